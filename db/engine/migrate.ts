import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { backUpStore } from './copy-store.ts';
import { type Applied, hashMigration, type Migration, type Root, readRoots, rootsFrom } from './migration.ts';

export type { Migration } from './migration.ts';

/** The result of a run. */
export interface Migrated {
  /** Tags, in order; empty when the schema was up to date. */
  readonly applied: readonly string[];
  /** The backup made beforehand, if the store had contents and a migration was applied. */
  readonly backup?: string;
}

/** The store's schema does not fit this program; the store is unchanged. */
export class MigrationRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationRefused';
  }
}

/** Returns the fault of a store, as a clause; undefined for none. */
export type FindFault = (client: Database.Database) => string | undefined;

/** Reads a drizzle-kit folder: meta/_journal.json lists the migrations in order, and each has a .sql file. */
export const readMigrations = (folder: string): Migration[] => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
};

/**
 * Brings the schema up to date, all or nothing, in one transaction. A store that began with an earlier root is first upgraded to where
 * today's stores begin. Refuses stores migrated by a newer program, and migrations edited after they were applied. Blocks on the disk, so
 * it must run before the store is in use.
 * @param roots of the given migrations; a folder brings its own.
 * @param faultOf what is wrong with the migrated rows, as a clause; nothing is applied then.
 * @param isCopied whether a copy of the store is there already: see backUpStore.
 */
export const migrate = (
  client: Database.Database,
  migrations: string | readonly Migration[],
  roots: readonly Root[] = typeof migrations === 'string' ? readRoots(migrations) : [],
  faultOf: FindFault = () => undefined,
  isCopied = false,
): Migrated => {
  const known = typeof migrations === 'string' ? readMigrations(migrations) : migrations;
  const steps = missingIn(client, known, roots);
  const done = readApplied(client);
  const passed = rootsFrom(roots, done);
  const missing = known.slice(done.length);
  const [first] = steps;
  if (first === undefined) return { applied: [] };
  const copied = holdsAnything(client) && !client.memory ? backUpStore(client, first.tag, isCopied) : undefined;
  let backup: string | undefined;
  try {
    inOneTransaction(client, () => {
      if (passed.length > 0) upgrade(client, passed, known.slice(0, done.length));
      for (const migration of missing) {
        run(client, migration);
        remember(client, migration);
      }
      const fault = copied === undefined ? undefined : faultOf(client);
      if (fault !== undefined)
        throw new MigrationRefused(
          `The store at ${client.name} was not migrated: ${fault}. Run verify with the version that wrote it, and restore a backup.`,
        );
      // Last, so that a run that is killed before leaves none behind.
      backup = copied?.keep();
    });
  } catch (error) {
    copied?.remove();
    throw error;
  }
  const applied = steps.map(({ tag }) => tag);
  return backup === undefined ? { applied } : { applied, backup };
};

/**
 * Returns the migrations that migrate would apply, for a store that may be in use.
 * @throws MigrationRefused like migrate.
 */
export const missingIn = (
  client: Database.Database,
  known: readonly Migration[],
  roots: readonly Root[],
): readonly Migration[] => {
  const done = readApplied(client);
  const passed = rootsFrom(roots, done);
  if (passed.length === 0) refuseUnknown(client, known, done);
  return [...passed.map(upgradeOf), ...known.slice(done.length)];
};

/** The migrations that a store remembers, in order. */
export const readApplied = (client: Database.Database): Applied[] => {
  const table = client.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = 'schema_migrations'").get();
  if (table === undefined) return [];
  return client.prepare<[], Applied>('SELECT tag, hash FROM schema_migrations ORDER BY position').all();
};

const refuseUnknown = (client: Database.Database, known: readonly Migration[], done: readonly Applied[]): void => {
  for (const [position, { tag, hash }] of done.entries()) {
    const migration = known[position];
    if (migration === undefined || migration.tag !== tag)
      throw new MigrationRefused(
        `The store at ${client.name} was written by a newer version of this program: it has the migration ${tag}, which this version does not know. Start the newer version, or restore a backup made before the upgrade.`,
      );
    if (hashMigration(migration) !== hash)
      throw new MigrationRefused(
        `The migration ${tag} is not the one that was applied to the store at ${client.name}: an unreleased build wrote this store. Start that build, or restore a backup from a released version.`,
      );
  }
};

/** Reports whether a store has tables. */
export const holdsAnything = (client: Database.Database): boolean =>
  client.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;

/**
 * SQLite alters most tables by building a new one and dropping the old, and the drop would delete referring rows through ON DELETE CASCADE.
 * Turning foreign keys off prevents that but has no effect inside a transaction, so it comes first; foreign keys are checked before the
 * commit instead.
 */
const inOneTransaction = (client: Database.Database, change: () => void): void => {
  const enforced = client.pragma('foreign_keys', { simple: true });
  client.pragma('foreign_keys = OFF');
  if (client.pragma('foreign_keys', { simple: true }) !== 0)
    throw new Error('Migrations must not run inside a transaction.');
  try {
    client.exec('BEGIN IMMEDIATE');
    client.exec(
      'CREATE TABLE IF NOT EXISTS schema_migrations (position INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, hash TEXT NOT NULL) STRICT',
    );
    change();
    const broken = client.prepare<[], { table: string; parent: string }>('PRAGMA foreign_key_check').get();
    if (broken !== undefined)
      throw new MigrationRefused(
        `The migrations would leave rows of ${broken.table} without a matching row in ${broken.parent}; nothing was applied.`,
      );
    client.exec('COMMIT');
  } catch (error) {
    if (client.inTransaction) client.exec('ROLLBACK');
    throw error;
  } finally {
    client.pragma(`foreign_keys = ${enforced === 0 ? 'OFF' : 'ON'}`);
  }
};

const upgradeOf = ({ version, upgrade: sql }: Root): Migration => ({ tag: `upgrade-from-${version}`, sql });

/** Upgrades a store from its root to `start`, as if it had begun there. */
const upgrade = (client: Database.Database, roots: readonly Root[], start: readonly Migration[]): void => {
  for (const root of roots) run(client, upgradeOf(root));
  client.exec('DELETE FROM schema_migrations');
  for (const migration of start) remember(client, migration);
};

const run = (client: Database.Database, { tag, sql }: Migration): void => {
  try {
    client.exec(sql);
  } catch (error) {
    const why = error instanceof Error ? error.message : error;
    throw new MigrationRefused(`The migration ${tag} failed, and nothing was applied: ${why}`, { cause: error });
  }
  if (!client.inTransaction)
    throw new MigrationRefused(`The migration ${tag} must not end the transaction it runs in.`);
};

const remember = (client: Database.Database, migration: Migration): void => {
  client
    .prepare('INSERT INTO schema_migrations (tag, hash) VALUES (?, ?)')
    .run(migration.tag, hashMigration(migration));
};
