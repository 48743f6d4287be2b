import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../db/lock.ts';
import { openStore, type Store } from '../db/store.ts';
import { migrations, nativeBinding, roots } from './assets.ts';
import { Keys } from './keys/keys.ts';

/** An opened data folder: nobody else opens it until it is closed. */
export type DataFolder = { readonly store: Store; readonly keys: Keys; close(): Promise<void> };

/**
 * Locks a data folder, made if it is not there, and opens what is in it; the schema is brought up to date first, after a backup.
 * @throws DataFolderLocked when another process holds the folder.
 */
export const openDataFolder = (folder: string, fatal: (error: unknown) => void): DataFolder => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const binding = nativeBinding();
  const unlock = lockDataFolder(folder, binding);
  try {
    const store = openStore({
      file: storeFile(folder),
      migrations: migrations(),
      roots: roots(),
      fatal,
      ...(binding === undefined ? {} : { nativeBinding: binding }),
    });
    return {
      store,
      keys: new Keys(folder),
      close: async () => {
        await store.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};

export const storeFile = (folder: string): string => join(folder, 'pitboss.db');
