import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { flushFile } from '../../db/engine/copy-store.ts';
import { MigrationRefused } from '../../db/engine/migrate.ts';
import type { AsideOptions } from '../../db/engine/postgres/aside-reads.ts';
import { requireWhole } from '../../db/engine/postgres/database-failed.ts';
import { Hosts } from '../../db/engine/postgres/hosts.ts';
import { openPostgres, type PostgresOptions } from '../../db/engine/postgres/open-postgres.ts';
import { openSnapshotPostgres } from '../../db/engine/postgres/open-snapshot-postgres.ts';
import { NO_LIMITS, type PostgresSession, type TimeLimits } from '../../db/engine/postgres/postgres-session.ts';
import type { PostgresStore } from '../../db/engine/postgres/postgres-store.ts';
import { StoreOutlived } from '../../db/engine/postgres/witness.ts';
import type { Store } from '../../db/engine/store.ts';
import type { SealProof } from '../../db/seals/seal-heads.ts';
import { knowCurrencies } from '../../db/servers/declared-currencies.ts';
import { findSharedKeysVersion } from '../../db/servers/shared-keys.ts';
import { WATCHED_TABLES } from '../../db/tables/servers.ts';
import { replaceFile } from '../base/replace-file.ts';
import { DataFolderDamaged, guardKeyFile, KEY_BYTES, parseDatabaseKeys } from '../keys/key-file.ts';
import { Keys, keyFilesIn, keysFolder } from '../keys/keys.ts';
import { OtherKey, SharedKeys } from '../keys/shared-keys.ts';
import { shownDatabase } from '../settings/kinds.ts';
import { migrations, nativeBinding } from './assets.ts';
import { beginAgain } from './begin-again.ts';
import type { DataFolder, openDataFolder } from './data-folder.ts';
import { DatabaseUnusable } from './database-unusable.ts';
import { storeFile } from './folder-contents.ts';
import { readMoved } from './moved-folder.ts';
import { noteSeen, readSeen } from './seen-files.ts';
import { NEW_STORE_REFUSED } from './store-mark.ts';

/** A database, and the key under which it holds the other keys, if it is not in the data folder. */
export type Database = {
  readonly url: string;
  /** The newest first. */
  readonly key?: readonly Buffer[] | undefined;
  /** The file that holds them, which is read again when they do not open what is in the database. */
  readonly keyFile?: string | undefined;
  /** True if a store is created in an empty database, and one of an earlier version migrated. */
  readonly migrates?: boolean;
  /** True if an empty database is a mistake, as the settings say. */
  readonly refusesEmpty?: boolean;
  readonly limits?: Partial<TimeLimits> | undefined;
  /** The address of standbys that answer long reads. */
  readonly replicas?: string | undefined;
  /** Connections for short reads. */
  readonly readers?: number;
  /** Connections for long reads, and how long one of these may take. */
  readonly aside?: AsideOptions;
  /**
   * For a server: compares the database with what servers with this data folder have seen in it, puts the wallets on hold if it lacks any of
   * it, and notes what this one sees. Called with what a person should know of.
   */
  readonly watch?: (warning: string, error?: unknown) => void;
};

/** A store in a database, with the keys that its servers share. */
export type OpenDatabase = DataFolder & { readonly store: PostgresStore; readonly shared: SharedKeys };

/**
 * Opens a store in PostgreSQL, which any number of servers share, and creates or migrates its schema first, if necessary. The data folder
 * holds the rest: the key under which the database holds all others.
 * @throws MigrationRefused when a newer version has written the database, DataFolderDamaged when the key is missing or another one, or
 * the driver's error when the database cannot be reached.
 */
