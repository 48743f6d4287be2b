import { accessSync, constants, existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyPart, flushFile, listCopies } from '../../db/engine/copy-store.ts';
import { type Copying, copyStoreAside } from '../../db/engine/copy-store-aside.ts';
import { lockDataFolder } from '../../db/engine/lock.ts';
import { holdsAnything, missingIn } from '../../db/engine/migrate.ts';
import { openClient } from '../../db/engine/open-client.ts';
import { restrictFiles } from '../../db/engine/private-files.ts';
import { openStore, type Store, type StoreOptions } from '../../db/engine/store.ts';
import { brokenSeal } from '../../db/seals/broken-seal.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { type Inspected, inspectStore } from '../../db/upkeep/inspect-store.ts';
import { DataFolderDamaged } from '../keys/key-file.ts';
import { Keys, keyFilesIn, keysFolder, requireKeys } from '../keys/keys.ts';
import { createSealProof, readLedgerKeys } from '../keys/ledger-keys.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import type { SharedKeys } from '../keys/shared-keys.ts';
import { readKeyRing } from '../keys/signing-keys.ts';
import { requireArchives } from './archive-files.ts';
import { migrations, nativeBinding, readerProgram, roots } from './assets.ts';
import { finishRestore, isRestorePending } from './finish-restore.ts';
import { storeFile } from './folder-contents.ts';
import { requireNotMoved } from './moved-folder.ts';
import { requireNotLost } from './store-mark.ts';

/** An open data folder, locked until it is closed. */
export type DataFolder = {
  readonly store: Store;
  readonly keys: Keys;
  /** The keys that servers share; undefined when they are files. */
  readonly shared?: SharedKeys | undefined;
  close(): Promise<void>;
};

/**
 * Locks and opens a data folder, creating it if missing; backs up the store and migrates its schema first, if necessary.
 * @param fatal is called when the process must end at once: a commit has failed on disk, or the lock is lost (DataFolderLocked).
 * @param readerLost is called when a reader thread has ended by itself.
 * @param committed is called after each commit, for metrics.
 * @param isKnown leaves out the inspection of a folder that this process has just written.
 * @throws DataFolderLocked when another process holds the folder, DataFolderDamaged when it is not intact.
 */
