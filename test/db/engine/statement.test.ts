import { asc, count, eq, inArray, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { micros } from '../../../db/tables/columns.ts';
import { openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

suite('db/engine/statement', (test) => {
  const players = sqliteTable('players', {
    id: text('id').primaryKey(),
    balance: micros('balance').notNull(),
    limit: micros('limit_micros'),
    active: integer('active', { mode: 'boolean' }).notNull(),
    tags: text('tags', { mode: 'json' }).$type<string[]>(),
  });

  const visits = sqliteTable('visits', { id: integer('id').primaryKey(), playerId: text('player_id').notNull() });

  const schema = `
  CREATE TABLE players (
    id TEXT PRIMARY KEY, balance INTEGER NOT NULL, limit_micros INTEGER, active INTEGER NOT NULL, tags TEXT
  ) STRICT;
  CREATE TABLE visits (id INTEGER PRIMARY KEY, player_id TEXT NOT NULL) STRICT;`;

  const insertPlayer = statement((db) =>
    db.insert(players).values({
      id: sql.placeholder('id'),
      balance: sql.placeholder('balance'),
      limit: sql.placeholder('limit'),
      active: sql.placeholder('active'),
      tags: sql.placeholder('tags'),
    }),
  );

  const findPlayer = statement((db) =>
    db
      .select()
      .from(players)
      .where(eq(players.id, sql.placeholder('id'))),
  );

  const setActive = statement((db) =>
    db
      .update(players)
      .set({ active: sql`${sql.placeholder('active')}` })
      .where(eq(players.id, sql.placeholder('id')))
      .returning({ id: players.id, active: players.active }),
  );

  const insertVisit = statement((db) =>
    db
      .insert(visits)
      .values({ playerId: sql.placeholder('playerId') })
      .returning(),
  );

  const visitsWithPlayer = statement((db) =>
    db
      .select({ visit: visits, player: players })
      .from(visits)
      .leftJoin(players, eq(players.id, visits.playerId))
      .orderBy(asc(visits.id)),
  );

  const countVisits = statement((db) => db.select({ n: count() }).from(visits));
  const ann = { id: 'ann', balance: 5_000_000n, limit: null, active: true, tags: ['vip'] };

  const withStore = async (check: (store: Store) => Promise<void>): Promise<void> => {
    const store = await openedEngineStore({ migrations: [{ tag: '0000_players', sql: schema }] });
    try {
      await check(store);
    } finally {
      await store.close();
    }
  };

  const errorOf = async (promise: Promise<unknown>): Promise<string> => {
    const [outcome] = await Promise.allSettled([promise]);
    return outcome.status === 'rejected' ? String(outcome.reason) : 'no error';
  };

  test('a row comes back as it was written: micros, flags, JSON and NULL', () =>
    withStore(async (store) => {
      const { changes } = await store.write((tx) => tx.run(insertPlayer, ann));
      assert.is(changes, 1);
      assert.equal(await store.read((tx) => tx.get(findPlayer, { id: 'ann' })), ann);
      assert.equal(await store.read((tx) => tx.all(findPlayer, { id: 'ann' })), [ann]);
    }));

  test('get answers undefined and all answers nothing when no row fits', () =>
    withStore(async (store) => {
      assert.is(await store.read((tx) => tx.get(findPlayer, { id: 'nobody' })), undefined);
      assert.equal(await store.read((tx) => tx.all(findPlayer, { id: 'nobody' })), []);
    }));

  test('a write with returning answers its rows', () =>
    withStore(async (store) => {
      await store.write((tx) => tx.run(insertPlayer, ann));
      assert.equal(await store.write((tx) => tx.get(insertVisit, { playerId: 'ann' })), { id: 1, playerId: 'ann' });
      assert.equal(await store.write((tx) => tx.all(setActive, { id: 'ann', active: false })), [
        { id: 'ann', active: false },
      ]);
      assert.is(await store.write((tx) => tx.get(setActive, { id: 'bob', active: false })), undefined);
    }));

  test('joins and expressions keep their shape', () =>
    withStore(async (store) => {
      await store.write(async (tx) => {
        await tx.run(insertPlayer, ann);
        await tx.run(insertVisit, { playerId: 'ann' });
        await tx.run(insertVisit, { playerId: 'ghost' });
      });
      assert.equal(await store.read((tx) => tx.all(visitsWithPlayer)), [
        { visit: { id: 1, playerId: 'ann' }, player: ann },
        { visit: { id: 2, playerId: 'ghost' }, player: null },
      ]);
      assert.equal(await store.read((tx) => tx.get(countVisits)), { n: 2 });
    }));

  test('a query may be built on the spot', () =>
    withStore(async (store) => {
      await store.write((tx) => tx.run((db) => db.insert(players).values([ann, { ...ann, id: 'bob' }])));
      const names = ['bob', 'ann'];
      const listed = await store.read((tx) =>
        tx.all((db) =>
          db.select({ name: players.id }).from(players).where(inArray(players.id, names)).orderBy(players.id),
        ),
      );
      assert.equal(listed, [{ name: 'ann' }, { name: 'bob' }]);
      const renamed = await store.read((tx) =>
        tx.all((db) =>
          db.select({ key: players.id }).from(players).where(inArray(players.id, names)).orderBy(players.id),
        ),
      );
      assert.equal(renamed, [{ key: 'ann' }, { key: 'bob' }]);
      const removed = await store.write((tx) =>
        tx.get((db) => db.delete(players).where(eq(players.id, 'bob')).returning({ id: players.id })),
      );
      assert.equal(removed, { id: 'bob' });
    }));

  test('a statement is built once per connection', () =>
    withStore(async (store) => {
      let built = 0;
      const counted = statement((db) => {
        built++;
        return db.select().from(visits);
      });
      for (let round = 0; round < 3; round++) await store.read((tx) => tx.all(counted));
      assert.is(built, 1);
    }));

  test('a missing or undefined value is an error that names the placeholder', () =>
    withStore(async (store) => {
      assert.match(await errorOf(store.read((tx) => tx.get(findPlayer, {}))), /“id”/);
      assert.match(await errorOf(store.read((tx) => tx.get(findPlayer, { id: undefined }))), /“id”/);
    }));

  test('micros are exact up to ±(2^53 − 1) and refused beyond', () =>
    withStore(async (store) => {
      const limit = 2n ** 53n - 1n;
      for (const [id, balance] of [
        ['high', limit],
        ['low', -limit],
        ['odd', 8_000_000_000_000_001n],
      ] as const) {
        await store.write((tx) => tx.run(insertPlayer, { ...ann, id, balance }));
        assert.is((await store.read((tx) => tx.get(findPlayer, { id })))?.balance, balance);
      }
      for (const balance of [limit + 1n, -limit - 1n])
        assert.match(await errorOf(store.write((tx) => tx.run(insertPlayer, { ...ann, balance }))), /RangeError/);
    }));

  test('micros that are too large in the table are refused when they are read', () =>
    withStore(async (store) => {
      await store.write((tx) => tx.run(insertPlayer, ann));
      await store.write((tx) => tx.run((db) => db.update(players).set({ balance: sql`9007199254740993` })));
      assert.match(await errorOf(store.read((tx) => tx.get(findPlayer, { id: 'ann' }))), /RangeError/);
    }));

  test('a number is no amount in micros', () =>
    withStore(async (store) => {
      assert.match(
        await errorOf(store.write((tx) => tx.run(insertPlayer, { ...ann, balance: 5 }))),
        /micros are a bigint/,
      );
    }));
});

suite('db/engine/texts', (test) => {
  const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
  const insert = statement((db) =>
    db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }),
  );
  const list = statement((db) => db.select().from(notes).orderBy(notes.id));

  const find = statement((db) =>
    db
      .select({ id: notes.id })
      .from(notes)
      .where(eq(notes.text, sql.placeholder('text'))),
  );

  const TEXTS = ['\0', 'a\0b', '\ue000', '\ue000\ue001', '\0\ue000\0\ue001', '"\\{}\0', '\u{1f98a}', "'"];

  test('a text with any characters is kept and found as it is', async () => {
    const tables = 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;';
    const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: tables }] });
    try {
      // Units that share a transaction, whose statements may be sent as one.
      await Promise.all(TEXTS.map((words, id) => store.write((tx) => tx.run(insert, { id, text: words }))));
      const kept = await store.read((tx) => tx.all(list));
      assert.equal(
        kept.map((row) => row.text),
        TEXTS,
      );
      const found = await Promise.all(TEXTS.map((words) => store.write((tx) => tx.all(find, { text: words }))));
      assert.equal(
        found,
        TEXTS.map((_, id) => [{ id }]),
      );
    } finally {
      await store.close();
    }
  });
});
