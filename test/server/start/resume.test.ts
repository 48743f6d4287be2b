import * as assert from 'uvu/assert';
import { findContribution, insertContribution } from '../../../db/contributions/contributions.ts';
import type { Contribution } from '../../../db/tables/contributions.ts';
import type { Payout } from '../../../db/tables/wins.ts';
import { recordAuthenticated } from '../../../db/wallets/wallet-players.ts';
import { insertPayout, insertWin } from '../../../db/wins/wins.ts';
import type { Wallet, WalletAnswer, WalletTransaction } from '../../../platform/unit/operator-wallet.ts';
import { createLog } from '../../../server/base/log.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import { Resumption } from '../../../server/start/resumption.ts';
import { WalletHealth } from '../../../server/wallet-client/wallet-health.ts';
import { until } from '../../support/paying-players.ts';
import { type InProcessPlatform, openPlatform } from '../../support/platform.ts';
import { instantiation, threePots } from '../../support/story.ts';
import { suite } from '../../support/suite.ts';

const NOW_MS = 1_000_000;
const DAY_MS = 86_400_000;
const clock = { nowMs: NOW_MS };
const unit = { clock: () => clock.nowMs, draw: () => 0n };

const openInstance = async ({ call }: InProcessPlatform): Promise<string> => {
  await call('saveOperators', { body: [{ id: 'northstar', name: 'Northstar' }] });
  await call('createTemplate', { body: threePots() });
  await call('publishTemplate', { body: { owner_id: 'northstar', template_id: 'three-pots' } });
  const { body } = await call('instantiateTemplate', { body: instantiation() });
  return (body as { id: string }).id;
};

type LeftBehind = {
  readonly operatorId: string;
  readonly count: number;
  readonly sinceMs: number;
  readonly attempts?: number;
  readonly lastError?: string | null;
};

/** Calls that wait for an operator's wallet: as many cancels as credits. */
const leaveBehind = async (
  { store }: InProcessPlatform,
  instanceId: string,
  { operatorId, count, sinceMs, attempts = 2, lastError = null }: LeftBehind,
): Promise<void> => {
  const brandPath = `${operatorId}:luna`;
  const player = { instanceId, brandPath, playerId: 'p-1', sourceId: 's', gameroundId: null, eventMetadata: null };
  const ids = Array.from({ length: count }, (_, n) => `${operatorId}-${n}`);
  const cancelling = (id: string): Contribution => ({
    ...player,
    id,
    state: 'cancelling',
    currency: 'EUR',
    rate: '1/1',
    instanceVersion: 1,
    wager: 0n,
    debit: 1n,
    playerPaid: 0n,
    operatorPaid: 0n,
    booked: 0n,
    ticketsAwarded: 0,
    metadata: null,
    keyScope: null,
    key: null,
    createdAtMs: sinceMs,
    attempts,
    nextAttemptAtMs: sinceMs,
    lastError,
  });
  const winOf = (n: number) => `${operatorId}-win-${n}`;
  const win = (n: number) => ({
    ...player,
    id: winOf(n),
    potId: 'minor',
    instanceCount: 1,
    contributionId: null,
    value: 1n,
    atMs: 0,
    batches: 0,
  });
  const due = (n: number): Payout => ({
    transactionId: `${winOf(n)}:0`,
    winId: winOf(n),
    number: 0,
    instanceId,
    operatorId,
    brandPath,
    playerId: 'p-1',
    amount: 1n,
    payCurrency: 'EUR',
    pay: 1n,
    rate: '1/1',
    state: 'due',
    inFlight: false,
    attempts,
    nextAttemptAtMs: sinceMs,
    lastError,
    walletRefusedAtMs: null,
    wonAtMs: 0,
    paidAtMs: null,
    settledBy: null,
    settleReason: null,
    refusedAtMs: null,
    refusedBy: null,
    refuseReason: null,
    unnamed: null,
  });
  await store.write(async (tx) => {
    for (const id of ids) insertContribution(tx, cancelling(id));
    await recordAuthenticated(tx, brandPath, 'p-1', sinceMs);
    for (const n of ids.keys()) {
      await insertWin(tx, win(n));
      await insertPayout(tx, due(n));
    }
  });
};

type Scene = {
  readonly platform: InProcessPlatform;
  readonly instanceId: string;
  /** The calls that the wallets received, by operator. */
  readonly sent: Map<string, string[]>;
  readonly log: { readonly lines: Record<string, unknown>[] };
  readonly begin: (how?: { readonly isWaking: boolean }) => Resumption;
  /** The wallets' answer to a cancel. */
  readonly answers: { cancel: WalletAnswer<null> };
  /** Sends once what is due, and waits for the answers. */
  settle(): Promise<void>;
};

