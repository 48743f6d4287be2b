import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type Database from 'better-sqlite3';
import { copyStore, flush } from './copy-store.ts';

/** One step of the schema: the name drizzle-kit gave it, and its SQL. */
export interface Migration {
  readonly tag: string;
  readonly sql: string;
}

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

interface Applied {
  readonly tag: string;
  readonly hash: string;
}

/** Reads the folder that drizzle-kit keeps: meta/_journal.json names the migrations, in order, and each has a .sql file. */
export const readMigrations = (folder: string): Migration[] => {
  const journal: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'),
  );
  return journal.entries.map(({ tag }) => ({ tag, sql: readFileSync(join(folder, `${tag}.sql`), 'utf8') }));
};

/**
 * Brings the schema up to date: all that is missing in one transaction, or nothing. Refuses a store that a newer program has migrated, and
 * a migration that was edited after it had been applied. Waits for the disk: nobody else may use the store yet.
 */
export const migrate = (client: Database.Database, migrations: string | readonly Migration[]): Migrated => {
  const known = typeof migrations === 'string' ? readMigrations(migrations) : migrations;
  const done = readApplied(client);
  refuseUnknown(client, known, done);
  const missing = known.slice(done.length);
  const [first] = missing;
  if (first === undefined) return { applied: [] };
  const backup = holdsAnything(client) && !client.memory ? backUp(client, first) : undefined;
  applyAll(client, missing);
  const applied = missing.map(({ tag }) => tag);
  return backup === undefined ? { applied } : { applied, backup };
};

const hashOf = (migration: Migration): string => createHash('sha256').update(migration.sql).digest('hex');

const readApplied = (client: Database.Database): Applied[] => {
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
        `The migration ${tag} is not the one that was applied to the store at ${client.name}: an applied migration must never be edited.`,
      );
  }
};

const holdsAnything = (client: Database.Database): boolean =>
  client.prepare('SELECT 1 FROM sqlite_schema LIMIT 1').get() !== undefined;

/** Copies the store beside itself. The copy has its name only when it is complete and on disk, and replaces none made before. */
const backUp = (client: Database.Database, before: Migration): string => {
  const name = (attempt: number) => `${client.name}.before-${before.tag}${attempt === 1 ? '' : `-${attempt}`}`;
  let attempt = 1;
  while (existsSync(name(attempt))) attempt++;
  const backup = name(attempt);
  const part = `${client.name}.backup-part`;
  rmSync(part, { force: true });
  copyStore(client, part);
  renameSync(part, backup);
  flush(dirname(backup));
  return backup;
};

/**
 * SQLite changes most of a table by building a new one and dropping the old, and dropping a table deletes the rows that refer to it with ON
 * DELETE CASCADE. Turning foreign keys off prevents that, but has no effect inside a transaction, so it must come first; what they would
 * have guarded is checked before the commit.
 */
const applyAll = (client: Database.Database, migrations: readonly Migration[]): void => {
  const enforced = client.pragma('foreign_keys', { simple: true });
  client.pragma('foreign_keys = OFF');
  if (client.pragma('foreign_keys', { simple: true }) !== 0)
    throw new Error('Migrations must not run inside a transaction.');
  try {
    client.exec('BEGIN IMMEDIATE');
    client.exec(
      'CREATE TABLE IF NOT EXISTS schema_migrations (position INTEGER PRIMARY KEY, tag TEXT NOT NULL UNIQUE, hash TEXT NOT NULL) STRICT',
    );
    for (const migration of migrations) apply(client, migration);
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

const apply = (client: Database.Database, migration: Migration): void => {
  try {
    client.exec(migration.sql);
  } catch (error) {
    throw new MigrationRefused(
      `The migration ${migration.tag} failed, and nothing was applied: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
  if (!client.inTransaction)
    throw new MigrationRefused(`The migration ${migration.tag} ends the transaction it runs in; it must not.`);
  client.prepare('INSERT INTO schema_migrations (tag, hash) VALUES (?, ?)').run(migration.tag, hashOf(migration));
};
