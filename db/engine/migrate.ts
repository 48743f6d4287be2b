import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type Database from 'better-sqlite3';
import { backUpStore } from './back-up-store.ts';
import { type Applied, hashOf, type Migration } from './migration.ts';
import { type Root, readRoots, rootsFrom } from './roots.ts';

export type { Migration } from './migration.ts';

/** What a run did. */
export interface Migrated {
  /** Tags, in order; empty when the schema was current. */
  readonly applied: readonly string[];
  /** The copy made beforehand, if the store held anything and something was applied. */
  readonly backup?: string;
}

/** The store's schema and the program's do not fit together; the store is as it was. */
export class MigrationRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MigrationRefused';
  }
}

/** Reads the folder that drizzle-kit keeps: meta/_journal.json names the migrations, in order, and each has a .sql file. */
export const readMigrations = (folder: string): Migration[] => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
};

/**
 * Brings the schema up to date: all that is missing in one transaction, or nothing. A store that began with one of the roots is led to where
 * today's stores begin first. Refuses a store that a newer program has migrated, and a migration that was edited after it had been applied.
 * Waits for the disk: nobody else may use the store yet.
 * @param roots those of the migrations; a folder names its own.
 */
export const migrate = (
  client: Database.Database,
  migrations: string | readonly Migration[],
  roots: readonly Root[] = typeof migrations === 'string' ? readRoots(migrations) : [],
): Migrated => {
  const known = typeof migrations === 'string' ? readMigrations(migrations) : migrations;
  const steps = missingIn(client, known, roots);
  const done = readApplied(client);
  const passed = rootsFrom(roots, done);
  const missing = known.slice(done.length);
  const [first] = steps;
  if (first === undefined) return { applied: [] };
  const backup = holdsAnything(client) && !client.memory ? backUpStore(client, first.tag) : undefined;
  inOneTransaction(client, () => {
    if (passed.length > 0) upgrade(client, passed, known.slice(0, done.length));
    for (const migration of missing) {
      run(client, migration);
      remember(client, migration);
    }
  });
  const applied = steps.map(({ tag }) => tag);
  return backup === undefined ? { applied } : { applied, backup };
};

/** What migrate would apply to a store that others may be using. @throws MigrationRefused as migrate does. */
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
        `The store at ${client.name} was written by a newer version of this program: it has the migration ${tag}, which this version does not know. Start that version, or restore a backup made before.`,
      );
    if (hashOf(migration) !== hash)
      throw new MigrationRefused(
        `The migration ${tag} is not the one that was applied to the store at ${client.name}: a build that was never released wrote the store. Start that build, or restore a backup that a released version wrote.`,
      );
  }
};

const holdsAnything = (client: Database.Database): boolean =>
  client.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;

/**
 * SQLite changes most of a table by building a new one and dropping the old, and dropping a table deletes the rows that refer to it with ON
 * DELETE CASCADE. Turning foreign keys off prevents that, but has no effect inside a transaction, so it must come first; what they would
 * have guarded is checked before the commit.
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
        `The migrations would leave rows of ${broken.table} without their row of ${broken.parent}; nothing was applied.`,
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

/** Leads a store from its root to `start`, as if it had begun there. */
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
    throw new MigrationRefused(`The migration ${tag} ends the transaction it runs in; it must not.`);
};

const remember = (client: Database.Database, migration: Migration): void => {
  client.prepare('INSERT INTO schema_migrations (tag, hash) VALUES (?, ?)').run(migration.tag, hashOf(migration));
};
