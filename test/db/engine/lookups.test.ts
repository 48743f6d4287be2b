import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { lookup } from '../../../db/engine/lookups.ts';
import { statement } from '../../../db/engine/statement.ts';
import { openReader, openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { suite } from '../../support/suite.ts';

const names = sqliteTable('names', { id: text('id').primaryKey(), value: text('value').notNull() });
const others = sqliteTable('others', { id: integer('id').primaryKey() });
const find = statement((db) =>
  db
    .select()
    .from(names)
    .where(eq(names.id, sql.placeholder('id'))),
);
const save = statement((db) =>
  db
    .update(names)
    .set({ value: sql`${sql.placeholder('value')}` })
    .where(eq(names.id, sql.placeholder('id'))),
);
const byId = lookup<string, { readonly value: string }>(names);

const schema = `
  CREATE TABLE names (id TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (value <> 'bad')) STRICT;
  CREATE TABLE others (id INTEGER PRIMARY KEY) STRICT;
  INSERT INTO names VALUES ('a', 'Ada');`;

/** A store in a file, so that reads have a separate connection. */
const withStore = async (check: (store: Store, file: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
  const file = join(folder, 'names.db');
  const migrations = [{ tag: '0000_names', sql: schema }];
  const store = openStore({ file, migrations, synchronous: 'OFF', batchMs: 60_000 });
  try {
    await check(store, file);
  } finally {
    await store.close();
    rmSync(folder, { recursive: true });
  }
};

const nameIn = async (tx: Tx): Promise<string | undefined> =>
  (await tx.lookUp(byId, 'a', () => tx.get(find, { id: 'a' })))?.value;
const nameOf = (store: Store): Promise<string | undefined> => store.read(nameIn);
const known = (store: Store): string | undefined => store.known(byId, 'a')?.value;

/** The ways in which a unit writes. */
const WAYS: readonly [string, (tx: Tx, value: string) => unknown][] = [
  ['by a statement', (tx, value) => tx.run(save, { id: 'a', value })],
  ['by an ad hoc query', (tx, value) => tx.run((db) => db.update(names).set({ value }).where(eq(names.id, 'a')))],
  ['by a query that returns rows', (tx, value) => tx.all((db) => db.update(names).set({ value }).returning())],
  [
    'by an upsert',
    (tx, value) =>
      tx.run((db) =>
        db.insert(names).values({ id: 'a', value }).onConflictDoUpdate({ target: names.id, set: { value } }),
      ),
  ],
  ['by a deferred write', (tx, value) => tx.defer((run) => run(save, { id: 'a', value }))],
  ['by what it keeps', (tx, value) => tx.keep('a', value, (kept) => [[save, { id: 'a', value: kept }]])],
];

suite('db/engine/lookups', (test) => {
  test('an answer is read once, and is known without a unit', () =>
    withStore(async (store) => {
      let reads = 0;
      const ask = (tx: Tx) =>
        tx.lookUp(byId, 'a', () => {
          reads += 1;
          return tx.get(find, { id: 'a' });
        });
      assert.is(known(store), undefined);
      for (const units of [store.read(ask), store.read(ask), store.write(ask)]) assert.is((await units)?.value, 'Ada');
      assert.equal([reads, known(store)], [1, 'Ada']);
      await store.write((tx) => tx.run((db) => db.insert(others).values({ id: 1 })));
      assert.is(known(store), 'Ada', 'another table does not matter');
    }));

  test('that there is no row is not kept', () =>
    withStore(async (store) => {
      const ask = () => store.read((tx) => tx.lookUp(byId, 'b', () => tx.get(find, { id: 'b' })));
      assert.is(await ask(), undefined);
      await store.write((tx) => tx.run((db) => db.insert(names).values({ id: 'b', value: 'Bob' })));
      assert.is((await ask())?.value, 'Bob');
    }));

  for (const [way, write] of WAYS)
    test(`a change ${way} is what everyone gets from its acknowledgement on`, () =>
      withStore(async (store) => {
        await nameOf(store);
        await store.write(async (tx) => {
          await write(tx, 'Bea');
        });
        assert.is.not(known(store), 'Ada');
        assert.equal([await nameOf(store), known(store)], ['Bea', 'Bea']);
      }));

  for (const [way, write] of WAYS.slice(0, -1))
    test(`a unit sees its own change ${way}, and so do later units of the commit`, () =>
      withStore(async (store) => {
        await nameOf(store);
        const own = store.write(async (tx) => {
          await nameIn(tx);
          await write(tx, 'Bea');
          return nameIn(tx);
        });
        assert.equal(await Promise.all([own, store.write(nameIn)]), ['Bea', 'Bea']);
      }));

  test('a change that is undone leaves nothing behind', () =>
    withStore(async (store) => {
      await nameOf(store);
      const failing = store.write(async (tx) => {
        await tx.run(save, { id: 'a', value: 'Bea' });
        await nameIn(tx);
        throw new Error('no');
      });
      const beside = store.write(nameIn);
      const refused = store.write(async (tx) => tx.defer((run) => run(save, { id: 'a', value: 'bad' })));
      const settled = await Promise.allSettled([failing, beside, refused]);
      assert.equal(
        settled.map(({ status }) => status),
        ['rejected', 'fulfilled', 'rejected'],
      );
      assert.equal([await beside, await nameOf(store)], ['Ada', 'Ada']);
    }));

  test('a read that pauses does not keep what was replaced meanwhile', () =>
    withStore(async (store) => {
      const slow = store.read((tx) =>
        tx.lookUp(byId, 'a', async () => {
          const found = await tx.get(find, { id: 'a' });
          await tx.pause();
          await tx.pause();
          return found;
        }),
      );
      await store.write((tx) => tx.run(save, { id: 'a', value: 'Bea' }));
      assert.is((await slow)?.value, 'Ada');
      assert.equal([known(store), await nameOf(store)], [undefined, 'Bea']);
    }));

  test('what another process writes is seen in the next turn', () =>
    withStore(async (store, file) => {
      await nameOf(store);
      const other = new Database(file);
      other.exec("update names set value = 'Bea'");
      other.close();
      await setImmediate();
      assert.equal([known(store), await nameOf(store)], [undefined, 'Bea']);
    }));

  test('a reader of a store that another process may write to knows nothing', () =>
    withStore(async (store, file) => {
      const reader = openReader({ file });
      assert.is(await reader.read(nameIn), 'Ada');
      await store.write((tx) => tx.run(save, { id: 'a', value: 'Bea' }));
      assert.is(await reader.read(nameIn), 'Bea');
      await reader.close();
    }));
});
