import { and, desc, eq, ne, or, type SQL, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Payout, payouts, type Win, wins } from '../tables/wins.ts';

/** A win of its main winner, or a prize. */
export type RecentWin = Pick<Win, 'instanceId' | 'potId' | 'atMs'> & Pick<Payout, 'playerId' | 'amount' | 'unnamed'>;

const given = sql`json_each(${sql.placeholder('ids')}) given`;
const latestOf = (instanceId: SQL): SQL =>
  sql`(select newest.at_ms from ${wins} as newest where newest.instance_id = ${instanceId} order by newest.at_ms desc limit 1)`;

/** The instances that were won last: one look at an index for each, however often it was won. */
const lastWon = statement((db) =>
  db
    .select({ id: sql<string>`given.value` })
    .from(given)
    .where(sql`${latestOf(sql`given.value`)} is not null`)
    .orderBy(desc(latestOf(sql`given.value`)))
    .limit(sql.placeholder('limit')),
);
/** Not of a win that waits for a review or was refused in it. A drawing has no main winner. */
const isShown = and(ne(payouts.state, 'held'), or(eq(payouts.number, 0), eq(wins.playerId, '')));
const recent = statement((db) =>
  db
    .select({
      instanceId: wins.instanceId,
      potId: wins.potId,
      atMs: wins.atMs,
      playerId: payouts.playerId,
      amount: payouts.amount,
      unnamed: payouts.unnamed,
    })
    .from(given)
    .innerJoin(
      wins,
      sql`${wins.id} in (select newest.id from ${wins} as newest where newest.instance_id = given.value order by newest.at_ms desc, newest.rowid desc limit ${sql.placeholder('limit')})`,
    )
    .innerJoin(payouts, and(eq(payouts.winId, wins.id), isShown))
    .orderBy(desc(wins.atMs), desc(sql`${wins}.rowid`), payouts.number)
    .limit(sql.placeholder('limit')),
);

/** The latest wins among these instances, the newest first. The latest of all are among the latest of those that were won last. */
export const listRecentWins = async (tx: Tx, instanceIds: readonly string[], limit: number): Promise<RecentWin[]> => {
  const last = await tx.all(lastWon, { ids: JSON.stringify(instanceIds), limit });
  return tx.all(recent, { ids: JSON.stringify(last.map(({ id }) => id)), limit });
};
