// A long proof: it starts PostgreSQL.
import { getTableName, is } from 'drizzle-orm';
import { getTableConfig, getViewConfig, SQLiteTable, SQLiteView } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { MigrationRefused } from '../../../../db/engine/migrate.ts';
import type { Migration } from '../../../../db/engine/migration.ts';
import { openConnection } from '../../../../db/engine/open.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import * as schema from '../../../../db/schema.ts';
import { WATCHED_TABLES } from '../../../../db/tables/servers.ts';
import { migrations } from '../../../../server/start/assets.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { suite } from '../../../support/suite.ts';

const known = (): readonly Migration[] => {
  const given = migrations();
  if (typeof given === 'string') throw new Error('the migrations were not read');
  return given;
};

/** Runs a check on a database migrated so far, which it may migrate further. */
const withDatabase = async (
  first: readonly Migration[] | undefined,
  check: (session: PostgresSession, url: string) => Promise<void>,
): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase(first ?? known());
    const session = await PostgresSession.open({ url });
    try {
      await check(session, url);
    } finally {
      await session.close();
      await drop();
    }
  });

const open = async (url: string, migrations: readonly Migration[] = known()): Promise<readonly string[]> => {
  const store = await openPostgres({ url, migrations, watched: WATCHED_TABLES });
  await store.close();
  return store.migrated?.applied ?? [];
};

const linesOf = async (session: PostgresSession, query: string): Promise<string[]> =>
  (await session.query(query)).rows.map((row) => row.join(' '));

const OWN = "('store_state', 'store_commits', 'store_marks', 'schema_migrations')";

const COLUMNS = `
  select table_name, column_name, data_type, is_nullable, coalesce(collation_name, '')
  from information_schema.columns
  where table_schema = 'public' and table_name not in ${OWN} and column_name <> 'rowid'
    and table_name in (select tablename from pg_tables) order by 1, ordinal_position`;
const INDEXES = `
  select tablename, indexname, indexdef from pg_indexes
  where schemaname = 'public' and tablename not in ${OWN} order by 1, 2`;
const CONSTRAINTS = `
  select conrelid::regclass, contype, pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace and conrelid::regclass::text not in ${OWN} and contype <> 'n' order by 1, 2, 3`;
const TRIGGERS = `
  select c.relname, t.tgname, pg_get_triggerdef(t.oid), pg_get_functiondef(t.tgfoid)
  from pg_trigger t join pg_class c on c.oid = t.tgrelid where not t.tgisinternal order by 1, 2`;
const VIEWS = "select viewname, definition from pg_views where schemaname = 'public' order by 1";

const wholeOf = async (session: PostgresSession): Promise<string[]> => {
  const parts: string[] = [];
  for (const query of [COLUMNS, INDEXES, CONSTRAINTS, TRIGGERS, VIEWS]) parts.push(...(await linesOf(session, query)));
  return parts;
};

const TYPES: Readonly<Record<string, string>> = { integer: 'bigint', text: 'text', blob: 'bytea' };

const tables = Object.values(schema).filter((each) => is(each, SQLiteTable));

