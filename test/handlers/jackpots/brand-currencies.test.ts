import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { openPlatform } from '../../support/platform.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { DEFAULTS, LUNA_BRAND, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

suite('listBrandCurrencies', (test) => {
  /** northstar with luna and nova, north-east and southstar with luna each. */
  const register = async (client: Client): Promise<void> => {
    const brands = { northstar: ['nova', 'luna'], southstar: ['luna'], 'northstar-east': ['luna'] };
    for (const [operator_id, ids] of Object.entries(brands)) {
      await client.call('saveOperators', { body: [{ id: operator_id, name: operator_id }] });
      await client.call('saveBrands', { path: { operator_id }, body: ids.map((id) => ({ id, name: id })) });
    }
  };

  const listed = async (client: Client, query: Record<string, string | number> = {}, token = ''): Promise<string[]> =>
    (await client.call('listBrandCurrencies', { query, ...(token === '' ? {} : { token }) })).body.map(
      ({ brand_id }: { brand_id: string }) => brand_id,
    );

  const ALL = ['northstar-east:luna', 'northstar:luna', 'northstar:nova', 'southstar:luna'];

  test('B1 answers the multipliers of a brand, or the defaults where it has none', () =>
    withCurrencies(async (client) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      await setMultipliers(client, { SEK: 11.31 }, { base_currency: 'USD' });
      const nova = { brand_id: 'northstar:nova', base_currency: 'EUR', multipliers: DEFAULTS };
      assert.equal((await client.call('listBrandCurrencies')).body, [
        { ...LUNA_BRAND, base_currency: 'USD', multipliers: { SEK: 11.31 } },
        nova,
      ]);
      await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      assert.equal((await client.call('listBrandCurrencies')).body, [{ ...nova, ...LUNA_BRAND }, nova]);
    }));

  test('B1 filters by operator and by brand, sorts by the brand path and pages', () =>
    withServer(async (client) => {
      await register(client);
      for (const query of [{ owner_id: '' }, { sort_field: 'brand_id' }] as Record<string, string>[])
        assert.equal(await listed(client, query), ALL);
      assert.equal(await listed(client, { sort_direction: -1 }), ALL.toReversed());
      assert.equal(await listed(client, { owner_id: 'northstar' }), ['northstar:luna', 'northstar:nova']);
      assert.equal(await listed(client, { owner_id: 'northstar:nova' }), ['northstar:nova']);
      for (const owner_id of ['northstar:sol', 'nowhere', 'luna']) assert.equal(await listed(client, { owner_id }), []);
      const reply = await client.call('listBrandCurrencies', { query: { limit: 1, page: 2 } });
      assert.is(reply.body[0].brand_id, 'northstar:nova');
      assert.is(reply.headers.get('x-total-count'), '4');
      assert.match(reply.headers.get('link') ?? '', /<\/config\/currencies\?[^>]*\bpage=3\b[^>]*>; rel="next"/);
    }));

  test('B1 answers to an account only the brands that it reaches', async () => {
    const [operator, brand] = [
      account({ type: 'SuperUser' }),
      account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION }),
    ];
    await withServer(
      async (client, data) => {
        await register(client);
        const cases = [
          [operator, ['northstar:luna', 'northstar:nova']],
          [brand, ['northstar:luna']],
        ] as const;
        for (const [caller, reached] of cases) {
          const token = await tokenFor(data, caller);
          assert.equal(await listed(client, {}, token), reached);
          assert.equal(await listed(client, { owner_id: 'northstar' }, token), reached);
          for (const owner_id of ['southstar', 'southstar:luna', 'northstar-east'])
            assert.equal(await listed(client, { owner_id }, token), []);
        }
        assert.equal(await listed(client, { owner_id: 'northstar:nova' }, await tokenFor(data, brand)), []);
      },
      {},
      saveAccounts(operator, brand),
    );
  });
});

