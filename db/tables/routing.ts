import { sql } from 'drizzle-orm';
import { check, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { instances } from './jackpots.ts';

export const sources = sqliteTable(
  'sources',
  {
    /** An operator's id or a brand path `operator:brand`. */
    ownerId: text('owner_id').notNull(),
    sourceId: text('source_id').notNull(),
    name: text('name').notNull(),
  },
  (table) => [primaryKey({ columns: [table.ownerId, table.sourceId] })],
);

export type Source = typeof sources.$inferSelect;

/** A group of players. */
export const segments = sqliteTable(
  'segments',
  {
    ownerId: text('owner_id').notNull(),
    id: text('id').notNull(),
    name: text('name'),
    /** Lower first; ties by id. */
    priority: integer('priority').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.id] }),
    check('segments_priority', sql`${table.priority} between 0 and 1000000`),
  ],
);

export type Segment = typeof segments.$inferSelect;

/** The instances assigned to sources, or to segments. Both tables have the same columns, so they share code. */
const assignments = (table: string, fromColumn: string) =>
  sqliteTable(
    table,
    {
      ownerId: text('owner_id').notNull(),
      /** The source or segment. */
      fromId: text(fromColumn).notNull(),
      instanceId: text('instance_id')
        .notNull()
        .references(() => instances.id),
      /** Lower first; ties by assignedOrder. */
      priority: integer('priority').notNull(),
      assignedOrder: integer('assigned_order').notNull(),
    },
    (columns) => [
      primaryKey({ columns: [columns.ownerId, columns.fromId, columns.instanceId] }),
      index(`${table}_instance`).on(columns.instanceId),
      check(`${table}_priority`, sql`${columns.priority} between 0 and 1000000`),
    ],
  );

export const sourceJackpots = assignments('source_jackpots', 'source_id');

export const segmentJackpots = assignments('segment_jackpots', 'segment_id');

/** Both tables have the same columns. */
export type AssignmentTable = typeof sourceJackpots & typeof segmentJackpots;
