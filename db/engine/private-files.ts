import { chmodSync, closeSync, openSync, readdirSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const OWNER_ONLY = 0o600;
const OTHER_USERS = 0o077;

/**
 * Creates an empty file that only its owner can read, regardless of the umask, unless it exists. SQLite treats it as a new store and copies
 * its mode to the files it adds.
 */
export const createPrivateFile = (file: string): void => {
  try {
    closeSync(openSync(file, 'wx', OWNER_ONLY));
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return;
    throw error;
  }
  chmodSync(file, OWNER_ONLY);
};

/**
 * Removes other users' permissions from a store and the files whose names start with its name: log, shared memory, copies. None of them is
 * opened, because closing a file would release every lock that the process holds on it.
 */
export const restrictFiles = (file: string): void => {
  const folder = dirname(file);
  for (const name of readdirSync(folder)) {
    if (!name.startsWith(basename(file))) continue;
    const each = join(folder, name);
    const stats = statSync(each, { throwIfNoEntry: false });
    if (stats?.isFile() && (stats.mode & OTHER_USERS) !== 0) chmodSync(each, OWNER_ONLY);
  }
};