suite('setBrandCurrencies', (test) => {
  /** The value of a euro of a contribution in the player's currency, or the code of a refusal. */
  const euroIn = async (client: Client, instanceId: string, currency: string, more: object = {}): Promise<unknown> => {
    const { body } = await client.call('contributeToInstance', {
      body: contribution(instanceId, { currency, ...more }),
    });
    return body.code ?? body.contribution_amount;
  };

  test('gives a brand multipliers in place of all defaults, exactly and in the order of their currencies', () =>
    withCurrencies(async (client, data) => {
      const given = { SEK: 11.31, JPY: 1_000_000_000_000, BHD: 0.000000000001 };
      const { status, body } = await setMultipliers(client, given);
      const expected = {
        ...LUNA_BRAND,
        base_currency: 'EUR',
        multipliers: { BHD: 0.000000000001, JPY: 1_000_000_000_000, SEK: 11.31 },
      };
      assert.equal([status, JSON.stringify(body)], [200, JSON.stringify(expected)]);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA_BRAND })).body, expected);
      assert.equal(eventTypes(data), []);
    }));

  test('refuses a base currency that ISO 4217 does not list with currency_unknown, unless it is set already', () =>
    withCurrencies(async (client, data) => {
      const zzz = () => setMultipliers(client, { SEK: 11.31 }, { base_currency: 'ZZZ' });
      const reply = await zzz();
      assert.equal([outcome(reply), reply.body.errors[0].pointer], ['422 currency_unknown', '/base_currency']);
      await setMultipliers(client, { SEK: 11.31 });
      change(
        data,
        "insert into brand_currency_changes select seq + 1, operator_id, brand_id, at_ms, account_id, 'ZZZ', multipliers from brand_currency_changes",
      );
      assert.is(outcome(await zzz()), '200');
    }));

  test('only contributions of the brand are converted with them, from the next one on', () =>
    withCurrencies(async (client, data) => {
      const { id } = await openJackpot(client);
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      assert.is(await euroIn(client, id, 'SEK'), 11.25);
      await setMultipliers(client, { SEK: 10.1 });
      assert.is(await euroIn(client, id, 'SEK'), 10.1);
      assert.is(await euroIn(client, id, 'EUR'), 1);
      assert.is(await euroIn(client, id, 'USD'), 'currency_not_configured');
      assert.is(await euroIn(client, id, 'SEK', { brand_id: 'northstar:nova' }), 11.25);
      // With another base, 10.1 of what is 0.5 euros.
      await setMultipliers(client, { SEK: 10.1, EUR: 0.5 }, { base_currency: 'USD' });
      assert.is(await euroIn(client, id, 'SEK'), 20.2);
      await setMultipliers(client, {});
      assert.is(await euroIn(client, id, 'SEK'), 'currency_not_configured');
      assert.is(await euroIn(client, id, 'EUR'), 1);
      assert.equal(
        select(data, "select rate from contributions where currency = 'SEK' order by id").map(({ rate }) => rate),
        ['4/45', '10/101', '4/45', '5/101'],
      );
    }));

  test('a contribution whose debit is under way keeps the rate that it began with', async () => {
    const rates: unknown[] = [];
    const debits: bigint[] = [];
    const platform = openPlatform({
      draw: () => 0n,
      clock: Date.now,
      multipliers: { SEK: '11.25' },
      walletOf: () => ({
        authenticate: async ({ currency }) => ({
          outcome: 'done',
          result: { playerId: 'p-1', operatorId: 'northstar', brandId: 'luna', currency },
        }),
        execute: async ({ amountMicros }) => {
          debits.push(amountMicros);
          const body = { base_currency: 'EUR', multipliers: { SEK: 20 } };
          assert.is((await platform.call('setBrandCurrencies', { path: LUNA_BRAND, body })).status, 200);
          return { outcome: 'done', result: null };
        },
        executeBatch: async () => ({ outcome: 'refused', code: 'unexpected' }),
        cancel: async () => ({ outcome: 'done', result: null }),
      }),
    });
    try {
      const call = async (...[id, parts]: Parameters<typeof platform.call>) => {
        const reply = await platform.call(id, parts);
        assert.is(reply.status, 200, `${id}: ${reply.code}`);
        return reply.body as { id: string; contribution_amount: number };
      };
      await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
      await call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'luna', name: 'Luna' }] });
      const rules = { contribution_type: { Fixed: 1 }, max_contribution: '1' };
      await call('createTemplate', { body: threePots({ contribution_rules: rules }) });
      await call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
      const { id } = await call('instantiateTemplate', { body: instantiation() });
      for (let times = 0; times < 2; times += 1) {
        const body = contribution(id, { currency: 'SEK' });
        rates.push((await call('contributeToInstance', { body })).contribution_amount);
      }
    } finally {
      await platform.close();
    }
    assert.equal(debits, [11_250_000n, 20_000_000n]);
    assert.equal(rates, [11.25, 20]);
  });

  test('a triggered win is paid in the currency of the last contribution at them, else in that of the jackpot', () =>
    withCurrencies(async (client, data) => {
      const { id } = await openJackpot(client);
      await setMultipliers(client, { SEK: 10 });
      await euroIn(client, id, 'SEK');
      const win = { instance_id: id, ...LUNA_BRAND, player_id: 'p-1', source_id: 'tri-star' };
      assert.is(outcome(await client.call('triggerWin', { body: { ...win, pot_id: 'major' } })), '200');
      await setMultipliers(client, {});
      assert.is(outcome(await client.call('triggerWin', { body: { ...win, pot_id: 'mega' } })), '200');
      assert.equal(
        select(data, 'select pay, pay_currency from payouts order by rowid').map(({ pay, pay_currency }) => [
          pay,
          pay_currency,
        ]),
        [
          [501_500_000, 'SEK'],
          [500_100_000, 'EUR'],
        ],
      );
    }));

  test('multipliers that are set already change nothing, in any order', () =>
    withCurrencies(async (client, data) => {
      await setMultipliers(client, { SEK: 11.31, USD: 1.0852 });
      const before = contents(data);
      const { status, body } = await setMultipliers(client, { USD: 1.0852, SEK: 11.31 });
      assert.equal([status, body.multipliers], [200, { SEK: 11.31, USD: 1.0852 }]);
      assert.equal(contents(data), before);
      await setMultipliers(client, { USD: 1.0852, SEK: 11.31 }, { base_currency: 'GBP' });
      assert.is(select(data, 'select * from brand_currency_changes').length, 2);
      // The defaults as a brand's own are a change: it no longer follows them.
      await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      await setMultipliers(client, DEFAULTS);
      assert.is(select(data, 'select * from brand_currency_changes').length, 4);
    }));

  test('refuses a base currency that is listed with another multiplier than 1 with base_multiplier_not_one', () =>
    withCurrencies(async (client, data) => {
      const before = contents(data);
      const refused = await setMultipliers(client, { EUR: 1.000001, SEK: 11.31 });
      assert.is(outcome(refused), '422 base_multiplier_not_one');
      assert.is(refused.body.errors[0].pointer, '/multipliers/EUR');
      assert.equal(contents(data), before);
      assert.equal((await setMultipliers(client, { EUR: 1, SEK: 11.31 })).body.multipliers, { EUR: 1, SEK: 11.31 });
    }));

  test('refuses a multiplier of 0, below it, of 13 decimals or of no currency, and more than 500', () =>
    withOwners(async (client, data) => {
      const before = contents(data);
      const letters = Array.from('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
      const many = letters.flatMap((a) => letters.map((b): [string, number] => [`X${a}${b}`, 2]));
      const cases = [{ SEK: 0 }, { SEK: -1 }, { SEK: 1e-13 }, { SEK: 1e13 }, { SEK: '1' }, { sek: 2 }];
      for (const multipliers of [...cases, Object.fromEntries(many.slice(0, 501))])
        assert.is(outcome(await setMultipliers(client, multipliers)), '400 validation_failed');
      assert.equal(contents(data), before);
      const undeclared = await setMultipliers(client, { SEKS: 2 });
      assert.equal(
        [outcome(undeclared), undeclared.body.errors[0].pointer],
        ['422 currency_unknown', '/multipliers/SEKS'],
      );
      assert.equal(contents(data), before);
      assert.is(outcome(await setMultipliers(client, Object.fromEntries(many.slice(0, 500)))), '200');
    }));

  test('refuses a brand that does not exist or is not reached with brand_not_found', async () => {
    const caller = account({ type: 'User', unitId: 'luna', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const before = contents(data);
        const body = { base_currency: 'EUR', multipliers: { SEK: 11 } };
        const token = await tokenFor(data, caller);
        for (const [brand_id, more] of [
          ['northstar:sol', {}],
          ['southstar:luna', {}],
          ['northstar:nova', { token }],
        ] as const) {
          const reply = await client.call('setBrandCurrencies', { path: { brand_id }, body, ...more });
          assert.is(outcome(reply), '404 brand_not_found', brand_id);
        }
        assert.equal(contents(data), before);
        assert.is(outcome(await setMultipliers(client, { SEK: 11 }, { token })), '200');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('answers a repeated key as the first time, and other multipliers under it with idempotency_key_reused', () =>
    withCurrencies(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await setMultipliers(client, { SEK: 11 }, { headers });
      await setMultipliers(client, { SEK: 12 });
      const again = await setMultipliers(client, { SEK: 11 }, { headers });
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA_BRAND })).body.multipliers, { SEK: 12 });
      assert.is(outcome(await setMultipliers(client, { SEK: 13 }, { headers })), '422 idempotency_key_reused');
    }));

  test('a disabled brand can be given multipliers, since administering goes on', () =>
    withCurrencies(async (client, data) => {
      change(data, 'update brands set enabled = 0');
      assert.is(outcome(await setMultipliers(client, { SEK: 11 })), '200');
    }));
});

