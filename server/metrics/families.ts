import { POTS_MAX, type Waiting } from '../../db/operating-figures.ts';
import { numberFromMicros } from '../../domain/money/micros.ts';
import { CODES } from '../health/readiness.ts';
import type { Distribution } from './distribution.ts';
import type { Figures } from './figures.ts';

/** Label values and a value. */
type Sample = readonly [labels: readonly string[], value: number];
type Measured = readonly [labels: readonly string[], values: Distribution];

type Named = { readonly name: string; readonly help: string; readonly labels: readonly string[] };

/** A metric: its name and meaning, and how it follows from the figures. */
export type Family = Named &
  (
    | { readonly type: 'gauge' | 'counter'; readonly samplesOf: (figures: Figures) => readonly Sample[] }
    | { readonly type: 'histogram'; readonly distributionsOf: (figures: Figures) => readonly Measured[] }
  );

const gauge = (name: string, help: string, pick: (figures: Figures) => number | undefined): Family => ({
  ...{ name: `pitboss_${name}`, help, labels: [], type: 'gauge' },
  samplesOf: (figures) => {
    const value = pick(figures);
    return value === undefined ? [] : [[[], value]];
  },
});

const several = (
  type: 'gauge' | 'counter',
  name: string,
  help: string,
  labels: readonly string[],
  samplesOf: (figures: Figures) => readonly Sample[],
): Family => ({ name: `pitboss_${name}`, help, labels, type, samplesOf });

const distribution = (
  name: string,
  help: string,
  labels: readonly string[],
  distributionsOf: (figures: Figures) => readonly Measured[],
): Family => ({ name: `pitboss_${name}`, help, labels, type: 'histogram', distributionsOf });

const MICROS = 1_000_000;

const secondsSince = (nowMs: number, { oldestAtMs }: Waiting): number =>
  oldestAtMs === null ? 0 : Math.max(nowMs - oldestAtMs, 0) / 1000;

const creditsBy = (figures: Figures, pick: (waiting: Waiting) => number): Sample[] => {
  const { stored } = figures;
  if (stored === undefined) return [];
  const { due, unknownPlayer, held } = stored.credits;
  return [
    [['due'], pick(due)],
    [['unknown_player'], pick(unknownPlayer)],
    [['held'], pick(held)],
  ];
};

const bookedBy =
  (kind: string, pick: (booked: { count: number; amountMicros: number }) => number) =>
  ({ stored }: Figures): Sample[] =>
    (stored?.booked ?? []).filter((booked) => booked.kind === kind).map((booked) => [[booked.currency], pick(booked)]);

const REQUEST = 'operation';
/** What is no operation has one name, however many addresses are tried. */
export const NO_OPERATION = 'none';

