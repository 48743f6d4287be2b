// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import { and, eq, sql } from 'drizzle-orm';
import { integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { rowLookup } from '../../../../db/engine/lookups.ts';
import { LOCK } from '../../../../db/engine/postgres/begin-writing.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import type { Tx } from '../../../../db/engine/tx.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { suite } from '../../../support/suite.ts';

const entries = sqliteTable('entries', {
  id: integer('id').primaryKey(),
  key: text('key').notNull(),
  value: integer('value').notNull(),
});
const players = sqliteTable('players', { id: text('id').primaryKey(), count: integer('count').notNull() });
const pots = sqliteTable(
  'pots',
  { instance: text('instance').notNull(), id: text('id').notNull(), value: integer('value').notNull() },
  (table) => [primaryKey({ columns: [table.instance, table.id] })],
);
const games = sqliteTable('games', { id: text('id').primaryKey(), total: integer('total').notNull() });
const levels = sqliteTable('levels', {
  id: text('id').primaryKey(),
  game: text('game').notNull(),
  value: integer('value').notNull(),
});
const migrations = [
  {
    tag: '0000_rows',
    sql: [
      'CREATE TABLE entries (id INTEGER PRIMARY KEY NOT NULL, key TEXT NOT NULL UNIQUE, value INTEGER NOT NULL) STRICT;',
      'CREATE TABLE players (id TEXT PRIMARY KEY NOT NULL, count INTEGER NOT NULL) STRICT;',
      'CREATE TABLE pots (instance TEXT NOT NULL, id TEXT NOT NULL, value INTEGER NOT NULL, PRIMARY KEY (instance, id)) STRICT;',
      'CREATE TABLE games (id TEXT PRIMARY KEY NOT NULL, total INTEGER NOT NULL) STRICT;',
      'CREATE TABLE levels (id TEXT PRIMARY KEY NOT NULL, game TEXT NOT NULL REFERENCES games (id) ON DELETE CASCADE, value INTEGER NOT NULL) STRICT;',
    ].join('--> statement-breakpoint\n'),
  },
];

const placeholder = sql.placeholder;
const byKey = statement(
  (db) =>
    db
      .select()
      .from(entries)
      .where(eq(entries.key, placeholder('key'))),
  { finds: 'key' },
);
const all = statement((db) => db.select().from(entries).orderBy(entries.id));
const insert = statement((db) => db.insert(entries).values({ key: placeholder('key'), value: placeholder('value') }));
const player = statement((db) =>
  db
    .select()
    .from(players)
    .where(eq(players.id, placeholder('id'))),
);
const savePlayer = statement((db) =>
  db
    .insert(players)
    .values({ id: placeholder('id'), count: placeholder('count') })
    .onConflictDoUpdate({ target: players.id, set: { count: sql`excluded.count` } }),
);
const countPlayer = statement((db) =>
  db
    .update(players)
    .set({ count: sql`${placeholder('count')}` })
    .where(eq(players.id, placeholder('id'))),
);
const allPlayers = statement((db) => db.select().from(players).orderBy(players.id));
const pot = statement((db) =>
  db
    .select()
    .from(pots)
    .where(eq(pots.id, placeholder('id'))),
);
const addPot = statement((db) => db.insert(pots).values({ instance: 'i', id: placeholder('id'), value: 0 }));
const potOf = statement((db) =>
  db
    .select()
    .from(pots)
    .where(and(eq(pots.instance, placeholder('instance')), eq(pots.id, placeholder('id')))),
);
const addPotOf = statement((db) =>
  db.insert(pots).values({ instance: placeholder('instance'), id: placeholder('id'), value: placeholder('value') }),
);
const savePot = statement((db) =>
  db
    .update(pots)
    .set({ value: sql`${placeholder('value')}` })
    .where(and(eq(pots.instance, placeholder('instance')), eq(pots.id, placeholder('id')))),
);
const addGame = statement((db) => db.insert(games).values({ id: placeholder('id'), total: 0 }));
const addLevel = statement((db) =>
  db.insert(levels).values({ id: placeholder('id'), game: placeholder('game'), value: 0 }),
);
const saveGame = statement((db) =>
  db
    .update(games)
    .set({ total: sql`${placeholder('total')}` })
    .where(eq(games.id, placeholder('id'))),
);
const saveLevel = statement((db) =>
  db
    .update(levels)
    .set({ value: sql`${placeholder('value')}` })
    .where(eq(levels.id, placeholder('id'))),
);
const moveLevel = statement((db) =>
  db
    .update(levels)
    .set({ game: sql`${placeholder('game')}` })
    .where(eq(levels.id, placeholder('id'))),
);
const allGames = statement((db) => db.select().from(games).orderBy(games.id));
const allLevels = statement((db) => db.select().from(levels).orderBy(levels.id));
const known = rowLookup<{ readonly id: string; readonly count: number }>(players, 100);

type Servers = {
  readonly one: Store;
  readonly other: Store;
  readonly session: PostgresSession;
  sent(): readonly string[];
};

/** Two servers on one database with three pots, and a separate connection. */
const withServers = (check: (servers: Servers) => Promise<void>, batchMs = 60_000): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase([]);
    const texts: string[] = [];
    const open = () => openPostgres({ url, migrations, sent: (text) => texts.push(text), batchMs });
    const [one, other, session] = [await open(), await open(), await PostgresSession.open({ url })];
    try {
      for (const id of ['a', 'b', 'c']) await one.write((tx) => tx.run(addPot, { id }));
      await check({ one, other, session, sent: () => texts.splice(0) });
    } finally {
      await Promise.all([one.close(), other.close(), session.close()]);
      await drop();
    }
  });

