import { POTS_MAX, type Waiting } from '../../db/upkeep/operating-figures.ts';
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

type Pick = (figures: Figures) => number | undefined;

const single = (type: 'gauge' | 'counter', name: string, help: string, pick: Pick): Family => ({
  ...{ name: `pitboss_${name}`, help, labels: [], type },
  samplesOf: (figures) => {
    const value = pick(figures);
    return value === undefined ? [] : [[[], value]];
  },
});
const gauge = (name: string, help: string, pick: Pick): Family => single('gauge', name, help, pick);
const counter = (name: string, help: string, pick: Pick): Family => single('counter', name, help, pick);

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
/** All requests that are no operation have one name, however many addresses are tried. */
export const NO_OPERATION = 'none';

/** Every metric of the platform itself. Label values come from the specs, from settings, or from lists with an end. */
export const FAMILIES: readonly Family[] = [
  several('gauge', 'info', 'The running version.', ['version'], ({ version }) => [[[version], 1]]),
  gauge('ready', '1 if the platform is ready, else 0.', ({ readiness: { reasons } }) => (reasons.length === 0 ? 1 : 0)),
  gauge('generator_stopped', '1 if the random generator has failed, so nothing is drawn, else 0.', ({ readiness }) =>
    readiness.generatorFailure === undefined ? 0 : 1,
  ),
  several('gauge', 'readiness_finding', 'Reasons and warnings of /readyz, each as 1.', ['code'], ({ readiness }) =>
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
    '1 if there are more pots than pot_value shows, else 0.',
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
  several('counter', 'turns_waited_total', 'Units begun while another tenant waited.', ['kind'], ({ turns }) => [
    [['read'], turns.read],
    [['write'], turns.write],
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
  gauge('store_bytes', 'The size of the store: of its file, or of its database.', ({ storeBytes }) => storeBytes),
  gauge('store_log_bytes', 'The size of its write-ahead log. Absent with a database.', ({ logBytes }) => logBytes),
  gauge('disk_bytes', "The size of the data folder's disk. Absent with a database.", ({ disk }) => disk?.bytes),
  gauge('disk_free_bytes', 'The free space on it. Absent with a database.', ({ disk }) => disk?.freeBytes),
  several(
    'gauge',
    'database_connections',
    'Connections by what they are for, and work that waits for one.',
    ['pool', 'state'],
    ({ database }) =>
      (database?.pools ?? []).flatMap(({ name, inUse, idle, waiting }): Sample[] => [
        [[name, 'in_use'], inUse],
        [[name, 'idle'], idle],
        [[name, 'waiting'], waiting],
      ]),
  ),
  counter(
    'database_connections_lost_total',
    'Connections lost while they were open.',
    ({ database }) => database?.lostConnections,
  ),
  several('gauge', 'database_host', 'The host that takes writes, as 1.', ['host'], ({ database }) =>
    database?.host === undefined ? [] : [[[database.host], 1]],
  ),
  several('gauge', 'database_replica', 'The replica that answers long reads, as 1.', ['host'], ({ database }) =>
    database?.replica === undefined ? [] : [[[database.replica], 1]],
  ),
  several('counter', 'database_long_reads_total', 'Long reads by who answered them.', ['by'], ({ database }) =>
    Object.entries(database?.longReads ?? {}).map(([by, count]) => [[by], count]),
  ),
  gauge('database_writes_waiting', 'Units of work that wait to write.', ({ database }) => database?.writesWaiting),
  counter(
    'database_lock_wait_seconds_total',
    'The time that transactions have waited for their turn among all servers.',
    ({ database }) => database && database.lockWaitedMs / 1000,
  ),
  several('counter', 'database_retries_total', 'Transactions that ran again, by why.', ['reason'], ({ database }) =>
    Object.entries(database?.retries ?? {}).map(([reason, count]) => [[reason], count]),
  ),
  gauge('database_last_commit_timestamp_seconds', 'The time of the last commit.', ({ database, nowMs }) =>
    database?.sinceCommitMs === undefined ? undefined : (nowMs - database.sinceCommitMs) / 1000,
  ),
  several('gauge', 'duty_held', '1 if this server does this for all, else 0.', ['duty'], ({ duties }) =>
    [...(duties ?? [])].map(([duty, isHeld]) => [[duty], isHeld ? 1 : 0]),
  ),
  gauge(
    'last_backup_timestamp_seconds',
    'The time of the last backup; 0 for never. Absent with a database.',
    ({ lastRuns, database }) => (database === undefined ? (lastRuns.backup?.takenAtMs ?? 0) / 1000 : undefined),
  ),
  gauge(
    'last_replication_timestamp_seconds',
    'Up to when the replica has everything; 0 for never. Absent without replication.',
    ({ lastRuns: { replicatedAtMs } }) => (replicatedAtMs === undefined ? undefined : replicatedAtMs / 1000),
  ),
  gauge(
    'last_verify_timestamp_seconds',
    'The time pitboss verify last proved the data folder; 0 for never.',
    ({ lastRuns }) => lastRuns.provedAtMs / 1000,
  ),
  gauge(
    'last_failed_verify_timestamp_seconds',
    'The time pitboss verify last found a difference; 0 for never.',
    ({ lastRuns }) => lastRuns.failedAtMs / 1000,
  ),
];