/** Every metric of the platform itself. Label values come from the specs, from settings, or from lists with an end. */
export const FAMILIES: readonly Family[] = [
  several('gauge', 'info', 'The running version.', ['version'], ({ version }) => [[[version], 1]]),
  gauge('ready', 'Whether the platform is ready: 1 or 0.', ({ readiness }) => (readiness.reasons.length === 0 ? 1 : 0)),
  several('gauge', 'readiness_finding', 'What /readyz finds, as 1: reasons and warnings.', ['code'], ({ readiness }) =>
    CODES.map((code) => [
      [code],
      [...readiness.reasons, ...readiness.warnings].some((each) => each.code === code) ? 1 : 0,
    ]),
  ),
  several('counter', 'requests_total', 'Requests by operation and status.', [REQUEST, 'status'], ({ counts }) =>
    [...counts.requests].flatMap(([operation, { statuses }]) =>
      [...statuses].map(([status, count]): Sample => [[operation, String(status)], count]),
    ),
  ),
  distribution('request_seconds', 'The time from a request to its reply.', [REQUEST], ({ counts }) =>
    [...counts.requests].map(([operation, { seconds }]) => [[operation], seconds]),
  ),
  distribution('commit_seconds', 'The time of a transaction, from its begin until it is on disk.', [], ({ counts }) => [
    [[], counts.commitSeconds],
  ]),
  distribution('commit_units', 'The units of work that share a commit.', [], ({ counts }) => [
    [[], counts.commitUnits],
  ]),
  several(
    'counter',
    'contributions_total',
    'Contributions booked.',
    ['currency'],
    bookedBy('contribution', ({ count }) => count),
  ),
  several(
    'counter',
    'contributed_amount_total',
    'Amounts contributed.',
    ['currency'],
    bookedBy('contribution', ({ amountMicros }) => amountMicros / MICROS),
  ),
  several(
    'counter',
    'wins_total',
    'Wins booked.',
    ['currency'],
    bookedBy('win', ({ count }) => count),
  ),
  several(
    'counter',
    'won_amount_total',
    'Amounts won.',
    ['currency'],
    bookedBy('win', ({ amountMicros }) => amountMicros / MICROS),
  ),
  several(
    'gauge',
    'pot_value',
    `The value of each enabled pot of up to ${POTS_MAX}, of instances that are not terminated.`,
    ['instance', 'game_code', 'pot', 'currency'],
    ({ stored }) =>
      (stored?.pots ?? []).map(({ instanceId, gameCode, potId, currency, value }) => [
        [instanceId, gameCode, potId, currency],
        numberFromMicros(value),
      ]),
  ),
  gauge(
    'pots_left_out',
    'Whether there are more pots than pot_value shows: 1 or 0.',
    ({ stored }) => stored && (stored.hasMorePots ? 1 : 0),
  ),
  several(
    'gauge',
    'credits_waiting',
    'Credits that the wallet has not acknowledged, up to 10,000.',
    ['state'],
    (figures) => creditsBy(figures, ({ count }) => count),
  ),
  several('gauge', 'credits_waiting_oldest_seconds', 'The age of the oldest of them.', ['state'], (figures) =>
    creditsBy(figures, (waiting) => secondsSince(figures.nowMs, waiting)),
  ),
  gauge(
    'cancels_waiting',
    'Debits to be cancelled at the wallet, up to 10,000.',
    ({ stored }) => stored?.cancels.count,
  ),
  gauge(
    'cancels_waiting_oldest_seconds',
    'The age of the oldest of them.',
    ({ stored, nowMs }) => stored && secondsSince(nowMs, stored.cancels),
  ),
  gauge(
    'deliveries_waiting',
    'Webhooks, callbacks and mails to be sent, up to 10,000.',
    ({ stored }) => stored?.deliveries.count,
  ),
  gauge(
    'deliveries_waiting_oldest_seconds',
    'The age of the oldest of them.',
    ({ stored, nowMs }) => stored && secondsSince(nowMs, stored.deliveries),
  ),
  gauge(
    'deliveries_dead',
    'Deliveries that were given up and not replayed, up to 10,000.',
    ({ stored }) => stored?.deadDeliveries.count,
  ),
  gauge(
    'outbox_waiting',
    'Events that are committed but not published, up to 10,000.',
    ({ stored }) => stored?.outbox.count,
  ),
  gauge(
    'outbox_oldest_seconds',
    'The age of the oldest of them.',
    ({ stored, nowMs }) => stored && secondsSince(nowMs, stored.outbox),
  ),
  gauge('sockets', 'Open websockets.', ({ sockets }) => sockets),
  several('gauge', 'long_reads', 'Long reads on the reader threads.', ['state'], ({ longReads }) => [
    [['running'], longReads.running],
    [['waiting'], longReads.waiting],
  ]),
  gauge(
    'work_failing',
    'Due work, such as drawings, that failed the last time and is retried.',
    ({ failingWork }) => failingWork,
  ),
  several('counter', 'wallet_calls_total', 'Calls to wallets by kind and outcome.', ['call', 'outcome'], ({ counts }) =>
    [...counts.walletCalls].flatMap(([call, outcomes]) =>
      [...outcomes].map(([outcome, count]): Sample => [[call, outcome], count]),
    ),
  ),
  gauge(
    'wallets_failing',
    'Operators whose wallet failed some kind of call the last time.',
    ({ failingWallets }) => failingWallets,
  ),
  several('counter', 'logins_refused_total', 'Refused logins by reason.', ['reason'], ({ counts }) =>
    [...counts.refusedLogins].map(([why, count]) => [[why], count]),
  ),
  gauge('store_bytes', 'The size of the store.', ({ storeBytes }) => storeBytes),
  gauge('store_log_bytes', 'The size of its write-ahead log.', ({ logBytes }) => logBytes),
  gauge('disk_bytes', "The size of the data folder's disk.", ({ diskBytes }) => diskBytes),
  gauge('disk_free_bytes', 'What is left of it.', ({ diskFreeBytes }) => diskFreeBytes),
  gauge(
    'last_backup_timestamp_seconds',
    'When the last backup was taken; 0 for never.',
    ({ lastRuns }) => lastRuns.backedUpAtMs / 1000,
  ),
  gauge(
    'last_replication_timestamp_seconds',
    'Up to when the replica has everything; 0 for never. Absent without replication.',
    ({ lastRuns: { replicatedAtMs } }) => (replicatedAtMs === undefined ? undefined : replicatedAtMs / 1000),
  ),
  gauge(
    'last_verify_timestamp_seconds',
    'When pitboss verify last proved the data folder; 0 for never.',
    ({ lastRuns }) => lastRuns.provedAtMs / 1000,
  ),
  gauge(
    'last_failed_verify_timestamp_seconds',
    'When pitboss verify last found a difference; 0 for never.',
    ({ lastRuns }) => lastRuns.failedAtMs / 1000,
  ),
];
