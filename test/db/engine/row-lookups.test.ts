import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { eq, sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { rowLookup } from '../../../db/engine/lookups.ts';
import { Recent } from '../../../db/engine/recent.ts';
import { statement } from '../../../db/engine/statement.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { suite } from '../../support/suite.ts';

const names = sqliteTable('names', { id: text('id').primaryKey(), value: text('value').notNull() });
type Name = typeof names.$inferSelect;
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

suite('db/engine/row-lookups', (test) => {
  test('a row that its writer told is known from the commit on, and others stay known', () =>
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

  test('what a unit told goes with it when it fails, whenever that is', () =>
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

  test('a statement that tells nothing makes what was told forgotten, in its commit and after it', () =>
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

  test('a read cannot tell anything', () =>
    withStore(async ({ store }) => {
      assert.equal(await outcomes([store.read(async (tx) => tell(tx, 'a', 'Bea'))]), ['rejected']);
      assert.is(await stored(store), 'Ada');
    }));

  test('a row is asked for again only when many others were used since', () => {
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
