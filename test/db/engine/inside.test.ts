import { integer, sqliteTable } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { outside } from '../../../db/engine/inside.ts';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey() });
const list = statement((db) => db.select().from(notes).orderBy(notes.id));
const schema = 'CREATE TABLE notes (id INTEGER PRIMARY KEY) STRICT;';

const add = (id: number) => (tx: Tx) => tx.run((db) => db.insert(notes).values({ id }));
/** A later turn, so that a refusal rejects rather than throws. */
const ids = async (store: Store): Promise<number[]> => {
  await undefined;
  return store.read(async (tx) => (await tx.all(list)).map(({ id }) => id));
};

const withStore = async (check: (store: Store) => Promise<void>): Promise<void> => {
  const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: schema }] });
  try {
    await check(store);
  } finally {
    await store.close();
  }
};

const STEPS: readonly (readonly [title: string, step: (tx: Tx) => Promise<unknown>])[] = [
  ['pauses', (tx) => tx.pause()],
  // Without reader threads it reads here, so it pauses too.
  ['reads aside', (tx) => tx.aside((reader) => reader.all(list)).then(() => tx.pause())],
];

suite('db/engine/inside', (test) => {
  for (const [title, step] of STEPS)
    test(`what a commit wakes is in no unit, however long a read ${title} meanwhile`, () =>
      withStore(async (store) => {
        const begun: Promise<number[]>[] = [];
        store.onCommit(() => begun.push(ids(store)));
        let isOver = false;
        const reading = store.read(async (tx) => {
          while (!isOver) await step(tx);
        });
        for (let id = 1; id <= 20; id += 1) await store.write(add(id));
        isOver = true;
        await reading;
        assert.is((await Promise.all(begun)).length, 20);
      }));

  test('what runs outside of the unit that asks for it may begin another', () =>
    withStore(async (store) => {
      let other: Promise<unknown> | undefined;
      await store.write(async (tx) => {
        other = outside(() => store.write(add(4)));
        for (const id of [1, 2, 3]) await add(id)(tx);
      });
      await other;
      assert.equal(await ids(store), [1, 2, 3, 4]);
    }));
});
