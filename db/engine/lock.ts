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
  const client = openClient({
    file: join(folder, 'lock.db'),
    busyTimeoutMs: 0,
    ...(nativeBinding && { nativeBinding }),
  });
  try {
    client.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    client.close();
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('SQLITE_BUSY'))
      throw new DataFolderLocked(folder, { cause: error });
    throw error;
  }
  held.add(client);
  return () => {
    held.delete(client);
    client.close();
  };
};
