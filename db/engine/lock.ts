import { truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openClient } from './open.ts';

/** Another process holds the data folder's lock. */
export class DataFolderLocked extends Error {
  readonly code = 'data_folder_locked';

  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder ${folder} is in use by another process; only one process can use it at a time.`, options);
    this.name = 'DataFolderLocked';
  }
}

// Keeps the handles reachable: the garbage collector would close them and release the lock.
const held = new Set<Database.Database>();

/**
 * Locks an existing folder for this process until the returned function is called or the process ends, however it ends. It is an operating
 * system lock on a file held in an exclusive transaction, so a crash leaves nothing to clean up. Throws DataFolderLocked at once when the
 * folder is taken.
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
    // The file holds no data. Another process that does the same locks the same file, since it is emptied rather than replaced: the first
    // to lock it owns the folder, and emptying it again takes nothing from the owner.
    truncateSync(file);
    return lockFile(folder, nativeBinding, true);
  }
};
