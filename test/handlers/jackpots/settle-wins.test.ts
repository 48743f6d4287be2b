import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { statesOf, winMinor } from '../../support/owed.ts';
import { type Client, withServer } from '../../support/server.ts';
import { openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

const reason = 'Paid by bank transfer.';
const settle = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
  client.call('settleWins', { body: { transaction_ids, reason }, ...more });

suite('handlers/jackpots/settle-wins', (test) => {
  test('a win that was paid elsewhere leaves the withheld ones, is in the ledger with its reason, and emits WinSettled', () =>
    withJackpot(async (client, { id }, data) => {
      const [first = '', second = ''] = await winMinor(client, id, 'p-1', 'p-2');
      const { status, body } = await settle(client, [second, first, second]);
      assert.equal([status, body], [200, { succeeded: [second, first], failed: [] }]);
      assert.equal(eventTypes(data), ['WinEvent', 'WinEvent', 'WinSettled', 'WinSettled']);
      const query = { kind: 'settlement' };
      const entries = (await client.call('listLedgerEntries', { path: { instance_id: id }, query })).body;
      const [event] = select(data, "select * from outbox where event_type = 'WinSettled' order by id");
      assert.equal([event?.operator_id, event?.brand_id, event?.player_id], ['northstar', 'northstar:luna', 'p-2']);
      assert.equal(JSON.parse(String(event?.data)), {
        win_id: second.split(':')[0],
        transaction_id: second,
        instance_id: id,
        win_pot_id: 'minor',
        win_amount: 5,
        jackpot_currency: 'EUR',
        payout_amount: 5,
        payout_currency: 'EUR',
        player_id: 'p-2',
        brand_id: 'northstar:luna',
        timestamp: entries[0].timestamp,
      });
      assert.equal(
        entries.map((entry: { reference: string; reason: string }) => [entry.reference, entry.reason]),
        [
          [second, reason],
          [first, reason],
        ],
      );
      assert.equal(entries[1].postings, [
        { account: 'withheld', amount: -5, balance_after: 0 },
        { account: 'paid', amount: 5 },
      ]);
      const [won] = (await client.call('listWins', { query: { player_id: 'p-1' } })).body;
      assert.equal(
        [won.state, won.settle_reason, won.settled_by, won.paid_on, won.next_attempt],
        ['Settled', reason, entries[1].actor, entries[1].timestamp, undefined],
      );
    }));

  test('what is held can be settled; what is paid, settled, in_flight or not_found fails by itself', () =>
    withJackpot(async (client, { id }, data) => {
      const [held = '', paid = '', sent = '', settled = ''] = await winMinor(client, id, 'p-1', 'p-2', 'p-3', 'p-4');
      change(data, "update payouts set state = 'held' where player_id = 'p-1'");
      change(data, "update payouts set state = 'paid' where player_id = 'p-2'");
      change(data, 'update payouts set in_flight = 1 where player_id = ?', 'p-3');
      await settle(client, [settled]);
      const { body } = await settle(client, [paid, held, sent, settled, 'nobody:0']);
      assert.equal(body, {
        succeeded: [held],
        failed: [
          { transaction_id: paid, code: 'paid' },
          { transaction_id: sent, code: 'in_flight' },
          { transaction_id: settled, code: 'settled' },
          { transaction_id: 'nobody:0', code: 'not_found' },
        ],
      });
      assert.equal(await statesOf(client, 'p-1'), ['Settled']);
      assert.equal(await statesOf(client, 'p-3'), ['Due']);
    }));

  test('what is owed to players of brands outside of the access is not_found', async () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    await withServer(
      async (client, data) => {
        await registerOwners(client);
        await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
        const { id } = await openJackpot(client);
        const [owed = ''] = await winMinor(client, id, 'p-1');
        const before = contents(data);
        const { body } = await settle(client, [owed], { token: await tokenFor(data, brand) });
        assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'not_found' }] });
        assert.equal(contents(data), before);
      },
      {},
      saveAccounts(brand),
    );
  });

  test('is in the audit trail of the brand, with the reason', () =>
    withJackpot(async (client, { id }, data) => {
      const [owed = ''] = await winMinor(client, id, 'p-1');
      await settle(client, [owed]);
      const [event] = select(data, "select * from audit_events where action = 'settleWins'");
      assert.equal(
        [event?.owner_id, event?.resource, event?.target_id, event?.detail],
        ['northstar:luna', 'winners', owed, JSON.stringify({ reason })],
      );
    }));

  test('a hundred payments are settled at once, and no more', () =>
    withJackpot(async (client, { id }, data) => {
      const players = Array.from({ length: 100 }, (_, n) => `p-${n}`);
      const owed = await winMinor(client, id, ...players.slice(0, 50));
      const others = await winMinor(client, id, ...players.slice(50));
      assert.is(outcome(await settle(client, [...owed, ...others, 'x:0'])), '400 validation_failed');
      assert.equal((await settle(client, [...owed, ...others])).body.failed, []);
      assert.equal(select(data, 'select withheld from instances'), [{ withheld: 0 }]);
      const events = select(data, "select target_id, detail from audit_events where action = 'settleWins'");
      assert.equal(events.map(({ target_id }) => target_id).sort(), [...owed, ...others].sort(), 'each has its event');
      for (const { detail } of events) assert.is(detail, JSON.stringify({ reason }));
    }));

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client, { id }, data) => {
      const [owed = '', other = ''] = await winMinor(client, id, 'p-1', 'p-2');
      const headers = { 'idempotency-key': 'k-1' };
      const first = await settle(client, [owed], { headers });
      const again = await settle(client, [owed], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await settle(client, [other], { headers })), '422 idempotency_key_reused');
      assert.equal(select(data, "select idempotency_key from ledger_entries where kind = 'settlement'"), [
        { idempotency_key: 'k-1' },
      ]);
    }));
});
