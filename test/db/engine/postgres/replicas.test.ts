// A long proof: it starts PostgreSQL with a standby.
import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { isCaughtUp, POSITION } from '../../../../db/engine/postgres/caught-up.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { openSnapshotPostgres } from '../../../../db/engine/postgres/open-snapshot-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { isStoreFailure } from '../../../../db/engine/store-error.ts';
import type { Tx } from '../../../../db/engine/tx.ts';
import { until } from '../../../support/paying-players.ts';
import { type Pair, withPair } from '../../../support/standby.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows', { id: integer('id').primaryKey() });
const insert = statement((db) => db.insert(rows).values({ id: sql.placeholder('id') }));
const all = statement((db) => db.select().from(rows).orderBy(rows.id));
/** A query that no host can answer. */
const divide = statement((db) => db.select({ id: sql<number>`1 / (${rows.id} - ${rows.id})` }).from(rows));
const migrations = [{ tag: '0000_rows', sql: 'CREATE TABLE rows (id INTEGER PRIMARY KEY NOT NULL) STRICT;' }];

const add = (store: Store, id: number) => store.write((tx) => tx.run(insert, { id }));
const idsOf = async (tx: Tx): Promise<number[]> => (await tx.all(all)).map(({ id }) => id);
const figuresOf = ({ shared }: Store) => {
  if (shared === undefined) throw new Error('it is not shared');
  return shared.figures;
};
/** As a caller's long list does. */
const list = (store: Store, work: (tx: Tx) => Promise<number[]> = idsOf) =>
  store.read((tx) => tx.aside(work), { account: 'a caller' });

type Scene = { readonly store: Store; readonly other: Store; readonly pair: Pair; readonly standby: PostgresSession };

/** A new database is on the standby a moment later. */
const opened = async (open: () => Promise<PostgresSession>): Promise<PostgresSession> => {
  for (let tries = 0; tries < 100; tries += 1) {
    const session = await open().catch((error: unknown) => {
      if (!/does not exist/.test(String(error))) throw error;
    });
    if (session !== undefined) return session;
    await sleep(50);
  }
  return open();
};

/** Two servers on a primary, of which the first reads from the standby as well. */
const withReplica = (work: (scene: Scene) => Promise<void>): Promise<void> =>
  withPair(async (pair) => {
    await pair.ask('create database kept');
    const url = pair.primaryUrl('kept');
    const other = await openPostgres({ url, migrations });
    const store = await openPostgres({ url, migrations, replicas: pair.standbyUrl('kept') });
    const standby = await opened(() => PostgresSession.open({ url: pair.standbyUrl('kept'), isStandby: true }));
    try {
      await work({ store, other, pair, standby });
    } finally {
      await standby.close();
      await Promise.all([store.close(), other.close()]);
    }
  });

