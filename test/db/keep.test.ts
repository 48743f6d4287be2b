import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../db/engine/statement.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { isOnPostgres, openedEngineStore } from '../support/engine-store.ts';
import { suite } from '../support/suite.ts';

const counters = sqliteTable('counters', { id: text('id').primaryKey(), value: integer('value').notNull() });
const find = statement((db) =>
  db
    .select()
    .from(counters)
    .where(eq(counters.id, sql.placeholder('id'))),
);
const save = statement((db) =>
  db
    .update(counters)
    .set({ value: sql`${sql.placeholder('value')}` })
    .where(eq(counters.id, sql.placeholder('id'))),
);

const schema = `
  CREATE TABLE counters (id TEXT PRIMARY KEY, value INTEGER NOT NULL CHECK (value < 100)) STRICT;
  CREATE TABLE writes (value INTEGER NOT NULL) STRICT;`;
const besides = {
  sqlite: `
    CREATE TRIGGER count_writes AFTER UPDATE ON counters BEGIN INSERT INTO writes VALUES (new.value); END;
    INSERT INTO counters VALUES ('a', 0);`,
  postgres: `
    CREATE FUNCTION count_write() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN INSERT INTO writes VALUES (new.value); RETURN new; END $$;
    CREATE TRIGGER count_writes AFTER UPDATE ON counters FOR EACH ROW EXECUTE FUNCTION count_write();
    INSERT INTO counters VALUES ('a', 0);`,
};

const withStore = async (check: (store: Store) => Promise<void>): Promise<void> => {
  const store = await openedEngineStore({
    migrations: [{ tag: '0000_counters', sql: schema }],
    besides,
    batchMs: 60_000,
  });
  try {
    await check(store);
  } finally {
    await store.close();
  }
};

const read = async (tx: Tx): Promise<number> =>
  tx.recall<number>('a') ?? (await tx.get(find, { id: 'a' }))?.value ?? -1;

/** Increments the counter by keeping it; returns the new value. */
const raise = (by: number) => async (tx: Tx) => {
  const value = (await read(tx)) + by;
  tx.keep('a', value, (kept) => [[save, { id: 'a', value: kept }]]);
  return value;
};

const counted = (store: Store): Promise<number> => store.read(read);
const writesOf = (store: Store): Promise<number> =>
  store.read(async (tx) => (await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(sql`writes`)))?.n ?? -1);

suite('db/keep', (test) => {
  test('units of one commit see what those before them kept, and it is written once', () =>
    withStore(async (store) => {
      assert.equal(await Promise.all([1, 2, 3].map((by) => store.write(raise(by)))), [1, 3, 6]);
      assert.equal([await counted(store), await writesOf(store)], [6, 1]);
    }));

  test('values that a unit kept go with it when it fails, and its neighbours go on from before', () =>
    withStore(async (store) => {
      const failing = store.write(async (tx) => {
        await raise(50)(tx);
        throw new Error('no');
      });
      const [first, second, third] = await Promise.allSettled([store.write(raise(1)), failing, store.write(raise(2))]);
      assert.equal([first.status, second.status, third.status], ['fulfilled', 'rejected', 'fulfilled']);
      assert.is(await counted(store), 3);
    }));

  test('values that a stalled unit kept go with it', () =>
    withStore(async (store) => {
      const stalled = store.write(async (tx) => {
        await raise(50)(tx);
        await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      });
      assert.is(
        await stalled.then(
          () => 'kept',
          (error) => error.code,
        ),
        'unit_stalled',
      );
      assert.is(await store.write(raise(1)), 1);
      assert.is(await counted(store), 1);
    }));

  // PostgreSQL runs the units of a lost transaction again, each alone; SQLite does not.
  test('no caller gets a value that could not be written with its commit', () =>
    withStore(async (store) => {
      const codes = await Promise.all(
        [1, 200].map((by) =>
          store.write(raise(by)).then(
            () => 'kept',
            (error) => error.code,
          ),
        ),
      );
      const isKept = codes[0] === 'kept';
      assert.equal(codes, [isOnPostgres ? 'kept' : 'store_unavailable', 'store_unavailable']);
      assert.is(await counted(store), isKept ? 1 : 0);
      assert.is(await store.write(raise(2)), isKept ? 3 : 2);
    }));

  test('nothing is kept beyond its commit', () =>
    withStore(async (store) => {
      await store.write(raise(1));
      await store.write((tx) => tx.run((db) => db.update(counters).set({ value: 40 })));
      assert.is(await store.write(raise(1)), 41);
    }));

  test('a closed tx keeps nothing', () =>
    withStore(async (store) => {
      let left: Tx | undefined;
      await store.write(async (tx) => {
        left = tx;
      });
      assert.throws(() => left?.keep('a', 1, () => []), /closed/);
    }));
});