suite('clearBrandCurrencies', (test) => {
  test('returns a brand to the defaults, by which its next contribution is converted', () =>
    withCurrencies(async (client, data) => {
      const { id } = await openJackpot(client);
      await setMultipliers(client, { SEK: 10 });
      const { status, body } = await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      assert.equal([status, body], [200, { ...LUNA_BRAND, base_currency: 'EUR', multipliers: DEFAULTS }]);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA_BRAND })).body, body);
      const contributed = await client.call('contributeToInstance', { body: contribution(id, { currency: 'SEK' }) });
      assert.is(contributed.body.contribution_amount, 11.25);
      assert.equal(eventTypes(data), []);
    }));

  test('leaves a brand that has no multipliers as it is', () =>
    withCurrencies(async (client, data) => {
      const before = contents(data);
      assert.equal((await client.call('clearBrandCurrencies', { path: LUNA_BRAND })).body.multipliers, DEFAULTS);
      assert.equal(contents(data), before);
      await setMultipliers(client, { SEK: 10 });
      for (let times = 0; times < 2; times += 1) await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      assert.is(select(data, 'select * from brand_currency_changes').length, 2);
    }));

  test('refuses a brand that does not exist or is not reached with brand_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await setMultipliers(client, { SEK: 10 });
        const before = contents(data);
        const token = await tokenFor(data, caller);
        const unknown = await client.call('clearBrandCurrencies', { path: { brand_id: 'northstar:sol' } });
        assert.is(outcome(unknown), '404 brand_not_found');
        assert.is(
          outcome(await client.call('clearBrandCurrencies', { path: LUNA_BRAND, token })),
          '404 brand_not_found',
        );
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(caller),
    );
  });

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withCurrencies(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const clear = (brand_id: string) => client.call('clearBrandCurrencies', { path: { brand_id }, headers });
      const first = await clear('northstar:luna');
      await setMultipliers(client, { SEK: 10 });
      const again = await clear('northstar:luna');
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(again.body, first.body);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA_BRAND })).body.multipliers, { SEK: 10 });
      assert.is(outcome(await clear('northstar:nova')), '422 idempotency_key_reused');
    }));
});

