import { count, eq, sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { type EngineStoreOptions, isOnPostgres, openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
const insert = statement((db) => db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }));
const find = statement((db) =>
  db
    .select()
    .from(notes)
    .where(eq(notes.id, sql.placeholder('id'))),
);
const list = statement((db) => db.select().from(notes).orderBy(notes.id));

const schema = `
  CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT NOT NULL) STRICT;`;
const echoing = `
  CREATE TABLE echoes (id INTEGER PRIMARY KEY, note INTEGER NOT NULL) STRICT;
  CREATE TRIGGER echo AFTER INSERT ON notes WHEN NEW.text = 'loud' BEGIN
    INSERT INTO echoes (note) VALUES (NEW.id), (NEW.id), (NEW.id);
  END;`;

const withStore = async (
  check: (store: Store) => Promise<void>,
  options: Partial<EngineStoreOptions> = {},
): Promise<void> => {
  const store = await openedEngineStore({
    migrations: [{ tag: '0000_notes', sql: isOnPostgres ? schema : `${schema}${echoing}` }],
    batchMs: 60_000,
    ...options,
  });
  try {
    await check(store);
  } finally {
    await store.close();
  }
};

const add =
  (id: number, words = 'quiet') =>
  (tx: Tx) =>
    tx.run(insert, { id, text: words });
const ids = (store: Store): Promise<number[]> => store.read(async (tx) => (await tx.all(list)).map((row) => row.id));

/** The error a promise is rejected with; if it resolves, the test fails. */
const rejection = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    (value) => assert.unreachable(`answered ${JSON.stringify(value)}`),
    (error: unknown) => error,
  );
const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
  const error = await rejection(promise);
  return error instanceof StoreError ? error.code : String(error);
};
const macrotask = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

