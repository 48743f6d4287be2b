import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Tx } from '../engine/tx.ts';
import { instances } from '../tables/jackpots.ts';

/**
 * Instances with a drawing due now, the longest waiting first, leaving out some. A paused one waits until it ends; a terminated one draws
 * nothing.
 */
export const listDueInstances = async (
  tx: Tx,
  nowMs: number,
  limit: number,
  except: readonly string[],
): Promise<string[]> =>
  (
    await tx.all((db) =>
      db
        .select({ id: instances.id })
        .from(instances)
        .where(
          and(
            // The partial index only holds instances with something to do.
            sql`next_due_at_ms is not null`,
            lte(instances.nextDueAtMs, nowMs),
            or(eq(instances.state, 'Active'), and(eq(instances.state, 'Paused'), lte(instances.endsAtMs, nowMs))),
            sql`${instances.id} not in (select value from json_each(${JSON.stringify(except)}))`,
          ),
        )
        .orderBy(asc(instances.nextDueAtMs), asc(instances.id))
        .limit(limit),
    )
  ).map(({ id }) => id);