suite('db/engine/postgres/schema', (test) => {
  test('a migrated database has every table and column of the program, with its type, and no other', () =>
    withDatabase(undefined, async (session) => {
      const expected = tables.flatMap((table) => {
        const { name, columns } = getTableConfig(table);
        return columns.map((column) => {
          const type = TYPES[column.getSQLType()];
          const isNullable = column.notNull || column.primary ? 'NO' : 'YES';
          return `${name} ${column.name} ${type} ${isNullable} ${type === 'text' ? 'C' : ''}`;
        });
      });
      assert.equal((await linesOf(session, COLUMNS)).toSorted(), expected.toSorted());
    }));

  test('it has every index, unique or partial, with its columns', () =>
    withDatabase(undefined, async (session) => {
      const found = new Map((await session.query(INDEXES)).rows.map(([, name, text]) => [String(name), String(text)]));
      for (const table of tables)
        for (const { config } of getTableConfig(table).indexes) {
          const text = found.get(config.name) ?? '';
          assert.is(/^CREATE UNIQUE/.test(text), config.unique, config.name);
          assert.is(/ WHERE /.test(text), config.where !== undefined, config.name);
          for (const column of config.columns)
            if ('name' in column) assert.match(text, new RegExp(`\\b${column.name}\\b`), config.name);
        }
    }));

  test('it has every key, reference and check', () =>
    withDatabase(undefined, async (session) => {
      const found = (await linesOf(session, CONSTRAINTS)).map((line) => line.replaceAll('"', ''));
      const of = (table: string, kind: string) => found.filter((line) => line.startsWith(`${table} ${kind} `));
      for (const table of tables) {
        const { name, columns, primaryKeys, foreignKeys, checks, uniqueConstraints } = getTableConfig(table);
        const [composite] = primaryKeys;
        const key = composite?.columns ?? columns.filter(({ primary }) => primary);
        assert.equal(of(name, 'p'), [`${name} p PRIMARY KEY (${key.map((column) => column.name).join(', ')})`]);
        assert.is(of(name, 'f').length, foreignKeys.length, `${name}: references`);
        for (const foreignKey of foreignKeys) {
          const { columns: from, foreignTable, foreignColumns: to } = foreignKey.reference();
          const list = (of: readonly { readonly name: string }[]) => of.map((column) => column.name).join(', ');
          const text = `${name} f FOREIGN KEY (${list(from)}) REFERENCES ${getTableName(foreignTable)}(${list(to)})`;
          assert.ok(
            found.some((line) => line.startsWith(text)),
            text,
          );
        }
        assert.is(of(name, 'c').length, checks.length, `${name}: checks`);
        // Unique columns have an index; rowid has a constraint.
        assert.ok(of(name, 'u').length <= uniqueConstraints.length + 1, `${name}: unique constraints`);
      }
    }));

  test('it has every view with its columns, and every trigger of SQLite', () =>
    withDatabase(undefined, async (session) => {
      for (const view of Object.values(schema).filter((each) => is(each, SQLiteView))) {
        const { name, selectedFields } = getViewConfig(view);
        const columns = await linesOf(
          session,
          `select column_name from information_schema.columns where table_name = '${name}' order by ordinal_position`,
        );
        assert.is(columns.length, Object.keys(selectedFields).length, name);
      }
      const { client } = openConnection({ file: ':memory:' });
      for (const { sql } of known()) client.exec(sql);
      const triggers = client
        .prepare<[], string>("select tbl_name || ' ' || name from sqlite_schema where type = 'trigger'")
        .pluck()
        .all();
      client.close();
      const found = (await session.query(TRIGGERS)).rows.map(([table, name]) => `${table} ${name}`);
      const own = found.filter((name) => !/_(?:changed|whole)$/.test(name));
      assert.equal(own.toSorted(), triggers.toSorted());
      const counted = found.filter((name) => name.endsWith('_changed'));
      assert.equal(
        counted,
        WATCHED_TABLES.map((table) => `${table} ${table}_changed`),
      );
    }));

  test('the ledger is append-only: no update, no delete, no truncate', () =>
    withDatabase(undefined, async (session) => {
      const record = JSON.stringify(['i', 1, 'seed', 1, 'a', 'o', null, null, null, null, [], null, []]);
      await session.query('alter table ledger_entries disable trigger all');
      await session.query('alter table ledger_entries enable trigger user');
      await session.query("insert into ledger_entries (record, mac) values ($1, '\\x00')", [record]);
      for (const change of [
        "update ledger_entries set mac = '\\x01'",
        'delete from ledger_entries',
        'truncate ledger_entries',
      ]) {
        const refused = await session.query(change).then(
          () => undefined,
          (error: Error) => error.message,
        );
        assert.is(refused, 'the ledger is append-only', change);
      }
    }));

  test('a database of an earlier version becomes, step by step, the same as a new one', async () => {
    const all = known();
    let fresh: string[] = [];
    await withDatabase(undefined, async (session) => {
      fresh = await wholeOf(session);
    });
    // From where on migrations are translated one by one: before, none could have been applied to PostgreSQL.
    const from = all.findIndex(({ tag }) => tag.startsWith('0009'));
    await withDatabase(all.slice(0, from), async (session, url) => {
      assert.equal(
        await open(url),
        all.slice(from).map(({ tag }) => tag),
      );
      assert.equal((await wholeOf(session)).toSorted(), fresh.toSorted());
    });
  });

  test('servers that start at the same time migrate once', () =>
    withDatabase([], async (_, url) => {
      const applied = await Promise.all([open(url), open(url), open(url)]);
      assert.is(applied.filter((tags) => tags.length === known().length).length, 1);
      assert.is(applied.filter((tags) => tags.length === 0).length, 2);
    }));

  test('a database of a newer version is refused', () =>
    withDatabase(
      [...known(), { tag: '9999_newer', sql: 'create table newer (id integer primary key) strict;' }],
      async (_, url) => {
        try {
          await open(url);
          assert.unreachable('it was opened');
        } catch (error) {
          assert.instance(error, MigrationRefused);
          assert.match(String(error), /written by a newer version/);
        }
      },
    ));

  test('a statement of a migration without a translation is refused, and nothing is applied', () =>
    withDatabase(undefined, async (session, url) => {
      const odd = { tag: '9999_odd', sql: "update accounts set username = 'x';" };
      const refused = await open(url, [...known(), odd]).catch((error: unknown) => error);
      assert.instance(refused, MigrationRefused);
      assert.equal(await linesOf(session, "select tag from schema_migrations where tag = '9999_odd'"), []);
    }));
});