export const openDatabase = async (
  database: Database,
  ...how: Parameters<typeof openDataFolder>
): Promise<OpenDatabase> => {
  const [folder, fatal, ...more] = how;
  const { url, watch } = database;
  requireOwnStore(folder, url);
  for (let tries = 1; ; tries += 1) {
    let isOpen = watch === undefined;
    const lost = (error: unknown): void => {
      if (isOpen) fatal(error);
    };
    let begun: OpenDatabase | undefined;
    try {
      const opened = await openOnce(database, folder, lost, ...more);
      begun = opened;
      if (opened.store.wentBack !== undefined) {
        const { held } = await beginAgain(opened, Date.now(), opened.store.wentBack.keptUntilMs);
        watch?.(
          `the database lacks transactions that this server has seen: it was restored, or a standby without them was promoted. On hold: ${held.join(', ')}`,
        );
      }
      if (watch === undefined) return opened;
      const stop = noteSeen(
        folder,
        () => opened.store.seen,
        (error) => watch('what was seen of the database cannot be noted in the data folder', error),
      );
      const close = async (): Promise<void> => {
        await opened.close();
        stop();
      };
      isOpen = true;
      return { ...opened, close };
    } catch (error) {
      await begun?.close();
      // Another server has put the wallets on hold just now, or the store is being moved, which the next attempt says.
      if (!isOutlived(error) || tries === OPENINGS_MAX) throw error;
    }
  }
};

const OPENINGS_MAX = 3;

const isOutlived = (error: unknown): boolean =>
  error instanceof StoreOutlived || (error instanceof Error && error.cause instanceof StoreOutlived);

const openOnce = async (
  { url, key, keyFile, migrates = true, refusesEmpty = false, watch, ...how }: Database,
  ...[folder, lost, readerLost, committed]: Parameters<typeof openDataFolder>
): Promise<OpenDatabase> => {
  const binding = nativeBinding();
  // Before the database is looked at: a server with the same folder may be about to create the store, and to note it.
  const seen = readSeen(folder, Date.now());
  const emptyRefused = migrates ? whyNoNewStore(url, folder, seen.length > 0, refusesEmpty) : undefined;
  const store = await openPostgres({
    ...{ url, migrations: migrations(), watched: WATCHED_TABLES, committed, migrates, lost, emptyRefused, ...how },
    evidence: watch === undefined ? [] : seen,
    ...(binding === undefined ? {} : { nativeBinding: binding }),
  }).catch(refuse(url));
  try {
    await requireWhole(store).catch(refuse(url));
    const shared = await openKeys(store, { url, key, keyFile, migrates, emptyRefused }, folder);
    const stop = shared.follow((error) => readerLost?.(error));
    const close = async (): Promise<void> => {
      await stop();
      await store.close();
    };
    return { store, keys: new Keys(shared), shared, close };
  } catch (error) {
    await store.close();
    throw error;
  }
};

/** Explains why an empty database gets no store. */
const whyNoNewStore = (url: string, folder: string, hasSeen: boolean, isRefused: boolean): string | undefined => {
  const missing = `There is no store in ${shownDatabase(url)}`;
  if (hasSeen)
    return `${missing}, and servers with the data folder ${folder} have used one. Restore the database, or correct PITBOSS_DATABASE; for a new platform, choose another data folder with --data.`;
  return isRefused ? `${missing}. ${NEW_STORE_REFUSED}` : undefined;
};

/** One state of the store in a database, and what proves its seals; servers may be writing to it. */
export const openProvenDatabase = async (
  { url, key, replicas }: Database,
  folder: string,
): Promise<{ reader: Pick<Store, 'read' | 'close'>; proof: () => SealProof }> => {
  const binding = nativeBinding();
  const options = {
    url,
    replicas,
    migrations: migrations(),
    ...(binding === undefined ? {} : { nativeBinding: binding }),
  };
  const reader = await openSnapshotPostgres(options).catch(refuse(url));
  try {
    // The keys are in the same snapshot.
    const { read } = reader;
    await read(knowCurrencies);
    const keys = new Keys(await openKeys({ read, write: read }, { url, key, migrates: false }, folder));
    return { reader, proof: () => keys.proof };
  } catch (error) {
    await reader.close();
    throw error;
  }
};

/** A connection for work that takes as long as it takes. @param named what names the database, for a person. */
export const connectTo = (url: string, named: string): Promise<PostgresSession> =>
  new Hosts({ url, limits: NO_LIMITS }).connect().catch(refuse(url, named));

/** Opens a store to move it, although none may serve it. @param named what names the database, for a person. */
export const openToMove = async (url: string, named: string, migrates: boolean): Promise<PostgresStore> => {
  const binding = nativeBinding();
  const options = { url, migrations: migrations(), watched: WATCHED_TABLES, moving: true, migrates };
  const opening = openPostgres({ ...options, ...(binding && { nativeBinding: binding }) });
  const store = await opening.catch(refuse(url, named));
  try {
    await requireWhole(store);
    return store;
  } catch (error) {
    await store.close();
    return refuse(url, named)(error);
  }
};

