import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openClient } from './open.ts';

/** Another process owns the data folder. */
export class DataFolderLocked extends Error {
  readonly code = 'data_folder_locked';

  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder ${folder} is in use by another process; only one process can use it at a time.`, options);
    this.name = 'DataFolderLocked';
  }
}

// A handle that nobody refers to is closed by the garbage collector, and the lock would go with it.
const held = new Set<Database.Database>();

/**
 * Makes this process the owner of an existing folder until the answer is called, or until the process ends, however it ends: the lock is
 * the operating system's, on a file that is kept in an exclusive transaction, so there is no leftover to clean up after a crash.
 * Throws DataFolderLocked at once when the folder is taken.
 */
export const lockDataFolder = (folder: string, nativeBinding?: object): (() => void) => {
  const client = lockFile(folder, nativeBinding);
  held.add(client);
  return () => {
    held.delete(client);
    client.close();
  };
};

const lockFile = (folder: string, nativeBinding: object | undefined, isSecond = false): Database.Database => {
  const file = join(folder, 'lock.db');
  const client = openClient({ file, busyTimeoutMs: 0, ...(nativeBinding && { nativeBinding }) });
  try {
    client.exec('BEGIN EXCLUSIVE');
    return client;
  } catch (error) {
    client.close();
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.startsWith('SQLITE_BUSY')) throw new DataFolderLocked(folder, { cause: error });
    if (code !== 'SQLITE_NOTADB' || isSecond) throw error;
    // Nothing is kept in the file. Another process that does the same locks the same file, since it is emptied and not replaced: whoever
    // locks it first has the folder, and emptying it once more takes nothing from the owner.
    truncateSync(file);
    return lockFile(folder, nativeBinding, true);
  }
};
