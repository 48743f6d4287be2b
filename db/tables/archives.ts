import { blob, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { at } from './columns.ts';
import { instances } from './jackpots.ts';

/**
 * Files that hold the first entries of an instance's ledger, without gaps from 1 on, and finished contributions. A row is written together
 * with the entry that seals its file, before anything that is in the file goes.
 */
export const archives = sqliteTable(
  'archives',
  {
    id: integer('id').primaryKey(),
    instanceId: text('instance_id')
      .notNull()
      .references(() => instances.id),
    /** Below the folder of archives. */
    file: text('file').notNull(),
    firstSeq: integer('first_seq').notNull(),
    lastSeq: integer('last_seq').notNull(),
    blocks: integer('blocks').notNull(),
    bytes: integer('bytes').notNull(),
    /** In hex. */
    sha256: text('sha256').notNull(),
    /** The MAC of the last entry, with which the chain goes on. */
    lastMac: blob('last_mac', { mode: 'buffer' }).notNull(),
    atMs: at('at_ms').notNull(),
  },
  (table) => [uniqueIndex('archives_last').on(table.instanceId, table.lastSeq)],
);

/** Blocks of archive files whose rows are gone. */
export const archiveBlocks = sqliteTable(
  'archive_blocks',
  {
    id: integer('id').primaryKey(),
    archiveId: integer('archive_id')
      .notNull()
      .references(() => archives.id),
    /** Byte offset of the block in the file. */
    offset: integer('offset').notNull(),
  },
  (table) => [uniqueIndex('archive_blocks_start').on(table.archiveId, table.offset)],
);

/**
 * In which block a contribution or an idempotency key is: the only trace of it in the store. Two names may have the same hash, so the block
 * decides. Its migration makes it WITHOUT ROWID, which drizzle cannot say.
 */
export const archivedNames = sqliteTable(
  'archived_names',
  { hash: integer('hash').notNull(), blockId: integer('block_id').notNull() },
  (table) => [primaryKey({ columns: [table.hash, table.blockId] })],
);

export type Archive = typeof archives.$inferSelect;
