import * as assert from 'uvu/assert';
import { insertCallbackJob } from '../../../db/contributions/callback-jobs.ts';
import type { WalletHold } from '../../../db/tables/wallets.ts';
import { findLostTransaction, keepLostTransaction } from '../../../db/wallets/lost-transactions.ts';
import type { Wallet } from '../../../platform/unit/operator-wallet.ts';
import { Callbacks } from '../../../server/delivery/callbacks.ts';
import { errorLog } from '../../support/error-log.ts';
import { until } from '../../support/paying-players.ts';
import { SYSTEM } from '../../support/platform.ts';
import { DONE, failed, pay, REASON, retry, settle, withStuck } from '../../support/stuck-cancels.ts';
import { suite } from '../../support/suite.ts';
import { DAY_MS, dailyPot, START_MS, type Timed, withTimed } from '../../support/timed.ts';

const LOST = {
  transactionId: 'lost:debit',
  kind: 'debit',
  operatorId: 'northstar',
  playerId: 'p-9',
  currency: 'EUR',
  amount: 1_000_000n,
  atMs: START_MS,
  foundAtMs: START_MS,
} as const;

const insert = ({ platform }: Timed, transactionId: string = LOST.transactionId, kind: 'debit' | 'credit' = 'debit') =>
  platform.store.write((tx) => keepLostTransaction(tx, { ...LOST, kind, transactionId }));

const stateOf = async ({ platform }: Timed, id: string = LOST.transactionId) => {
  const found = await platform.store.read((tx) => findLostTransaction(tx, id));
  return found && [found.state, found.attempts, found.lastError];
};

const REFUSED = { outcome: 'refused', code: 'too_late' } as const;
const PAID_BY_PLAYERS = dailyPot({}, { contribution_rules: { contribution_type: { Fixed: 1 } } });

