import { and, asc, eq, lte, or, sql } from 'drizzle-orm';
import type { Tx } from './engine/tx.ts';
import { instances } from './schema.ts';

/**
 * Instances that have something to draw now, the one that has waited longest first, but for some. A paused one waits until its end; one
 * that was terminated draws nothing.
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
            // The index holds those alone that have something to do.
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