export const openDataFolder = (
  folder: string,
  fatal: (error: unknown) => void,
  readerLost?: (error: unknown) => void,
  committed?: StoreOptions['committed'],
  isKnown = false,
): DataFolder => {
  const unlock = lock(folder, fatal);
  try {
    if (!isKnown) requireUsable(folder);
    return openLocked(folder, unlock, { fatal, committed, readerLost });
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens a data folder like openDataFolder, and copies its store on a thread before it is migrated, so that other work goes on meanwhile.
 * @throws the signal's reason when it was aborted; nothing was changed.
 */
export const migrateDataFolder = async (
  folder: string,
  fatal: (error: unknown) => void,
  copying: Copying,
  signal: AbortSignal,
): Promise<DataFolder> => {
  const unlock = lock(folder, fatal);
  const part = copyPart(storeFile(folder));
  try {
    requireUsable(folder);
    const isCopied = needsCopy(storeFile(folder));
    if (isCopied) {
      rmSync(part, { force: true });
      await copyStoreAside({ file: storeFile(folder), nativeBinding: nativeBinding() }, part, readerProgram(), copying);
    }
    signal.throwIfAborted();
    return openLocked(folder, unlock, { fatal, isCopied });
  } catch (error) {
    rmSync(part, { force: true });
    unlock();
    throw error;
  }
};

const lock = (folder: string, fatal: (error: unknown) => void): (() => void) => {
  requireNotLost(folder, process.env);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return lockDataFolder(folder, fatal, nativeBinding());
};

/** Reports whether a store holds something and is to be migrated. */
const needsCopy = (file: string): boolean => {
  if (!existsSync(file)) return false;
  const client = openClient({ file, readonly: true, nativeBinding: nativeBinding() });
  try {
    return holdsAnything(client) && missingIn(client, migrations(), roots()).length > 0;
  } finally {
    client.close();
  }
};

const requireUsable = (folder: string): void => {
  requireNotMoved(folder);
  finishRestore(folder);
  const { archives } = requireIntact(folder);
  requireArchives(storeFile(folder), archives);
  // SQLite opens a read-only file without complaint and fails only at the first write, when work has begun.
  if (existsSync(storeFile(folder))) accessSync(storeFile(folder), constants.W_OK);
};

type Opening = Pick<StoreOptions, 'fatal' | 'committed' | 'isCopied'> & {
  readonly readerLost?: ((error: unknown) => void) | undefined;
};

const openLocked = (folder: string, unlock: () => void, { readerLost, ...opening }: Opening): DataFolder => {
  const binding = nativeBinding();
  const store = openStore({
    file: storeFile(folder),
    migrations: migrations(),
    roots: roots(),
    faultOf: (client) => (keyFilesIn(folder).includes('audit.key') ? brokenSeal(client, proofIn(folder)) : undefined),
    ...opening,
    readers: { ...readerProgram(), ...(readerLost && { lost: readerLost }) },
    ...(binding === undefined ? {} : { nativeBinding: binding }),
  });
  // Keys are created only when the store is durable: keys without a store mean that the store was lost.
  flushFile(folder);
  return {
    store,
    keys: new Keys(folder),
    close: async () => {
      await store.close();
      unlock();
    },
  };
};

/**
 * Checks a data folder before it is used. One that was never written to is intact, and so is one whose first start was interrupted: it has
 * no keys yet, maybe a store. Restricts its files to the owner.
 * @param isThorough reads every page of the store, however large it is.
 * @throws DataFolderDamaged, or the system's error when something cannot be read.
 */
export const requireIntact = (folder: string, isThorough = false): Inspected => {
  if (isRestorePending(folder))
    throw new DataFolderDamaged(
      `A restore of ${folder} was interrupted. Start the platform to finish it, or run pitboss restore again.`,
    );
  const file = storeFile(folder);
  for (const each of [file, join(folder, 'lock.db')]) if (existsSync(each)) restrictFiles(each);
  const inspected = inspectStore(file, {
    isThorough,
    migrations: migrations(),
    roots: roots(),
    nativeBinding: nativeBinding(),
  });
  const { isEmpty, sealed, secret, isForeign, damage, difference } = inspected;
  if (damage !== undefined)
    throw new DataFolderDamaged(`The store ${file} is damaged (${damage}). Restore the data folder from a backup.`);
  if (isForeign)
    throw new DataFolderDamaged(
      `The store ${file} is not a Pitboss database. Restore the data folder from a backup, or choose another with --data.`,
    );
  if (difference !== undefined)
    throw new DataFolderDamaged(
      `The store ${file} does not have the schema of its version: ${difference}. Restore the data folder from a backup.`,
    );
  const keys = keyFilesIn(folder);
  const [copy] = listCopies(file);
  const left = keys.length > 0 ? 'its keys exist' : copy && `its backup ${copy} exists`;
  if (isEmpty && left !== undefined)
    throw new DataFolderDamaged(
      `The store ${file} is ${existsSync(file) ? 'empty' : 'missing'}, but ${left}. Restore the data folder from a backup, or choose another with --data to start empty.`,
    );
  if (sealed.length > 0)
    requireKey(folder, 'audit.key', 'seals the ledger', (file) => {
      const proof = createSealProof(readLedgerKeys(file));
      return sealed.some(({ previous, record, mac }) => proof.continues(previous, record, mac) !== undefined);
    });
  if (secret !== undefined)
    requireKey(folder, 'secrets.key', 'encrypts the secrets in the store', (file) => opens(file, secret));
  requireKeys(folder);
  return inspected;
};

/** A key from another data folder is as bad as none. */
const requireKey = (folder: string, name: string, what: string, fits: (file: string) => boolean): void => {
  if (!keyFilesIn(folder).includes(name))
    throw new DataFolderDamaged(
      `The key that ${what}, keys/${name} in the data folder, is missing. Restore it from a backup.`,
    );
  const file = join(keysFolder(folder), name);
  if (!fits(file))
    throw new DataFolderDamaged(`${file} is not the key that ${what}. Restore it from a backup of the data folder.`);
};

const proofIn = (folder: string): SealProof => createSealProof(readLedgerKeys(join(keysFolder(folder), 'audit.key')));

const opens = (file: string, secret: string): boolean => {
  const { current, retired } = readKeyRing(file);
  try {
    createSecretBox(() => [current, ...retired.map(({ key }) => key)]).open(secret);
    return true;
  } catch {
    return false;
  }
};
