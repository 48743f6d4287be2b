import { and, asc, eq, isNull, lt, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, json } from './columns.ts';
import { columnsOf, placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';

/** Events recorded by commits, published or still to publish. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    instanceId: text('instance_id').notNull(),
    eventType: text('event_type').notNull(),
    operatorId: text('operator_id').notNull(),
    /** A brand path. Empty, like the player, when the event concerns none. */
    brandId: text('brand_id').notNull(),
    playerId: text('player_id').notNull(),
    data: json<unknown>('data').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    deliveredAtMs: at('delivered_at_ms'),
  },
  (table) => [index('outbox_pending').on(table.id).where(sql`delivered_at_ms is null`)],
);

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

/** Events still to publish whose ids are before that of the last published one: where servers share a store, an id may be committed late. */
export const listLateEvents = (tx: Tx, limit: number): Promise<OutboxEvent[]> =>
  tx.all((db) =>
    db
      .select()
      .from(outbox)
      .where(
        and(
          isNull(outbox.deliveredAtMs),
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
