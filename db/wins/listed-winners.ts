import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm';
import { type RowOf, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { BY_ROW, findLast } from '../listing/list-page.ts';
import { ownedBy } from '../listing/owned-by.ts';
import { type Payout, payouts, type Win, wins } from '../tables/wins.ts';

export type WinnerFilter = {
  readonly instanceId: string;
  readonly potId?: string | undefined;
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly brandPath?: string | undefined;
  readonly limit: number;
};

/** A payee of a win. */
export type ListedWinner = Pick<Win, 'potId' | 'atMs'> & Pick<Payout, 'amount' | 'playerId' | 'brandPath'>;

const given = sql.placeholder('owners');
const isOfOwners = sql`(${payouts.brandPath} in (select value from json_each(${given})) or substr(${payouts.brandPath}, 1, nullif(instr(${payouts.brandPath}, ':'), 0) - 1) in (select value from json_each(${given})))`;
const isSeenBy = and(
  sql`(${given} is null or ${isOfOwners})`,
  sql`(${sql.placeholder('brandPath')} is null or ${payouts.brandPath} = ${sql.placeholder('brandPath')})`,
);
/** A second payee is read, seen or not, since it shows that there are more. As constants, which cost nothing per row. */
const isRead = sql`${payouts.number} < 2 and (${payouts.number} > 0 or ${isSeenBy})`;

/**
 * The latest wins within a scope, each with its first payee if that is seen, and its second one if it has any. Not in order: SQLite would
 * sort once more what it has found in order.
 */
const latest = (scope: SQL | undefined) =>
  statement((db) => {
    const { id, potId, atMs } = wins;
    const newest = db
      .select({ row: sql<number>`${wins}.rowid`.as('win_row'), id, potId, atMs })
      .from(wins)
      .where(scope)
      .orderBy(desc(atMs), desc(BY_ROW))
      .limit(sql.placeholder('wins'))
      .as('newest');
    return db
      .select({
        row: newest.row,
        potId: newest.potId,
        atMs: newest.atMs,
        number: payouts.number,
        amount: payouts.amount,
        playerId: payouts.playerId,
        brandPath: payouts.brandPath,
      })
      .from(newest)
      .leftJoin(payouts, and(eq(payouts.winId, newest.id), isRead));
  });
const isOfInstance = eq(wins.instanceId, sql.placeholder('instanceId'));
const latestOfInstance = latest(isOfInstance);
const latestOfPot = latest(and(isOfInstance, eq(wins.potId, sql.placeholder('potId'))));
const latestOfRows = latest(
  sql`${wins}.rowid in (select cast(value as integer) from json_each(${sql.placeholder('rowIds')}))`,
);
const seenOfWin = statement((db) =>
  db
    .select({ amount: payouts.amount, playerId: payouts.playerId, brandPath: payouts.brandPath })
    .from(payouts)
    .where(
      and(sql`${payouts.winId} = (select ${wins.id} from ${wins} where rowid = ${sql.placeholder('row')})`, isSeenBy),
    )
    .orderBy(asc(payouts.number))
    .limit(sql.placeholder('limit')),
);

/** The latest wins that are filtered at once before the others are, in slices. */
const FILTERED_AT_ONCE = 200;

type Seen = { readonly owners: string | null; readonly brandPath: string | null };
type Row = RowOf<typeof latestOfInstance>;

/** The latest payouts of an instance, newest first; within a win, the main winner's first. */
export const listWinners = async (tx: Tx, filter: WinnerFilter): Promise<ListedWinner[]> => {
  const { owners, brandPath, limit } = filter;
  const seen = { owners: owners === undefined ? null : JSON.stringify(owners), brandPath: brandPath ?? null };
  const rows = (await findLatest(tx, filter, seen)).sort(byTime);
  const winners: ListedWinner[] = [];
  for (const [at, { row, potId, atMs, number, amount, playerId, brandPath }] of rows.entries()) {
    if (winners.length >= limit) break;
    if (amount === null || playerId === null || brandPath === null || rows[at + 1]?.row === row) continue;
    if (number === 0) winners.push({ potId, atMs, amount, playerId, brandPath });
    else {
      // A win can have very many payees: read no more of them than requested.
      const payees = await tx.all(seenOfWin, { ...seen, row, limit: limit - winners.length });
      winners.push(...payees.map((payee) => ({ potId, atMs, ...payee })));
    }
  }
  return winners;
};

/** The latest first, then in payout order. */
const byTime = (a: Row, b: Row): number => b.atMs - a.atMs || b.row - a.row || Number(a.number) - Number(b.number);

/** Enough of the latest wins for the listing, in any order. */
const findLatest = async (tx: Tx, filter: WinnerFilter, seen: Seen): Promise<Row[]> => {
  const { instanceId, potId, owners, brandPath, limit } = filter;
  const isFiltered = owners !== undefined || brandPath !== undefined;
  const atOnce = isFiltered ? Math.max(limit, FILTERED_AT_ONCE) : limit;
  const statement = potId === undefined ? latestOfInstance : latestOfPot;
  const rows = await tx.all(statement, { ...seen, instanceId, potId: potId ?? null, wins: atOnce });
  if (!isFiltered || rows.filter(({ number }) => number === 0).length >= limit) return rows;
  if (new Set(rows.map(({ row }) => row)).size < atOnce) return rows;
  const isSeen = and(
    ownedBy(payouts.brandPath, owners),
    brandPath === undefined ? undefined : eq(payouts.brandPath, brandPath),
  );
  const ofWin = sql`${payouts.winId} = ${wins.id}`;
  const listed = {
    table: wins,
    scope: and(eq(wins.instanceId, instanceId), potId === undefined ? undefined : eq(wins.potId, potId)),
    filter: sql`exists (select 1 from ${payouts} where ${and(ofWin, isSeen)})`,
    walk: [wins.atMs, BY_ROW],
  };
  const rowIds = JSON.stringify(await findLast(tx, listed, limit));
  return tx.all(latestOfRows, { ...seen, rowIds, wins: limit });
};
