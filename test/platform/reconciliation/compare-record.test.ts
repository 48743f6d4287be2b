import * as assert from 'uvu/assert';
import { insertContribution } from '../../../db/contributions/contributions.ts';
import { insertSettledCancel } from '../../../db/contributions/settled-cancels.ts';
import { payouts } from '../../../db/tables/wins.ts';
import { endLostDebit, keepLostTransaction } from '../../../db/wallets/lost-transactions.ts';
import { keepShares } from '../../../db/wins/win-shares.ts';
import { compareRecord, type WalletList, type WalletRecord } from '../../../platform/reconciliation/compare-record.ts';
import { settleRecord } from '../../../platform/reconciliation/settle-record.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

/** A UUID v7 of a time, as the platform draws them. */
const idAt = (atMs: number, last = '1'): string => {
  const hex = atMs.toString(16).padStart(12, '0');
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-${last.padStart(12, '0')}`;
};

const HOLD = { operatorId: 'northstar', sinceMs: START_MS };

const record = (changes: Partial<WalletRecord>): WalletRecord => ({
  ...{ kind: 'debit', transactionId: `${idAt(START_MS)}:debit`, playerId: 'p-1', amount: 1_000_000n, currency: 'EUR' },
  ...{ atMs: START_MS, line: 2, ...changes },
});

const listOf = (...cancelled: readonly string[]): WalletList => ({
  ...{ debits: new Set<string>(), cancelled: new Set(cancelled), isShared: false },
});

const verdict = async ({ platform }: Timed, changes: Partial<WalletRecord>, cancelled: readonly string[] = []) => {
  const compared = await platform.store.read((tx) => compareRecord(tx, HOLD, record(changes), listOf(...cancelled)));
  return compared.is === 'refused' ? compared.why : compared.is;
};

const stored = async ({ platform, instanceId }: Timed, last: string, state: 'booked' | 'cancelled' | 'cancelling') => {
  const id = idAt(START_MS, last);
  await platform.store.write(async (tx) =>
    insertContribution(tx, {
      ...{ id, instanceId, state, brandPath: 'northstar:luna', playerId: 'p-1', sourceId: 's', gameroundId: null },
      ...{ currency: 'EUR', rate: '1/1', instanceVersion: 1, wager: 0n, debit: 1_000_000n, playerPaid: 0n },
      ...{ operatorPaid: 0n, booked: 0n, ticketsAwarded: 0, metadata: null, eventMetadata: null, keyScope: null },
      ...{ key: null, createdAtMs: START_MS, attempts: 0, nextAttemptAtMs: null, lastError: null },
    }),
  );
  return `${id}:debit`;
};

suite('platform/reconciliation/compare-record', (test) => {
  test('debits, by what the store and the list say about them', () =>
    withTimed(dailyPot(), async (timed) => {
      const { store } = timed.platform;
      const booked = await stored(timed, 'b', 'booked');
      const cancelled = await stored(timed, 'c', 'cancelled');
      const cancelling = await stored(timed, 'd', 'cancelling');
      const settled = await stored(timed, 'e', 'cancelled');
      const by = { settledBy: 'a', reason: 'r', reference: 'f', settledAtMs: 0 };
      const { instanceId } = timed;
      await store.write((tx) => insertSettledCancel(tx, { ...by, contributionId: settled.slice(0, -6), instanceId }));
      assert.is(await verdict(timed, { transactionId: booked }), 'agrees');
      assert.is(await verdict(timed, { transactionId: booked }, [booked]), 'bookedDebit');
      assert.match(await verdict(timed, { transactionId: booked, amount: 2n }), /is 0\.000002 EUR of p-1 in the list/);
      assert.match(await verdict(timed, { transactionId: booked, playerId: 'x' }), /of x in the list and .* of p-1 in/);
      assert.match(await verdict(timed, { transactionId: booked, currency: 'SEK' }), /1 SEK of p-1 in the list/);
      assert.is(await verdict(timed, { transactionId: cancelled }, [cancelled]), 'agrees');
      assert.is(await verdict(timed, { transactionId: cancelled }), 'lostDebit', 'the wallet still has it');
      assert.is(await verdict(timed, { transactionId: cancelling }), 'agrees', 'its cancel is sent again');
      assert.is(await verdict(timed, { transactionId: settled }), 'agrees');
      const other = { operatorId: 'eaststar', sinceMs: START_MS };
      const elsewhere = await store.read((tx) => compareRecord(tx, other, record({ transactionId: booked }), listOf()));
      assert.equal(elsewhere, { is: 'foreign', ownerId: 'northstar' }, "another operator's");
      const unlisted = { kind: 'cancel', transactionId: booked } as const;
      assert.is(await verdict(timed, unlisted), 'bookedDebit', 'its debit is earlier than the list');
      assert.is(await verdict(timed, { ...unlisted, transactionId: cancelled }), 'agrees');
      const lost = `${idAt(START_MS + 1)}:debit`;
      assert.is(await verdict(timed, { transactionId: lost }), 'lostDebit');
      assert.is(
        await verdict(timed, { transactionId: lost.replace(':debit', '.3:debit') }),
        'lostDebit',
        'a linked one',
      );
      assert.is(await verdict(timed, { transactionId: lost }, [lost]), 'agrees');
      assert.is(await verdict(timed, { kind: 'cancel', transactionId: lost }), 'agrees');
      // The id contains the time at which it was made, by the platform's own clock.
      const old = { transactionId: `${idAt(START_MS - DAY_MS)}:debit`, atMs: START_MS };
      assert.match(await verdict(timed, old), /is from 2025-12-31T.*, before the backup/);
      for (const transactionId of ['bet-1', 'x:debit', `${idAt(START_MS)}:0`, `${idAt(START_MS)}:debit:debit`])
        assert.is(await verdict(timed, { transactionId }), 'foreign', transactionId);
    }));

  test('credits, and what settling them changes; a second time nothing is left to settle', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock } = timed;
      const { store, keys } = platform;
      await timed.contribute('p-1');
      clock.nowMs += DAY_MS;
      await platform.keepTime();
      const [payout] = timed.query('select transaction_id, win_id, player_id, pay, pay_currency from payouts');
      const credit = {
        kind: 'credit' as const,
        ...{ transactionId: String(payout?.transaction_id), playerId: String(payout?.player_id) },
        ...{ amount: BigInt(String(payout?.pay)), currency: String(payout?.pay_currency) },
      };
      const settle = async (changes: Partial<WalletRecord>) =>
        store.write(async (tx) => {
          const found = await compareRecord(tx, HOLD, record(changes), listOf());
          await settleRecord({ tx, seal: keys.seal, nowMs: clock.nowMs }, 'northstar', record(changes), found);
        });
      assert.is(await verdict(timed, credit), 'paid');
      assert.match(await verdict(timed, { ...credit, amount: 1n }), /in the list and 101 EUR of p-1 in the store/);
      await settle(credit);
      assert.is(await verdict(timed, credit), 'agrees');
      await settle(credit);
      assert.equal(timed.query('select state from payouts').map(Object.values), [['paid']]);
      assert.is(timed.events().filter(({ type }) => type === 'WinSettled').length, 1);
      assert.equal(await timed.faults(), []);
      const lost = { ...credit, transactionId: `${idAt(START_MS + 1)}:0` };
      assert.is(await verdict(timed, lost), 'lostCredit');
      await settle(lost);
      assert.is(await verdict(timed, lost), 'agrees');
      assert.equal(timed.query('select kind, state from lost_transactions').map(Object.values), [['credit', 'noted']]);
      const win = String(payout?.win_id);
      const share = {
        number: 7,
        brand: 'northstar:luna',
        player: 'p-1',
        amount: '1',
        pay: '1',
        currency: 'EUR',
        rate: '1/1',
      };
      assert.is(await verdict(timed, { ...credit, transactionId: `${win}:7` }).then((is) => is !== 'agrees'), true);
      await store.write((tx) => keepShares(tx, win, [share]));
      assert.is(
        await verdict(timed, { ...credit, transactionId: `${win}:7` }),
        'agrees',
        'it is sent again, under its id',
      );
    }));

  test('a held win that was released after the backup is booked as paid; one settled by hand was paid twice', () =>
    withTimed(dailyPot(), async (timed) => {
      const { platform, clock } = timed;
      await timed.contribute('p-1');
      clock.nowMs += DAY_MS;
      await platform.keepTime();
      await platform.store.write((tx) => tx.run((db) => db.update(payouts).set({ state: 'held' })));
      const [payout] = timed.query('select transaction_id, pay from payouts');
      const transactionId = String(payout?.transaction_id);
      const credit = { kind: 'credit', transactionId, amount: BigInt(String(payout?.pay)) } as const;
      assert.is(await verdict(timed, credit), 'paid');
      const { status } = await platform.call('settleWins', {
        body: { transaction_ids: [transactionId], reason: 'cash' },
      });
      assert.is(status, 200);
      assert.is(await verdict(timed, credit), 'paidTwice');
      assert.equal(await timed.faults(), []);
      await platform.store.write((tx) =>
        keepLostTransaction(tx, { ...record({}), kind: 'debit', operatorId: 'northstar', foundAtMs: 0 }),
      );
      assert.is(await verdict(timed, {}), 'agrees', 'it is recorded');
      // The record was in the list taken for northstar's, and is in the list of its true operator.
      const eaststar = { ...HOLD, operatorId: 'eaststar' };
      const { store, keys } = platform;
      const elsewhere = (isShared: boolean) =>
        store.read((tx) => compareRecord(tx, eaststar, record({}), { ...listOf(), isShared }));
      assert.equal(await elsewhere(true), { is: 'agrees' }, 'its cancel goes to the same wallet');
      const found = await elsewhere(false);
      assert.equal(found, { is: 'lostDebit' });
      await store.write((tx) => endLostDebit(tx, record({}).transactionId));
      await store.write((tx) =>
        settleRecord({ tx, seal: keys.seal, nowMs: clock.nowMs }, 'eaststar', record({}), found),
      );
      assert.equal(timed.query('select operator_id, state from lost_transactions').map(Object.values), [
        ['eaststar', 'cancelling'],
      ]);
      assert.equal(await elsewhere(false), { is: 'agrees' });
    }));
});
