import { createHash } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type ArchiveBlock, encodeBlock, readBlocks } from './archive-file.ts';

/** An archive file while it is written. It has its name only when it is complete and on disk. */
const PART = '.part';
const ENDING = '.jsonl.zst';
/** Ends, with a number, the name of a file that no store names. */
const LEFT = '.left-';

/** The name of an archive file, below the folder of its instance. */
export const archiveName = (firstSeq: number, lastSeq: number): string => `${firstSeq}-${lastSeq}${ENDING}`;

/**
 * Clears a folder of what an interrupted run has left. Whole files that the store does not name are only renamed: the store may be an older
 * one that was put back, and they the only copies of what was archived since.
 */
export const setLeftoversAside = async (folder: string, keep: ReadonlySet<string>): Promise<void> => {
  const names: readonly string[] = await readdir(folder).catch(() => []);
  const taken = new Set(names);
  for (const name of names) {
    if (name.endsWith(PART)) await rm(join(folder, name));
    if (!name.endsWith(ENDING) || keep.has(name)) continue;
    let number = 1;
    while (taken.has(`${name}${LEFT}${number}`)) number += 1;
    await rename(join(folder, name), join(folder, `${name}${LEFT}${number}`));
  }
};

/** The contents of a new block. */
export type NewBlock = Pick<ArchiveBlock, 'firstSeq' | 'lastSeq' | 'lines'>;

/** Writes blocks to a new file that only its owner can read, which is on disk when this returns. */
export const writePart = async (folder: string, blocks: AsyncIterable<NewBlock>): Promise<string> => {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `archive${PART}`);
  await rm(file, { force: true });
  const handle = await open(file, 'wx', 0o600);
  try {
    for await (const { firstSeq, lastSeq, lines } of blocks)
      await handle.writeFile(encodeBlock(firstSeq, lastSeq, lines));
    await handle.sync();
  } finally {
    await handle.close();
  }
  return file;
};

/** The contents of a file, as it is on disk. */
export type WrittenArchive = { readonly blocks: number; readonly bytes: number; readonly sha256: string };

/** Reads a file back, block by block with other work in between, and shows each. */
export const readBack = async (file: string, see: (block: ArchiveBlock) => void): Promise<WrittenArchive> => {
  const digest = createHash('sha256');
  let blocks = 0;
  let bytes = 0;
  for (const block of readBlocks(file)) {
    see(block);
    digest.update(block.bytes);
    blocks += 1;
    bytes += block.bytes.length;
    await nextTurn();
  }
  return { blocks, bytes, sha256: digest.digest('hex') };
};

/** Gives a file its name for good. */
export const nameForGood = async (part: string, file: string): Promise<void> => {
  await rename(part, file);
  // The folder, and those that it may have been created in.
  for (const folder of [dirname(file), dirname(dirname(file)), dirname(dirname(dirname(file)))]) {
    const handle = await open(folder, 'r');
    await handle.sync().finally(() => handle.close());
  }
};
