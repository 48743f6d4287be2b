import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { BY_ROW, findLast } from './list-page.ts';
import { ownedBy } from './owned-by.ts';
import type { WonPayout } from './wins.ts';
import { payouts, wins } from './wins.ts';

export type WinnerFilter = {
  readonly instanceId: string;
  readonly potId?: string | undefined;
  /** The owners that the caller reaches, including their brands; absent: all. */
  readonly owners?: readonly string[] | undefined;
  readonly brandPath?: string | undefined;
  readonly limit: number;
};

const ofWins = sql`${payouts.winId} in (select value from json_each(${sql.placeholder('winIds')}))`;
const furtherOfWins = statement((db) =>
  db
    .select({ id: payouts.transactionId })
    .from(payouts)
    .where(and(ofWins, gt(payouts.number, 0)))
    .limit(1),
);

const given = sql.placeholder('owners');
const isOfOwners = sql`(${payouts.brandPath} in (select value from json_each(${given})) or substr(${payouts.brandPath}, 1, nullif(instr(${payouts.brandPath}, ':'), 0) - 1) in (select value from json_each(${given})))`;
const isSeenBy = and(
  sql`(${given} is null or ${isOfOwners})`,
  sql`(${sql.placeholder('brandPath')} is null or ${payouts.brandPath} = ${sql.placeholder('brandPath')})`,
);
const seenOfWins = statement((db) => db.select().from(payouts).where(and(ofWins, isSeenBy)));
const seenOfWin = statement((db) =>
  db
    .select()
    .from(payouts)
    .where(and(eq(payouts.winId, sql.placeholder('winId')), isSeenBy))
    .orderBy(asc(payouts.number))
    .limit(sql.placeholder('limit')),
);

/** The latest payouts of an instance, newest first; within a win, the main winner's first. */
export const listWinners = async (tx: Tx, filter: WinnerFilter): Promise<WonPayout[]> => {
  const { instanceId, potId, owners, brandPath, limit } = filter;
  const isSeen = and(
    ownedBy(payouts.brandPath, owners),
    brandPath === undefined ? undefined : eq(payouts.brandPath, brandPath),
  );
  const ofWin = sql`${payouts.winId} = ${wins.id}`;
  const listed = {
    table: wins,
    scope: and(eq(wins.instanceId, instanceId), potId === undefined ? undefined : eq(wins.potId, potId)),
    filter: isSeen && sql`exists (select 1 from ${payouts} where ${and(ofWin, isSeen)})`,
    walk: [wins.atMs, BY_ROW],
  };
  const ids = JSON.stringify(await findLast(tx, listed, limit));
  const found = await tx.all((db) =>
    db
      .select()
      .from(wins)
      .where(sql`${wins}.rowid in (select value from json_each(${ids}))`)
      .orderBy(desc(wins.atMs), desc(wins.id))
      .limit(limit),
  );
  const rows: WonPayout[] = [];
  const seen = { owners: owners === undefined ? null : JSON.stringify(owners), brandPath: brandPath ?? null };
  const winIds = JSON.stringify(found.map((win) => win.id));
  if ((await tx.get(furtherOfWins, { winIds })) === undefined) {
    const byWin = new Map((await tx.all(seenOfWins, { ...seen, winIds })).map((payout) => [payout.winId, payout]));
    for (const win of found) {
      const payout = byWin.get(win.id);
      if (payout !== undefined) rows.push({ win, payout });
    }
    return rows;
  }
  // A win can have very many payees: read no more of them than requested.
  for (const win of found) {
    if (rows.length >= limit) return rows;
    const paid = await tx.all(seenOfWin, { ...seen, winId: win.id, limit: limit - rows.length });
    rows.push(...paid.map((payout) => ({ win, payout })));
  }
  return rows;
};
