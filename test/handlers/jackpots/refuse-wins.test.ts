import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { statesOf, winMinor } from '../../support/owed.ts';
import { type Client, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const reason = 'Two accounts of one person.';
const refuse = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
  client.call('refuseWins', { body: { transaction_ids, reason }, ...more });

/** Every win is held. */
const review = (client: Client) =>
  client.call('setOperatorSettings', { path: { operator_id: 'northstar' }, body: { review_threshold: { EUR: 0 } } });

suite('handlers/jackpots/refuse-wins', (test) => {
  test('a held win stays withheld as Refused, with its reason; nothing is booked, and WinRefused tells so', () =>
    withJackpot(async (client, { id }, data) => {
      await review(client);
      const [owed = '', other = ''] = await winMinor(client, id, 'p-1', 'p-2');
      const ledger = select(data, 'select * from ledger_entries');
      assert.equal((await refuse(client, [owed, owed])).body, { succeeded: [owed], failed: [] });
      assert.equal(select(data, 'select * from ledger_entries'), ledger);
      assert.equal(select(data, 'select withheld from instances'), [{ withheld: 10_000_000 }]);
      assert.equal(eventTypes(data), ['WinEvent', 'WinEvent', 'WinRefused']);
      const [won] = (await client.call('listWins', { query: { state: 'Refused' } })).body;
      const [event] = select(data, "select * from outbox where event_type = 'WinRefused'");
      assert.equal(JSON.parse(String(event?.data)), {
        ...{ win_id: owed.split(':')[0], transaction_id: owed, instance_id: id, win_pot_id: 'minor', win_amount: 5 },
        ...{ jackpot_currency: 'EUR', payout_amount: 5, payout_currency: 'EUR', player_id: 'p-1' },
        ...{ brand_id: 'northstar:luna', timestamp: won.refused_on, reason },
      });
      const actor = select(data, "select id from accounts where username = 'root'")[0]?.id;
      assert.equal([won.transaction_id, won.refused_by, won.refuse_reason], [owed, actor, reason]);
      const listed = async (query: object): Promise<string[]> =>
        (await client.call('listWins', { query: { ...query } })).body.map(
          ({ transaction_id }: { transaction_id: string }) => transaction_id,
        );
      assert.equal(await listed({ state: 'Held' }), [other]);
      assert.equal(await listed({ withheld: true }), [owed, other]);
      assert.equal((await client.call('listWinTotals')).body, [
        { currency: 'EUR', state: 'Held', count: 1, amount: '5' },
        { currency: 'EUR', state: 'Refused', count: 1, amount: '5' },
      ]);
      assert.is((await verifyFolder(data)).status, 0);
    }));

  test('only what is held is refused, once; each failure has its own code', () =>
    withJackpot(async (client, { id }, data) => {
      const [due = ''] = await winMinor(client, id, 'p-0');
      await review(client);
      const [held = '', refused = '', settled = '', paid = ''] = await winMinor(client, id, 'p-1', 'p-2', 'p-3', 'p-4');
      await refuse(client, [refused]);
      await client.call('settleWins', { body: { transaction_ids: [settled], reason } });
      change(data, "update payouts set state = 'paid' where player_id = 'p-4'");
      assert.equal((await refuse(client, [due, held, refused, settled, paid, 'nobody:0'])).body, {
        succeeded: [held],
        failed: [
          { transaction_id: due, code: 'not_held' },
          { transaction_id: refused, code: 'refused' },
          { transaction_id: settled, code: 'settled' },
          { transaction_id: paid, code: 'paid' },
          { transaction_id: 'nobody:0', code: 'not_found' },
        ],
      });
    }));

  test('a refused win can be settled, and is not refused any more', () =>
    withJackpot(async (client, { id }, data) => {
      await review(client);
      const [owed = ''] = await winMinor(client, id, 'p-1');
      await refuse(client, [owed]);
      assert.equal(await statesOf(client, 'p-1'), ['Refused']);
      await client.call('settleWins', { body: { transaction_ids: [owed], reason: 'The case is closed.' } });
      const [won] = (await client.call('listWins')).body;
      assert.equal([won.state, won.refused_by, won.settle_reason], ['Settled', undefined, 'The case is closed.']);
      assert.is((await verifyFolder(data)).status, 0);
    }));

  test('what is owed to players of brands outside of the access is not_found', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        await review(client);
        const [owed = ''] = await winMinor(client, id, 'p-1');
        const before = contents(data);
        const { body } = await refuse(client, [owed], { token: await tokenFor(data, brand) });
        assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'not_found' }] });
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(brand),
    );
  });

  test('answers a repeated key as the first time, another request under it with idempotency_key_reused, and is audited', () =>
    withJackpot(async (client, { id }, data) => {
      await review(client);
      const [owed = '', other = ''] = await winMinor(client, id, 'p-1', 'p-2');
      const headers = { 'idempotency-key': 'k-1' };
      const first = await refuse(client, [owed], { headers });
      const again = await refuse(client, [owed], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await refuse(client, [other], { headers })), '422 idempotency_key_reused');
      const [event, ...others] = select(data, "select * from audit_events where action = 'refuseWins'");
      assert.equal(
        [event?.owner_id, event?.resource, event?.target_id, event?.detail, others.length],
        ['northstar:luna', 'winners', owed, JSON.stringify({ reason }), 0],
      );
    }));
});