/** The steps of a contribution: its key, its player, its pots, its entry. */
const contribute =
  (key: string, id: string, value = 1) =>
  async (tx: Tx): Promise<'repeated' | 'booked'> => {
    if ((await tx.get(byKey, { key })) !== undefined) return 'repeated';
    const found = await tx.lookUp(known, id, () => tx.get(player, { id }));
    for (const name of ['a', 'b', 'c']) {
      const balance = tx.recall<number>(name) ?? (await tx.get(pot, { id: name }))?.value ?? 0;
      tx.keep(name, balance + value, (kept) => [[savePot, { instance: 'i', id: name, value: kept }]]);
    }
    const count = (found?.count ?? 0) + value;
    tx.deferRow(known, id, { id, count }, [found === undefined ? savePlayer : countPlayer, { id, count }]);
    tx.defer((run) => run(insert, { key, value }));
    return 'booked';
  };

const outcomes = async (units: readonly Promise<unknown>[]): Promise<unknown[]> =>
  (await Promise.allSettled(units)).map((each) => (each.status === 'fulfilled' ? each.value : each.reason.code));

/** Every value is in an entry, at a player and in each pot. */
const balances = (store: Store) =>
  store.read(async (tx) => {
    const found = await tx.all(all);
    const total = found.reduce((sum, { value }) => sum + value, 0);
    const byPlayers = (await tx.all(allPlayers)).reduce((sum, { count }) => sum + count, 0);
    const inPots = await Promise.all(['a', 'b', 'c'].map(async (id) => (await tx.get(pot, { id }))?.value));
    return { entries: found.length, total, byPlayers, inPots };
  });

