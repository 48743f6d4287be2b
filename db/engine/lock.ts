import { statSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { openClient } from './open-client.ts';

/** Another process holds the data folder's lock. */
export class DataFolderLocked extends Error {
  readonly code = 'data_folder_locked';

  constructor(folder: string, options?: ErrorOptions) {
    super(`The data folder ${folder} is in use by another process; only one process can use it at a time.`, options);
    this.name = 'DataFolderLocked';
  }
}

/** The interval at which the holder of a lock checks that its file is still in the folder. */
const LOOK_MS = 1_000;

// Keeps the handles reachable: the garbage collector would close them and release the lock.
const held = new Set<Database.Database>();

/**
 * Locks an existing folder for this process until the returned function is called or the process ends, however it ends. It is an operating
 * system lock on a file held in an exclusive transaction, so a crash leaves nothing to clean up. Throws DataFolderLocked at once when the
 * folder is taken.
 * @param lost is called when the lock's file was removed or replaced and another process has locked the new one since: it may be using
 * the folder too, so this process must end. If none has, the new file is locked instead.
 */
export const lockDataFolder = (
  folder: string,
  lost: (error: DataFolderLocked) => void,
  nativeBinding?: object,
): (() => void) => {
  const open = (): { client: Database.Database; file: string } => {
    const client = lockFile(folder, nativeBinding);
    try {
      const file = identityOf(folder);
      held.add(client);
      return { client, file };
    } catch (error) {
      client.close();
      throw error;
    }
  };
  const close = (client: Database.Database): void => {
    held.delete(client);
    client.close();
  };
  let lock = open();
  const look = (): void => {
    try {
      if (identityOf(folder) === lock.file) return;
      const former = lock.client;
      lock = open();
      close(former);
    } catch (error) {
      // Any other error may be gone at the next look.
      if (!(error instanceof DataFolderLocked)) return;
      clearInterval(looking);
      lost(error);
    }
  };
  const looking = setInterval(look, LOOK_MS).unref();
  return () => {
    clearInterval(looking);
    close(lock.client);
  };
};

const lockPath = (folder: string): string => join(folder, 'lock.db');

/** Identifies the file that the folder's lock is on; while a process has a file open, no other one gets its number. */
const identityOf = (folder: string): string => {
  const stats = statSync(lockPath(folder), { throwIfNoEntry: false, bigint: true });
  return `${stats?.dev} ${stats?.ino}`;
};

const lockFile = (folder: string, nativeBinding: object | undefined, isSecond = false): Database.Database => {
  const file = lockPath(folder);
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
