import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { replaceFile } from '../base/replace-file.ts';
import { CONTENTS } from './folder-contents.ts';

/** The restored contents, complete; what the folder held is being put aside. */
const READY = 'restored';
/** The folder's former contents are aside; the restored contents are being moved to their places. */
const MOVING = 'restored.moving';
/** The copy that a restore prepares in the folder. */
export const RESTORE_PART = 'restore.part';
const UNDECIDED = /^restore\.part(\.part-\d+)?$/;
/** Where the folder's contents are put, in the restored ones. */
const PLAN = 'restore.json';

/** Reports whether a restore has been decided and is not in place yet. */
export const isRestorePending = (folder: string): boolean =>
  existsSync(join(folder, READY)) || existsSync(join(folder, MOVING));

/**
 * Replaces the contents of a locked data folder with those of a complete folder inside it. From the renaming on, the restore has happened:
 * after a kill, the next process that opens the folder finishes it.
 * @param keptAs the name of the folder inside it that gets what the data folder held.
 */
export const replaceContents = (folder: string, complete: string, keptAs: string): void => {
  replaceFile(join(complete, PLAN), JSON.stringify({ keptAs }));
  flushFile(complete);
  renameSync(complete, join(folder, READY));
  flushFile(folder);
  finishRestore(folder);
};

/**
 * Finishes a restore that was interrupted, if there is one, or removes the copy that it was working on. The folder must be locked. Renames
 * only, so that it needs no space.
 */
export const finishRestore = (folder: string): void => {
  for (const name of readdirSync(folder).filter((each) => UNDECIDED.test(each)))
    rmSync(join(folder, name), { recursive: true });
  const [ready, moving] = [join(folder, READY), join(folder, MOVING)];
  if (existsSync(ready)) {
    const { keptAs } = JSON.parse(readFileSync(join(ready, PLAN), 'utf8'));
    moveAll(folder, join(folder, String(keptAs)), (name) => CONTENTS.some(({ names }) => names.test(name)));
    renameSync(ready, moving);
    flushFile(folder);
  }
  if (!existsSync(moving)) return;
  moveAll(moving, folder, (name) => name !== PLAN);
  rmSync(moving, { recursive: true });
  flushFile(folder);
};

/** Each is in one of the two places at any time, so it may be interrupted and repeated. */
const moveAll = (from: string, to: string, isMeant: (name: string) => boolean): void => {
  const names = readdirSync(from).filter(isMeant);
  if (names.length > 0) mkdirSync(to, { recursive: true, mode: 0o700 });
  for (const name of names) renameSync(join(from, name), join(to, name));
  for (const place of [to, from]) if (existsSync(place)) flushFile(place);
};