suite('db/engine/postgres/replicas', (test) => {
  test('a standby answers long lists, and each has what any server has confirmed before it', () =>
    withReplica(async ({ store, other }) => {
      const expected: number[] = [];
      for (let id = 1; id <= 60; id += 1) {
        await add(id % 2 === 0 ? store : other, id);
        expected.push(id);
        assert.equal(await list(store), expected);
      }
      const { replica, primary } = figuresOf(store).longReads;
      assert.is(replica + primary, 60);
      assert.ok(replica > 0, `${primary} were answered by the primary`);
      assert.match(figuresOf(store).replica ?? '', /^127\.0\.0\.1:\d+$/);
      // The platform's own work, which it may book, is read from the primary alone.
      assert.equal(await store.read((tx) => tx.aside(idsOf)), expected);
      assert.is(figuresOf(store).longReads.primary, primary + 1);
    }));

  test('while the standby is behind, cut off or away, the primary answers, and no list is old or lost', () =>
    withReplica(async ({ store, pair, standby }) => {
      const isUsed = async (): Promise<boolean> => {
        const before = figuresOf(store).longReads.replica;
        await list(store);
        return figuresOf(store).longReads.replica !== before;
      };
      await add(store, 1);
      await until(isUsed, true);
      // It has received everything and shows nothing of it.
      await standby.query('select pg_wal_replay_pause()');
      await add(store, 2);
      const { primary } = figuresOf(store).longReads;
      assert.equal(await list(store), [1, 2]);
      assert.equal(await list(store), [1, 2]);
      assert.is(figuresOf(store).longReads.primary, primary + 2);
      assert.is(figuresOf(store).replica, undefined);
      await standby.query('select pg_wal_replay_resume()');
      await until(isUsed, true);
      // In the middle of a list.
      let calls = 0;
      const cut = async (tx: Tx): Promise<number[]> => {
        calls += 1;
        const found = await idsOf(tx);
        if (calls === 1)
          await standby.query(
            'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
          );
        return [...found, ...(await idsOf(tx))];
      };
      assert.equal(await list(store, cut), [1, 2, 1, 2]);
      assert.is(calls, 2);
      await until(isUsed, true);
      await pair.killStandby();
      assert.equal(await list(store), [1, 2]);
      await pair.ask("alter system set synchronous_standby_names = ''");
      await pair.ask('select pg_reload_conf()');
      await add(store, 3);
      assert.equal(await list(store), [1, 2, 3]);
    }));

  test('a standby that is further than the primary has followed another one, and is not read', () =>
    withReplica(async ({ store, pair, standby }) => {
      await add(store, 1);
      const position = async () => (await pair.ask(POSITION, 'kept'))[0]?.pg_current_wal_flush_lsn;
      await until(() => isCaughtUp(standby, position, 1_000), true);
      assert.is(await isCaughtUp(standby, async () => '0/1', 1_000), false);
      assert.is(await isCaughtUp(standby, async () => undefined, 1_000), false);
      assert.is(await isCaughtUp(standby, async () => 'F/0', 20), false);
      const primary = await PostgresSession.open({ url: pair.primaryUrl('kept') });
      assert.is(await isCaughtUp(primary, position, 20), false);
      await primary.close();
    }));

  test('one state of the store is read from a standby that has everything, and from the primary if there is none', () =>
    withReplica(async ({ store, pair, standby }) => {
      await add(store, 1);
      const open = () =>
        openSnapshotPostgres({ url: pair.primaryUrl('kept'), replicas: pair.standbyUrl('kept'), migrations });
      const isStandby = async (tx: Tx) =>
        (await tx.get((db) => db.select({ is: sql<number>`pg_is_in_recovery()` }).from(rows)))?.is;
      const snapshot = await open();
      assert.is(await snapshot.read(isStandby), 1);
      assert.equal(await snapshot.read(idsOf), [1]);
      await add(store, 2);
      assert.equal(await snapshot.read(idsOf), [1]);
      await snapshot.close();
      // Found, and lost before it is read.
      let calls = 0;
      const door = createServer((from) => {
        calls += 1;
        if (calls > 1) return from.destroy();
        const to = connect(Number(new URL(pair.standbyUrl('kept')).port), '127.0.0.1');
        for (const each of [from, to]) each.on('error', () => {});
        return from.pipe(to).pipe(from);
      }).listen(0, '127.0.0.1');
      await once(door, 'listening');
      const at = `postgres://postgres@127.0.0.1:${(door.address() as AddressInfo).port}/kept`;
      const instead = await openSnapshotPostgres({ url: pair.primaryUrl('kept'), replicas: at, migrations });
      assert.is(await instead.read(isStandby), 0);
      assert.ok(calls > 1, 'it was found');
      await instead.close();
      door.close();
      await standby.close();
      await pair.killStandby();
      const other = await open();
      assert.is(await other.read(isStandby), 0);
      assert.equal(await other.read(idsOf), [1, 2]);
      const failing = await other.read((tx) => tx.get(divide)).catch((error: unknown) => error);
      assert.not(isStoreFailure(failing), 'the primary has the last word');
      await other.close();
    }));

  test('a standby that ends the read of a state, or cannot go on with it, is distinguished from one with damaged rows', () =>
    withReplica(async ({ store, pair, standby }) => {
      await add(store, 1);
      const failureOf = async (work: (tx: Tx) => Promise<unknown>): Promise<unknown> => {
        const snapshot = await openSnapshotPostgres({
          ...{ url: pair.primaryUrl('kept'), replicas: pair.standbyUrl('kept'), migrations },
        });
        try {
          return await snapshot.read(work).then(
            () => 'it was read',
            (error: unknown) => error,
          );
        } finally {
          await snapshot.close();
        }
      };
      const ended = await failureOf(async (tx) => {
        await idsOf(tx);
        await standby.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        );
        return idsOf(tx);
      });
      assert.ok(isStoreFailure(ended), String(ended));
      const refused = await failureOf((tx) => tx.get(divide));
      assert.ok(isStoreFailure(refused), String(refused));
      const ofRows = await failureOf(async (tx) => {
        await idsOf(tx);
        throw new Error('a row holds nonsense');
      });
      assert.is(String(ofRows), 'Error: a row holds nonsense');
    }));
});
