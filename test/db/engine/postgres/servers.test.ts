// A long proof: it starts PostgreSQL.
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { lookup } from '../../../../db/engine/lookups.ts';
import { openPostgres } from '../../../../db/engine/postgres/open-postgres.ts';
import { PostgresSession } from '../../../../db/engine/postgres/postgres-session.ts';
import { statement } from '../../../../db/engine/statement.ts';
import type { Store } from '../../../../db/engine/store.ts';
import { StoreError } from '../../../../db/engine/store-error.ts';
import type { Tx } from '../../../../db/engine/tx.ts';
import { createDatabase } from '../../../support/engine-store.ts';
import { onPostgres } from '../../../support/on-postgres.ts';
import { suite } from '../../../support/suite.ts';

const counters = sqliteTable('counters', { id: text('id').primaryKey(), value: integer('value').notNull() });
const find = statement((db) =>
  db
    .select()
    .from(counters)
    .where(eq(counters.id, sql.placeholder('id'))),
);
const insert = statement((db) =>
  db.insert(counters).values({ id: sql.placeholder('id'), value: sql.placeholder('value') }),
);
const save = statement((db) =>
  db
    .update(counters)
    .set({ value: sql`${sql.placeholder('value')}` })
    .where(eq(counters.id, sql.placeholder('id'))),
);
const values = lookup<string, { readonly value: number }>(counters);

const migrations = [
  { tag: '0000_counters', sql: 'CREATE TABLE counters (id TEXT PRIMARY KEY NOT NULL, value INTEGER NOT NULL) STRICT;' },
];

type Servers = {
  readonly one: Store;
  readonly other: Store;
  readonly session: PostgresSession;
  /** The statements sent to PostgreSQL since the last look. */
  sent(): readonly string[];
};

/** Two servers on one database with a counter `a` at 0, and a separate connection. */
const withServers = (check: (servers: Servers) => Promise<void>): Promise<void> =>
  onPostgres(async () => {
    const { url, drop } = await createDatabase([]);
    const texts: string[] = [];
    const open = () =>
      openPostgres({ url, migrations, watched: ['counters'], sent: (text) => texts.push(text), batchMs: 60_000 });
    const [one, other, session] = [await open(), await open(), await PostgresSession.open({ url })];
    try {
      await one.write((tx) => tx.run(insert, { id: 'a', value: 0 }));
      texts.splice(0);
      await check({ one, other, session, sent: () => texts.splice(0) });
    } finally {
      await Promise.all([one.close(), other.close(), session.close()]);
      await drop();
    }
  });

const currentValue = async (tx: Tx): Promise<number> => (await tx.get(find, { id: 'a' }))?.value ?? -1;
const increment = async (tx: Tx): Promise<void> => {
  const value = await currentValue(tx);
  await tx.run(save, { id: 'a', value: value + 1 });
};
const later = async (tx: Tx): Promise<void> => {
  const value = await currentValue(tx);
  tx.defer((run) => run(save, { id: 'a', value: value + 1 }));
};
const keep = async (tx: Tx): Promise<void> => {
  const value = (tx.recall<number>('a') ?? (await currentValue(tx))) + 1;
  tx.keep('a', value, (kept) => [[save, { id: 'a', value: kept }]]);
};

const outcomes = async (units: readonly Promise<unknown>[]): Promise<string[]> =>
  (await Promise.allSettled(units)).map((outcome) => (outcome.status === 'fulfilled' ? 'kept' : outcome.reason.code));

const codeOf = (error: unknown): string => (error instanceof StoreError ? error.code : String(error));

