import { sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { awardPortions, bonusChanges, playerBonuses } from '../tables/bonuses.ts';
import { optInCopies } from '../tables/players.ts';
import { winShares } from '../tables/wins.ts';

const first = (from: ReturnType<typeof sql>) =>
  sql<number>`(select count(*) from (select 1 as one from ${from} limit 1))`;

const find = statement((db) =>
  db
    .select({
      shares: first(sql`${winShares}`),
      awards: first(sql`${awardPortions}`),
      changes: first(sql`${bonusChanges} where waiting is not null`),
      copies: first(sql`${optInCopies}`),
      // As the partial index has it.
      overdue: first(sql`${playerBonuses} where state = 'Available' and expires_at_ms <= ${sql.placeholder('nowMs')}`),
    })
    .from(sql`(select 1 as one)`),
);

/** Reports whether work waits that takes several units: payees of a win, bonuses to give, to change or to expire, opt-ins to copy. */
export const hasWaitingWork = async (tx: Tx, nowMs: number): Promise<boolean> => {
  const waiting = await tx.get(find, { nowMs });
  return waiting !== undefined && Object.values(waiting).some((count) => count > 0);
};