const refuse =
  (url: string, named?: string) =>
  (error: unknown): never => {
    throw error instanceof MigrationRefused ? error : new DatabaseUnusable(url, error, named);
  };

const DATABASE_KEY = 'database';

const openKeys = async (
  store: Pick<Store, 'read' | 'write'>,
  { url, key, keyFile, migrates, emptyRefused }: Database & Pick<PostgresOptions, 'emptyRefused'>,
  folder: string,
): Promise<SharedKeys> => {
  const file = join(keysFolder(folder), `${DATABASE_KEY}.key`);
  const hasKeys = (await store.read(findSharedKeysVersion)) !== undefined;
  if (!hasKeys && migrates === false)
    throw new MigrationRefused(
      `There is no store in ${shownDatabase(url)}. The first start of pitboss serve creates it.`,
    );
  // Its schema may be there: what empties or restores a database takes its tables one after another.
  if (!hasKeys && emptyRefused !== undefined) throw new MigrationRefused(emptyRefused);
  const isMissing = key === undefined && !guardKeyFile(file);
  if (isMissing && hasKeys)
    throw new DataFolderDamaged(
      `The key of ${shownDatabase(url)}, ${file}, is missing. Copy it from the data folder of another server or from a backup, or set PITBOSS_DATABASE_KEY_FILE.`,
    );
  const isNew = isMissing && createKey(file);
  try {
    const inFile = keyFile ?? (key === undefined ? file : undefined);
    const readKeys = () =>
      inFile === undefined ? (key ?? []) : parseDatabaseKeys(inFile, readFileSync(inFile, 'utf8'));
    return await SharedKeys.open(store, readKeys);
  } catch (error) {
    if (!(error instanceof OtherKey)) throw error;
    // Another server has started on the empty database at the same time, and its key counts.
    if (isNew) rmSync(file, { force: true });
    const setting = keyFile === undefined ? 'PITBOSS_DATABASE_KEY' : 'PITBOSS_DATABASE_KEY_FILE';
    const copied = `copy keys/${DATABASE_KEY}.key from the data folder of another server or from a backup`;
    throw new DataFolderDamaged(
      key === undefined
        ? `${file} is not the key of ${shownDatabase(url)}. Every server needs the same one: ${copied}.`
        : `${setting} is not the key of ${shownDatabase(url)}. Every server needs the same one: correct ${setting}, or remove it and ${copied}.`,
    );
  }
};

/** The key under which a database holds the others, of a folder. @param creates whether there is one from now on. */
export const databaseKeyIn = (folder: string, creates: boolean): readonly Buffer[] => {
  const file = join(keysFolder(folder), `${DATABASE_KEY}.key`);
  if (!guardKeyFile(file)) {
    if (!creates)
      throw new DataFolderDamaged(
        `${file} is missing. Name the data folder of a server with --data, or set PITBOSS_DATABASE_KEY_FILE.`,
      );
    createKey(file);
  }
  return parseDatabaseKeys(file, readFileSync(file, 'utf8'));
};

/** Creates a key, on disk before anything is encrypted with it. @returns false when a server with the same folder has just done so. */
const createKey = (file: string): boolean => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const own = `${file}.${randomUUID()}`;
  replaceFile(own, `${randomBytes(KEY_BYTES).toString('hex')}\n`);
  try {
    linkSync(own, file);
    flushFile(dirname(file));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(own);
  }
};

/** A folder with a store is another platform's: its money would seem to be gone. */
const requireOwnStore = (folder: string, url: string): void => {
  // Its own store has been moved here.
  if (readMoved(folder)?.state === 'moved') return;
  const names = keyFilesIn(folder).filter((name) => name !== `${DATABASE_KEY}.key`);
  if (existsSync(storeFile(folder)) || names.length > 0)
    throw new DataFolderDamaged(
      `${folder} already has a store. Move it to ${shownDatabase(url)} with pitboss move, or choose another data folder with --data.`,
    );
  mkdirSync(folder, { recursive: true, mode: 0o700 });
};
