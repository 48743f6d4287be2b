import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { openPlatform } from '../../support/platform.ts';
import { type Client, withServer } from '../../support/server.ts';
import { contribution, instantiation, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { DEFAULTS, LUNA, setMultipliers, withCurrencies } from '../../support/with-currencies.ts';
import { outcome, withOwners } from '../../support/with-jackpot.ts';

/** The value of a euro of a contribution in the player's currency, or the code of a refusal. */
const euroIn = async (client: Client, instanceId: string, currency: string, more: object = {}): Promise<unknown> => {
  const { body } = await client.call('contributeToInstance', { body: contribution(instanceId, { currency, ...more }) });
  return body.code ?? body.contribution_amount;
};

suite('handlers/jackpots/set-brand-currencies', (test) => {
  test('gives a brand multipliers in place of all defaults, exactly and in the order of their currencies', () =>
    withCurrencies(async (client, data) => {
      const given = { SEK: 11.31, JPY: 1_000_000_000_000, BHD: 0.000000000001 };
      const { status, body } = await setMultipliers(client, given);
      const expected = {
        ...LUNA,
        base_currency: 'EUR',
        multipliers: { BHD: 0.000000000001, JPY: 1_000_000_000_000, SEK: 11.31 },
      };
      assert.equal([status, JSON.stringify(body)], [200, JSON.stringify(expected)]);
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA })).body, expected);
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
          assert.is((await platform.call('setBrandCurrencies', { path: LUNA, body })).status, 200);
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
      const win = { instance_id: id, ...LUNA, player_id: 'p-1', source_id: 'tri-star' };
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

  test('what is set already changes nothing, in any order', () =>
    withCurrencies(async (client, data) => {
      await setMultipliers(client, { SEK: 11.31, USD: 1.0852 });
      const before = contents(data);
      const { status, body } = await setMultipliers(client, { USD: 1.0852, SEK: 11.31 });
      assert.equal([status, body.multipliers], [200, { SEK: 11.31, USD: 1.0852 }]);
      assert.equal(contents(data), before);
      await setMultipliers(client, { USD: 1.0852, SEK: 11.31 }, { base_currency: 'GBP' });
      assert.is(select(data, 'select * from brand_currency_changes').length, 2);
      // The defaults as a brand's own are a change: it no longer follows them.
      await client.call('clearBrandCurrencies', { path: LUNA });
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
      const cases = [{ SEK: 0 }, { SEK: -1 }, { SEK: 1e-13 }, { SEK: 1e13 }, { SEK: '1' }, { sek: 2 }, { SEKS: 2 }];
      for (const multipliers of [...cases, Object.fromEntries(many.slice(0, 501))])
        assert.is(outcome(await setMultipliers(client, multipliers)), '400 validation_failed');
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
      assert.equal((await client.call('getBrandCurrencies', { query: LUNA })).body.multipliers, { SEK: 12 });
      assert.is(outcome(await setMultipliers(client, { SEK: 13 }, { headers })), '422 idempotency_key_reused');
    }));

  test('a disabled brand can be given multipliers, since administering goes on', () =>
    withCurrencies(async (client, data) => {
      change(data, 'update brands set enabled = 0');
      assert.is(outcome(await setMultipliers(client, { SEK: 11 })), '200');
    }));
});
