import { and, asc, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm';
import { statement } from '../../db/engine/statement.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { ContributionFacts } from '../../db/ledger/facts.ts';
import type { LedgerEntry } from '../../db/ledger/ledger.ts';
import { bonusAwards, freespinUses, playerBonuses } from '../../db/tables/bonuses.ts';
import { contributionIntents } from '../../db/tables/contributions.ts';
import { ledgerEntries } from '../../db/tables/ledger.ts';
import { payouts, wins } from '../../db/tables/wins.ts';
import type { Walk } from './tally.ts';

/** The most entries in memory at a time. */
const ENTRIES_PER_READ = 500;

/** An entry as read from its sealed text. */
export type EntryRow = LedgerEntry;

/** The rows that a range of the ledger refers to, by id. */
export type Records = {
  readonly contributions: ReadonlyMap<string, ContributionRecord>;
  readonly wins: ReadonlyMap<string, WinRecord>;
  readonly payouts: ReadonlyMap<string, PayoutRecord>;
  /** By the contribution that they paid. */
  readonly uses: ReadonlyMap<string, UseRecord>;
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
  refusedAtMs: payouts.refusedAtMs,
  refusedBy: payouts.refusedBy,
  refuseReason: payouts.refuseReason,
};

const USE = {
  id: sql<string>`${freespinUses.contributionId}`,
  seq: freespinUses.seq,
  instanceId: freespinUses.instanceId,
  bonus: freespinUses.bonusId,
  provider: freespinUses.providerId,
  amount: freespinUses.amount,
  usedAfter: freespinUses.usedAfter,
  atMs: freespinUses.atMs,
  budget: playerBonuses.budget,
  brand: playerBonuses.brandPath,
  player: playerBonuses.playerId,
  type: bonusAwards.type,
  currency: bonusAwards.currency,
  spin: bonusAwards.amount,
  games: bonusAwards.availableFor,
};

/** Uses of bonuses that paid contributions, with their bonuses, in order. */
export const readUses = (tx: Tx, which: SQL, limit = ENTRIES_PER_READ) =>
  tx.all((db) =>
    db
      .select(USE)
      .from(freespinUses)
      .innerJoin(playerBonuses, eq(playerBonuses.id, freespinUses.bonusId))
      .innerJoin(bonusAwards, eq(bonusAwards.id, playerBonuses.awardId))
      .where(and(sql`${freespinUses.contributionId} is not null`, which))
      .orderBy(asc(freespinUses.seq))
      .limit(limit),
  );
export type UseRecord = Awaited<ReturnType<typeof readUses>>[number];

const readContributions = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(CONTRIBUTION).from(contributionIntents).where(inArray(contributionIntents.id, ids)));
const readWins = (tx: Tx, ids: string[]) => tx.all((db) => db.select(WIN).from(wins).where(inArray(wins.id, ids)));
const readPayouts = (tx: Tx, ids: string[]) =>
  tx.all((db) => db.select(PAYOUT).from(payouts).where(inArray(payouts.transactionId, ids)));

type ContributionRecord = Awaited<ReturnType<typeof readContributions>>[number];
type WinRecord = Awaited<ReturnType<typeof readWins>>[number];
export type PayoutRecord = Awaited<ReturnType<typeof readPayouts>>[number];

/** Reads the rows that these entries are about. Payees after the first of a win can be many, so they are read when its entry is checked. */
export const readRecords = async (
  tx: Tx,
  entries: readonly EntryRow[],
  /** Rows of contributions that are archived with them. */
  archived: readonly string[],
): Promise<Records> => {
  const named = (...kinds: string[]) =>
    entries.flatMap((entry) => (kinds.includes(entry.kind) && entry.reference !== null ? [entry.reference] : []));
  const won = named('win');
  const byBonus = entries.flatMap(({ kind, reference, facts }) =>
    kind === 'contribution' && reference !== null && (facts as ContributionFacts).bonus !== undefined
      ? [reference]
      : [],
  );
  return {
    contributions: byId([
      ...(await readContributions(tx, named('contribution', 'carry'))),
      ...archived.map(archivedContribution),
    ]),
    wins: byId(await readWins(tx, [...won, ...named('draw')])),
    uses: byId(byBonus.length === 0 ? [] : await readUses(tx, inArray(freespinUses.contributionId, byBonus))),
    payouts: byId(await readPayouts(tx, [...won.map((id) => `${id}:0`), ...named('payment', 'settlement')])),
  };
};

