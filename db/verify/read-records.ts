import { inArray } from 'drizzle-orm';
import type { LedgerLine } from '../ledger.ts';
import { contributions, type ledgerEntries, ledgerPostings, payouts, wins } from '../schema.ts';
import type { Tx } from '../tx.ts';

export type EntryRow = typeof ledgerEntries.$inferSelect;

/** What a stretch of the ledger talks about: its postings, and the rows that its entries name, each by its id. */
export type Records = {
  readonly lines: ReadonlyMap<number, readonly LedgerLine[]>;
  readonly contributions: ReadonlyMap<string, ContributionRecord>;
  readonly wins: ReadonlyMap<string, WinRecord>;
  readonly payouts: ReadonlyMap<string, PayoutRecord>;
};

/** What may be anything, such as the metadata of callers, is not read: nothing in it can break the check. */
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
const PAYOUT = {
  id: payouts.transactionId,
  win: payouts.winId,
  instanceId: payouts.instanceId,
  operatorId: payouts.operatorId,
  brand: payouts.brandPath,
  player: payouts.playerId,
  amount: payouts.amount,
  currency: payouts.payCurrency,
  pay: payouts.pay,
  state: payouts.state,
  paidAtMs: payouts.paidAtMs,
};

const readContributions = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(CONTRIBUTION).from(contributions).where(inArray(contributions.id, ids)));
const readWins = (tx: Tx, ids: string[]) => tx.all((db) => db.select(WIN).from(wins).where(inArray(wins.id, ids)));
const readPayouts = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(PAYOUT).from(payouts).where(inArray(payouts.transactionId, ids)));

export type ContributionRecord = Awaited<ReturnType<typeof readContributions>>[number];
export type WinRecord = Awaited<ReturnType<typeof readWins>>[number];
export type PayoutRecord = Awaited<ReturnType<typeof readPayouts>>[number];

export const readRecords = async (tx: Tx, entries: readonly EntryRow[]): Promise<Records> => {
  const named = (kind: string) =>
    entries.flatMap((entry) => (entry.kind === kind && entry.reference !== null ? [entry.reference] : []));
  const lines = await tx.all((db) =>
    db
      .select()
      .from(ledgerPostings)
      .where(
        inArray(
          ledgerPostings.entryId,
          entries.map((entry) => entry.id),
        ),
      )
      .orderBy(ledgerPostings.entryId, ledgerPostings.line),
  );
  const won = named('win');
  return {
    lines: Map.groupBy(lines, (line) => line.entryId),
    contributions: byId(await readContributions(tx, named('contribution'))),
    wins: byId(await readWins(tx, won)),
    // A win has one payee in this release, whose transaction is the win's first.
    payouts: byId(await readPayouts(tx, [...won.map((id) => `${id}:0`), ...named('payment')])),
  };
};

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));
