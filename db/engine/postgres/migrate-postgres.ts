import { setTimeout as sleep } from 'node:timers/promises';
import type Database from 'better-sqlite3';
import { MigrationRefused } from '../migrate.ts';
import { type Applied, hashMigration, isAdditive, type Migration } from '../migration.ts';
import { LOCK } from './begin-writing.ts';
import { FUNCTIONS } from './functions.ts';
import { PostgresSchema } from './postgres-schema.ts';
import type { PostgresSession } from './postgres-session.ts';
import { IS_STATE_OF_0_12, STATE_OF_0_12 } from './store-state.ts';

const APPLIED = 'select tag, hash from schema_migrations order by position';
const TRIES_MAX = 5;

/** Two servers that create the same table at the same time, or a read that waits for a table that waits for it. */
const isRace = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(?:23505|42P07|42P06|42723|40P01)$/.test(String(error.code));

/**
 * Brings a database's schema up to date, all or nothing, while other servers wait. One that is empty gets the newest schema at once.
 * @param scratch an empty store in SQLite; the migrations are applied to it, for its schema is the source of this one.
 * @param watched the tables whose changes are counted.
 * @param how whether it is changed; otherwise it must be up to date, and may be on a host that takes no writes if it is only read.
 * @returns the tags of what was applied.
 * @throws MigrationRefused when a newer program that this one cannot run with, or an unreleased one, has written the database, and while
 * servers that cannot run with this program use it.
 */
export const migratePostgres = async (
  session: PostgresSession,
  scratch: Database.Database,
  known: readonly Migration[],
  watched: readonly string[],
  how: 'migrates' | 'requires' | 'reads' = 'migrates',
): Promise<readonly string[]> => {
  for (let tries = 1; ; tries += 1) {
    try {
      scratch.exec('begin');
      const applied = await migrateOnce(session, scratch, known, watched, how);
      scratch.exec('commit');
      return applied;
    } catch (error) {
      // A retry fills it again.
      if (scratch.inTransaction) scratch.exec('rollback');
      await session.query('rollback').catch(() => {});
      if (!isRace(error) || tries === TRIES_MAX) throw error;
    }
  }
};

const migrateOnce = async (
  session: PostgresSession,
  scratch: Database.Database,
  known: readonly Migration[],
  watched: readonly string[],
  how: 'migrates' | 'requires' | 'reads',
): Promise<readonly string[]> => {
  if (how === 'reads') await session.script('begin');
  else
    await session.script(
      'begin; create table if not exists schema_migrations (position bigint primary key, tag text not null unique, hash text not null); lock table schema_migrations in exclusive mode',
    );
  const { rows } = await session.query(APPLIED);
  const done = rows.map(([tag, hash]): Applied => ({ tag: String(tag), hash: String(hash) }));
  const isStateEarlier = done.length > 0 && (await session.query(IS_STATE_OF_0_12)).rows[0]?.[0] === 1;
  const oldest = done.length === 0 || isStateEarlier ? done.length : await oldestIn(session);
  refuseUnknown(known, done, oldest);
  const missing = known.slice(done.length);
  if (missing.length === 0 && !isStateEarlier) {
    await session.query('rollback');
    for (const { sql } of known) scratch.exec(sql);
    return [];
  }
  if (how !== 'migrates')
    throw new MigrationRefused(
      done.length === 0
        ? 'There is no store in the database. The first start of pitboss serve creates it.'
        : 'The store in the database is from an earlier version. Migrate it first: pitboss migrate',
    );
  if (done.length === 0) await refuseSecond(session);
  const isRestart = isStateEarlier || !missing.every(isAdditive);
  if (done.length > 0) {
    if (isRestart) await refuseWhileServed(session);
    // Servers that have started since write nothing from here on: they find what they must know when they get this lock.
    await session.query(isStateEarlier ? LOCK_OF_0_12 : LOCK);
  }
  const statements = done.length === 0 ? whole(scratch, known, watched) : steps(scratch, known, done.length);
  if (isStateEarlier) statements.unshift(STATE_OF_0_12);
  for (const statement of statements) await session.script(statement);
  for (const [at, migration] of missing.entries())
    await session.query('insert into schema_migrations values ($1, $2, $3)', [
      done.length + at + 1,
      migration.tag,
      hashMigration(migration),
    ]);
  const needed = known.findLastIndex((migration) => !isAdditive(migration)) + 1;
  await session.query('update store_state set oldest = greatest(oldest, $1)', [needed]);
  const { command } = await session.query('commit');
  if (command !== 'COMMIT') throw new MigrationRefused('The migrations failed, and nothing was applied.');
  return missing.map(({ tag }) => tag);
};

/** The functions of SQLite are in one schema, which a store of another version would change for both. */
const refuseSecond = async (session: PostgresSession): Promise<void> => {
  const { rows } = await session.query(
    "select nspname from pg_class join pg_namespace on pg_namespace.oid = relnamespace where relname = 'store_state' and relkind = 'r' and nspname <> current_schema() limit 1",
  );
  const [[schema] = []] = rows;
  if (schema !== undefined)
    throw new MigrationRefused(
      `The database has a store already, in the schema ${schema}. Create a database for each platform, or correct the search_path that leads to another schema.`,
    );
};

