import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import Database from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { lookup, rowLookup } from '../../../db/engine/lookups.ts';
import { Recent } from '../../../db/engine/recent.ts';
import { statement } from '../../../db/engine/statement.ts';
import { openReader, openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { suite } from '../../support/suite.ts';

const names = sqliteTable('names', { id: text('id').primaryKey(), value: text('value').notNull() });

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

suite('db/engine/lookups', (test) => {
  const others = sqliteTable('others', { id: integer('id').primaryKey() });
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

  test("another process's writes are seen in the next turn", () =>
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

suite('db/engine/row-lookups', (test) => {
  type Name = typeof names.$inferSelect;
  const byId = rowLookup<Name>(names, 100);

  const schema = `
  CREATE TABLE names (id TEXT PRIMARY KEY, value TEXT NOT NULL CHECK (value <> 'bad')) STRICT;
  INSERT INTO names VALUES ('a', 'Ada'), ('b', 'Bob');`;

  type Scene = { readonly store: Store; readonly file: string; readonly reads: string[] };

  const withStore = async (check: (scene: Scene) => Promise<void>): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
    const file = join(folder, 'names.db');
    const migrations = [{ tag: '0000_names', sql: schema }];
    const store = openStore({ file, migrations, synchronous: 'OFF', batchMs: 60_000 });
    try {
      await check({ store, file, reads: [] });
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  };

  /** Looks up the name of an id, and adds each id that reaches the store to `reads`. */
  const nameIn = async (tx: Tx, id: string, reads: string[]): Promise<string | undefined> => {
    const row = await tx.lookUp(byId, id, () => {
      reads.push(id);
      return tx.get(find, { id });
    });
    return row?.value;
  };

  const tell = (tx: Tx, id: string, value: string): void => tx.deferRow(byId, id, { id, value }, [save, { id, value }]);
  const stored = (store: Store) => store.read(async (tx) => (await tx.get(find, { id: 'a' }))?.value);

  const outcomes = async (units: readonly Promise<unknown>[]): Promise<string[]> =>
    (await Promise.allSettled(units)).map(({ status }) => status);

  test('a row that its writer handed over is known from the commit on, and others stay known', () =>
    withStore(async ({ store, reads }) => {
      const names = () => store.write(async (tx) => [await nameIn(tx, 'a', reads), await nameIn(tx, 'b', reads)]);
      assert.equal(await names(), ['Ada', 'Bob']);
      const written = store.write(async (tx) => tell(tx, 'a', 'Bea'));
      assert.is(store.known(byId, 'a')?.value, 'Ada', 'not before it is committed');
      await written;
      assert.is(store.known(byId, 'a')?.value, 'Bea');
      assert.equal(await names(), ['Bea', 'Bob']);
      assert.equal(reads, ['a', 'b']);
      assert.is(await stored(store), 'Bea');
    }));

  test('a unit gets the row as it wrote it, and so do later units of the commit', () =>
    withStore(async ({ store, reads }) => {
      const own = store.write(async (tx) => {
        tell(tx, 'a', 'Bea');
        tell(tx, 'a', 'Cleo');
        return nameIn(tx, 'a', reads);
      });
      const next = store.write((tx) => nameIn(tx, 'a', reads));
      assert.equal(await Promise.all([own, next]), ['Cleo', 'Cleo']);
      assert.equal([reads, store.stats.commits], [[], 1]);
      assert.is(await stored(store), 'Cleo');
    }));

  test('rows that a unit handed over go with it when it fails, at any time', () =>
    withStore(async ({ store, reads }) => {
      const told = (value: string, look: boolean) =>
        store.write(async (tx) => {
          tell(tx, 'a', value);
          if (look) await tx.get(find, { id: 'b' });
          if (value === 'refused') throw new Error('no');
        });
      const units = [told('Bea', false), told('refused', false), told('refused', true), told('bad', false)];
      const last = store.write((tx) => nameIn(tx, 'a', reads));
      assert.equal(await outcomes(units), ['fulfilled', 'rejected', 'rejected', 'rejected']);
      const then = await store.read((tx) => nameIn(tx, 'a', reads));
      assert.equal([await last, then, await stored(store)], ['Bea', 'Bea', 'Bea']);
    }));

  test('a statement that hands nothing over drops known rows, in its commit and after it', () =>
    withStore(async ({ store, reads }) => {
      const units = [
        store.write(async (tx) => tell(tx, 'a', 'Bea')),
        store.write(async (tx) => {
          tell(tx, 'a', 'Cleo');
          await tx.run((db) => db.update(names).set({ value: sql`${names.value} || '!'` }));
          return nameIn(tx, 'a', reads);
        }),
        store.write((tx) => nameIn(tx, 'a', reads)),
      ];
      assert.equal(await Promise.all(units), [undefined, 'Cleo!', 'Cleo!']);
      assert.is(store.known(byId, 'a'), undefined);
      assert.is(await store.read((tx) => nameIn(tx, 'a', reads)), 'Cleo!');
      assert.equal(reads, ['a', 'a', 'a']);
    }));

  test('a read that pauses does not keep what was replaced meanwhile', () =>
    withStore(async ({ store, reads }) => {
      const slow = store.read((tx) =>
        tx.lookUp(byId, 'a', async () => {
          const found = await tx.get(find, { id: 'a' });
          await tx.pause();
          await tx.pause();
          return found;
        }),
      );
      await store.write(async (tx) => tell(tx, 'a', 'Bea'));
      assert.is((await slow)?.value, 'Ada');
      assert.is(await store.read((tx) => nameIn(tx, 'a', reads)), 'Bea');
    }));

  test('a unit that writes misses nothing that another process wrote before it', () =>
    withStore(async ({ store, file, reads }) => {
      await store.read((tx) => nameIn(tx, 'a', reads));
      const other = new Database(file);
      assert.is(store.known(byId, 'a')?.value, 'Ada', 'looked at in this turn');
      other.exec("update names set value = 'Bea' where id = 'a'");
      other.close();
      assert.is(await store.write((tx) => nameIn(tx, 'a', reads)), 'Bea');
    }));

  test('a read cannot hand over rows', () =>
    withStore(async ({ store }) => {
      assert.equal(await outcomes([store.read(async (tx) => tell(tx, 'a', 'Bea'))]), ['rejected']);
      assert.is(await stored(store), 'Ada');
    }));

  test('a row is read again only when many others were used since', () => {
    const recent = new Recent<number, string>(10);
    for (let key = 0; key < 100; key += 1) {
      recent.set(key, String(key));
      assert.is(recent.get(0), '0', 'used all the time');
    }
    const known = Array.from({ length: 100 }, (_, key) => key).filter((key) => recent.get(key) !== undefined);
    assert.ok(known.length >= 5 && known.length <= 10 && known.includes(99), String(known));
    recent.set(99, 'changed');
    assert.is(recent.get(99), 'changed');
    recent.clear();
    assert.is(recent.get(99), undefined);
  });
});
