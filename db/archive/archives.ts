import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { and, asc, count, eq, gt, max, sql } from 'drizzle-orm';
import { createPlaceholders, statement } from '../engine/statement.ts';
import type { Tx } from '../engine/tx.ts';
import { type Archive, archiveBlocks, archivedNames, archives } from '../tables/archives.ts';
import { archiveDamaged, hashOfName, listBlocks } from './archive-file.ts';
import type { ArchivedLines } from './archive-lines.ts';
import { RecentBlocks } from './recent-blocks.ts';

/** Reports whether any entry is archived. */
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

export const readArchiveFolder = async (tx: Tx): Promise<string> => archiveFolder((await tx.get(mainFile))?.file ?? '');

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

/** Reports whether nothing was archived, as far as is known: spares look-ups a statement. */
export const isKnownEmpty = ({ memory }: Tx): boolean => memory.get(KNOWN_FOLDER) === '';

const knownFolder = async (tx: Tx): Promise<string> => {
  const known = tx.memory.get(KNOWN_FOLDER);
  if (typeof known === 'string') return known;
  const folder = (await tx.get(anyArchive)) === undefined ? '' : await readArchiveFolder(tx);
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

/** Returns the number of moved blocks of an archive, and the start of the last of them. Blocks are moved in order. */
export const readMovedBlocks = async (
  tx: Tx,
  archiveId: number,
): Promise<{ readonly blocks: number; readonly offset: number }> => {
  const moved = await tx.get(progress, { archiveId });
  return { blocks: moved?.blocks ?? 0, offset: moved?.offset ?? -1 };
};

const insertRow = statement((db) => {
  const { id: _, ...rest } = createPlaceholders(archives);
  return db.insert(archives).values(rest).returning({ id: archives.id });
});

/** Records an archive. The caller books the entry that seals it in the same unit. */
export const insertArchive = async (tx: Tx, archive: Omit<Archive, 'id'>): Promise<number> => {
  const inserted = await tx.get(insertRow, archive);
  if (inserted === undefined) throw new Error('the archive was not recorded');
  // From now on look-ups look there. If this unit is rolled back, they look in vain.
  tx.memory.set(KNOWN_FOLDER, await readArchiveFolder(tx));
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

/** Returns the time when a file was last archived, 0 for never, and whether rows of some file still have to be removed. */
export const lastArchivedAtMs = async (tx: Tx): Promise<{ readonly atMs: number; readonly isUnfinished: boolean }> => {
  const found = await tx.get((db) =>
    db.select({ atMs: max(archives.atMs), unfinished: sql<number>`coalesce(sum(${isUnfinished}), 0)` }).from(archives),
  );
  return { atMs: found?.atMs ?? 0, isUnfinished: (found?.unfinished ?? 0) > 0 };
};

/** True if rows of a file still have to be removed. */
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

/**
 * The archived entries of an instance after one, as far as they are in one block, and the last of them; undefined when that one is the last
 * archived entry.
 * @throws StoreError `archive_damaged`
 */
export const readArchivedEntries = async (
  tx: Tx,
  instanceId: string,
  after: number,
): Promise<{ readonly records: readonly string[]; readonly lastSeq: number } | undefined> => {
  if (isKnownEmpty(tx)) return undefined;
  const folder = await knownFolder(tx);
  const archive = folder === '' ? undefined : await tx.get(archiveAfter, { instanceId, after });
  if (archive === undefined) return undefined;
  const file = join(folder, archive.file);
  const block = listBlocks(file).find(({ firstSeq, lastSeq }) => firstSeq <= lastSeq && after < lastSeq);
  if (block === undefined) throw archiveDamaged(file, `is damaged: it does not hold entry ${after + 1}`);
  const { entries } = recentBlocks(tx).read(file, block.offset);
  return { records: entries.slice(after + 1 - block.firstSeq), lastSeq: block.lastSeq };
};

const archiveAfter = statement((db) =>
  db
    .select({ file: archives.file })
    .from(archives)
    .where(and(eq(archives.instanceId, sql.placeholder('instanceId')), gt(archives.lastSeq, sql.placeholder('after'))))
    .orderBy(asc(archives.lastSeq))
    .limit(1),
);