/** A platform whose wallets acknowledge nothing; the operator `none` has no wallet. */
const withPlatform = async (work: (scene: Scene) => Promise<void>): Promise<void> => {
  const sent = new Map<string, string[]>();
  const answers: Scene['answers'] = {
    cancel: { outcome: 'uncertain', why: 'failed', detail: 'The wallet answered 500.' },
  };
  const lines: Record<string, unknown>[] = [];
  const walletOf = (operatorId: string): Wallet | undefined => {
    if (operatorId === 'none') return undefined;
    const note = (id: string) => sent.set(operatorId, [...(sent.get(operatorId) ?? []), id]);
    return {
      authenticate: () => Promise.resolve({ outcome: 'refused', code: 'session_expired' }),
      execute: async ({ transactionId }: WalletTransaction) => {
        note(transactionId);
        return { outcome: 'refused', code: 'limit_exceeded' };
      },
      executeBatch: async ({ batchId }) => {
        note(batchId);
        return { outcome: 'refused', code: 'limit_exceeded' };
      },
      cancel: async (transactionId) => {
        note(transactionId);
        return answers.cancel;
      },
    };
  };
  const platform = openPlatform({ ...unit, walletOf });
  try {
    const log = createLog('warn', { write: (line) => void lines.push(JSON.parse(line)) });
    const { store, keys, failures, services } = platform;
    const payer = {
      services,
      read: store.read.bind(store),
      write: <Result>(change: Parameters<typeof writeUnit<Result>>[1]) =>
        writeUnit({ store, keys, failures, ...unit }, change),
    };
    const begin = ({ isWaking } = { isWaking: true }) => {
      const resume = new Resumption(payer, walletOf, log, unit.clock);
      if (isWaking) resume.wake();
      return resume;
    };
    const settle = async () => {
      const resume = begin();
      await resume.stop();
    };
    await work({ platform, instanceId: await openInstance(platform), sent, answers, log: { lines }, begin, settle });
  } finally {
    await platform.close();
  }
};