suite('db/engine/store', (test) => {
  const testOnSqlite = isOnPostgres ? () => {} : test;

  test('a unit answers what its work returned', () =>
    withStore(async (store) => {
      const found = await store.write(async (tx) => {
        await tx.run(insert, { id: 1, text: 'a' });
        return tx.get(find, { id: 1 });
      });
      assert.equal(found, { id: 1, text: 'a' });
      assert.equal(await ids(store), [1]);
    }));

  test('concurrent units run strictly one after another and share one commit', () =>
    withStore(async (store) => {
      const steps: string[] = [];
      const unit = (id: number) =>
        store.write(async (tx) => {
          await tx.run(insert, { id, text: 'a' });
          // Before that, PostgreSQL rehearses them all at once.
          steps.push(`${id} begins`);
          await tx.all(list);
          steps.push(`${id} ends`);
        });
      await Promise.all([unit(1), unit(2), unit(3)]);
      assert.equal(steps, ['1 begins', '1 ends', '2 begins', '2 ends', '3 begins', '3 ends']);
      assert.is(store.stats.commits, 1);
    }));

  test('a batch ends at 256 units', () =>
    withStore(async (store) => {
      await Promise.all(Array.from({ length: 600 }, (_, id) => store.write(add(id))));
      assert.is(store.stats.largestBatch, 256);
      assert.is(store.stats.commits, 3);
      assert.is((await ids(store)).length, 600);
    }));

  test('a batch ends when it has taken its time', () =>
    withStore(
      async (store) => {
        await Promise.all([store.write(add(1)), store.write(add(2))]);
        assert.is(store.stats.commits, 2);
      },
      { batchMs: 0 },
    ));

  test('a throw after two writes leaves nothing, reaches its caller unchanged, and its neighbours are kept', () =>
    withStore(async (store) => {
      const mine = new Error('mine');
      const before = store.write(add(1));
      const failing = store.write(async (tx) => {
        await add(2)(tx);
        await add(3)(tx);
        throw mine;
      });
      const after = store.write(add(4));
      assert.is(await rejection(failing), mine);
      await Promise.all([before, after]);
      assert.equal(await ids(store), [1, 4]);
      assert.is(store.stats.commits, 1);
    }));

  test('a unit that throws before its first await fails without affecting others', () =>
    withStore(async (store) => {
      const mine = new Error('mine');
      const failing = store.write(() => {
        throw mine;
      });
      const after = store.write(add(1));
      assert.is(await rejection(failing), mine);
      await after;
    }));

  test('a unit that sleeps and then writes is expelled with unit_stalled, and its neighbours are kept', () =>
    withStore(async (store) => {
      const late: unknown[] = [];
      let woken: () => void = () => {};
      const ended = new Promise<void>((resolve) => {
        woken = resolve;
      });
      const before = store.write(add(1));
      const stalled = store.write(async (tx) => {
        await add(2)(tx);
        await macrotask();
        try {
          await add(3)(tx);
        } catch (error) {
          late.push(error instanceof StoreError && error.code);
        }
        woken();
      });
      const after = store.write(add(4));
      assert.is(await refusalOf(stalled), 'unit_stalled');
      await Promise.all([before, after, ended]);
      assert.equal(late, ['unit_closed']);
      assert.equal(await ids(store), [1, 4]);
      assert.is(store.stats.stalled, 1);
    }));

  test('a read that sleeps is expelled too', () =>
    withStore(async (store) => {
      assert.is(await refusalOf(store.read(macrotask)), 'unit_stalled');
      assert.equal(await ids(store), []);
    }));

  const missing: [title: string, work: (tx: Tx) => Promise<unknown>][] = [
    [
      'as the last step',
      async (tx) => {
        tx.run(insert, { id: 2, text: 'a' });
      },
    ],
    [
      'in the middle',
      async (tx) => {
        tx.run(insert, { id: 2, text: 'a' });
        await tx.run(insert, { id: 3, text: 'a' });
        await tx.all(list);
      },
    ],
    [
      'on a function that goes on by itself',
      async (tx) => {
        const goOn = async () => {
          await tx.run(insert, { id: 2, text: 'a' });
          await tx.run(insert, { id: 3, text: 'a' });
        };
        goOn().catch(() => {});
      },
    ],
  ];
  for (const [title, work] of missing)
    test(`a missing await ${title} fails the unit with call_not_awaited`, () =>
      withStore(async (store) => {
        const before = store.write(add(1));
        assert.is(await refusalOf(store.write(work)), 'call_not_awaited');
        await before;
        assert.equal(await ids(store), [1]);
      }));

  const awaited: [title: string, work: (tx: Tx) => Promise<unknown>][] = [
    ['returned', (tx) => tx.run(insert, { id: 1, text: 'a' })],
    ['returned with then', (tx) => tx.run(insert, { id: 1, text: 'a' }).then(({ changes }) => changes)],
    ['gathered by Promise.all', (tx) => Promise.all([tx.run(insert, { id: 1, text: 'a' }), tx.all(list)])],
    ['finished with finally', (tx) => tx.run(insert, { id: 1, text: 'a' }).finally(() => {})],
  ];
  for (const [title, work] of awaited)
    test(`a call may be ${title} instead of being awaited`, () =>
      withStore(async (store) => {
        await store.write(work);
        assert.equal(await ids(store), [1]);
      }));

  test('a unit inside a unit throws unit_nested at once', () =>
    withStore(async (store) => {
      const within = (begin: () => Promise<unknown>) => async () => {
        assert.throws(begin, (error: unknown) => error instanceof StoreError && error.code === 'unit_nested');
        await begin();
      };
      const beginWrite = () => store.write(add(1));
      const beginRead = () => store.read((tx) => tx.all(list));
      assert.is(await refusalOf(store.write(within(beginWrite))), 'unit_nested');
      assert.is(await refusalOf(store.write(within(beginRead))), 'unit_nested');
      assert.is(await refusalOf(store.read(within(beginWrite))), 'unit_nested');
      assert.equal(await ids(store), []);
    }));

  test('an expelled unit that goes on is still inside it, and other code is not', () =>
    withStore(async (store) => {
      let wake: () => void = () => {};
      const alarm = new Promise<void>((resolve) => {
        wake = resolve;
      });
      let nested: Promise<string> | undefined;
      const goesOn = store.write(async () => {
        const rest = async (): Promise<string> => {
          await alarm;
          return refusalOf(Promise.resolve().then(() => store.write(add(1))));
        };
        nested = rest();
        await nested;
      });
      assert.is(await refusalOf(goesOn), 'unit_stalled');
      await store.write(add(2));
      wake();
      assert.is(await nested, 'unit_nested');
      assert.equal(await ids(store), [2]);
    }));

  test('an expelled unit that ends while another runs does not affect that one', () =>
    withStore(async (store) => {
      let wake: () => void = () => {};
      const alarm = new Promise<void>((resolve) => {
        wake = resolve;
      });
      assert.is(await refusalOf(store.write(() => alarm)), 'unit_stalled');
      const mine = new Error('mine');
      const failing = store.write(async (tx) => {
        wake();
        for (const id of [1, 2, 3, 4, 5]) await add(id)(tx);
        throw mine;
      });
      assert.is(await rejection(failing), mine);
      assert.equal(await ids(store), []);
    }));

  test('work that a unit started may begin another unit once that one has ended', () =>
    withStore(async (store) => {
      const followUps: Promise<unknown>[] = [];
      await store.write(async (tx) => {
        await add(1)(tx);
        followUps.push(macrotask().then(() => store.write(add(2))));
      });
      await Promise.all(followUps);
      assert.equal(await ids(store), [1, 2]);
    }));

  test('a tx that is kept throws unit_closed after its unit has ended', () =>
    withStore(async (store) => {
      const kept: Tx[] = [];
      await store.write(async (tx) => {
        kept.push(tx);
      });
      await store.read(async (tx) => {
        kept.push(tx);
      });
      for (const tx of kept)
        assert.throws(
          () => tx.all(list),
          (error: unknown) => error instanceof StoreError && error.code === 'unit_closed',
        );
    }));

  test('a failed call fails its unit even when the error is caught', () =>
    withStore(async (store) => {
      await store.write(add(1));
      const caught = store.write(async (tx) => {
        await add(2)(tx);
        await add(1)(tx).catch(() => {});
      });
      assert.match(
        String(await rejection(caught)),
        /UNIQUE constraint failed: notes.id|duplicate key value violates unique constraint "notes_pkey"/,
      );
      assert.equal(await ids(store), [1]);
    }));

  test('a unit writes at most 3,500 rows, and 3,501 are too_many_rows', () =>
    withStore(async (store) => {
      const addRows = (rows: number) => async (tx: Tx) => {
        for (let id = 1; id <= rows; id++) await add(id)(tx);
      };
      assert.is(await refusalOf(store.write(addRows(3_501))), 'too_many_rows');
      assert.equal(await ids(store), []);
      await store.write(addRows(3_500));
      assert.is((await ids(store)).length, 3_500);
    }));

  test('a loop without end is stopped at row 3,501', () =>
    withStore(async (store) => {
      let id = 0;
      const runaway = store.write(async (tx) => {
        while (id < 5_000) await add(id++)(tx);
      });
      assert.is(await refusalOf(runaway), 'too_many_rows');
      assert.is(id, 3_501);
    }));

  // PostgreSQL does not count them, and no trigger of ours writes any.
  testOnSqlite('rows that a trigger writes count too', () =>
    withStore(async (store) => {
      const addLoud = (rows: number) => async (tx: Tx) => {
        for (let id = 1; id <= rows; id++) await add(id, 'loud')(tx);
      };
      await store.write(addLoud(875));
      await store.write((tx) => tx.run((db) => db.delete(notes)));
      assert.is(await refusalOf(store.write(addLoud(876))), 'too_many_rows');
      assert.equal(await ids(store), []);
    }),
  );

  test('a read cannot write', () =>
    withStore(async (store) => {
      assert.match(String(await rejection(store.read(add(1)))), /readonly|cannot write/);
      await store.write(add(2));
      assert.equal(await ids(store), [2]);
    }));

  test('a list and its count agree while others write', () =>
    withStore(async (store) => {
      const writing = Array.from({ length: 50 }, (_, id) => store.write(add(id)));
      const reading = Array.from({ length: 50 }, () =>
        store.read(async (tx) => {
          const rows = await tx.all(list);
          const counted = await tx.get((db) => db.select({ n: count() }).from(notes));
          return [rows.length, counted?.n];
        }),
      );
      for (const [rows, counted] of await Promise.all(reading)) assert.is(rows, counted);
      await Promise.all(writing);
    }));

  test('a commit wakes its listeners; a failure and a read do not', () =>
    withStore(async (store) => {
      let woken = 0;
      const stop = store.onCommit(() => woken++);
      await store.write(add(1));
      assert.is(woken, 1);
      await rejection(store.write(add(1)));
      await ids(store);
      assert.is(woken, 1);
      stop();
      await store.write(add(2));
      assert.is(woken, 1);
    }));

  test('a commit publishes the rows that the units in it handed over', () =>
    withStore(async (store) => {
      const told: string[][] = [];
      store.onCommit((topics) => told.push([...topics]));
      const telling = (id: number, topic: 'outbox' | 'deliveries', fails = false) =>
        store.write(async (tx) => {
          await add(id)(tx);
          tx.notify(topic);
          if (fails) throw new Error('mine');
        });
      await Promise.allSettled([telling(1, 'outbox'), telling(2, 'deliveries', true), telling(3, 'outbox')]);
      await store.write(add(4));
      assert.equal(told, [['outbox'], []]);
    }));

  // On PostgreSQL reads have separate connections, and no turns.
  testOnSqlite('a read that pauses lets others have their turns and sees what they have written', () =>
    withStore(async (store) => {
      const steps: string[] = [];
      const long = store.read(async (tx) => {
        const before = (await tx.all(list)).length;
        steps.push('begun');
        await tx.pause();
        steps.push('goes on');
        return [before, (await tx.all(list)).length];
      });
      const written = store.write(add(1)).then(() => steps.push('written'));
      assert.equal(await long, [0, 1]);
      await written;
      assert.equal(steps, ['begun', 'written', 'goes on']);
    }),
  );

  // On PostgreSQL reads have separate connections, and no turns.
  testOnSqlite('one of those that have paused goes on in each batch, behind the units that wait', () =>
    withStore(async (store) => {
      const steps: string[] = [];
      const long = (name: string) =>
        store.read(async (tx) => {
          for (let slice = 0; slice < 3; slice += 1) {
            steps.push(name);
            await tx.pause();
          }
        });
      const short = store.read(async (tx) => {
        await tx.all(list);
        steps.push('short');
      });
      await Promise.all([long('a'), long('b'), short]);
      assert.equal(steps, ['short', 'a', 'b', 'a', 'b', 'a', 'b']);
    }),
  );

  test('a tx cannot be used while its unit pauses, and a pause must be awaited', () =>
    withStore(async (store) => {
      const used = store.read(async (tx) => {
        void tx.pause();
        await tx.all(list);
      });
      assert.is(await refusalOf(used), 'unit_closed');
      const ended = store.read(async (tx) => {
        void tx.pause();
      });
      assert.is(await refusalOf(ended), 'call_not_awaited');
      assert.equal(await ids(store), []);
    }));

  test('a unit that may write cannot pause', () =>
    withStore(async (store) => {
      const refused = store.write(async (tx) => {
        await add(1)(tx);
        await tx.pause();
      });
      assert.is(await refusalOf(refused), 'unit_unpausable');
      assert.equal(await ids(store), []);
    }));

  test('closing ends the units that have paused with store_closed', async () => {
    const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: schema }] });
    const long = refusalOf(
      store.read(async (tx) => {
        for (;;) await tx.pause();
      }),
    );
    await ids(store);
    await store.close();
    assert.is(await long, 'store_closed');
  });

  test('closing finishes the units asked for and refuses others with store_closed', async () => {
    const store = await openedEngineStore({ migrations: [{ tag: '0000_notes', sql: schema }] });
    const units = Array.from({ length: 300 }, (_, id) => store.write(add(id)));
    const closed = store.close();
    assert.is(await refusalOf(store.read((tx) => tx.all(list))), 'store_closed');
    await Promise.all([...units, closed]);
    await store.close();
  });
});