const LOCK_OF_0_12 = 'select version from store_state for update';

/** Returns the number of migrations that a server must know. */
const oldestIn = async (session: PostgresSession): Promise<number> =>
  Number((await session.query('select oldest from store_state')).rows[0]?.[0] ?? 0);

/** Longer than a server takes between two beats. */
const WATCHED_MS = 3_000;

/** Every server that runs knows fewer migrations: it would write rows as they were before. */
const refuseWhileServed = async (session: PostgresSession): Promise<void> => {
  const { rows: found } = await session.query("select to_regclass('servers') is not null");
  if (found[0]?.[0] !== 1) return;
  const beats = async () => (await session.query('select id, name, version, beat from servers')).rows;
  const before = new Map((await beats()).map(([id, , , beat]) => [id, beat]));
  if (before.size === 0) return;
  await sleep(WATCHED_MS);
  const alive = (await beats()).filter(([id, , , beat]) => before.get(id) !== beat);
  if (alive.length > 0)
    throw new MigrationRefused(
      `Servers of an earlier version use the database: ${alive.map(([, name, version]) => `${name} (${version})`).join(', ')}. Stop them first: this version changes the schema.`,
    );
};

const refuseUnknown = (known: readonly Migration[], done: readonly Applied[], oldest: number): void => {
  for (const [position, { tag, hash }] of done.entries()) {
    const migration = known[position];
    // A newer version has applied it, and this one may run with it.
    if (migration === undefined && known.length >= oldest) return;
    if (migration === undefined || migration.tag !== tag)
      throw new MigrationRefused(
        `The database was written by a newer version of this program: it has the migration ${tag}, which this version does not know. Start the newer version.`,
      );
    if (hashMigration(migration) !== hash)
      throw new MigrationRefused(
        `The migration ${tag} is not the one that was applied to the database: an unreleased build wrote it. Start that build.`,
      );
  }
};

const whole = (scratch: Database.Database, known: readonly Migration[], watched: readonly string[]): string[] => {
  for (const { sql } of known) scratch.exec(sql);
  return schemaStatements(scratch, watched);
};

/** Returns the statements that create the schema of a store in SQLite in an empty database. */
export const schemaStatements = (client: Database.Database, watched: readonly string[]): string[] => {
  const schema = new PostgresSchema(client);
  const present = new Set(schema.tables);
  const counted = watched.filter((table) => present.has(table)).map((table) => schema.watch(table));
  return [FUNCTIONS, ...schema.statements(), ...counted];
};

const steps = (scratch: Database.Database, known: readonly Migration[], from: number): string[] => {
  for (const { sql } of known.slice(0, from)) scratch.exec(sql);
  const schema = new PostgresSchema(scratch);
  const foreignKeys = () => schema.tables.flatMap((table) => schema.foreignKeys(table));
  const before = new Set(foreignKeys());
  const changes = known.slice(from).flatMap(({ tag, sql }) => [
    ...sql.split('--> statement-breakpoint').flatMap((statement) => {
      scratch.exec(statement);
      const bare = statement.replaceAll(/^--.*$/gm, '').trim();
      return bare === '' ? [] : changeOf(tag, bare.replaceAll('`', '"'), schema);
    }),
    ...ownOf(sql),
  ]);
  // Last, since a table may come before the one that it refers to.
  return [...changes, ...foreignKeys().filter((key) => !before.has(key))];
};

/** Returns a migration's changes on PostgreSQL alone, which are in separate lines; a new database has them from FUNCTIONS. */
const ownOf = (sql: string): string[] => {
  const lines = [...sql.matchAll(/^-- On PostgreSQL: (.*)$/gm)].map(([, line]) => line);
  return lines.length === 0 ? [] : [lines.join('\n')];
};

/** A statement of a migration in PostgreSQL's words. */
const changeOf = (tag: string, statement: string, schema: PostgresSchema): readonly string[] => {
  const [, kind = '', name = '', rest = ''] =
    /^(create table|create unique index|create index|create view|create trigger|drop index|drop table|drop view|drop trigger|alter table|insert into) "(\w+)"(.*)$/is.exec(
      statement,
    ) ?? [];
  switch (kind.toLowerCase()) {
    case 'create table':
      return [schema.table(name)];
    case 'create index':
    case 'create unique index':
      return [schema.index(name)];
    case 'create view':
      return [schema.view(name)];
    case 'create trigger':
      return schema.trigger(name);
    case 'drop index':
    case 'drop table':
    case 'drop view':
      return [`${kind} "${name}"`];
    case 'insert into':
      // Rows that a migration brings are written in words that both engines know.
      return [statement];
    case 'drop trigger':
      return [`drop function "${name}" cascade`];
    case 'alter table': {
      const [, column] = /^ add "(\w+)" /i.exec(rest) ?? [];
      if (column !== undefined) return [`alter table "${name}" add column ${schema.column(name, column)}`];
      const [, dropped] = /^ drop column "(\w+)"/i.exec(rest) ?? [];
      if (dropped !== undefined) return [`alter table "${name}" drop column "${dropped}"`];
    }
  }
  throw new MigrationRefused(`The migration ${tag} has a statement without a translation: ${statement}`);
};