suite('db/engine/postgres/servers', (test) => {
  for (const [how, unit] of Object.entries({ increment, later, keep }))
    test(`no update is lost between two servers: ${how}`, () =>
      withServers(async ({ one, other }) => {
        const units = Array.from({ length: 60 }, (_, at) => (at % 3 === 0 ? other : one).write(unit));
        assert.equal(new Set(await outcomes(units)), new Set(['kept']));
        assert.is(await other.read(currentValue), 60);
      }));

  test('a transaction begins before it takes its lock, and it takes the lock before it reads anything', () =>
    withServers(async ({ one, sent }) => {
      await one.write(increment);
      const [begin = '', lock = '', ...more] = sent();
      assert.match(begin, /^begin/);
      assert.match(lock, /for update$/);
      assert.is(more.at(-1), 'commit');
    }));

  test('a unit sees everything that was committed before it was queued, on every server', () =>
    withServers(async ({ one, other }) => {
      for (let value = 1; value <= 20; value += 1) {
        const [writer, reader] = value % 2 === 0 ? [one, other] : [other, one];
        await writer.write(increment);
        assert.is(await reader.read(currentValue), value);
        assert.is(await reader.write(currentValue), value);
      }
    }));

  test('a unit is answered with what is there, not with what a rehearsal guessed from an earlier transaction', () =>
    withServers(async ({ one, other }) => {
      const remembered = async (tx: Tx): Promise<number> => {
        if (tx.memory.get('value') === undefined) tx.memory.set('value', await currentValue(tx));
        return Number(tx.memory.get('value'));
      };
      const absent = (tx: Tx) => tx.get(find, { id: 'b' }).then((found) => found === undefined);
      const units = [currentValue, currentValue, remembered, remembered, absent, absent];
      const ask = () => Promise.all(units.map((unit) => one.write(unit as (tx: Tx) => Promise<unknown>)));
      for (let value = 0; value < 5; value += 1) {
        assert.equal(await ask(), [value, value, value, value, true, true]);
        await other.write(increment);
      }
      await other.write((tx) => tx.run(insert, { id: 'b', value: 0 }));
      assert.equal(await ask(), [5, 5, 5, 5, false, false]);
    }));

  test('a read sees one state, regardless of commits meanwhile', () =>
    withServers(async ({ one, other }) => {
      const reading = one.read(async (tx) => {
        const seen: number[] = [];
        for (let times = 0; times < 30; times += 1) seen.push(await currentValue(tx));
        return new Set(seen).size;
      });
      const writing = Promise.all(Array.from({ length: 10 }, () => other.write(increment)));
      assert.is(await reading, 1);
      await writing;
    }));

  test('an answer from memory is the one of the state that a unit sees, whichever server changed it', () =>
    withServers(async ({ one, other, sent }) => {
      const look = (tx: Tx) => tx.lookUp(values, 'a', () => tx.get(find, { id: 'a' }));
      const reads = () => sent().filter((text) => text.includes('"counters"') && text.startsWith('select')).length;
      assert.is((await one.read(look))?.value, 0);
      assert.is(reads(), 1);
      assert.is((await one.read(look))?.value, 0);
      assert.is((await one.write(look))?.value, 0);
      assert.is(reads(), 0, 'from memory');
      await other.write(increment);
      sent();
      assert.is((await one.read(look))?.value, 1);
      assert.is((await one.write(look))?.value, 1);
      assert.is(reads(), 1);
    }));

  test('an answer read after a write of the same transaction is not kept', () =>
    withServers(async ({ one, other }) => {
      const look = (tx: Tx) => tx.lookUp(values, 'a', () => tx.get(find, { id: 'a' }));
      const failing = one.write(async (tx) => {
        await tx.run(save, { id: 'a', value: 9 });
        assert.is((await look(tx))?.value, 9);
        throw new Error('mine');
      });
      const beside = one.write(look);
      await failing.catch(() => {});
      assert.is((await beside)?.value, 0);
      assert.is((await one.write(look))?.value, 0);
      assert.is((await other.write(look))?.value, 0);
    }));

  test('of two servers that insert the same key, one does', () =>
    withServers(async ({ one, other }) => {
      const add = (tx: Tx) => tx.run(insert, { id: 'b', value: 1 });
      assert.equal((await outcomes([one.write(add), other.write(add)])).toSorted(), ['23505', 'kept']);
    }));

  test('a connection that is ended in the middle of a unit fails it as unavailable, and the next one has another', () =>
    withServers(async ({ one, session }) => {
      const end = () =>
        session.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
      const lost = one.write(async (tx) => {
        await increment(tx);
        // Not the store's: the unit is answered in the meantime, so it is not stalled.
        void end();
        for (;;) await currentValue(tx);
      });
      assert.is(await lost.then(() => 'kept', codeOf), 'store_unavailable');
      const read = one.read(async (tx) => {
        await currentValue(tx);
        void end();
        for (;;) await currentValue(tx);
      });
      assert.is(await read.then(() => 'kept', codeOf), 'store_unavailable');
      await one.write(increment);
      assert.is(await one.read(currentValue), 1);
    }));

  test('a transaction that collides with another program’s runs again', () =>
    withServers(async ({ one, session, sent }) => {
      await session.query("set deadlock_timeout = '10s'");
      await session.query('begin');
      await session.query("select 1 from counters where id = 'a' for update");
      const units = [one.write(increment), one.write((tx) => tx.get(find, { id: 'a' }))];
      const waiting = async (): Promise<unknown> => {
        await session.query('select pg_stat_clear_snapshot()');
        const { rows } = await session.query(
          "select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        return rows[0]?.[0];
      };
      for (let waits = 0; waits < 1_000 && (await waiting()) !== 1; waits += 1) await sleep(20);
      // The unit waits for the row; this asks for what its transaction holds, and PostgreSQL ends one of the two.
      const blocked = session.query('select 1 from store_state for update');
      assert.equal(await outcomes([...units, blocked.then(() => session.query('commit'))]), ['kept', 'kept', 'kept']);
      assert.is(await one.read(currentValue), 1);
      assert.ok(sent().includes('rollback'), 'it ran once');
    }));

  test('closing waits for queued work', () =>
    withServers(async ({ one, other }) => {
      const units = Array.from({ length: 50 }, () => one.write(increment));
      await one.close();
      assert.equal(new Set(await outcomes(units)), new Set(['kept']));
      assert.is(await other.read(currentValue), 50);
    }));

  test('closing ends every connection', () =>
    withServers(async ({ one, other, session }) => {
      const look = (tx: Tx) => tx.lookUp(values, 'a', () => tx.get(find, { id: 'a' }));
      // The second one asks whether the answer in memory still holds, on a connection for that alone.
      for (const store of [one, other]) for (let asked = 0; asked < 2; asked += 1) await store.read(look);
      await Promise.all([one.close(), other.close()]);
      const connections = async () => {
        const { rows } = await session.query(
          'select count(*) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        return rows[0]?.[0];
      };
      // PostgreSQL notices the end of a connection a moment after it has ended.
      for (let waits = 0; waits < 100 && (await connections()) !== 0; waits += 1) await sleep(20);
      assert.is(await connections(), 0);
    }));
});
