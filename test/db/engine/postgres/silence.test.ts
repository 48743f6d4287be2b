// A long proof: it starts PostgreSQL.
import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { HostWatch } from '../../../../db/engine/postgres/host-watch.ts';
import { openPostgres, type PostgresOptions } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { type PostgresProxy, withProxy } from '../../../support/postgres-proxy.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows_', { id: integer('id').primaryKey(), name: text('name').notNull() });
const migrations = [
  { tag: '0000_rows', sql: 'CREATE TABLE rows_ (id INTEGER PRIMARY KEY NOT NULL, name TEXT NOT NULL) STRICT;' },
];
const insert = statement((db) => db.insert(rows).values({ name: sql.placeholder('name') }));
const list = statement((db) => db.select().from(rows).orderBy(rows.id));

/** Small; the limit of statements ends a wait otherwise, and with another error. */
const silence = { unansweredMs: 50, signMs: 2_000, lookMs: 20 };
const limits = { statementMs: 60_000, connectMs: 200 };

const onProxy = (work: (through: string, proxy: PostgresProxy, url: string) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase([]);
    try {
      await withProxy(url, (through, proxy) => work(through, proxy, url));
    } finally {
      await drop();
    }
  });

const withStore = (
  work: (store: Store, proxy: PostgresProxy) => Promise<void>,
  options: Partial<PostgresOptions> = {},
): Promise<void> =>
  onProxy(async (through, proxy) => {
    const store = await openPostgres({ url: through, migrations, patienceMs: 200, silence, limits, ...options });
    try {
      await work(store, proxy);
    } finally {
      proxy.isSilent = false;
      await store.close();
    }
  });

const read = async (store: Store): Promise<string[]> =>
  (await store.read((tx) => tx.all(list))).map(({ name }) => name);
const write = (store: Store, name: string) => store.write((tx) => tx.run(insert, { name }));
const outcomes = async (units: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(units)).map((each) =>
    each.status === 'fulfilled' ? 'done' : `${each.reason.code}: ${each.reason.cause?.message}`,
  );

const GIVEN_UP = /^store_unavailable: the connection to .+ no longer answers$/;

suite('db/engine/postgres/silence', (test) => {
  test('when connections that were idle fall silent, one read fails, and the others get new ones', () =>
    withStore(async (store, proxy) => {
      await Promise.all(Array.from({ length: 4 }, () => read(store)));
      await write(store, 'a');
      proxy.hush();
      const [first] = await outcomes([read(store)]);
      assert.match(String(first), GIVEN_UP);
      for (let reads = 0; reads < 4; reads += 1) assert.equal(await read(store), ['a']);
      assert.equal(await outcomes([write(store, 'b')]), ['done']);
      assert.equal(await read(store), ['a', 'b']);
    }));

  test('a commit whose answer is lost in the silence of its connection is found to be done, once', () =>
    withStore(async (store, proxy) => {
      await write(store, 'a');
      let isArmed = true;
      proxy.sent = (chunk) => {
        if (!isArmed || !chunk.includes('commit\0')) return;
        isArmed = false;
        // The commit itself goes through.
        proxy.hush();
      };
      assert.equal(await outcomes([write(store, 'b')]), ['done']);
      assert.is(isArmed, false);
      assert.equal(await read(store), ['a', 'b']);
    }));

  test('a host that takes connections and says nothing is given up, and used again once it speaks', () =>
    withStore(
      async (store, proxy) => {
        await write(store, 'a');
        await read(store);
        proxy.isSilent = true;
        const [first, ...next] = await outcomes([read(store), write(store, 'b')]);
        assert.match(String(first), /^store_unavailable: the host .+ no longer answers$/);
        assert.match(String(next), /^store_unavailable: /);
        assert.match(String(await outcomes([read(store)])), /^store_unavailable: timeout expired$/);
        proxy.isSilent = false;
        while ((await outcomes([read(store)]))[0] !== 'done');
        const names = await read(store);
        assert.is(names[0], 'a');
      },
      { silence: { ...silence, signMs: 100 } },
    ));

  test('a host that takes connections and logins, and then says nothing, is not waited for as long as a statement may take', () =>
    withStore(async (store, proxy) => {
      proxy.sent = (chunk) => {
        if (chunk.includes('transaction_read_only') || chunk.includes('pg_stat_activity')) proxy.hush();
      };
      assert.match(String(await outcomes([read(store)])), /^store_unavailable: the host .+ no longer answers$/);
    }));

  test('a statement that takes long at a host that works on it goes on', () =>
    onProxy(async (through, proxy, url) => {
      const asked = Promise.withResolvers<void>();
      let times = 0;
      proxy.sent = (chunk) => {
        if (chunk.includes('pg_stat_activity')) times += 1;
        if (times === 3) asked.resolve();
      };
      const holder = await PostgresSession.open({ url });
      const waiting = await PostgresSession.open({ url: through, limits, watch: new HostWatch(silence) });
      await holder.query('select pg_advisory_lock(7)');
      const locked = waiting.query('select pg_advisory_lock(7)');
      await asked.promise;
      await holder.close();
      await locked;
      assert.is(waiting.isLost, false);
      await waiting.close();
    }));

  test('a store closes though its connections are silent', () =>
    withStore(async (store, proxy) => {
      await read(store);
      proxy.hush();
      await store.close();
    }));
});
