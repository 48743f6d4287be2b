import { sql } from 'drizzle-orm';
import { check, index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { at, callersJson } from './columns.ts';

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
    /** Of a win, with the caller's `event_metadata`. */
    data: callersJson('data').notNull(),
    createdAtMs: at('created_at_ms').notNull(),
    deliveredAtMs: at('delivered_at_ms'),
  },
  (table) => [index('outbox_pending').on(table.id).where(sql`delivered_at_ms is null`)],
);

/** An event recorded by a commit. */
export type OutboxEvent = typeof outbox.$inferSelect;

/** The log of published events that sockets resume from: the outbox, with what positions in it mean. One row. */
export const eventLog = sqliteTable(
  'event_log',
  {
    id: integer('id').primaryKey(),
    /** Drawn at random when the log begins. Positions of another timeline mean nothing. Null in a backup: what restores it begins another. */
    timeline: text('timeline'),
    /** Every event up to this id may have been removed, none after it. */
    removedTo: integer('removed_to').notNull(),
  },
  (table) => [check('event_log_one', sql`${table.id} = 1`)],
);
