import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import { ROWS_PER_UNIT, type Tx } from '../../../db/engine/tx.ts';
import { isOnPostgres, openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
const insert = statement((db) => db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }));
const insertReturning = statement((db) =>
  db
    .insert(notes)
    .values({ id: sql.placeholder('id'), text: sql.placeholder('text') })
    .returning(),
);
const list = statement((db) => db.select().from(notes).orderBy(notes.id));

const withStore = async (check: (store: Store) => Promise<void>): Promise<void> => {
  const schema = `CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL CHECK (text <> 'bad')) STRICT;`;
  const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: schema }], batchMs: 60_000 });
  try {
    await check(store);
  } finally {
    await store.close();
  }
};

const [CHECK, PRIMARY_KEY] = isOnPostgres
  ? ['23514', '23505']
  : ['SQLITE_CONSTRAINT_CHECK', 'SQLITE_CONSTRAINT_PRIMARYKEY'];

const later = (tx: Tx, id: number, words = 'later'): void => tx.defer((run) => run(insert, { id, text: words }));
const listed = async (tx: Tx): Promise<string[]> => (await tx.all(list)).map((note) => `${note.id} ${note.text}`);
const stored = (store: Store): Promise<string[]> => store.read(listed);
const outcomes = async (units: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(units)).map((outcome) => (outcome.status === 'fulfilled' ? 'kept' : outcome.reason.code));

suite('db/engine/defer', (test) => {
  test('a unit sees what it deferred, and so does the next one of the commit', () =>
    withStore(async (store) => {
      const seen = await Promise.all([
        store.write(async (tx) => {
          later(tx, 1);
          later(tx, 2);
          return listed(tx);
        }),
        store.write(async (tx) => {
          later(tx, 3);
        }),
        store.write(listed),
      ]);
      assert.equal(seen, [['1 later', '2 later'], undefined, ['1 later', '2 later', '3 later']]);
      assert.equal(await stored(store), ['1 later', '2 later', '3 later']);
      assert.is(store.stats.commits, 1);
    }));

  test('deferred and direct writes happen in the order of the code', () =>
    withStore(async (store) => {
      const order: string[] = [];
      await store.write(async (tx) => {
        tx.defer((run) => {
          order.push('first');
          run(insert, { id: 1, text: 'one' });
        });
        await tx.run((db) => db.update(notes).set({ text: 'changed' }));
        order.push('second');
        later(tx, 2);
      });
      assert.equal(order, ['first', 'second']);
      assert.equal(await stored(store), ['1 changed', '2 later']);
    }));

  test('a unit that throws leaves nothing of what it deferred, whether or not it was written already', () =>
    withStore(async (store) => {
      const refused = (look: boolean) =>
        store.write(async (tx) => {
          later(tx, look ? 7 : 8);
          if (look) await listed(tx);
          throw Object.assign(new Error('refused'), { code: 'refused' });
        });
      const units = [store.write(async (tx) => later(tx, 1)), refused(true), refused(false)];
      assert.equal(await outcomes([...units, store.write(async (tx) => later(tx, 2))]), [
        'kept',
        'refused',
        'refused',
        'kept',
      ]);
      assert.equal(await stored(store), ['1 later', '2 later']);
    }));

  test('one that fails at the end fails its unit alone, and no other unit runs again', () =>
    withStore(async (store) => {
      const ran: string[] = [];
      const units = [
        store.write(async (tx) => {
          ran.push('direct');
          await tx.run(insert, { id: 1, text: 'direct' });
          assert.is((await tx.get(insertReturning, { id: 2, text: 'returned' }))?.id, 2);
        }),
        store.write(async (tx) => {
          ran.push('deferred');
          later(tx, 3);
        }),
        store.write(async (tx) => {
          ran.push('refused');
          await tx.run(insert, { id: 4, text: 'undone' });
          throw Object.assign(new Error('refused'), { code: 'refused' });
        }),
        store.write(async (tx) => {
          ran.push('failing');
          later(tx, 5);
          later(tx, 6, 'bad');
        }),
        store.write(async (tx) => {
          ran.push('after');
          later(tx, 7);
          return listed(tx);
        }),
      ];
      const failed = ['kept', 'kept', 'refused', CHECK, 'kept'];
      assert.equal(await outcomes(units), failed);
      // PostgreSQL rehearses units, and then runs each of them alone.
      if (!isOnPostgres) assert.equal(ran, ['direct', 'deferred', 'refused', 'failing', 'after']);
      const kept = ['1 direct', '2 returned', '3 later', '7 later'];
      assert.equal(await units[4], kept);
      assert.equal(await stored(store), kept);
      if (!isOnPostgres) assert.is(store.stats.commits, 1);
    }));

  test('two that fail in one commit leave the others as they are', () =>
    withStore(async (store) => {
      const unit = (id: number, words?: string) => store.write(async (tx) => later(tx, id, words));
      const units = [unit(1), unit(2, 'bad'), unit(3), unit(1), unit(4)];
      assert.equal(await outcomes(units), ['kept', CHECK, 'kept', PRIMARY_KEY, 'kept']);
      assert.equal(await stored(store), ['1 later', '3 later', '4 later']);
    }));

  test('what a stalled unit deferred goes with it', () =>
    withStore(async (store) => {
      const stalled = store.write(async (tx) => {
        later(tx, 1);
        await new Promise((resolve) => setTimeout(resolve, 5));
      });
      assert.equal(await outcomes([stalled, store.write(async (tx) => later(tx, 2))]), ['unit_stalled', 'kept']);
      assert.equal(await stored(store), ['2 later']);
    }));

  test('deferred rows count towards the most that a unit writes', () =>
    withStore(async (store) => {
      const many = (from: number, rows: number) =>
        store.write(async (tx) => {
          for (let row = 0; row < rows; row += 1) later(tx, from + row);
        });
      assert.equal(await outcomes([many(1, ROWS_PER_UNIT), many(10_000, ROWS_PER_UNIT + 1)]), [
        'kept',
        'too_many_rows',
      ]);
      assert.is((await stored(store)).length, ROWS_PER_UNIT);
    }));

  test('a read cannot defer, nor can a closed tx', () =>
    withStore(async (store) => {
      let kept: Tx | undefined;
      assert.equal(await outcomes([store.read(async (tx) => later(tx, 1))]), ['unit_readonly']);
      await store.write(async (tx) => {
        kept = tx;
      });
      assert.throws(
        () => kept?.defer(() => {}),
        (error: unknown) => error instanceof StoreError && error.code === 'unit_closed',
      );
    }));
});
