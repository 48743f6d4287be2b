import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged } from '../keys/key-file.ts';

/** That the store of a folder goes to a database, has gone there, or comes from one. */
export type Moved = {
  readonly state: 'moving' | 'moved' | 'arriving';
  /** Identifies the move. */
  readonly id: string;
  /** Where the store is, or will be; for one that arrives, where it comes from. */
  readonly other: string;
};

const fileIn = (folder: string): string => join(folder, 'moved.json');

export const readMoved = (folder: string): Moved | undefined =>
  existsSync(fileIn(folder)) ? JSON.parse(readFileSync(fileIn(folder), 'utf8')) : undefined;

/** On disk when this returns. */
export const writeMoved = (folder: string, moved: Moved): void =>
  replaceFile(fileIn(folder), `${JSON.stringify(moved)}\n`);

export const removeMoved = (folder: string): void => {
  rmSync(fileIn(folder), { force: true });
  flushFile(folder);
};

/** @throws DataFolderDamaged when the store is not, or not yet, here. */
export const requireNotMoved = (folder: string): void => {
  const moved = readMoved(folder);
  if (moved === undefined) return;
  const again = 'Run the same pitboss move again until it has finished.';
  throw new DataFolderDamaged(
    {
      moving: `The store of ${folder} is being moved to ${moved.other}. ${again}`,
      moved: `The store of ${folder} was moved to ${moved.other}, and pays nothing here any more. Set PITBOSS_DATABASE.`,
      arriving: `The store of ${folder} is being filled from ${moved.other}. ${again}`,
    }[moved.state],
  );
};
