import { and, asc, eq, gt, inArray } from 'drizzle-orm';
import { contributions } from '../db/contributions.ts';
import type { Tx } from '../db/engine/tx.ts';
import type { LedgerLine } from '../db/ledger.ts';
import { ledgerEntries, ledgerPostings } from '../db/ledger.ts';
import { payouts, wins } from '../db/wins.ts';

export type EntryRow = typeof ledgerEntries.$inferSelect;

/** The rows that a range of the ledger refers to, by id. */
export type Records = {
  readonly contributions: ReadonlyMap<string, ContributionRecord>;
  readonly wins: ReadonlyMap<string, WinRecord>;
  readonly payouts: ReadonlyMap<string, PayoutRecord>;
};

/** Skips free-form values, such as callers' metadata, so that nothing in them can break the check. */
const CONTRIBUTION = {
  id: contributions.id,
  instanceId: contributions.instanceId,
  state: contributions.state,
  brand: contributions.brandPath,
  player: contributions.playerId,
  currency: contributions.currency,
  rate: contributions.rate,
  wager: contributions.wager,
  debit: contributions.debit,
  playerPaid: contributions.playerPaid,
  operatorPaid: contributions.operatorPaid,
  booked: contributions.booked,
  key: contributions.key,
  ticketsAwarded: contributions.ticketsAwarded,
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
  tx.all((db) => db.select(CONTRIBUTION).from(contributions).where(inArray(contributions.id, ids)));
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

export type Read = { readonly entry: EntryRow; readonly lines: readonly LedgerLine[] };

/** The next entries of a ledger in a range, with their postings. */
export const readEntries = async (
  tx: Tx,
  instanceId: string,
  after: number,
  until = Number.MAX_SAFE_INTEGER,
): Promise<readonly Read[]> => {
  const entries = await tx.all((db) =>
    db
      .select()
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.instanceId, instanceId), gt(ledgerEntries.seq, after)))
      .orderBy(asc(ledgerEntries.seq))
      .limit(Math.min(ENTRIES_PER_READ, until - after - 1)),
  );
  if (entries.length === 0) return [];
  const ids = entries.map((entry) => entry.id);
  const lines = await tx.all((db) =>
    db
      .select()
      .from(ledgerPostings)
      .where(inArray(ledgerPostings.entryId, ids))
      .orderBy(ledgerPostings.entryId, ledgerPostings.line),
  );
  const byEntry = Map.groupBy(lines, (line) => line.entryId);
  return entries.map((entry) => ({ entry, lines: byEntry.get(entry.id) ?? [] }));
};

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
