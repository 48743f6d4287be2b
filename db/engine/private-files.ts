import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OWNER_ALONE = 0o600;
const OF_OTHERS = 0o077;

/**
 * Makes an empty file that only its owner can read, whatever the umask, unless it is there. SQLite takes it for a new store, and gives its
 * mode to the files that belong to it.
 */
export const createPrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ALONE));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  chmodSync(file, OWNER_ALONE);
};

/**
 * Takes from others what they may do with a store and the files whose names begin with its name: log, shared memory, and copies of it. None
 * of them is opened for it: closing a file gives up every lock that the process has on it.
 */
export const restrictFiles = (file: string): void => {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(basename(file))) continue;
    const each = join(folder, name);
    const stats = statSync(each, { throwIfNoEntry: false });
    if (stats?.isFile() && (stats.mode & OF_OTHERS) !== 0) chmodSync(each, OWNER_ALONE);
  }
};
