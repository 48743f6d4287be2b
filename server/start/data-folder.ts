import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { flush } from '../../db/engine/copy-store.ts';
import { type Inspected, inspectStore } from '../../db/engine/inspect-store.ts';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { restrictFiles } from '../../db/engine/private-files.ts';
import { openStore, type Store } from '../../db/engine/store.ts';
import { DataFolderDamaged, parseKey } from '../keys/key-file.ts';
import { Keys, keyFilesIn, keysFolder, requireKeys } from '../keys/keys.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { migrations, nativeBinding, roots } from './assets.ts';

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
    // SQLite opens a file that it may only read, and says so at the first write, when work has begun.
    if (existsSync(storeFile(folder))) accessSync(storeFile(folder), constants.W_OK);
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
 * interrupted: it has no keys yet, or a store too. What others may do with its files is taken from them.
 * @param isThorough reads every page of the store, however large it is.
 * @throws DataFolderDamaged, or the system's error when something cannot be read.
 */
export const requireWhole = (folder: string, isThorough = false): Inspected => {
  const file = storeFile(folder);
  for (const each of [file, join(folder, 'lock.db')]) if (existsSync(each)) restrictFiles(each);
  const inspected = inspectStore(file, isThorough, nativeBinding());
  const { isEmpty, hasLedger, secret, isForeign, damage } = inspected;
  if (damage !== undefined)
    throw new DataFolderDamaged(`The store ${file} is damaged (${damage}). Restore the data folder from a backup.`);
  if (isForeign)
    throw new DataFolderDamaged(
      `The store ${file} is not a Pitboss database. Restore the data folder from a backup, or choose another with --data.`,
    );
  const keys = keyFilesIn(folder);
  if (isEmpty && keys.length > 0)
    throw new DataFolderDamaged(
      `The store ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but its keys exist. Restore the data folder from a backup, or choose another with --data to start empty.`,
    );
  for (const [isNeeded, name, what] of [
    [hasLedger, 'audit.key', 'seals the ledger'],
    [secret !== undefined, 'secrets.key', 'encrypts the secrets in the store'],
  ] as const)
    if (isNeeded && !keys.includes(name))
      throw new DataFolderDamaged(
        `The key that ${what}, keys/${name} in the data folder, is missing. Restore it from a backup.`,
      );
  requireKeys(folder);
  if (secret !== undefined) requireOpens(join(keysFolder(folder), 'secrets.key'), secret);
  return inspected;
};

/** A key from another data folder is as bad as none. */
const requireOpens = (file: string, secret: string): void => {
  try {
    createSecretBox(parseKey(file, readFileSync(file, 'utf8').trim())).open(secret);
  } catch {
    throw new DataFolderDamaged(
      `${file} is not the key that encrypted the secrets in the store. Restore it from a backup of the data folder.`,
    );
  }
};