suite('db/engine/postgres/merged-lane', (test) => {
  test('64 contributions are a dozen statements, and those after them fewer', () =>
    withServers(async ({ one, sent }) => {
      for (const round of [1, 2]) {
        sent();
        const units = Array.from({ length: 64 }, (_, at) => one.write(contribute(`${round} ${at}`, `p-${at % 40}`)));
        assert.equal(new Set(await outcomes(units)), new Set(['booked']));
        const statements = sent();
        const limit = round === 1 ? 40 : 16;
        assert.ok(statements.length <= limit, `${statements.length}:\n${statements.join('\n')}`);
      }
      const value = 128;
      assert.equal(await balances(one), {
        entries: value,
        total: value,
        byPlayers: value,
        inPots: [value, value, value],
      });
    }));

  test('rows that name each other are two statements, however many there are', () =>
    withServers(async ({ one, sent }) => {
      const ids = Array.from({ length: 16 }, (_, at) => `g${at}`);
      for (const id of ids)
        await one.write(async (tx) => {
          await tx.run(addGame, { id });
          for (const level of ['x', 'y']) await tx.run(addLevel, { id: `${id} ${level}`, game: id });
        });
      const play = (id: string) =>
        one.write(async (tx) => {
          const total = (tx.recall<number>(id) ?? 0) + 1;
          tx.keep(id, total, (value) => [
            ...['x', 'y'].map((level) => [saveLevel, { id: `${id} ${level}`, value }] as const),
            [saveGame, { id, total: value }],
          ]);
        });
      sent();
      await Promise.all([...ids, ...ids].map(play));
      const updates = sent().filter((text) => text.startsWith('update'));
      assert.is(updates.length, 2, updates.join('\n'));
      assert.equal(
        await one.read((tx) => tx.all(allGames)),
        ids.map((id) => ({ id, total: 2 })).sort((a, b) => (a.id < b.id ? -1 : 1)),
      );
      assert.equal(new Set((await one.read((tx) => tx.all(allLevels))).map(({ value }) => value)), new Set([2]));
    }));

  test('a row that names a row of the same commit is written after it', () =>
    withServers(async ({ one }) => {
      await one.write(async (tx) => {
        await tx.run(addGame, { id: 'old' });
        await tx.run(addLevel, { id: 'l', game: 'old' });
      });
      await Promise.all(
        ['new', 'newer'].map((game) =>
          one.write(async (tx) => {
            tx.defer((run) => run(saveLevel, { id: 'l', value: 1 }));
            tx.defer((run) => run(addGame, { id: game }));
            tx.defer((run) => run(moveLevel, { id: 'l', game }));
          }),
        ),
      );
      assert.equal(await one.read((tx) => tx.all(allLevels)), [{ id: 'l', game: 'newer', value: 1 }]);
    }));

  test('rows whose keys are the same when they are put together are different rows', () =>
    withServers(async ({ one }) => {
      // A null character is what comes between the values of a question.
      const keys = [
        { instance: 'a\u0000sb', id: 'c' },
        { instance: 'a', id: 'b\u0000sc' },
      ];
      for (const [value, key] of keys.entries()) await one.write((tx) => tx.run(addPotOf, { ...key, value }));
      const read = () => Promise.all(keys.map((key) => one.write(async (tx) => (await tx.get(potOf, key))?.value)));
      assert.equal(await read(), [0, 1]);
      await Promise.all(
        keys.map((key, at) => one.write(async (tx) => tx.defer((run) => run(savePot, { ...key, value: at + 10 })))),
      );
      assert.equal(await read(), [10, 11]);
    }));

  test('units that arrive while another server writes share a commit, however long that takes', () => {
    const batchMs = 1_000;
    return withServers(async ({ one, session }) => {
      await session.query('begin');
      await session.query(LOCK);
      const { commits } = one.stats;
      const units: Promise<unknown>[] = [];
      for (let at = 0; at < 8; at += 1) {
        units.push(one.write(contribute(`key ${at}`, `p-${at}`)));
        await sleep(0);
      }
      await sleep(batchMs);
      await session.query('rollback');
      assert.equal(new Set(await outcomes(units)), new Set(['booked']));
      assert.is(one.stats.commits - commits, 1);
    }, batchMs);
  });

  test('a key that comes twice in one commit is booked once, and keys within others are theirs', () =>
    withServers(async ({ one }) => {
      const keys = ['k', 'kk', 'k', 'k"k', 'k"k', 'k\\', 'k\\', 'kk'];
      const units = keys.map((key) => one.write(contribute(key, 'p')));
      const [booked, repeated] = ['booked', 'repeated'];
      assert.equal(await outcomes(units), [booked, booked, repeated, booked, repeated, booked, repeated, repeated]);
      assert.equal(await balances(one), { entries: 4, total: 4, byPlayers: 4, inPots: [4, 4, 4] });
    }));

  test('of the same keys on two servers, each is booked once', () =>
    withServers(async ({ one, other }) => {
      const units = Array.from({ length: 120 }, (_, at) =>
        (at % 2 === 0 ? one : other).write(contribute(`key ${Math.floor(at / 2)}`, `p-${at % 7}`)),
      );
      const told = await outcomes(units);
      assert.is(told.filter((each) => each === 'booked').length, 60);
      assert.is(told.filter((each) => each === 'repeated').length, 60);
      assert.equal(await balances(other), { entries: 60, total: 60, byPlayers: 60, inPots: [60, 60, 60] });
    }));

  test('writes that units make themselves keep their order among later ones', () =>
    withServers(async ({ one }) => {
      const seen = (tx: Tx) => tx.all(all).then((rows) => rows.map(({ key }) => key).join(' '));
      const units: Promise<unknown>[] = [
        one.write(contribute('1', 'p')),
        one.write(async (tx) => {
          tx.defer((run) => run(insert, { key: '2', value: 0 }));
          return seen(tx);
        }),
        one.write(async (tx) => {
          await tx.run(insert, { key: '3', value: 0 });
          tx.defer((run) => run(insert, { key: '4', value: 0 }));
          throw Object.assign(new Error('refused'), { code: 'refused' });
        }),
        one.write(contribute('5', 'p')),
        one.write((tx) => tx.run(insert, { key: '6', value: 0 }).then(() => seen(tx))),
        one.write((tx) => tx.get(player, { id: 'p' }).then((found) => found?.count)),
      ];
      assert.equal(await outcomes(units), ['booked', '1 2', 'refused', 'booked', '1 2 5 6', 2]);
    }));

  test('random units of two servers leave what they would have left one after another', () =>
    withServers(async ({ one, other }) => {
      // Small numbers from a fixed seed, so that keys and players meet often.
      let state = 7;
      const random = (below: number): number => {
        state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
        return Math.floor((state / 2 ** 31) * below);
      };
      let booked = 0;
      for (let round = 0; round < 8; round += 1) {
        const units = Array.from({ length: 40 }, () => {
          const [key, id, isDirect, fails] = [`k${random(400)}`, `p${random(5)}`, random(6) === 0, random(8) === 0];
          return (random(2) === 0 ? one : other).write(async (tx) => {
            const told = await contribute(key, id)(tx);
            if (isDirect) assert.is((await tx.get(byKey, { key }))?.key, key);
            if (fails) throw Object.assign(new Error('refused'), { code: 'refused' });
            return told;
          });
        });
        booked += (await outcomes(units)).filter((each) => each === 'booked').length;
      }
      assert.equal(await balances(one), {
        entries: booked,
        total: booked,
        byPlayers: booked,
        inPots: [booked, booked, booked],
      });
    }));
});
