import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { and, asc, count, eq, max, sql } from 'drizzle-orm';
import { blob, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { hashOfName } from './archive/archive-file.ts';
import type { ArchivedLines } from './archive/archive-lines.ts';
import { RecentBlocks } from './archive/recent-blocks.ts';
import { at } from './columns.ts';
import { placeholdersOf, statement } from './engine/statement.ts';
import type { Tx } from './engine/tx.ts';
import { instances } from './instances.ts';

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
    /** Where it starts in the file. */
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

/** Whether any entry is archived. */
export const hasArchive = async (tx: Tx): Promise<boolean> =>
  (await tx.get((db) => db.select({ id: archives.instanceId }).from(archives).limit(1))) !== undefined;

/** The name of a contribution in the archive. */
export const contributionName = (id: string): number => hashOfName(`contribution\n${id}`);
/** The name of an idempotency key in the archive. */
export const keyName = (scope: string, key: string): number => hashOfName(`key\n${scope}\n${key}`);

const anyArchive = statement((db) => db.select({ id: archives.id }).from(archives).where(sql`id > 0`).limit(1));
const mainFile = statement((db) =>
  db.select({ file: sql<string>`file` }).from(sql`pragma_database_list`).where(sql`name = 'main'`),
);

/** The folder of a store's archive files, next to the store: where the store really is, as SQLite names it too, when its name is a link. */
export const archiveFolder = (storeFile: string): string =>
  join(dirname(existsSync(storeFile) ? realpathSync(storeFile) : storeFile), 'archive');

export const archiveFolderOf = async (tx: Tx): Promise<string> => archiveFolder((await tx.get(mainFile))?.file ?? '');

/** In the store's memory: the folder of its archive files, empty when it has none. */
const KNOWN_FOLDER = 'archive folder';

/** In the store's memory: the blocks that were read last. */
const RECENT_BLOCKS = 'archive blocks';

const recentBlocks = ({ memory }: Tx): RecentBlocks => {
  const known = memory.get(RECENT_BLOCKS);
  if (known instanceof RecentBlocks) return known;
  const blocks = new RecentBlocks();
  memory.set(RECENT_BLOCKS, blocks);
  return blocks;
};

/** Whether nothing was archived, as far as is known: spares look-ups a statement. */
export const isKnownEmpty = ({ memory }: Tx): boolean => memory.get(KNOWN_FOLDER) === '';

const knownFolder = async (tx: Tx): Promise<string> => {
  const known = tx.memory.get(KNOWN_FOLDER);
  if (typeof known === 'string') return known;
  const folder = (await tx.get(anyArchive)) === undefined ? '' : await archiveFolderOf(tx);
  tx.memory.set(KNOWN_FOLDER, folder);
  return folder;
};

const blocksByName = statement((db) =>
  db
    .select({ file: archives.file, offset: archiveBlocks.offset })
    .from(archivedNames)
    .innerJoin(archiveBlocks, eq(archiveBlocks.id, archivedNames.blockId))
    .innerJoin(archives, eq(archives.id, archiveBlocks.archiveId))
    .where(eq(archivedNames.hash, sql.placeholder('name'))),
);

/**
 * Reads the blocks that may hold a name, nearly always one or none.
 * @throws StoreError `archive_damaged`: what is not known must not be taken for new.
 */
export const readNamedBlocks = async (tx: Tx, name: () => number): Promise<readonly ArchivedLines[]> => {
  if (isKnownEmpty(tx)) return [];
  const folder = await knownFolder(tx);
  if (folder === '') return [];
  const found = await tx.all(blocksByName, { name: name() });
  return found.map(({ file, offset }) => recentBlocks(tx).read(join(folder, file), offset));
};

const ofInstance = statement((db) =>
  db
    .select()
    .from(archives)
    .where(eq(archives.instanceId, sql.placeholder('instanceId')))
    .orderBy(asc(archives.lastSeq)),
);

/** An instance's archives, oldest first. */
export const listArchives = (tx: Tx, instanceId: string): Promise<Archive[]> => tx.all(ofInstance, { instanceId });

const progress = statement((db) =>
  db
    .select({ blocks: count(), offset: max(archiveBlocks.offset) })
    .from(archiveBlocks)
    .where(eq(archiveBlocks.archiveId, sql.placeholder('archiveId'))),
);

/** How many blocks of an archive are moved, and where the last of them starts. Blocks are moved in order. */
export const readMoved = async (
  tx: Tx,
  archiveId: number,
): Promise<{ readonly blocks: number; readonly offset: number }> => {
  const moved = await tx.get(progress, { archiveId });
  return { blocks: moved?.blocks ?? 0, offset: moved?.offset ?? -1 };
};

const insertRow = statement((db) => {
  const { id: _, ...rest } = placeholdersOf(archives);
  return db.insert(archives).values(rest).returning({ id: archives.id });
});

/** Records an archive. The caller books the entry that seals it in the same unit. */
export const insertArchive = async (tx: Tx, archive: Omit<Archive, 'id'>): Promise<number> => {
  const inserted = await tx.get(insertRow, archive);
  if (inserted === undefined) throw new Error('the archive was not recorded');
  // From now on look-ups look there. If this unit is rolled back, they look in vain.
  tx.memory.set(KNOWN_FOLDER, await archiveFolderOf(tx));
  return inserted.id;
};

const insertBlockRow = statement((db) =>
  db
    .insert(archiveBlocks)
    .values({ archiveId: sql`${sql.placeholder('archiveId')}`, offset: sql`${sql.placeholder('offset')}` })
    .returning({ id: archiveBlocks.id }),
);
const insertNames = statement((db) =>
  db
    .insert(archivedNames)
    .select(sql`select value, ${sql.placeholder('blockId')} from json_each(${sql.placeholder('names')}) where true`)
    .onConflictDoNothing(),
);

/** Records that a block's rows go in this unit, and where to find what it names. */
export const insertBlock = async (
  tx: Tx,
  archiveId: number,
  offset: number,
  names: readonly number[],
): Promise<void> => {
  const block = await tx.get(insertBlockRow, { archiveId, offset });
  if (block === undefined) throw new Error('the block was not recorded');
  await tx.run(insertNames, { blockId: block.id, names: JSON.stringify(names) });
};

/** Of the names of a block, those that do not lead to it; all when the block is not moved. */
export const namesAstray = async (
  tx: Tx,
  archiveId: number,
  offset: number,
  names: readonly number[],
): Promise<number> => {
  const found = await tx.get((db) =>
    db
      .select({ n: count() })
      .from(sql`json_each(${JSON.stringify(names)}) name`)
      .where(
        sql`not exists (select 1 from ${archivedNames} n join ${archiveBlocks} b on b.id = n.block_id
          where n.hash = name.value and b.archive_id = ${archiveId} and b.offset = ${offset})`,
      ),
  );
  return found?.n ?? 0;
};

/** When a file was archived last, 0 for never, and whether rows of some file still have to be removed. */
export const lastArchivedAtMs = async (tx: Tx): Promise<{ readonly atMs: number; readonly isUnfinished: boolean }> => {
  const found = await tx.get((db) =>
    db.select({ atMs: max(archives.atMs), unfinished: sql<number>`coalesce(sum(${isUnfinished}), 0)` }).from(archives),
  );
  return { atMs: found?.atMs ?? 0, isUnfinished: (found?.unfinished ?? 0) > 0 };
};

/** Whether rows of a file still have to be removed. */
export const isUnfinished = sql<number>`(select count(*) from archive_blocks b where b.archive_id = archives.id) < archives.blocks`;

/** The last entry of an instance that is in an archive; 0 for none. */
export const lastArchivedSeq = async (tx: Tx, instanceId: string): Promise<number> =>
  (
    await tx.get((db) =>
      db
        .select({ seq: max(archives.lastSeq) })
        .from(archives)
        .where(and(eq(archives.instanceId, instanceId))),
    )
  )?.seq ?? 0;
