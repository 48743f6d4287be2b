import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, isAbsolute, join, resolve, sep } from 'node:path';
import type { Environment } from '../base/environment.ts';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged } from '../keys/key-file.ts';
import { keyFilesIn } from '../keys/keys.ts';
import { isRestorePending } from './finish-restore.ts';
import { storeFile } from './folder-contents.ts';
import { readMoved } from './moved-folder.ts';

/** That a data folder has been served, and on which file system. */
type Mark = { readonly folder: string; readonly fileSystem: string; readonly servedAt: string };

/**
 * Notes that a data folder is served, in the user's state folder: what is in the data folder itself is gone with its disk. Without a
 * place for it, as in a container, nothing is noted.
 */
export const noteServed = (data: string, environment: Environment, nowMs: number): void => {
  const file = markOf(data, environment);
  if (file === undefined) return;
  const mark: Mark = {
    folder: resolve(data),
    fileSystem: fileSystemOf(data),
    servedAt: new Date(nowMs).toISOString(),
  };
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    replaceFile(file, `${JSON.stringify(mark)}\n`);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
  }
};

/**
 * Refuses a data folder without a store that has been served from another file system: its disk is not mounted, or another one is. A folder
 * that was emptied where it is has been emptied on purpose.
 * @throws DataFolderDamaged
 */
export const requireNotLost = (data: string, environment: Environment): void => {
  if (isBegun(data)) return;
  const file = markOf(data, environment);
  const mark = file === undefined ? undefined : readMark(file);
  if (mark === undefined || mark.fileSystem === fileSystemOf(data)) return;
  throw new DataFolderDamaged(
    `There is no store in ${data}, and a platform was served from there on ${mark.servedAt.slice(0, 10)}, on another file system. Mount its disk, or restore a backup. To start a new platform there, remove ${file}.`,
  );
};

/** Advice on a store that is missing and must not be made. */
export const NEW_STORE_REFUSED =
  'PITBOSS_NEW_STORE is refused, so none is made. Mount the disk or the volume, restore a backup, or correct the address; for a new platform, remove that setting.';

/** For a platform that is set up already. @throws DataFolderDamaged when there is no store. */
export const requireBegun = (data: string): void => {
  if (!isBegun(data)) throw new DataFolderDamaged(`There is no store in ${data}. ${NEW_STORE_REFUSED}`);
};

/** Reports whether there is a store, or what says what has become of it. */
const isBegun = (data: string): boolean =>
  existsSync(storeFile(data)) || keyFilesIn(data).length > 0 || isRestorePending(data) || readMoved(data) !== undefined;

const readMark = (file: string): Mark | undefined => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
};

/** The file for a data folder, named after its path; none in the folder itself. As the standard says, relative paths are ignored. */
const markOf = (data: string, { XDG_STATE_HOME: state = '', HOME: home = '' }: Environment): string | undefined => {
  const base = isAbsolute(state) ? state : isAbsolute(home) ? join(home, '.local', 'state') : undefined;
  if (base === undefined || `${resolve(base)}${sep}`.startsWith(`${resolve(data)}${sep}`)) return undefined;
  return join(base, 'pitboss', `${createHash('sha256').update(resolve(data)).digest('hex').slice(0, 16)}.json`);
};

/** Distinguishes file systems, also after a restart: by where it is mounted, and the folder that it begins with. */
const fileSystemOf = (path: string): string => {
  let root = realpathSync(nearestExisting(resolve(path)));
  const { dev } = statSync(root);
  while (root !== dirname(root) && statSync(dirname(root)).dev === dev) root = dirname(root);
  const { ino, birthtimeMs } = statSync(root);
  return `${root} ${ino} ${birthtimeMs}`;
};

const nearestExisting = (path: string): string => (existsSync(path) ? path : nearestExisting(dirname(path)));
