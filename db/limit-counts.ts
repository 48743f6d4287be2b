import { and, eq, gt, lte, sql } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import type { Tx } from './engine/tx.ts';

/** How often something has happened in a window of time, for limits that all servers share. A store of one process counts in memory. */
export const limitCounts = sqliteTable(
  'limit_counts',
  {
    /** The limit. */
    name: text('name').notNull(),
    /** A hash of what is limited. */
    key: text('key').notNull(),
    count: integer('count').notNull(),
    /** The end of the window. */
    untilMs: at('until_ms').notNull(),
  },
  (table) => [primaryKey({ columns: [table.name, table.key] }), index('limit_counts_until').on(table.untilMs)],
);

export type LimitCount = Pick<typeof limitCounts.$inferSelect, 'count' | 'untilMs'>;

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
