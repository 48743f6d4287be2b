import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { isOnPostgres, openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
const insert = statement((db) => db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }));
const counted = statement((db) => db.select({ n: sql<number>`count(*)` }).from(notes));
const count = async (tx: Tx): Promise<number> => (await tx.get(counted))?.n ?? 0;

const FLOOD = 60;
/** Concurrent reads on PostgreSQL; those of the flood had begun before the other tenant came. */
const AT_ONCE = isOnPostgres ? 4 : 0;

const withStore = async (
  check: (store: Store) => Promise<void>,
  batchMs = 60_000,
  batchClock?: () => number,
): Promise<void> => {
  const store = await openedEngineStore({
    migrations: [{ tag: '0000_notes', sql: 'CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;' }],
    batchMs,
    ...(batchClock && { batchClock }),
  });
  try {
    await check(store);
  } finally {
    await store.close();
  }
};

const floodWrites = (store: Store, tenant: string): Promise<unknown>[] =>
  Array.from({ length: FLOOD }, (_, id) => store.write((tx) => tx.run(insert, { id, text: tenant }), { tenant }));

suite('db/engine/tenants', (test) => {
  test('a write waits for one unit of another tenant, however many of them came before', () =>
    withStore(async (store) => {
      const flood = floodWrites(store, 'a');
      const before = await store.write(count, { tenant: 'b' });
      await Promise.all(flood);
      assert.ok(before <= 1, `${before} of the flood came first`);
      assert.is(await store.read(count), FLOOD);
      assert.ok(store.turns.write >= 1);
    }));

  test('a commit that ends early leaves the other tenant first in the next one', () =>
    withStore(async (store) => {
      const flood = floodWrites(store, 'a');
      const others = ['b', 'c'].map((tenant) => store.write(count, { tenant }));
      const before = await Promise.all(others);
      await Promise.all(flood);
      assert.ok(
        before.every((each) => each <= 2),
        `${before} of the flood came first`,
      );
    }, 0));

  test('a tenant whose last unit was a long one lets the others go first, and joins no commit of theirs, until it has a short one', () => {
    let nowMs = 0;
    const [batchMs, longMs] = [100, 30];
    return withStore(
      async (store) => {
        let id = 0;
        /** Runs units together. @returns in which commit each of them was, from the first one. */
        const together = async (...units: readonly (readonly [tenant: string, tookMs: number])[]) => {
          const { commits } = store.stats;
          return Promise.all(
            units.map(([tenant, tookMs]) =>
              store.write(
                async (tx) => {
                  await tx.run(insert, { id: ++id, text: tenant });
                  nowMs += tookMs;
                  return store.stats.commits - commits;
                },
                { tenant },
              ),
            ),
          );
        };
        assert.equal(await together(['a', 0], ['long', longMs], ['b', 0]), [0, 0, 0], 'not known yet');
        assert.equal(await together(['a', 0], ['long', 0], ['b', 0]), [0, 1, 0], 'the others are answered first');
        assert.equal(await together(['a', 0], ['long', longMs], ['b', 0]), [0, 0, 0], 'it was short');
        assert.equal(await together(['long', longMs], ['b', 0]), [1, 0], 'also those after it');
        assert.equal(await together(['long', 0], ['long', 0]), [0, 0], 'alone, it delays itself');
      },
      batchMs,
      () => nowMs,
    );
  });

  test('on SQLite, a unit that writes many rows ends its commit, and lets the others go first', () =>
    withStore(async (store) => {
      if (isOnPostgres) return;
      let id = 0;
      const together = async (...units: readonly (readonly [tenant: string, rows: number])[]) => {
        const { commits } = store.stats;
        return Promise.all(
          units.map(([tenant, rows]) =>
            store.write(
              async (tx) => {
                for (let row = 0; row < rows; row += 1) await tx.run(insert, { id: ++id, text: tenant });
                return store.stats.commits - commits;
              },
              { tenant },
            ),
          ),
        );
      };
      assert.equal(await together(['bulk', 249], ['bulk', 249]), [0, 0]);
      assert.equal(await together(['bulk', 250], ['bulk', 250], ['a', 1]), [0, 2, 1]);
      assert.equal(await together(['bulk', 250], ['a', 1], ['b', 1]), [1, 0, 0]);
    }));

  test('on PostgreSQL, where a long list takes its time at the commit, a unit that writes one is a long one', () =>
    withStore(async (store) => {
      if (!isOnPostgres) return;
      let id = 0;
      const together = async (...units: readonly (readonly [tenant: string, text: string])[]) => {
        const { commits } = store.stats;
        return Promise.all(
          units.map(([tenant, text]) =>
            store.write(
              async (tx) => {
                tx.defer((run) => run(insert, { id: ++id, text }));
                return store.stats.commits - commits;
              },
              { tenant },
            ),
          ),
        );
      };
      const long = 'a long list'.repeat(500);
      assert.equal(await together(['a', ''], ['bulk', long], ['b', '']), [0, 0, 0], 'not known yet');
      assert.equal(await together(['a', ''], ['bulk', long], ['b', '']), [0, 1, 0]);
      assert.equal(await together(['bulk', long], ['b', ''], ['bulk', '']), [1, 0, 2]);
      assert.equal(await together(['a', ''], ['bulk', ''], ['b', '']), [0, 0, 0], 'it was short');
    }));

  test('within a tenant, units run in the order in which they were queued', () =>
    withStore(async (store) => {
      const seen: number[] = [];
      await Promise.all(
        Array.from({ length: FLOOD }, (_, id) =>
          store
            .write(
              async (tx) => {
                await tx.run(insert, { id, text: 'x' });
                return count(tx);
              },
              { tenant: id % 2 === 0 ? 'a' : 'b' },
            )
            .then((n) => {
              seen[id] = n;
            }),
        ),
      );
      const of = (rest: number) => seen.filter((_, id) => id % 2 === rest);
      for (const own of [of(0), of(1)])
        assert.equal(
          own,
          own.toSorted((a, b) => a - b),
        );
    }));

  test('a read waits for one of another tenant that had not begun', () =>
    withStore(async (store) => {
      let begun = 0;
      const reading = (tx: Tx): Promise<number> => {
        begun += 1;
        return count(tx);
      };
      const flood = Array.from({ length: FLOOD }, () => store.read(reading, { tenant: 'a' }));
      const before = await store.read(
        async (tx) => {
          const before = begun;
          await tx.get(counted);
          return before;
        },
        { tenant: 'b' },
      );
      await Promise.all(flood);
      assert.ok(before <= AT_ONCE + 1, `${before} of the flood came first`);
    }));

  test('a read that has paused goes on before the second one of another tenant', () =>
    withStore(async (store) => {
      let done = 0;
      const pausing = async (tx: Tx): Promise<void> => {
        await tx.pause();
        await count(tx);
        done += 1;
      };
      const flood = Array.from({ length: FLOOD }, () => store.read(pausing, { tenant: 'a' }));
      const before = await store.read(
        async (tx) => {
          await tx.pause();
          const before = done;
          await tx.get(counted);
          return before;
        },
        { tenant: 'b' },
      );
      await Promise.all(flood);
      assert.ok(before <= AT_ONCE + 1, `${before} of the flood came first`);
    }));
});