suite('server/start/resume', (test) => {
  test('one look reaches every operator, however much waits for slow or missing wallets', () =>
    withPlatform(async ({ platform, instanceId, sent, settle }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'none', count: 250, sinceMs: 1 });
      await leaveBehind(platform, instanceId, { operatorId: 'slow', count: 250, sinceMs: 2 });
      await leaveBehind(platform, instanceId, { operatorId: 'quick', count: 40, sinceMs: 3 });
      await settle();
      assert.is(sent.get('slow')?.length, 100);
      assert.is(new Set(sent.get('slow')).size, 100);
      assert.is(new Set(sent.get('quick')).size, 80);
    }));

  test('a start retries everything that waits, 4 calls per operator at a time', () =>
    withPlatform(async ({ platform, instanceId, sent, begin }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'slow', count: 50, sinceMs: NOW_MS + DAY_MS });
      await leaveBehind(platform, instanceId, { operatorId: 'quick', count: 1, sinceMs: NOW_MS + DAY_MS });
      const resume = begin();
      await resume.stop();
      assert.is(sent.size, 0, 'nothing is due');
      const started = begin({ isWaking: false });
      await started.start();
      await started.stop();
      assert.equal([sent.get('slow')?.length, sent.get('quick')?.length], [4, 2]);
    }));

  test('calls that failed while the clock ran ahead are sent again once it is set back', () =>
    withPlatform(async ({ platform, instanceId, sent, log, begin }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 1, sinceMs: 1 });
      clock.nowMs = NOW_MS + 400 * DAY_MS;
      const resume = begin();
      try {
        // An attempt is logged after the next one is stored.
        await until(() => log.lines.length, 2);
        clock.nowMs = NOW_MS;
        await until(() => sent.get('northstar')?.length, 4);
      } finally {
        clock.nowMs = NOW_MS;
        await resume.stop();
      }
    }));

  test('a wallet that accepts everything but credits gets one credit, and all once it acknowledges one', () =>
    withPlatform(async ({ platform, instanceId, sent, begin }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 4, sinceMs: NOW_MS + 600_000 });
      const resume = begin({ isWaking: false });
      const health = new WalletHealth(
        {
          walletFailed: (id) => resume.walletFailed(id),
          walletIsBack: (id, call) => resume.walletIsBack(id, call),
          walletTakes: (id, call) => resume.walletTakes(id, call),
          walletAnswers: (id) => resume.walletAnswers(id),
        },
        createLog('error', { write: () => undefined }),
        unit.clock,
      );
      const ids = (end: string) => (sent.get('northstar') ?? []).filter((id) => id.endsWith(end));
      const partly = () => {
        health.record('northstar', 'credit', {
          outcome: 'uncertain',
          why: 'failed',
          detail: 'The wallet answered 503.',
        });
        health.record('northstar', 'debit', { outcome: 'done', result: null });
      };
      try {
        for (let probes = 1; probes <= 3; probes += 1) {
          partly();
          await until(() => ids(':0').length, probes);
          for (let debits = 0; debits < 20; debits += 1) partly();
          // The second probe is five seconds after the first, and the third five minutes.
          clock.nowMs += [5_000, 300_000, 60_000][probes - 1] ?? 0;
        }
        assert.is(new Set(ids(':0')).size, 3, 'another one each time');
        health.record('northstar', 'credit', { outcome: 'done', result: null });
        await until(() => new Set(ids(':0')).size, 4);
      } finally {
        await resume.stop();
        clock.nowMs = NOW_MS;
      }
      assert.ok(ids(':0').length >= 7, 'all of them');
      assert.ok(ids(':debit').length <= 4, 'cancels are no credits');
    }));

  /** Refused for the third time five minutes ago, so that it would wait for 25 more. */
  const refused = { sinceMs: NOW_MS + 25 * 60_000, attempts: 3, lastError: 'refused: route_not_found' };

  test('a success of its kind tries what the wallet has refused, a few with a look, and each once in five minutes', () =>
    withPlatform(async ({ platform, instanceId, sent, begin }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 10, ...refused });
      await leaveBehind(platform, instanceId, { operatorId: 'southstar', count: 1, ...refused });
      const later = { ...refused, sinceMs: refused.sinceMs + 1 };
      await leaveBehind(platform, instanceId, { operatorId: 'eaststar', count: 1, ...later });
      const lost = { ...refused, lastError: 'The wallet answered 500.' };
      await leaveBehind(platform, instanceId, { operatorId: 'weststar', count: 1, ...lost });
      const takes = async (operatorId = 'northstar'): Promise<[calls: number, credits: number]> => {
        const resume = begin({ isWaking: false });
        resume.walletTakes(operatorId, 'session');
        resume.walletTakes(operatorId, 'credit');
        resume.wake();
        await resume.stop();
        const ids = sent.get(operatorId) ?? [];
        return [ids.length, new Set(ids).size];
      };
      const times = [await takes(), await takes(), await takes(), await takes()];
      assert.equal(times, [
        [4, 4],
        [8, 8],
        [10, 10],
        [10, 10],
      ]);
      assert.ok(
        sent.get('northstar')?.every((id) => id.endsWith(':0')),
        'its cancels wait',
      );
      assert.equal(await takes('eaststar'), [0, 0], 'it was tried a millisecond too late');
      assert.equal(await takes('weststar'), [0, 0], 'it was not refused');
      assert.is(sent.get('southstar'), undefined, 'nor is it the same wallet');
      try {
        clock.nowMs += 5 * 60_000 - 1;
        assert.equal(await takes(), [10, 10]);
        clock.nowMs += 1;
        assert.equal(await takes(), [14, 10]);
      } finally {
        clock.nowMs = NOW_MS;
      }
    }));

  test('a credit that a wallet refused shortly before it accepted another is retried once it has rested, without another success', () =>
    withPlatform(async ({ platform, instanceId, sent, begin }) => {
      const later = { ...refused, sinceMs: refused.sinceMs + 60_000 };
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 3, ...later });
      await leaveBehind(platform, instanceId, { operatorId: 'southstar', count: 1, ...refused });
      const resume = begin({ isWaking: false });
      try {
        for (const operatorId of ['northstar', 'southstar']) resume.walletTakes(operatorId, 'credit');
        resume.wake();
        await until(() => sent.get('southstar')?.length, 1);
        assert.is(sent.get('northstar'), undefined);
        clock.nowMs += 60_000;
        resume.wake();
        await until(() => sent.get('northstar')?.length, 3);
      } finally {
        await resume.stop();
        clock.nowMs = NOW_MS;
      }
    }));

  test('a wallet that takes what it has refused is sent more of it with each that it acknowledges', () =>
    withPlatform(async ({ platform, instanceId, sent, answers, begin }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 30, ...refused });
      answers.cancel = { outcome: 'done', result: null };
      const resume = begin({ isWaking: false });
      try {
        await until(() => {
          resume.walletTakes('northstar', 'cancel');
          resume.wake();
          return sent.get('northstar')?.length;
        }, 30);
      } finally {
        await resume.stop();
      }
      assert.is(new Set(sent.get('northstar')).size, 30);
    }));

  test('every failed attempt is one log line: which, whose, how often and why', () =>
    withPlatform(async ({ platform, instanceId, log, settle }) => {
      await leaveBehind(platform, instanceId, { operatorId: 'northstar', count: 1, sinceMs: 1 });
      await settle();
      const lines = log.lines.map(({ time: _, ...line }) => line);
      assert.equal(lines, [
        {
          level: 40,
          transaction_id: 'northstar-0:debit',
          operator_id: 'northstar',
          attempts: 3,
          reason: 'The wallet answered 500.',
          msg: 'debit not cancelled yet',
        },
        {
          level: 40,
          transaction_id: 'northstar-win-0:0',
          operator_id: 'northstar',
          attempts: 3,
          reason: 'refused: limit_exceeded',
          msg: 'win not paid yet',
        },
      ]);
      const waiting = await platform.store.read((tx) => findContribution(tx, 'northstar-0'));
      assert.equal([waiting?.state, waiting?.attempts], ['cancelling', 3]);
      await settle();
      assert.is(log.lines.length, 2);
    }));
});
