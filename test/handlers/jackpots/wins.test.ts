import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { testBarring } from '../../support/barring.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('listWins', (test) => {
  type Query = Readonly<Record<string, string | number | boolean>>;
  const list = (client: Client, query: Query = {}): Promise<Reply> => client.call('listWins', { query });

  /** The rows of a list, as `pot player state`. */
  const told = async (client: Client, query: Query = {}): Promise<string[]> =>
    (await list(client, query)).body.map(
      ({ win_pot_id, player_id, state }: Record<string, string>) => `${win_pot_id} ${player_id} ${state}`,
    );

  /** Three wins, of which the largest is held for a review. */
  const play = async (client: Client, id: string): Promise<void> => {
    const path = { operator_id: 'northstar' };
    await client.call('setOperatorSettings', { path, body: { review_threshold: { EUR: 50 } } });
    await win(client, id, 'minor', 'luna', 'p-1');
    await win(client, id, 'mega', 'luna', 'p-2');
    await win(client, id, 'major', 'luna', 'p-1');
  };

  test('answers what each payee is owed, with what it is for; a payment above the threshold is held', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id);
      assert.equal(await told(client), ['minor p-1 Due', 'mega p-2 Held', 'major p-1 Due']);
      const { body, headers } = await list(client);
      assert.is(headers.get('x-total-count'), '3');
      assert.equal(await told(client, { transaction_id: body[1].transaction_id }), ['mega p-2 Held']);
      assert.equal(await told(client, { transaction_id: body[1].transaction_id, player_id: 'p-1' }), []);
      assert.equal(await told(client, { transaction_id: 'none:0', withheld: true }), []);
      const { transaction_id, win_id, timestamp, next_attempt, ...rest } = body[0];
      assert.is(transaction_id, `${win_id}:0`);
      assert.is(next_attempt, timestamp + 30_000);
      assert.equal(rest, {
        instance_id: id,
        win_pot_id: 'minor',
        instance_count: 1,
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'office',
        win_amount: 5,
        jackpot_currency: 'EUR',
        payout_amount: 5,
        payout_currency: 'EUR',
        state: 'Due',
        attempts: 0,
      });
      assert.is(body[1].next_attempt, undefined);
      assert.equal(eventTypes(data), ['WinEvent', 'WinEvent', 'WinEvent']);
    }));

  test('each filter by itself, and all of them at once', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      const mega = 'mega p-2 Held';
      const [minor, , major] = (await list(client)).body;
      await client.call('settleWins', { body: { transaction_ids: [major.transaction_id], reason: 'By hand.' } });
      assert.equal(await told(client, { withheld: true }), ['minor p-1 Due', mega]);
      assert.equal(await told(client, { withheld: false }), ['major p-1 Settled']);
      assert.equal(await told(client, { state: 'Held' }), [mega]);
      assert.equal(await told(client, { state: 'Held', withheld: false }), []);
      assert.equal(await told(client, { state: 'Settled' }), ['major p-1 Settled']);
      assert.equal(await told(client, { player_id: 'p-2' }), [mega]);
      assert.equal(await told(client, { brand_id: 'northstar:nova' }), []);
      assert.equal(await told(client, { instance_id: 'another' }), []);
      assert.equal((await told(client, { instance_id: id, brand_id: '', player_id: '' })).length, 3);
      const { timestamp } = minor;
      assert.equal(await told(client, { timestamp_from: timestamp, timestamp_to: timestamp + 1, player_id: 'p-1' }), [
        'minor p-1 Due',
      ]);
      assert.equal(await told(client, { timestamp_from: timestamp + 3_600_000 }), []);
      const all = { instance_id: id, brand_id: 'northstar:luna', player_id: 'p-2', withheld: true, state: 'Held' };
      assert.equal(await told(client, all), [mega]);
    }));

  test('amounts are those of one currency, with both ends', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id);
      const [minor, mega, major] = ['minor p-1 Due', 'mega p-2 Held', 'major p-1 Due'];
      const ofAmounts = (query: Query): Promise<string[]> => told(client, { payout_currency: 'EUR', ...query });
      assert.equal(await ofAmounts({}), [minor, mega, major]);
      assert.equal(await ofAmounts({ payout_amount_min: 50 }), [mega, major]);
      assert.equal(await ofAmounts({ payout_amount_min: 50.000001 }), [mega]);
      assert.equal(await ofAmounts({ payout_amount_max: 50, sort_field: 'win_amount', sort_direction: -1 }), [
        major,
        minor,
      ]);
      assert.equal(await ofAmounts({ payout_amount_min: 5, payout_amount_max: 5 }), [minor]);
      assert.equal(await ofAmounts({ payout_amount_min: 6, payout_amount_max: 5 }), []);
      assert.equal(await ofAmounts({ payout_amount_min: 6, withheld: true, player_id: 'p-1', instance_id: id }), [
        major,
      ]);
      assert.equal(await ofAmounts({ payout_amount_min: 6, state: 'Held', brand_id: 'northstar:luna' }), [mega]);
      assert.equal(await ofAmounts({ payout_amount_min: 6, withheld: false }), []);
      assert.equal(await ofAmounts({ payout_amount_min: 6, timestamp_from: Date.now() + 3_600_000 }), []);
      assert.equal(await told(client, { payout_currency: 'JPY' }), []);
      assert.equal((await told(client, { payout_currency: '' })).length, 3);
      change(data, "update payouts set pay_currency = 'SEK', pay = 60000000 where player_id = 'p-2'");
      assert.equal(await ofAmounts({ payout_amount_min: 50 }), [major]);
      for (const operation of ['listWins', 'listWinTotals'] as const) {
        const refused = await client.call(operation, { query: { payout_currency: '', payout_amount_min: 5 } });
        assert.is(outcome(refused), '400 validation_failed');
        assert.is(refused.body.errors[0].pointer, '/query/payout_currency');
      }
      const totals = await client.call('listWinTotals', { query: { payout_currency: 'EUR', payout_amount_min: 6 } });
      assert.equal(totals.body, [{ currency: 'EUR', state: 'Due', count: 1, amount: '50' }]);
    }));

  test('many payments of an amount come in the order of the list, with the same filter', () =>
    withJackpot(async (client, { id }, data) => {
      await play(client, id);
      const others =
        'win_id, number, instance_id, operator_id, brand_path, player_id, amount, rate, state, in_flight, attempts, next_attempt_at_ms';
      change(
        data,
        `insert into payouts (transaction_id, won_at_ms, pay_currency, pay, ${others})
          with recursive n(i) as (select 1 union all select i + 1 from n where i < 21000)
          select 'x-' || (10000 + i), i, case i % 2 when 0 then 'EUR' else 'SEK' end, 50000 * i, ${others} from payouts, n where player_id = 'p-2'`,
      );
      const ask = async (query: Query): Promise<[string | null, string | null, string[]]> => {
        const { body, headers } = await list(client, { payout_currency: 'EUR', limit: 2, ...query });
        const ids = body.map(({ transaction_id }: { transaction_id: string }) => transaction_id);
        return [headers.get('x-total-count'), headers.get('x-total-count-bound'), ids];
      };
      assert.equal((await ask({ payout_amount_min: 100 }))[2], ['x-12000', 'x-12002']);
      assert.equal(await ask({ payout_amount_min: 700, payout_amount_max: 1000 }), [
        '3001',
        null,
        ['x-24000', 'x-24002'],
      ]);
      assert.equal(await ask({ payout_amount_min: 700, payout_amount_max: 1000, page: 1500 }), [
        '3001',
        null,
        ['x-30000'],
      ]);
    }));

  test('pages and sorts', () =>
    withJackpot(async (client, { id }) => {
      await play(client, id);
      assert.equal(await told(client, { sort_field: 'win_amount', sort_direction: -1, limit: 2 }), [
        'mega p-2 Held',
        'major p-1 Due',
      ]);
      const next = await list(client, { sort_field: 'win_amount', sort_direction: -1, limit: 2, page: 1 });
      assert.equal(next.body.length, 1);
      assert.match(next.headers.get('link') ?? '', /rel="prev"/);
      change(client.data, "update payouts set attempts = 7, last_error = 'x' where player_id = 'p-2'");
      const [most] = (await list(client, { sort_field: 'attempts', sort_direction: -1 })).body;
      assert.equal([most.player_id, most.attempts, most.last_error], ['p-2', 7, 'x']);
    }));

  test('a win of a contribution names it and its game round', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('contributeToInstance', { body: contribution(id, { gameround_id: 'r-1' }) });
      await win(client, id, 'minor', 'luna', 'p-1');
      change(data, "update wins set contribution_id = (select id from contributions), gameround_id = 'r-1'");
      const [won] = (await list(client)).body;
      assert.is(won.gameround_id, 'r-1');
      assert.is((await client.call('getContribution', { path: { contribution_id: won.contribution_id } })).status, 200);
    }));

  test('payees of brands outside of the access are not listed', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await win(client, id, 'minor', 'luna', 'p-1');
        await win(client, id, 'minor', 'nova', 'p-1');
        const { body, headers } = await client.call('listWins', { token: await tokenFor(data, brand) });
        assert.equal(
          body.map(({ brand_id }: { brand_id: string }) => brand_id),
          ['northstar:nova'],
        );
        assert.is(headers.get('x-total-count'), '1');
        assert.is(outcome(await list(client, { state: 'Lost' })), '400 validation_failed');
      },
      {},
      saveAccounts(brand),
    );
  });
});

