import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from '../db/copy-store.ts';
import { type Inspected, inspectStore } from '../db/inspect-store.ts';
import { lockDataFolder } from '../db/lock.ts';
import { openStore, type Store } from '../db/store.ts';
import { migrations, nativeBinding, roots } from './assets.ts';
import { DataFolderDamaged } from './keys/key-file.ts';
import { Keys, keyFilesIn, requireKeys } from './keys/keys.ts';

/** An opened data folder: nobody else opens it until it is closed. */
export type DataFolder = { readonly store: Store; readonly keys: Keys; close(): Promise<void> };

/**
 * Locks a data folder, made if it is not there, and opens what is in it; the schema is brought up to date first, after a backup.
 * @throws DataFolderLocked when another process holds the folder, DataFolderDamaged when it is not whole.
 */
export const openDataFolder = (folder: string, fatal: (error: unknown) => void): DataFolder => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const binding = nativeBinding();
  const unlock = lockDataFolder(folder, binding);
  try {
    requireWhole(folder);
    const store = openStore({
      file: storeFile(folder),
      migrations: migrations(),
      roots: roots(),
      fatal,
      ...(binding === undefined ? {} : { nativeBinding: binding }),
    });
    // The keys are made only when the store is there for good: keys without a store tell that it was lost.
    flush(folder);
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

/**
 * Looks at a data folder before anything is done with it. One that nothing was written to yet is whole, and so is one whose first start was
 * interrupted: it has no keys yet, or a store too.
 * @param isThorough reads every page of the store, however large it is.
 * @throws DataFolderDamaged, or the system's error when something cannot be read.
 */
export const requireWhole = (folder: string, isThorough = false): Inspected => {
  const file = storeFile(folder);
  const inspected = inspectStore(file, isThorough, nativeBinding());
  const { isEmpty, hasLedger, hasSecrets, damage } = inspected;
  if (damage !== undefined)
    throw new DataFolderDamaged(`The store ${file} is damaged (${damage}). Restore the data folder from a backup.`);
  const keys = keyFilesIn(folder);
  if (isEmpty && keys.length > 0)
    throw new DataFolderDamaged(
      `The store ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but its keys are there. Restore the data folder from a backup, or name another one with --data to begin with an empty platform.`,
    );
  for (const [isNeeded, name, what] of [
    [hasLedger, 'audit.key', 'seals the ledger'],
    [hasSecrets, 'secrets.key', 'encrypts the secrets in the store'],
  ] as const)
    if (isNeeded && !keys.includes(name))
      throw new DataFolderDamaged(
        `The key that ${what}, keys/${name} in the data folder, is missing. Restore it from a backup.`,
      );
  requireKeys(folder);
  return inspected;
};
