import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { type Client, type Reply, withServer } from '../../support/server.ts';
import { contribution, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, eventTypes } from '../../support/tables.ts';
import { win } from '../../support/win.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

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

suite('handlers/jackpots/list-wins', (test) => {
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
