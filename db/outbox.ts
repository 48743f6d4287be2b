import { asc, eq, isNull, sql } from 'drizzle-orm';
import { columnsOf, placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { outbox } from './schema.ts';

/** An event recorded by a commit. */
export type OutboxEvent = typeof outbox.$inferSelect;

const pending = statement((db) =>
  db.select().from(outbox).where(isNull(outbox.deliveredAtMs)).orderBy(asc(outbox.id)).limit(sql.placeholder('limit')),
);

const insert = statement((db) =>
  db.insert(outbox).values(placeholdersOf(outbox, columnsOf(outbox, 'id', 'deliveredAtMs'))),
);

/** Records an event in the unit of work that causes it; published after the commit. */
export const emit = async (tx: Tx, event: Omit<OutboxEvent, 'id' | 'deliveredAtMs'>): Promise<void> => {
  await tx.run(insert, event);
  tx.notify('outbox');
};

/** Events still to publish, oldest first. */
export const listPendingEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> => tx.all(pending, { limit });

export const markDelivered = async (tx: Tx, id: number, nowMs: number): Promise<void> => {
  await tx.run((db) => db.update(outbox).set({ deliveredAtMs: nowMs }).where(eq(outbox.id, id)));
};

/** Erases an event that must not be kept. */
export const removeEvent = async (tx: Tx, id: number): Promise<void> => {
  await tx.run((db) => db.delete(outbox).where(eq(outbox.id, id)));
};
