import { and, asc, desc, eq, gt, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import { statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { eventLog, type OutboxEvent, outbox } from '../tables/events.ts';
import { isNoReset } from './outbox.ts';

/** A place in the log: after the event with this id. */
export type LogPlace = {
  readonly id: number;
  /** The creation time of that event; 0 if there is no such event. Distinguishes events with the same id on both sides of a restore. */
  readonly createdAtMs: number;
};

const THE_ROW = 1;
const BEGINNING: LogPlace = { id: 0, createdAtMs: 0 };

const row = statement((db) => db.select().from(eventLog).where(eq(eventLog.id, THE_ROW)));

const placeOfId = statement((db) =>
  db
    .select({ id: outbox.id, createdAtMs: outbox.createdAtMs })
    .from(outbox)
    .where(eq(outbox.id, sql.placeholder('id'))),
);

const newest = statement((db) =>
  db
    .select({ id: outbox.id, createdAtMs: outbox.createdAtMs })
    .from(outbox)
    .where(isNoReset)
    .orderBy(desc(outbox.id))
    .limit(1),
);

const oldestPending = statement((db) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.deliveredAtMs), isNoReset))
    .orderBy(asc(outbox.id))
    .limit(1),
);

const newestBefore = statement((db) =>
  db
    .select({ id: outbox.id, createdAtMs: outbox.createdAtMs })
    .from(outbox)
    .where(and(lte(outbox.id, sql.placeholder('id')), isNoReset))
    .orderBy(desc(outbox.id))
    .limit(1),
);

const newestPublished = statement((db) =>
  db
    .select({ id: outbox.id, createdAtMs: outbox.createdAtMs })
    .from(outbox)
    .where(isNotNull(outbox.deliveredAtMs))
    .orderBy(desc(outbox.id))
    .limit(1),
);

const publishedBetween = statement((db) =>
  db
    .select()
    .from(outbox)
    .where(
      and(
        gt(outbox.id, sql.placeholder('after')),
        lte(outbox.id, sql.placeholder('through')),
        isNotNull(outbox.deliveredAtMs),
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit')),
);

const between = statement((db) =>
  db
    .select()
    .from(outbox)
    .where(and(gt(outbox.id, sql.placeholder('after')), lte(outbox.id, sql.placeholder('through'))))
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit')),
);

const oldest = statement((db) =>
  db
    .select({ id: outbox.id, deliveredAtMs: outbox.deliveredAtMs })
    .from(outbox)
    .orderBy(asc(outbox.id))
    .limit(sql.placeholder('limit')),
);

/** Begins the log on this timeline, unless it is on one already. Returns the timeline. */
export const beginEventLog = async (tx: Tx, timeline: string): Promise<string> => {
  const begun = (await tx.get(row, {}))?.timeline ?? undefined;
  if (begun !== undefined) return begun;
  const [written] = await tx.all((db) =>
    db
      .insert(eventLog)
      .values({ id: THE_ROW, timeline, removedTo: 0 })
      // Another server may have begun it meanwhile.
      .onConflictDoUpdate({
        target: eventLog.id,
        set: { timeline: sql`coalesce(${eventLog.timeline}, excluded.timeline)` },
      })
      .returning({ timeline: eventLog.timeline }),
  );
  return written?.timeline ?? timeline;
};

/** Ends the timeline of a copy, because the store goes on without it. */
export const END_TIMELINE = 'update event_log set timeline = null';

/** Writes the log's row as it is: a real write that changes nothing, to see whether the store takes one. */
export const writeNothingNew = async (tx: Tx): Promise<boolean> =>
  (await tx.run((db) => db.update(eventLog).set({ removedTo: sql`${eventLog.removedTo}` }))).changes === 1;

/** Finds the end of the published events. */
export const findLogEnd = async (tx: Tx): Promise<LogPlace> => {
  const pending = await tx.get(oldestPending, {});
  const last = await (pending === undefined ? tx.get(newest, {}) : tx.get(newestBefore, { id: pending.id - 1 }));
  return last ?? (await findLogStart(tx));
};

/** The same where servers share the store: an event before it that is not published yet gets another id first. */
export const findSharedLogEnd = async (tx: Tx): Promise<LogPlace> =>
  (await tx.get(newestPublished, {})) ?? (await findLogStart(tx));

/** Finds the start of the kept events. */
export const findLogStart = async (tx: Tx): Promise<LogPlace> => ({
  ...BEGINNING,
  id: (await tx.get(row, {}))?.removedTo ?? 0,
});

/** Reports whether a place is one of this log, or was before the events there were removed. */
export const isInLog = async (tx: Tx, { id, createdAtMs }: LogPlace): Promise<boolean> => {
  if (id <= (await findLogStart(tx)).id) return true;
  const found = await tx.get(placeOfId, { id });
  return found?.createdAtMs === createdAtMs;
};

/** The events after one id and up to another, in order. */
export const listLoggedEvents = (tx: Tx, after: number, through: number, limit: number): Promise<OutboxEvent[]> =>
  tx.all(between, { after, through, limit });

/** The same, of published ones alone: where servers share the store, others may be committed between them. */
export const listPublishedEvents = (tx: Tx, after: number, through: number, limit: number): Promise<OutboxEvent[]> =>
  tx.all(publishedBetween, { after, through, limit });

/** The maximum age and number of published events. */
export type LogLimits = { readonly keptMs: number; readonly countMax: number };

/**
 * Removes up to `limit` published events beyond the limits, oldest first, and records how far the log is gone.
 * @returns how many were removed; if any, there may be more.
 */
export const removeLoggedEvents = async (
  tx: Tx,
  nowMs: number,
  { keptMs, countMax }: LogLimits,
  limit: number,
): Promise<number> => {
  // Ids have gaps, so this may keep fewer, and never more.
  const surplusTo = ((await tx.get(newest, {}))?.id ?? 0) - countMax;
  let removedTo: number | undefined;
  for (const { id, deliveredAtMs } of await tx.all(oldest, { limit })) {
    if (deliveredAtMs === null || (deliveredAtMs > nowMs - keptMs && id > surplusTo)) break;
    removedTo = id;
  }
  if (removedTo === undefined) return 0;
  const through = removedTo;
  const { changes } = await tx.run((db) =>
    db.delete(outbox).where(and(lte(outbox.id, through), isNotNull(outbox.deliveredAtMs))),
  );
  await tx.run((db) =>
    db
      .insert(eventLog)
      .values({ id: THE_ROW, timeline: null, removedTo: through })
      .onConflictDoUpdate({ target: eventLog.id, set: { removedTo: through } }),
  );
  return changes;
};