suite('listBrandCurrencyChanges', (test) => {
  type Change = { timestamp: number; account_id: string; multipliers?: Record<string, number> };

  const changes = (client: Client, query: Record<string, number> = {}) =>
    client.call('listBrandCurrencyChanges', { path: LUNA_BRAND, query });

  const multipliersOf = (list: Change[]) => list.map(({ multipliers }) => multipliers);

  test('answers each change of a brand in order: when, by whom and to what, without the returns to the defaults having any', () =>
    withCurrencies(async (client, data) => {
      assert.equal((await changes(client)).body, []);
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const nova = { path: { brand_id: 'northstar:nova' }, body: { base_currency: 'EUR', multipliers: { SEK: 9 } } };
      await client.call('setBrandCurrencies', nova);
      const start = Date.now();
      await setMultipliers(client, { USD: 1.1, SEK: 11 });
      await client.call('clearBrandCurrencies', { path: LUNA_BRAND });
      await setMultipliers(client, {}, { base_currency: 'GBP' });
      const { body } = await changes(client);
      const account_id = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal(
        body.map(({ timestamp: _, ...rest }: Change) => rest),
        [
          { ...LUNA_BRAND, account_id, base_currency: 'EUR', multipliers: { SEK: 11, USD: 1.1 } },
          { ...LUNA_BRAND, account_id },
          { ...LUNA_BRAND, account_id, base_currency: 'GBP', multipliers: {} },
        ],
      );
      for (const { timestamp } of body) assert.ok(timestamp >= start && timestamp <= Date.now());
    }));

  test('sorts both ways and pages, with the total and links to the neighbours', () =>
    withCurrencies(async (client) => {
      for (const SEK of [10, 11, 12]) await setMultipliers(client, { SEK });
      assert.equal(multipliersOf((await changes(client)).body), [{ SEK: 10 }, { SEK: 11 }, { SEK: 12 }]);
      const descending = await changes(client, { sort_direction: -1 });
      assert.equal(multipliersOf(descending.body), [{ SEK: 12 }, { SEK: 11 }, { SEK: 10 }]);
      const page = await changes(client, { limit: 1, page: 1 });
      assert.equal(multipliersOf(page.body), [{ SEK: 11 }]);
      assert.is(page.headers.get('x-total-count'), '3');
      const next = /<([^>]+)>; rel="next"/.exec(page.headers.get('link') ?? '')?.[1] ?? '';
      const { pathname, searchParams } = new URL(next, client.url);
      assert.is(pathname, '/config/currencies/northstar:luna/history');
      assert.equal(multipliersOf((await changes(client, { limit: 1, page: Number(searchParams.get('page')) })).body), [
        { SEK: 12 },
      ]);
    }));

  test('refuses a brand that does not exist or is not reached with brand_not_found', async () => {
    const caller = account({ type: 'SuperUser', organisationId: 'southstar' });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const token = await tokenFor(data, caller);
        const unknown = await client.call('listBrandCurrencyChanges', { path: { brand_id: 'northstar:sol' } });
        assert.is(outcome(unknown), '404 brand_not_found');
        const unreached = await client.call('listBrandCurrencyChanges', { path: LUNA_BRAND, token });
        assert.is(outcome(unreached), '404 brand_not_found');
      },
      {},
      saveAccounts(caller),
    );
  });
});