suite('platform/contributions/cancel-lost-debit', (test) => {
  test('a lost debit is cancelled until the wallet acknowledges it, with the cancels of contributions', () =>
    withStuck(async (timed, told) => {
      await pay(timed, 'a', 'k-1');
      await insert(timed);
      await timed.platform.settle();
      assert.is(told.sent.length, 2);
      assert.equal(await stateOf(timed), ['cancelling', 1, 'The wallet did not answer.']);
      timed.clock.nowMs += DAY_MS;
      told.cancel = () => Promise.resolve(REFUSED);
      await timed.platform.settle();
      assert.equal(await stateOf(timed), ['cancelling', 2, 'refused: too_late']);
      told.cancel = () => Promise.resolve(DONE);
      timed.clock.nowMs += DAY_MS;
      await timed.platform.settle();
      assert.equal(await stateOf(timed), ['cancelled', 2, null]);
      const sent = told.sent.length;
      timed.clock.nowMs += DAY_MS;
      await timed.platform.settle({ restart: true });
      assert.is(told.sent.length, sent);
      assert.equal(await settle(timed, [LOST.transactionId]), failed(LOST.transactionId, 'cancelled'));
      assert.equal(await timed.faults(), []);
    }));

  test('one that the wallet refuses is retried or settled by hand; a lost credit is neither', () =>
    withStuck(async (timed, told) => {
      told.cancel = () => Promise.resolve(REFUSED);
      await insert(timed);
      await insert(timed, 'lost:0', 'credit');
      await timed.platform.settle();
      const id = LOST.transactionId;
      assert.equal(await retry(timed, [id]), { succeeded: [id], failed: [] });
      await timed.platform.settle();
      assert.is(told.sent.length, 2);
      const stranger = { ...SYSTEM, access: { ...SYSTEM.access, everything: false, paths: new Set(['southstar']) } };
      assert.equal(await settle(timed, [id], stranger), failed(id, 'not_found'));
      assert.equal(await settle(timed, [id]), { succeeded: [id], failed: [] });
      assert.equal(await settle(timed, [id]), failed(id, 'settled'));
      assert.equal(await settle(timed, ['lost:0']), failed('lost:0', 'not_found'));
      const [row] = timed.query("select settled_by, reason, reference from lost_transactions where kind = 'debit'");
      assert.equal({ ...row }, { settled_by: 'system', ...REASON });
      timed.clock.nowMs += DAY_MS;
      await timed.platform.settle();
      assert.is(told.sent.length, 2);
    }));

  test('while its wallet is on hold, nothing of an operator is sent, and jobs from before wait', async () => {
    const holds = new Map<string, WalletHold>();
    const sent: string[] = [];
    const answer = (what: string) => {
      sent.push(what);
      return Promise.resolve(DONE);
    };
    const wallet: Wallet = {
      authenticate: ({ brandId, token: playerId, currency }) =>
        Promise.resolve({ outcome: 'done', result: { playerId, operatorId: 'northstar', brandId, currency } }),
      execute: ({ transactionId }) => answer(transactionId.endsWith(':debit') ? 'debit' : 'credit'),
      executeBatch: () => Promise.resolve({ outcome: 'uncertain', why: 'failed', detail: 'unused' }),
      cancel: () => answer('cancel'),
    };
    let asked = 0;
    const holdOf = (operatorId: string) => {
      asked += 1;
      return holds.get(operatorId);
    };
    const services = { holdOf, isCallable: () => true };
    await withTimed(
      PAID_BY_PLAYERS,
      async (timed) => {
        const { platform, clock, instanceId } = timed;
        await pay(timed, 'a', 'k-1');
        // A win of the day, which is due.
        clock.nowMs += DAY_MS;
        await platform.keepTime();
        await insert(timed);
        const job = {
          ...{ operation: 'contributeToInstance', accountId: 'system', requestId: 'r-1', operatorId: 'northstar' },
          ...{
            brandPath: 'northstar:luna',
            playerId: 'b',
            country: 'MT',
            segments: [],
            sessionSegments: null,
            sourceId: null,
            instanceId,
          },
          ...{ gameroundId: null, wager: 10_000_000n, currency: 'EUR', metadata: null, eventMetadata: null, key: null },
          ...{
            category: null,
            several: false,
            linked: false,
            address: 'https://hooks.example/',
            winsOnly: false,
            each: null,
          },
        };
        // The second has a debit of the lost timeline.
        for (const [contributionId, createdAtMs] of [
          ['c-1', clock.nowMs - 1],
          ['c-2', clock.nowMs - 1],
        ] as const)
          await platform.store.write((tx) => insertCallbackJob(tx, { ...job, contributionId, createdAtMs }));
        await insert(timed, 'c-2:debit');
        const runJobs = async (): Promise<void> => {
          const { store, keys, failures } = platform;
          asked = 0;
          const parts = { store, keys, failures, services: platform.services };
          const callbacks = new Callbacks({ ...parts, clock: () => clock.nowMs, draw: (n) => n - 1n }, errorLog());
          callbacks.wake();
          // It asks for each job that it finds.
          await until(() => asked >= 2, true);
          await callbacks.stop();
        };
        sent.splice(0);
        const hold = { operatorId: 'northstar', sinceMs: 0, restoredAtMs: clock.nowMs, liftedAtMs: null };
        holds.set('northstar', hold);
        await platform.settle({ restart: true });
        await runJobs();
        const refused = await pay(timed, 'b', 'k-2');
        assert.equal([refused.status, refused.code], [503, 'wallet_on_hold']);
        assert.equal(sent, []);
        assert.is(timed.query('select * from callback_jobs').length, 2);
        assert.equal(await stateOf(timed), ['cancelling', 0, null]);
        holds.clear();
        await runJobs();
        assert.equal(sent, ['debit']);
        const results = timed.query('select id, event_type from deliveries order by id').map(Object.values);
        assert.equal(results, [
          ['c-1', 'ContributionResult'],
          ['c-2', 'ContributionRefused'],
        ]);
        await platform.settle();
        assert.equal(sent.sort(), ['cancel', 'cancel', 'credit', 'debit']);
        assert.equal(await timed.faults(), []);
      },
      { walletOf: () => wallet, services },
    );
  });
});
