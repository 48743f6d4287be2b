import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { account, EVERY_PERMISSION, saveAccounts, tokenFor } from '../../support/accounts.ts';
import { statesOf, winMinor } from '../../support/owed.ts';
import { by, paidByPlayers, startWalletSide, until, type WalletSide } from '../../support/paying-players.ts';
import { type Client, withFolder, withServer } from '../../support/server.ts';
import { instantiation, openJackpot, registerOwners } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';
import { change, contents, eventTypes, select } from '../../support/tables.ts';
import { verifyFolder } from '../../support/verify-folder.ts';
import { outcome, withJackpot } from '../../support/with-jackpot.ts';

suite('releaseWins', (test) => {
  const release = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
    client.call('releaseWins', { body: { transaction_ids }, ...more });

  /** A jackpot of an operator whose wallet is there, and holds every win for a review. */
  const withReview = (
    work: (client: Client, id: string, wallet: WalletSide, data: string) => Promise<void>,
    prepare?: Parameters<typeof withServer>[2],
  ): Promise<void> =>
    withFolder(async (folder) => {
      const wallet = await startWalletSide(join(folder, 'wallet'));
      try {
        await withServer(
          async (client, data) => {
            await registerOwners(client);
            const { id } = await openJackpot(client);
            const path = { operator_id: 'northstar' };
            await client.call('setOperatorSettings', { path, body: { review_threshold: { EUR: 0 } } });
            await work(client, id, wallet, data);
          },
          wallet.environment,
          prepare,
        );
      } finally {
        await wallet.stop();
      }
    });

  /** The wallet authenticates a player, who pays a euro for a contribution to another jackpot. */
  const authenticatePlayer = async (client: Client, player: string): Promise<void> => {
    const { id } = await openJackpot(client, paidByPlayers('paid'), instantiation({ instance_game_code: 'paid' }));
    assert.is((await client.call('contributeToInstance', { body: by(id, player) })).status, 200);
  };

  test('a win that was held is credited right after its release, with a WinSettled', () =>
    withReview(async (client, id, wallet, data) => {
      await authenticatePlayer(client, 'p-1');
      const [owed = ''] = await winMinor(client, id, 'p-1');
      assert.equal(await statesOf(client, 'p-1'), ['Held']);
      const [held] = select(data, "select data ->> 'win_withheld' as held from outbox where event_type = 'WinEvent'");
      assert.ok([1, true, 'true'].includes(held?.held as never));
      assert.equal((await release(client, [owed, owed])).body, { succeeded: [owed], failed: [] });
      await until(() => statesOf(client, 'p-1'), ['Paid']);
      assert.is(wallet.moved('p-1'), 4);
      assert.equal(eventTypes(data), ['WinEvent', 'WinSettled']);
      const [event] = select(data, "select owner_id, target_id from audit_events where action = 'releaseWins'");
      assert.equal(event, { owner_id: 'northstar:luna', target_id: owed });
    }));

  test('a credit that waits for its next attempt is sent now', () =>
    withReview(async (client, id, wallet, data) => {
      await authenticatePlayer(client, 'p-1');
      wallet.proxy.decide = () => ({ before: true, status: 503, body: {} });
      const [owed = ''] = await winMinor(client, id, 'p-1');
      await release(client, [owed]);
      const attempts = async () => (await client.call('listWins', {})).body[0].attempts;
      await until(attempts, 1);
      change(data, 'update payouts set next_attempt_at_ms = next_attempt_at_ms + 86400000');
      wallet.proxy.decide = () => 'pass';
      assert.equal((await release(client, [owed])).body.succeeded, [owed]);
      await until(() => statesOf(client, 'p-1'), ['Paid']);
      assert.is(wallet.moved('p-1'), 4);
    }));

  test('a player whom the wallet has never authenticated is due until then', () =>
    withReview(async (client, id, wallet) => {
      const [owed = ''] = await winMinor(client, id, 'stranger');
      assert.equal((await release(client, [owed])).body.succeeded, [owed]);
      assert.equal(await statesOf(client, 'stranger'), ['Due']);
      assert.equal(wallet.proxy.calls, []);
    }));

  test('a win that is paid, settled or not_found fails by itself', () =>
    withReview(async (client, id, _wallet, data) => {
      const [paid = '', settled = '', held = ''] = await winMinor(client, id, 'p-1', 'p-2', 'p-3');
      change(data, "update payouts set state = 'paid' where player_id = 'p-1'");
      change(data, "update payouts set state = 'settled' where player_id = 'p-2'");
      const { body } = await release(client, ['nobody:0', settled, held, paid]);
      assert.equal(body, {
        succeeded: [held],
        failed: [
          { transaction_id: 'nobody:0', code: 'not_found' },
          { transaction_id: settled, code: 'settled' },
          { transaction_id: paid, code: 'paid' },
        ],
      });
    }));

  test('a win of a player whose brand is outside of the access is not_found', () => {
    const brand = account({ type: 'User', unitId: 'nova', permissions: EVERY_PERMISSION });
    return withReview(async (client, id, _wallet, data) => {
      await client.call('saveBrands', { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] });
      const [owed = ''] = await winMinor(client, id, 'p-1');
      const { body } = await release(client, [owed], { token: await tokenFor(data, brand) });
      assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'not_found' }] });
      assert.equal(await statesOf(client, 'p-1'), ['Held']);
    }, saveAccounts(brand));
  });

  test('an operator without a wallet can release nothing: wallet_not_configured', () =>
    withJackpot(async (client, { id }) => {
      const [owed = ''] = await winMinor(client, id, 'p-1');
      const { body } = await release(client, [owed]);
      assert.equal(body, { succeeded: [], failed: [{ transaction_id: owed, code: 'wallet_not_configured' }] });
    }));

  test('answers a repeated key as the first time, and another request under it with idempotency_key_reused', () =>
    withJackpot(async (client) => {
      const headers = { 'idempotency-key': 'k-1' };
      const first = await release(client, ['nobody:0'], { headers });
      const again = await release(client, ['nobody:0'], { headers });
      assert.equal([again.body, again.headers.get('idempotent-replayed')], [first.body, 'true']);
      assert.is(outcome(await release(client, ['nobody:1'], { headers })), '422 idempotency_key_reused');
    }));
});

suite('refuseWins', (test) => {
  const reason = 'Two accounts of one person.';

  const refuse = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
    client.call('refuseWins', { body: { transaction_ids, reason }, ...more });

  /** Every win is held. */
  const review = (client: Client) =>
    client.call('setOperatorSettings', { path: { operator_id: 'northstar' }, body: { review_threshold: { EUR: 0 } } });

  test('a held win stays withheld as Refused, with its reason and a WinRefused; nothing is booked', () =>
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

  test('a win of a player whose brand is outside of the access is not_found', async () => {
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

suite('settleWins', (test) => {
  const reason = 'Paid by bank transfer.';

  const settle = (client: Client, transaction_ids: readonly string[], more: object = {}) =>
    client.call('settleWins', { body: { transaction_ids, reason }, ...more });

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

  test('a held win can be settled; one that is paid, settled, in_flight or not_found fails by itself', () =>
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

  test('a win of a player whose brand is outside of the access is not_found', async () => {
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
