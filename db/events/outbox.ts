import { and, asc, eq, isNull, lt, ne, type SQL, sql } from 'drizzle-orm';
import { createPlaceholders, listColumns, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type OutboxEvent, outbox } from '../tables/events.ts';

/** A request for a one-time password. It waits apart from the other events, is in no log, and is removed when the password is issued. */
export const RESET_EVENT = 'PasswordResetRequested';

/** Of the events that are published in order. */
export const isNoReset = ne(outbox.eventType, RESET_EVENT);

const pendingOf = (kind: SQL) =>
  statement((db) =>
    db
      .select()
      .from(outbox)
      .where(and(isNull(outbox.deliveredAtMs), kind))
      .orderBy(asc(outbox.id))
      .limit(sql.placeholder('limit')),
  );
const pending = pendingOf(isNoReset);
const resets = pendingOf(eq(outbox.eventType, RESET_EVENT));

const insert = statement((db) =>
  db.insert(outbox).values(createPlaceholders(outbox, listColumns(outbox, 'id', 'deliveredAtMs'))),
);

/** Records an event in the unit of work that causes it; published after the commit. */
export const emit = async (tx: Tx, event: Omit<OutboxEvent, 'id' | 'deliveredAtMs'>): Promise<void> => {
  await tx.run(insert, event);
  tx.notify('outbox');
};

/** Events still to publish, oldest first. */
export const listPendingEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> => tx.all(pending, { limit });

/** Requests for one-time passwords that are still to issue, oldest first. */
export const listPendingResets = (tx: Tx, limit: number): Promise<OutboxEvent[]> => tx.all(resets, { limit });

export const markDelivered = async (tx: Tx, id: number, nowMs: number): Promise<void> => {
  await tx.run((db) => db.update(outbox).set({ deliveredAtMs: nowMs }).where(eq(outbox.id, id)));
};

/** Erases an event that must not be kept. */
export const removeEvent = async (tx: Tx, id: number): Promise<void> => {
  await tx.run((db) => db.delete(outbox).where(eq(outbox.id, id)));
};

/** Events still to publish whose ids are before that of the last published one: where servers share a store, an id may be committed late. */
export const listLateEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> =>
  tx.all((db) =>
    db
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.deliveredAtMs),
          isNoReset,
          lt(outbox.id, sql`(select max(id) from outbox where delivered_at_ms is not null)`),
        ),
      )
      .orderBy(asc(outbox.id))
      .limit(limit),
  );

/** Gives events new ids, after those of all others, so a reader that is at the last published one misses none of them. */
export const moveToEnd = async (tx: Tx, events: readonly OutboxEvent[]): Promise<void> => {
  for (const { id, deliveredAtMs: _, ...event } of events) {
    await tx.run(insert, event);
    await removeEvent(tx, id);
  }
};
