import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import Database from 'better-sqlite3';
import type { Lookup } from '../../db/engine/lookups.ts';
import { fillPostgres } from '../../db/engine/move/fill-postgres.ts';
import { movedTables } from '../../db/engine/move/moved-table.ts';
import { openPostgres } from '../../db/engine/postgres/open-postgres.ts';
import { NO_LIMITS, PostgresSession } from '../../db/engine/postgres/postgres-session.ts';
import { openReader, openStore, type Store, type StoreOptions } from '../../db/engine/store.ts';
import { WATCHED_TABLES } from '../../db/tables/servers.ts';
import { migrations } from '../../server/start/assets.ts';
import { storeFile } from '../../server/start/folder-contents.ts';
import { emptyStore } from './empty-store.ts';
import { SpareDatabases } from './spare-databases.ts';

/** The folder of the socket of a PostgreSQL, in a run with `engine=postgres`. */
const host = (): string | undefined => process.env.PITBOSS_TEST_POSTGRES;

export const isOnPostgres = host() !== undefined;

const urlOf = (database: string): string => `postgres://postgres@/${database}?host=${host()}`;

const spares = new SpareDatabases(urlOf);

/** Databases with a schema and little else, from which others are copied. */
const templates = new Map<string, Promise<string>>();

type Migrations = NonNullable<StoreOptions['migrations']>;
type Fill = (store: Store) => Promise<void>;

const templateOf = (migrations: Migrations, besides = '', fill?: Fill): Promise<string> => {
  const key = createHash('sha256')
    .update(JSON.stringify([host(), migrations, besides, fill?.name]))
    .digest('hex')
    .slice(0, 16);
  const made = templates.get(key) ?? makeTemplate(`template_${key}`, { migrations, besides, fill });
  templates.set(key, made);
  return made;
};

/** The first process of a run that needs a template makes it; the others wait. */
const makeTemplate = async (
  name: string,
  { migrations, besides, fill }: { migrations: Migrations; besides: string; fill: Fill | undefined },
): Promise<string> => {
  const session = await PostgresSession.open({ url: urlOf('postgres'), limits: NO_LIMITS });
  try {
    await session.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rows } = await session.query('select 1 from pg_database where datname = $1', [name]);
    if (rows.length > 0) return name;
    const part = `${name}_part`;
    await session.query(`drop database if exists ${part} with (force)`);
    await session.query(`create database ${part}`);
    const store = await openPostgres({ url: urlOf(part), migrations, watched: WATCHED_TABLES });
    await fill?.(store);
    await store.close();
    const filling = await PostgresSession.open({ url: urlOf(part) });
    await filling.script(besides);
    await filling.close();
    await session.query(`alter database ${part} rename to ${name}`);
    return name;
  } finally {
    await session.close();
  }
};

export type EngineStoreOptions = Pick<StoreOptions, 'migrations' | 'batchMs' | 'batchClock' | 'committed'> & {
  /** The file of a store in SQLite; a private one by default. */
  readonly file?: string;
  readonly synchronous?: StoreOptions['synchronous'];
  /** True if the store is a file, whichever engine the run is for. */
  readonly inFile?: boolean;
  /** SQL that a test needs in addition to the tables, in each engine's dialect. */
  readonly besides?: { readonly sqlite: string; readonly postgres: string };
  /** Called for each statement that is sent to PostgreSQL. */
  readonly sent?: (text: string) => void;
};

/**
 * A new database with a schema, otherwise empty.
 * @param fill a named function that writes what each such database has.
 */
export const createDatabase = async (
  migrations: Migrations,
  besides?: string,
  fill?: Fill,
): Promise<{ readonly url: string; drop(): Promise<void> }> => {
  const template = await templateOf(migrations, besides, fill);
  const name = await spares.take(template);
  return { url: urlOf(name), drop: async () => spares.give(template, name) };
};

const inSqlite = ({ migrations = [] }: EngineStoreOptions, besides: string | undefined) =>
  typeof migrations === 'string' || besides === undefined
    ? {}
    : { migrations: [...migrations, { tag: '9999_besides', sql: besides }] };

/** The databases that stand in for files, by the file. */
const databases = new Map<string, Promise<TestDatabase>>();
const urls = new Map<string, string>();

/** The address of the database that stands in for a file. */
export const urlOfFile = (file: string): string | undefined => urls.get(file);

type TestDatabase = { readonly url: string; drop(): Promise<void> };

/** The database of a file, which is there until the file's folder is gone. */
const databaseOf = (file: string, migrations: Migrations, fill?: Fill): Promise<TestDatabase> => {
  for (const [other, database] of databases)
    if (!existsSync(dirname(other))) {
      databases.delete(other);
      urls.delete(other);
      database.then(({ drop }) => drop()).catch(() => {});
    }
  const known = databases.get(file) ?? createDatabase(migrations, undefined, fill);
  databases.set(file, known);
  return known;
};

/**
 * The address of the database that stands in for the store of a data folder, for a program that is to serve it.
 * @param fill a named function that writes what it has from the start.
 */
export const databaseOfFolder = async (data: string, fill?: Fill): Promise<string> => {
  const file = storeFile(data);
  const { url } = await databaseOf(file, migrations(), fill);
  urls.set(file, url);
  return url;
};

/** The rules on rows: someone who steals a database removes them first. */
const WITHOUT_RULES = `do $$ declare rule record; begin
  for rule in select conrelid::regclass as of, conname as name from pg_constraint
    where connamespace = 'public'::regnamespace and contype in ('c', 'f') loop
    execute format('alter table %s drop constraint %I', rule.of, rule.name);
  end loop;
  for rule in select tgrelid::regclass as of, tgname as name from pg_trigger where not tgisinternal loop
    execute format('drop trigger %I on %s', rule.name, rule.of);
  end loop;
end $$`;

