import { and, asc, desc, eq, sql } from 'drizzle-orm';
import type { Player } from '../../domain/jackpot/player.ts';
import { AMOUNT_MAX_MICROS, type Micros } from '../../domain/money/micros.ts';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { carriesOf, totalOf } from '../tables/columns.ts';
import { instances, pots, type WindowEntry, windowEntries } from '../tables/jackpots.ts';

/** One window of a pot, identified by its end. */
export type WindowKey = { readonly instanceId: string; readonly potId: string; readonly windowEndMs: number };

const ofWindow = and(
  eq(windowEntries.instanceId, sql.placeholder('instanceId')),
  eq(windowEntries.potId, sql.placeholder('potId')),
  eq(windowEntries.windowEndMs, sql.placeholder('windowEndMs')),
);
const last = statement((db) =>
  db
    .select()
    .from(windowEntries)
    .where(ofWindow)
    .orderBy(desc(windowEntries.coveredCarries), desc(windowEntries.coveredUntil))
    .limit(1),
);
const covering = statement((db) =>
  db
    .select()
    .from(windowEntries)
    .where(
      and(
        ofWindow,
        sql`(${windowEntries.coveredCarries}, ${windowEntries.coveredUntil}) > (${sql.placeholder('carries')}, ${sql.placeholder('point')})`,
      ),
    )
    .orderBy(asc(windowEntries.coveredCarries), asc(windowEntries.coveredUntil))
    .limit(1),
);
const insert = statement((db) => db.insert(windowEntries).values(createPlaceholders(windowEntries)));

/** The total of a window's contributions. */
export const totalOfWindow = async (tx: Tx, window: WindowKey): Promise<Micros> => {
  const row = await tx.get(last, window);
  return row === undefined ? 0n : totalOf(row.coveredUntil, row.coveredCarries);
};

export type NewWindowEntry = Omit<WindowEntry, 'coveredUntil' | 'coveredCarries'> & { readonly booked: Micros };

/** Appends a booked contribution to its windows. */
export const addWindowEntries = async (tx: Tx, entered: readonly NewWindowEntry[]): Promise<void> => {
  for (const { booked, ...entry } of entered) {
    const coveredUntil = (await totalOfWindow(tx, entry)) + booked;
    if (booked > 0n) await tx.run(insert, { ...entry, coveredUntil, coveredCarries: carriesOf(coveredUntil) });
  }
};

/** The contribution that covers a point of its window, 0 ≤ point < total. */
export const findWindowEntryAt = (tx: Tx, window: WindowKey, point: Micros): Promise<WindowEntry | undefined> =>
  tx.get(covering, { ...window, point: point % AMOUNT_MAX_MICROS, carries: carriesOf(point) });

/** A span of a window: the points that one contribution covers. */
export type EntrySpan = { readonly from: Micros; readonly until: Micros };

/** The spans of a player's contributions to a window, in order. */
export const listSpansOf = async (
  tx: Tx,
  { instanceId, potId, windowEndMs }: WindowKey,
  { brandPath, playerId }: Player,
): Promise<EntrySpan[]> => {
  const rows = await tx.all((db) =>
    db
      .select({
        before: sql<string>`coalesce((select earlier.covered_carries || ' ' || earlier.covered_until from window_spans earlier
          where earlier.instance_id = ${instanceId} and earlier.pot_id = ${potId} and earlier.window_end_ms = ${windowEndMs}
            and (earlier.covered_carries, earlier.covered_until) < (window_spans.covered_carries, window_spans.covered_until)
          order by earlier.covered_carries desc, earlier.covered_until desc limit 1), '0 0')`,
        until: windowEntries.coveredUntil,
        carries: windowEntries.coveredCarries,
      })
      .from(windowEntries)
      .where(
        and(
          eq(windowEntries.instanceId, instanceId),
          eq(windowEntries.potId, potId),
          eq(windowEntries.windowEndMs, windowEndMs),
          eq(windowEntries.brandPath, brandPath),
          eq(windowEntries.playerId, playerId),
        ),
      )
      .orderBy(asc(windowEntries.coveredCarries), asc(windowEntries.coveredUntil)),
  );
  return rows.map(({ before, until, carries }) => {
    const [carried = '0', left = '0'] = before.split(' ');
    return { from: totalOf(BigInt(left), Number(carried)), until: totalOf(until, carries) };
  });
};

const firstEnd = sql<number>`(select min(${windowEntries.windowEndMs}) from ${windowEntries}
  where ${windowEntries.instanceId} = ${pots.instanceId} and ${windowEntries.potId} = ${pots.id})`;
/** Windows up to here will never be drawn again; for a pot that cannot be won, all of them. */
const doneUntil = sql`case when ${pots.enabled} = 0 or ${instances.state} = 'Terminated' then ${Number.MAX_SAFE_INTEGER}
  else coalesce(${pots.timing} ->> 'settledUntilMs', 0) end`;
const oneDone = statement((db) =>
  db
    .select({ instanceId: pots.instanceId, potId: pots.id, windowEndMs: firstEnd })
    .from(pots)
    .innerJoin(instances, eq(instances.id, pots.instanceId))
    .where(sql`${firstEnd} <= ${doneUntil}`)
    .limit(1),
);

/**
 * Removes up to `limit` contributions of one settled window; the ledger still has them. Starts with the last, so the rest still lie end to
 * end.
 * @returns how many rows were removed; if any, there may be more.
 */
export const removeSettledEntries = async (tx: Tx, limit: number): Promise<number> => {
  const done = await tx.get(oneDone);
  if (done === undefined) return 0;
  const isOf = and(
    eq(windowEntries.instanceId, done.instanceId),
    eq(windowEntries.potId, done.potId),
    eq(windowEntries.windowEndMs, done.windowEndMs),
  );
  const { changes } = await tx.run((db) =>
    db
      .delete(windowEntries)
      .where(
        and(
          isOf,
          sql`(${windowEntries.coveredCarries}, ${windowEntries.coveredUntil}) in ${db
            .select({ carries: windowEntries.coveredCarries, until: windowEntries.coveredUntil })
            .from(windowEntries)
            .where(isOf)
            .orderBy(desc(windowEntries.coveredCarries), desc(windowEntries.coveredUntil))
            .limit(limit)}`,
        ),
      ),
  );
  return changes;
};
