import { and, asc, count, eq, gt, inArray, sql } from 'drizzle-orm';
import { contributionIntents } from '../db/contributions.ts';
import { statement } from '../db/engine/statement.ts';
import type { Tx } from '../db/engine/tx.ts';
import { type LedgerEntry, ledgerEntries } from '../db/ledger.ts';
import { payouts, wins } from '../db/wins.ts';

/** An entry as its sealed text tells it. */
export type EntryRow = LedgerEntry;

/** The rows that a range of the ledger refers to, by id. */
export type Records = {
  readonly contributions: ReadonlyMap<string, ContributionRecord>;
  readonly wins: ReadonlyMap<string, WinRecord>;
  readonly payouts: ReadonlyMap<string, PayoutRecord>;
};

/** Skips free-form values, such as callers' metadata, so that nothing in them can break the check. */
const CONTRIBUTION = {
  id: contributionIntents.id,
  instanceId: contributionIntents.instanceId,
  state: contributionIntents.state,
  brand: contributionIntents.brandPath,
  player: contributionIntents.playerId,
  currency: contributionIntents.currency,
  rate: contributionIntents.rate,
  wager: contributionIntents.wager,
  debit: contributionIntents.debit,
  playerPaid: contributionIntents.playerPaid,
  operatorPaid: contributionIntents.operatorPaid,
  booked: contributionIntents.booked,
  key: contributionIntents.key,
  ticketsAwarded: contributionIntents.ticketsAwarded,
};
const WIN = {
  id: wins.id,
  instanceId: wins.instanceId,
  pot: wins.potId,
  instanceCount: wins.instanceCount,
  contribution: wins.contributionId,
  brand: wins.brandPath,
  player: wins.playerId,
  value: wins.value,
  atMs: wins.atMs,
};
export const PAYOUT = {
  id: payouts.transactionId,
  win: payouts.winId,
  number: payouts.number,
  instanceId: payouts.instanceId,
  operatorId: payouts.operatorId,
  brand: payouts.brandPath,
  player: payouts.playerId,
  amount: payouts.amount,
  currency: payouts.payCurrency,
  pay: payouts.pay,
  rate: payouts.rate,
  state: payouts.state,
  wonAtMs: payouts.wonAtMs,
  paidAtMs: payouts.paidAtMs,
  settledBy: payouts.settledBy,
  settleReason: payouts.settleReason,
};

const readContributions = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(CONTRIBUTION).from(contributionIntents).where(inArray(contributionIntents.id, ids)));
const readWins = (tx: Tx, ids: string[]) => tx.all((db) => db.select(WIN).from(wins).where(inArray(wins.id, ids)));
const readPayouts = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(PAYOUT).from(payouts).where(inArray(payouts.transactionId, ids)));

type ContributionRecord = Awaited<ReturnType<typeof readContributions>>[number];
type WinRecord = Awaited<ReturnType<typeof readWins>>[number];
export type PayoutRecord = Awaited<ReturnType<typeof readPayouts>>[number];

/** Reads the rows that these entries are about. Payees after the first of a win can be many, so they are read when its entry is checked. */
export const readRecords = async (tx: Tx, entries: readonly EntryRow[]): Promise<Records> => {
  const named = (...kinds: string[]) =>
    entries.flatMap((entry) => (kinds.includes(entry.kind) && entry.reference !== null ? [entry.reference] : []));
  const won = named('win');
  return {
    contributions: byId(await readContributions(tx, named('contribution'))),
    wins: byId(await readWins(tx, [...won, ...named('draw')])),
    payouts: byId(await readPayouts(tx, [...won.map((id) => `${id}:0`), ...named('payment', 'settlement')])),
  };
};

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/** The most entries in memory at a time. */
const ENTRIES_PER_READ = 500;

/** A row of the ledger. Its text must not be read before its seal is checked. */
export type SealedRow = Pick<typeof ledgerEntries.$inferSelect, 'seq' | 'record' | 'mac'>;

const rowsAfter = statement((db) =>
  db
    .select({ seq: ledgerEntries.seq, record: ledgerEntries.record, mac: ledgerEntries.mac })
    .from(ledgerEntries)
    .where(
      and(eq(ledgerEntries.instanceId, sql.placeholder('instanceId')), gt(ledgerEntries.seq, sql.placeholder('after'))),
    )
    .orderBy(asc(ledgerEntries.seq))
    .limit(sql.placeholder('limit')),
);

/** The next rows of a ledger in a range. */
export const readRows = (
  tx: Tx,
  instanceId: string,
  after: number,
  until = Number.MAX_SAFE_INTEGER,
): Promise<readonly SealedRow[]> =>
  tx.all(rowsAfter, { instanceId, after, limit: Math.min(ENTRIES_PER_READ, until - after - 1) });

/** How many rows the ledger of an instance has, counted without their numbers. */
export const countEntries = async (tx: Tx, instanceId: string): Promise<number> =>
  (await tx.get((db) => db.select({ n: count() }).from(ledgerEntries).where(eq(ledgerEntries.instanceId, instanceId))))
    ?.n ?? 0;

/** The seal of one entry; undefined when the entry does not exist. */
export const readMac = async (tx: Tx, instanceId: string, seq: number): Promise<Buffer | undefined> =>
  (
    await tx.get((db) =>
      db
        .select({ mac: ledgerEntries.mac })
        .from(ledgerEntries)
        .where(and(eq(ledgerEntries.instanceId, instanceId), eq(ledgerEntries.seq, seq))),
    )
  )?.mac;
