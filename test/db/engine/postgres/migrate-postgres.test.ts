// A long proof: it starts PostgreSQL.
import { sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { MigrationRefused } from '../../../../db/engine/migrate.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import type { PostgresStore } from '../../../../db/engine/postgres/postgres-store.ts';
import { StoreOutlived } from '../../../../db/engine/postgres/witness.ts';
import { statement } from '../../../../db/engine/statement.ts';
import { suite } from '../../../support/suite.ts';
import { withEmptyDatabase } from '../../../support/with-empty-database.ts';

const rows = sqliteTable('rows', { id: text('id').primaryKey() });
const insert = statement((db) => db.insert(rows).values({ id: sql.placeholder('id') }));
const all = statement((db) => db.select().from(rows));

const FIRST = { tag: '0000_rows', sql: 'CREATE TABLE rows (id TEXT PRIMARY KEY NOT NULL) STRICT;' };
const CHANGE = 'ALTER TABLE `rows` ADD `note` text;';
const BREAKING = { tag: '0001_note', sql: CHANGE };
const ADDITIVE = { tag: '0001_note', sql: `-- Servers of the version before may go on.\n${CHANGE}` };
const EARLIER = [FIRST];
const LATER = [FIRST, BREAKING];
const BESIDE = [FIRST, ADDITIVE];

type Server = { readonly store: PostgresStore; readonly lost: Error[] };

const serve = async (url: string, migrations: typeof EARLIER): Promise<Server> => {
  const lost: Error[] = [];
  const store = await openPostgres({ url, migrations, watched: ['rows'], lost: (error) => void lost.push(error) });
  return { store, lost };
};

let last = 0;
const add = ({ store }: Server) =>
  store.write((tx) => {
    last += 1;
    return tx.run(insert, { id: `${last}` });
  });
const outcome = (unit: Promise<unknown>): Promise<string> =>
  unit.then(
    () => 'done',
    (error) => error.code ?? error.name,
  );

/** Runs work with servers, which are closed afterwards, and a separate connection. */
const withOpen = (
  work: (open: (migrations: typeof EARLIER) => Promise<Server>, session: PostgresSession, url: string) => Promise<void>,
): Promise<void> =>
  withEmptyDatabase(async (url) => {
    const opened: Server[] = [];
    const session = await PostgresSession.open({ url });
    try {
      const open = async (migrations: typeof EARLIER) => {
        const server = await serve(url, migrations);
        opened.push(server);
        return server;
      };
      await work(open, session, url);
    } finally {
      await Promise.all(opened.map(({ store }) => store.close()));
      await session.close();
    }
  });

suite('db/engine/postgres/migrate-postgres', (test) => {
  test('a server of an earlier version that no one saw when the schema was changed writes nothing more, and ends', () =>
    withOpen(async (open) => {
      const earlier = await open(EARLIER);
      await add(earlier);
      const later = await open(LATER);
      assert.equal(await Promise.all([add(earlier), add(earlier)].map(outcome)), [
        'store_unavailable',
        'store_unavailable',
      ]);
      assert.ok(earlier.lost[0] instanceof StoreOutlived);
      await add(later);
      assert.is((await later.store.read((tx) => tx.all(all, {}))).length, 2);
    }));

  test('a change of the schema waits for the transactions that servers have begun, and those that begin later fail', () =>
    withOpen(async (open, session) => {
      const earlier = await open(EARLIER);
      await session.query('begin');
      // As a server that has passed all checks and is about to write.
      await session.query('select 1 from store_state for update');
      await session.query("insert into rows values ('a')");
      let isOpen = false;
      const opening = open(LATER).then((later) => {
        isOpen = true;
        return later;
      });
      const waiting = async () =>
        (await session.query('select count(*) from pg_locks where not granted')).rows[0]?.[0] as number;
      while ((await waiting()) === 0) assert.not.ok(isOpen);
      // It asks for the lock after the migration has.
      const late = outcome(add(earlier));
      while ((await waiting()) < 2) assert.not.ok(isOpen);
      await session.query('commit');
      assert.is(await late, 'store_unavailable');
      assert.equal(await (await opening).store.read((tx) => tx.all(all, {})), [{ id: 'a' }]);
    }));

  test('an earlier and a later version that start at the same moment: the earlier one is refused, or writes nothing', () =>
    withOpen(async (open, session) => {
      for (let round = 0; round < 12; round += 1) {
        await session.script('drop schema public cascade; drop schema if exists sqlite cascade; create schema public');
        const first = await open(EARLIER);
        await first.store.close();
        const [earlier, later] = await Promise.allSettled(
          round % 2 === 0 ? [open(EARLIER), open(LATER)] : [open(LATER), open(EARLIER)].toReversed(),
        );
        if (later?.status !== 'fulfilled') throw later?.reason;
        if (earlier?.status === 'rejected') assert.instance(earlier.reason, MigrationRefused);
        else assert.is(await outcome(add((earlier as PromiseFulfilledResult<Server>).value)), 'store_unavailable');
        await add(later.value);
        await Promise.all([earlier, later].map((each) => each?.status === 'fulfilled' && each.value.store.close()));
      }
    }));

  test('a store may have a separate schema; a second one in the same database is refused, and leaves nothing', () =>
    withOpen(async (_, session, url) => {
      await session.script('create schema one; create schema other');
      const at = (schema: string) => `${url}${url.includes('?') ? '&' : '?'}options=-csearch_path%3D${schema}`;
      const store = await openPostgres({ url: at('one'), migrations: EARLIER });
      await store.close();
      for (const second of [at('other'), url]) {
        const refused = await openPostgres({ url: second, migrations: EARLIER }).catch((error: unknown) => error);
        assert.instance(refused, MigrationRefused);
        assert.match(String(refused), /has a store already, in the schema one\. Create a database for each platform/);
      }
      const { rows } = await session.query(
        "select count(*) from pg_class join pg_namespace on pg_namespace.oid = relnamespace where nspname in ('other', 'public')",
      );
      assert.equal(rows, [[0]]);
    }));

  test('a migration that meets another program in a race is tried again, from an empty store', () =>
    withOpen(async (open, session) => {
      await session.query('begin');
      await session.script('create schema sqlite');
      const opening = open(EARLIER);
      const waiting = async () =>
        (await session.query('select count(*) from pg_locks where not granted')).rows[0]?.[0] as number;
      const opened = outcome(opening);
      while ((await waiting()) === 0);
      await session.query('commit');
      assert.is(await opened, 'done');
      await add(await opening);
    }));

  test('an earlier version starts and writes alongside a later one whose migration says that it may', () =>
    withOpen(async (open) => {
      const earlier = await open(EARLIER);
      const later = await open(BESIDE);
      assert.equal(later.store.migrated.applied, ['0001_note']);
      const started = await open(EARLIER);
      for (const server of [earlier, later, started]) await add(server);
      assert.is((await earlier.store.read((tx) => tx.all(all, {}))).length, 3);
      assert.equal([...earlier.lost, ...started.lost], []);
    }));

  test('an additive migration does not mend a breaking one before or after it', () =>
    withOpen(async (open) => {
      await (await open(LATER)).store.close();
      const third = { tag: '0002_more', sql: ADDITIVE.sql.replace('note', 'more') };
      await (await open([...LATER, third])).store.close();
      assert.is(await outcome(open(EARLIER)), 'MigrationRefused');
      await add(await open(LATER));
    }));

  test('a database of 0.12 gets what servers agree on, and its servers write nothing more', () =>
    withOpen(async (open, session) => {
      await (await open(EARLIER)).store.close();
      await session.script(
        `drop table store_commits; alter table store_state drop column store, drop column life, drop column lives, drop column oldest;
         alter table store_state rename column changes to version;
         create or replace function store_changed() returns trigger language plpgsql as $$
         begin update store_state set version = version + 1; return null; end $$`,
      );
      const server = await open(EARLIER);
      await add(server);
      assert.is(server.store.seen.commits, 1);
      const lock = session.query('select version from store_state for update');
      assert.is(await outcome(lock), '42703');
      await (await open(EARLIER)).store.close();
    }));
});