/** A contribution's row as an archive has it. */
const archivedContribution = (text: string): ContributionRecord => {
  const row: Readonly<Record<string, string & number>> & Pick<ContributionRecord, 'state'> = JSON.parse(text);
  const amount = (name: string): bigint => BigInt(row[name] ?? 0);
  const { id = '', instance_id: instanceId = '', brand_path: brand = '', player_id: player = '' } = row;
  const { state, currency = '', rate = '', key = null, tickets_awarded: ticketsAwarded = 0 } = row;
  return {
    ...{ id, instanceId, state, brand, player, currency, rate, key, ticketsAwarded },
    ...{ wager: amount('wager'), debit: amount('debit'), booked: amount('booked') },
    ...{ playerPaid: amount('player_paid'), operatorPaid: amount('operator_paid') },
  };
};

const byId = <Row extends { readonly id: string }>(rows: readonly Row[]): Map<string, Row> =>
  new Map(rows.map((row) => [row.id, row]));

/**
 * An entry as it is stored. Its text must not be read before its seal is checked. An archive has the seal of the last entry of a block
 * only, from which one sees whether those before were right.
 */
export type SealedRow = Pick<typeof ledgerEntries.$inferSelect, 'seq' | 'record'> & {
  readonly mac: Buffer | undefined;
};

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

/** A portion of a ledger that is read at once. */
export type RecordPage = {
  readonly rows: readonly SealedRow[];
  /** The rows of contributions that are archived with these entries. */
  readonly contributions: readonly string[];
};

type Ledger = Pick<Walk, 'tx' | 'instanceId' | 'archived'>;

/** The next entries of a ledger in a range, from its files or its rows. */
export const readRows = async (
  { tx, instanceId, archived }: Ledger,
  after: number,
  until = Number.MAX_SAFE_INTEGER,
): Promise<RecordPage> => {
  if (after >= archived.lastSeq || until <= after + 1) {
    const limit = Math.min(ENTRIES_PER_READ, until - after - 1);
    return { rows: await tx.all(rowsAfter, { instanceId, after, limit }), contributions: [] };
  }
  const block = archived.blockOf(after + 1);
  if (block === undefined) throw new Error(`no archive holds entry ${after + 1}`);
  const { firstSeq, lastSeq, lines } = block;
  const rows = lines.entries.map((record, index) => {
    const seq = firstSeq + index;
    return { seq, record, mac: seq === lastSeq ? Buffer.from(lines.mac ?? '', 'hex') : undefined };
  });
  if (rows.length !== lastSeq - firstSeq + 1)
    throw new Error(`the archive does not hold entries ${firstSeq} to ${lastSeq}`);
  return { rows: rows.filter(({ seq }) => seq > after && seq < until), contributions: lines.contributions };
};

/** Counts the rows of an instance's ledger besides those of archived entries, without using their numbers. */
export const countEntries = async (tx: Tx, instanceId: string, lastArchived: number): Promise<number> =>
  (
    await tx.get((db) =>
      db
        .select({ n: count() })
        .from(ledgerEntries)
        .where(
          and(eq(ledgerEntries.instanceId, instanceId), sql`${ledgerEntries.seq} not between 1 and ${lastArchived}`),
        ),
    )
  )?.n ?? 0;

/** The seal of one entry; undefined when the entry does not exist. */
export const readMac = async (
  { tx, instanceId, archived, proof }: Ledger & Pick<Walk, 'proof'>,
  seq: number,
): Promise<Buffer | undefined> => {
  if (seq <= archived.lastSeq) return archived.macAt(proof.mark, seq);
  const found = await tx.get((db) =>
    db
      .select({ mac: ledgerEntries.mac })
      .from(ledgerEntries)
      .where(and(eq(ledgerEntries.instanceId, instanceId), eq(ledgerEntries.seq, seq))),
  );
  return found?.mac;
};