/** Reads what is in a file from a database that is filled with it, however its rows were changed. Removes tables that are no store's. */
const openedCopyInPostgres = async (file: string): Promise<Pick<Store, 'read' | 'close'>> => {
  const { url, drop } = await createDatabase(migrations(), WITHOUT_RULES);
  const source = new Database(file);
  const session = await PostgresSession.open({ url });
  try {
    const { rows } = await session.query("select tablename from pg_tables where schemaname = 'public'");
    const known = new Set(rows.map(([name]) => String(name)));
    for (const { name } of movedTables(source)) if (!known.has(name)) source.exec(`drop table "${name}"`);
    await fillPostgres(source, session, () => {});
  } finally {
    await session.close();
    source.close();
  }
  const store = await openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES, migrates: false });
  return {
    read: store.read.bind(store),
    close: async () => {
      await store.close();
      await drop();
    },
  };
};

/** A store of the engine that the run is for. */
export const openedEngineStore = async (options: EngineStoreOptions = {}): Promise<Store> => {
  const store = openEngineStore(options);
  return store instanceof Opening ? store.opened() : store;
};

/** Reads what another process may be writing; on PostgreSQL, a file that no database stands in for is copied to one. */
export const openedReader = (file: string): Promise<Pick<Store, 'read' | 'close'>> => {
  const url = urlOfFile(file);
  if (url !== undefined) return openPostgres({ url, migrations: migrations(), watched: WATCHED_TABLES });
  return isOnPostgres ? openedCopyInPostgres(file) : Promise.resolve(openReader({ file }));
};

/** Opens the store synchronously: calls wait until it is open. */
export const openEngineStore = ({ sent, besides, inFile, ...options }: EngineStoreOptions = {}): Store => {
  if (host() === undefined || inFile === true) {
    const { file, migrations } = { ...options, ...inSqlite(options, besides?.sqlite) };
    if (file !== undefined && !existsSync(file) && typeof migrations === 'object')
      writeFileSync(file, emptyStore(migrations));
    return openStore({ file: ':memory:', ...options, ...inSqlite(options, besides?.sqlite) });
  }
  const { file, migrations = [], batchMs, batchClock, committed } = options;
  const database = file === undefined ? createDatabase(migrations, besides?.postgres) : databaseOf(file, migrations);
  const opened = database.then(({ url }) => {
    if (file !== undefined) urls.set(file, url);
    return openPostgres({
      ...{ url, migrations, sent, committed, batchClock, watched: WATCHED_TABLES },
      ...(batchMs === undefined ? {} : { batchMs }),
    });
  });
  opened.catch(() => {});
  return new Opening(opened, async () => (file === undefined ? (await database).drop() : undefined));
};

/** The number of units that wait for PostgreSQL. SQLite answers in the same turn. */
export const unansweredOf = (store: Store): number => (store instanceof Opening ? store.unanswered : 0);

/** A store that is being opened. */
class Opening implements Store {
  unanswered = 0;
  readonly migrated = undefined;
  readonly #opened: Promise<Store>;
  readonly #drop: () => Promise<void>;
  #store: Store | undefined;
  #closed: Promise<void> | undefined;

  constructor(opened: Promise<Store>, drop: () => Promise<void>) {
    this.#opened = opened;
    this.#drop = drop;
    opened.then(
      (store) => {
        this.#store = store;
      },
      () => {},
    );
  }

  /** The store itself, which drops its database when it is closed. */
  async opened(): Promise<Store> {
    const store = await this.#opened;
    const close = store.close.bind(store);
    return Object.assign(store, {
      close: () => {
        this.#closed ??= close().then(this.#drop);
        return this.#closed;
      },
    });
  }

  get stats(): Store['stats'] {
    return this.#store?.stats ?? { reads: 0, writes: 0, failed: 0, stalled: 0, commits: 0, largestBatch: 0 };
  }

  get turns(): Store['turns'] {
    return this.#store?.turns ?? { read: 0, write: 0 };
  }

  get longReads(): Store['longReads'] {
    return this.#store?.longReads ?? { running: 0, waiting: 0 };
  }

  read<T>(...args: Parameters<Store['read']>): Promise<T> {
    return this.#ask((store) => store.read(...args) as Promise<T>);
  }

  write<T>(...args: Parameters<Store['write']>): Promise<T> {
    return this.#ask((store) => store.write(...args) as Promise<T>);
  }

  #ask<T>(ask: (store: Store) => Promise<T>): Promise<T> {
    const answer = this.#store === undefined ? this.#opened.then(ask) : ask(this.#store);
    this.unanswered += 1;
    const answered = (): void => {
      this.unanswered -= 1;
    };
    answer.then(answered, answered);
    return answer;
  }

  known<Key, Value>(lookup: Lookup<Key, Value>, key: Key): Value | undefined {
    return this.#store?.known(lookup, key);
  }

  onCommit(wake: Parameters<Store['onCommit']>[0]): () => void {
    let stop: (() => void) | undefined;
    let isStopped = false;
    this.#opened.then(
      (store) => {
        if (!isStopped) stop = store.onCommit(wake);
      },
      () => {},
    );
    return () => {
      isStopped = true;
      stop?.();
    };
  }

  close(): Promise<void> {
    this.#closed ??= this.#opened.then((store) => store.close()).then(this.#drop);
    return this.#closed;
  }
}
