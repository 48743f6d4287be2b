import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { type LimitCount, limitCounts } from '../tables/servers.ts';

/** The count of a window that has not ended. */
export const findLimitCount = (tx: Tx, name: string, key: string, nowMs: number): Promise<LimitCount | undefined> =>
  tx.get((db) =>
    db
      .select({ count: limitCounts.count, untilMs: limitCounts.untilMs })
      .from(limitCounts)
      .where(and(eq(limitCounts.name, name), eq(limitCounts.key, key), gt(limitCounts.untilMs, nowMs))),
  );

/** Counts more, in the window under way or in a new one. */
export const countForLimit = async (
  tx: Tx,
  { name, key, windowMs }: { readonly name: string; readonly key: string; readonly windowMs: number },
  nowMs: number,
  more = 1,
): Promise<LimitCount> => {
  const untilMs = nowMs + windowMs;
  const isOver = sql`${limitCounts.untilMs} <= ${nowMs}`;
  const [counted] = await tx.all((db) =>
    db
      .insert(limitCounts)
      .values({ name, key, count: more, untilMs })
      .onConflictDoUpdate({
        target: [limitCounts.name, limitCounts.key],
        set: {
          count: sql`case when ${isOver} then excluded.count else ${limitCounts.count} + excluded.count end`,
          untilMs: sql`case when ${isOver} then excluded.until_ms else ${limitCounts.untilMs} end`,
        },
      })
      .returning({ count: limitCounts.count, untilMs: limitCounts.untilMs }),
  );
  if (counted === undefined) throw new Error(`nothing was counted for the limit ${name}`);
  return counted;
};

export const forgetLimitCount = async (tx: Tx, name: string, key: string): Promise<void> => {
  await tx.run((db) => db.delete(limitCounts).where(and(eq(limitCounts.name, name), eq(limitCounts.key, key))));
};

/** Removes counts of windows that have ended; returns how many. */
export const removePastLimitCounts = async (tx: Tx, nowMs: number): Promise<number> =>
  (await tx.run((db) => db.delete(limitCounts).where(lte(limitCounts.untilMs, nowMs)))).changes;