suite('triggerWin', (test) => {
  const trigger = (
    client: Client,
    instance_id: string,
    changes: object = {},
    headers: Record<string, string> = {},
  ): Promise<Reply> =>
    client.call('triggerWin', {
      body: {
        instance_id,
        pot_id: 'minor',
        brand_id: 'northstar:luna',
        player_id: 'p-1',
        source_id: 'tri-star',
        ...changes,
      },
      headers,
    });

  const pots = threePots().pots;
  const withMinor = (changes: object) => threePots({ pots: [{ ...pots[0], ...changes }, ...pots.slice(1)] });

  /** Expects a refusal that moves nothing. */
  const refuses = async (client: Client, data: string, instanceId: string, expected: string, changes: object = {}) => {
    const before = contents(data);
    assert.is(outcome(await trigger(client, instanceId, changes)), expected);
    assert.equal(contents(data), before);
    assert.equal(eventTypes(data), []);
  };

  test('B28 pays the whole pot, seeds it again and emits one WinEvent', () =>
    withJackpot(async (client, { id }, data) => {
      await client.call('setBrandCurrencies', {
        path: { brand_id: 'northstar:luna' },
        body: { base_currency: 'EUR', multipliers: { SEK: 11.25 } },
      });
      for (let round = 0; round < 3; round += 1) await client.call('contributeToInstance', { body: contribution(id) });
      const { status, body } = await trigger(client, id);
      const { timestamp, ...rest } = body;
      assert.equal([status, rest], [200, { instance_id: id, win_amount: 5.63, win_pot_id: 'minor' }]);
      assert.ok(timestamp > 1_700_000_000_000);
      const after = (await client.call('getInstance', { path: { instance_id: id } })).body;
      // Of the next seed of 5, 0.27 was collected; the house had 0.6 and lends the rest.
      assert.equal([after.pots[0].current_value, after.pots[0].instance_count], [5, 2]);
      assert.is(after.house_pot.accumulated_seed_deficit, 4.13);
      assert.equal(eventTypes(data), ['WinEvent']);
      const [event] = select(data, 'select operator_id, brand_id, player_id, data from outbox');
      assert.equal([event?.operator_id, event?.brand_id, event?.player_id], ['northstar', 'northstar:luna', 'p-1']);
      const told = JSON.parse(String(event?.data));
      assert.equal([told.win_amount, told.win_pot_id, told.source_id], [5.63, 'minor', 'tri-star']);
      // The house's 0.6 are its own money too.
      assert.equal([told.jackpot_name, told.win_withheld, told.seed, told.seed_deficit], ['Tri star', false, 5, 4.73]);
      assert.equal([told.games, told.community_winner_count, told.community_winners], [[], 0, []]);
      assert.equal(told.currency_multipliers, { EUR: 1, SEK: 11.25 });
      const [payout] = select(data, 'select pay, pay_currency, state from payouts');
      assert.equal(payout, { pay: 5_630_000, pay_currency: 'EUR', state: 'due' });
    }));

  test('B28 refuses an unknown instance with instance_not_found', () =>
    withJackpot((client, _instance, data) => refuses(client, data, 'x', '404 instance_not_found')));

  test('B28 refuses an unknown brand with brand_not_found', () =>
    withJackpot((client, { id }, data) =>
      refuses(client, data, id, '404 brand_not_found', { brand_id: 'northstar:sol' }),
    ));

  test('B28 refuses a brand outside of the access with permission_denied', async () => {
    const caller = account({ type: 'Service', organisationId: 'southstar', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        const { id } = await openJackpot(client);
        const body = {
          instance_id: id,
          pot_id: 'minor',
          brand_id: 'northstar:luna',
          player_id: 'p',
          source_id: 'tri-star',
        };
        const reply = await client.call('triggerWin', { body, token: await tokenFor(data, caller) });
        assert.is(outcome(reply), '403 permission_denied');
      },
      {},
      saveAccounts(caller),
    );
  });

  test('B28 refuses an unknown pot with pot_not_found', () =>
    withJackpot((client, { id }, data) => refuses(client, data, id, '404 pot_not_found', { pot_id: 'tiny' })));

  test('B28 refuses an unknown source with source_not_found, and takes one of the brand or its operator', () =>
    withJackpot(async (client, { id }, data) => {
      const source = (owner_id: string, source_id: string) => ({ owner_id, source_id, source_name: 'A source' });
      await client.call('saveOperators', { body: [{ id: 'southstar', name: 'Southstar' }] });
      await client.call('createSources', { body: [source('southstar', 'wheel')] });
      await refuses(client, data, id, '404 source_not_found', { source_id: 'wheel' });
      await client.call('createSources', { body: [source('northstar:luna', 'lobby'), source('northstar', 'wheel')] });
      for (const [source_id, pot_id] of [
        ['lobby', 'minor'],
        ['wheel', 'major'],
      ])
        assert.is(outcome(await trigger(client, id, { source_id, pot_id })), '200', source_id);
    }));

  test('B28 refuses a disabled operator or brand with owner_disabled', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update brands set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
      change(data, 'update brands set enabled = 1');
      change(data, 'update operators set enabled = 0');
      await refuses(client, data, id, '422 owner_disabled');
    }));

  test('B28 refuses a jackpot that has not started with instance_pending', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set starts_at_ms = 4102444800000');
      await refuses(client, data, id, '422 instance_pending');
    }));

  test('B28 refuses a paused jackpot with instance_paused', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, "update instances set state = 'Paused'");
      await refuses(client, data, id, '422 instance_paused');
    }));

  test('B28 refuses a jackpot that has ended with instance_terminated', () =>
    withJackpot(async (client, { id }, data) => {
      change(data, 'update instances set ends_at_ms = 1');
      await refuses(client, data, id, '422 instance_terminated');
    }));

  test('B28 refuses a brand that does not take part with brand_excluded', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 brand_excluded'),
      threePots({ contribution_rules: { ...threePots().contribution_rules, allowed_brands: ['northstar:nova'] } }),
    ));

  testBarring(test, 'B28', 'triggerWin', (_client, instance_id) => ({
    ...{ instance_id, pot_id: 'minor', brand_id: 'northstar:luna', player_id: 'p-1', source_id: 'tri-star' },
  }));

  test('B28 refuses a player who is not opted in where that is required with player_not_opted_in', () =>
    withJackpot(
      async (client, { id }, data) => {
        await refuses(client, data, id, '422 player_not_opted_in');
        const wish = {
          instance_id: id,
          player_id: 'p-1',
          brand_id: 'northstar:luna',
          player_country: 'MT',
          opt_in: true,
        };
        await client.call('setOptIn', { body: wish });
        assert.is((await trigger(client, id)).status, 200);
      },
      threePots({ contribution_rules: { ...threePots().contribution_rules, opt_in_required: true } }),
    ));

  test('B28 refuses a pot without external trigger with external_trigger_not_supported', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '422 external_trigger_not_supported'),
      withMinor({ supports_external_trigger: false }),
    ));

  test('B28 refuses a disabled pot with pot_disabled', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await trigger(client, id)), '200');
        const before = contents(data);
        assert.is(outcome(await trigger(client, id)), '409 pot_disabled');
        assert.equal(contents(data), before);
      },
      withMinor({ max_instantiation_count: 1 }),
    ));

  test('B28 refuses a pot whose next seed is not covered with pot_not_armed', () =>
    withJackpot(
      (client, { id }, data) => refuses(client, data, id, '409 pot_not_armed'),
      withMinor({ win_constraints: [{ AllowedSeedDeficit: '4.99' }] }),
    ));

  test('B28 takes a pot for not armed when the house would owe more than amounts can say, before amount_out_of_range', () =>
    withJackpot(
      async (client, { id }, data) => {
        assert.is(outcome(await trigger(client, id)), '200');
        const before = contents(data);
        assert.is(outcome(await trigger(client, id)), '409 pot_not_armed');
        assert.equal(contents(data), before);
      },
      withMinor({ seed_strategy: { ...pots[0]?.seed_strategy, min_reseed_value: 5_000_000_000 } }),
    ));

  test('B28 answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await trigger(client, id, {}, headers);
      const again = await trigger(client, id, {}, headers);
      assert.equal(again.body, first.body);
      assert.is(again.headers.get('idempotent-replayed'), 'true');
      assert.equal(eventTypes(data), ['WinEvent']);
      assert.is(outcome(await trigger(client, id, { pot_id: 'mega' }, headers)), '422 idempotency_key_reused');
    }));
});
