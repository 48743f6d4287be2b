import { type ArchiveBlock, archiveDamaged, readBlocks } from '../../db/archive/archive-file.ts';
import { sortLines } from '../../db/archive/archive-lines.ts';
import { KEPT_KINDS } from '../../db/archive/archived-rows.ts';
import { insertBlock, readMovedBlocks } from '../../db/archive/archives.ts';
import { deleteRows } from '../../db/archive/archiving.ts';
import { readBack } from '../../db/archive/write-archive.ts';
import { hashNames, namedIn } from '../../db/contributions/archived-names.ts';
import type { Archive } from '../../db/tables/archives.ts';
import { ArchiveRefused, type Archiving, type ArchivingOne } from './archiving.ts';

/**
 * Removes the rows of an archive's blocks that are still in the store, a block in a unit, and writes where to find what they held. A run
 * that was interrupted continues where it stopped.
 * @param isProven whether this run has read the file.
 */
export const finishMoving = async (archiving: ArchivingOne, archive: Archive, isProven = false): Promise<void> => {
  const { store, folder, isStopped, onStep } = archiving;
  const path = `${folder}/${archive.file}`;
  const moved = await store.read((tx) => readMovedBlocks(tx, archive.id));
  let { blocks } = moved;
  if (blocks === archive.blocks || isStopped?.() === true) return;
  // The file may have been changed since an earlier run sealed it.
  if (!isProven && (await readBack(path, () => {})).sha256 !== archive.sha256)
    throw archiveDamaged(path, 'is not the one that the ledger has sealed');
  for (const block of readBlocks(path)) {
    if (block.offset <= moved.offset) continue;
    if (isStopped?.() === true) return;
    await moveBlock(archiving, archive, block);
    blocks += 1;
    archiving.passed(block.lastSeq - block.firstSeq + 1);
    onStep?.({ step: 'moved', file: archive.file, blocks, of: archive.blocks });
  }
};

const moveBlock = async ({ store }: Archiving, archive: Archive, block: ArchiveBlock): Promise<void> => {
  const lines = sortLines(block.lines);
  const { contributions, keys } = lines;
  const named = namedIn(lines);
  const { firstSeq, lastSeq, offset } = block;
  const rows = { instanceId: archive.instanceId, firstSeq, lastSeq, contributions, keys };
  const going = named.entries.filter(({ kind }) => !KEPT_KINDS.includes(kind)).length;
  await store.write(async (tx) => {
    await insertBlock(tx, archive.id, offset, hashNames(named));
    const gone = await deleteRows(tx, rows);
    if (gone.entries !== going || gone.contributions !== contributions.length || gone.keys !== keys.length)
      throw new ArchiveRefused(`The rows of the block at ${offset} of ${archive.file} are not as the file has them.`);
  });
};
