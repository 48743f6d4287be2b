import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { count, eq, gt, sql } from 'drizzle-orm';
import { blob, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openConnection } from '../../../db/engine/open.ts';
import { type Queued, ReadQueue } from '../../../db/engine/read-queue.ts';
import { Readers, type ReadersOptions } from '../../../db/engine/readers.ts';
import { statement } from '../../../db/engine/statement.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { micros } from '../../../db/tables/columns.ts';
import { readerProgram } from '../../../server/start/assets.ts';
import { suite } from '../../support/suite.ts';

suite('db/engine/readers', (test) => {
  const notes = sqliteTable('notes', {
    id: integer('id').primaryKey(),
    text: text('text'),
    amount: micros('amount'),
    seal: blob('seal', { mode: 'buffer' }),
    isLoud: integer('is_loud', { mode: 'boolean' }),
  });

  const schema = `CREATE TABLE notes (id INTEGER PRIMARY KEY, text TEXT, amount INTEGER, seal BLOB, is_loud INTEGER) STRICT;`;

  const insert = statement((db) =>
    db.insert(notes).values({
      id: sql.placeholder('id'),
      text: sql.placeholder('text'),
      amount: 5_000_000n,
      seal: Buffer.from([1, 2]),
      isLoud: true,
    }),
  );

  const find = statement((db) =>
    db
      .select()
      .from(notes)
      .where(eq(notes.id, sql.placeholder('id'))),
  );

  const list = statement((db) => db.select().from(notes).orderBy(notes.id));

  const add =
    (id: number, words: string | null = null) =>
    (tx: Tx) =>
      tx.run(insert, { id, text: words });

  const threads = readerProgram();

  const DIES = `const { parentPort } = require('node:worker_threads');
  parentPort.on('message', ({ question }) => { if (question?.values.includes('die')) process.exit(7); });
  require(${JSON.stringify(threads.code)});`;

  type Opened = { readonly store: Store; readonly readers: Readers };

  /** A store in a file, and separate readers on it. */
  const withReaders = async (
    check: (opened: Opened) => Promise<void>,
    options: Partial<ReadersOptions> = {},
  ): Promise<void> => {
    const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
    const file = join(folder, 'notes.db');
    const migrations = [{ tag: '0000_notes', sql: schema }];
    const store = openStore({ file, migrations, readers: { ...threads, ...options } });
    const connection = openConnection({ file, readonly: true });
    const readers = new Readers({ ...threads, threadsMax: 1, ...options }, { file }, connection, new Map());
    try {
      await check({ store, readers });
    } finally {
      await readers.close();
      await store.close();
      connection.client.close();
      rmSync(folder, { recursive: true });
    }
  };

  const refusalOf = async (promise: Promise<unknown>): Promise<string> => {
    const error = await promise.then(
      (value) => assert.unreachable(`answered ${JSON.stringify(value)}`),
      (reason: unknown) => reason,
    );
    return error instanceof StoreError ? error.code : String(error);
  };

  const idsOf = async (tx: Tx): Promise<number[]> => (await tx.all(list)).map(({ id }) => id);

  /** Work that holds its place until it is let go. */
  const holding = () => {
    const begun = Promise.withResolvers<void>();
    const ended = Promise.withResolvers<void>();
    const work = async (tx: Tx): Promise<number[]> => {
      const ids = await idsOf(tx);
      begun.resolve();
      await ended.promise;
      return ids;
    };
    return { work, begun: begun.promise, end: ended.resolve };
  };

  test('a read aside has everything that was committed before, and nothing after', () =>
    withReaders(async ({ store }) => {
      for (let id = 0; id < 20; id += 1) {
        await store.write(add(id));
        assert.is((await store.read((tx) => tx.aside(idsOf))).length, id + 1);
      }
      const read = await store
        .read((tx) =>
          tx.aside(async (reader) => {
            const before = (await idsOf(reader)).length;
            await store.write(add(20)).catch(() => {});
            return [before, (await idsOf(reader)).length];
          }),
        )
        .catch(String);
      assert.match(String(read), /inside another/);
      const held = holding();
      const reading = store.read((tx) =>
        tx.aside(async (reader) => [(await held.work(reader)).length, (await idsOf(reader)).length]),
      );
      await held.begun;
      await store.write(add(30));
      held.end();
      assert.equal(await reading, [20, 20]);
    }));

  test('writers and other reads go on while a read is aside, and it goes on with its own tx', () =>
    withReaders(async ({ store }) => {
      await store.write(add(1));
      const held = holding();
      const reading = store.read(async (tx) => {
        const aside = await tx.aside(held.work);
        return [aside, await idsOf(tx)];
      });
      await held.begun;
      await store.write(add(2));
      assert.equal(await store.read(idsOf), [1, 2]);
      held.end();
      assert.equal(await reading, [[1], [1, 2]]);
    }));

  test('rows are the same on a thread: plain, joined, counted, missing, decoded', () =>
    withReaders(async ({ store }) => {
      await store.write(async (tx) => {
        await add(1, 'é')(tx);
        await add(2)(tx);
      });
      const questions: ((tx: Tx) => Promise<unknown>)[] = [
        (tx) => tx.all(list),
        (tx) => tx.get(find, { id: 1 }),
        (tx) => tx.get(find, { id: 9 }),
        (tx) => tx.get((db) => db.select({ n: count() }).from(notes).where(gt(notes.amount, 4_999_999n))),
        (tx) => tx.all((db) => db.select({ own: notes, n: sql<number>`1 + 1` }).from(notes).where(eq(notes.text, 'é'))),
        (tx) =>
          tx.all((db) =>
            db
              .select()
              .from(notes)
              .where(eq(notes.seal, Buffer.from([1, 2]))),
          ),
        (tx) => tx.all((db) => db.select({ folded: sql`fold_case(${notes.text})` }).from(notes)),
      ];
      for (const ask of questions) {
        const here = await store.read(ask);
        assert.equal(await store.read((tx) => tx.aside(ask)), here);
      }
    }));

  test('nothing is written aside, and a unit that may write does not read aside', () =>
    withReaders(async ({ store }) => {
      assert.is(await refusalOf(store.read((tx) => tx.aside(add(1)))), 'unit_readonly');
      assert.is(await refusalOf(store.write((tx) => tx.aside(idsOf))), 'unit_unpausable');
      assert.equal(await store.read(idsOf), []);
    }));

  test("SQLite's error about a statement reaches the work, and fails nothing else", () =>
    withReaders(async ({ store }) => {
      const faulty = (tx: Tx) => tx.all((db) => db.select({ n: sql`missing` }).from(notes));
      assert.match(await refusalOf(store.read((tx) => tx.aside(faulty))), /no such column/);
      assert.equal(await store.read((tx) => tx.aside(idsOf)), []);
    }));

  test('the tx of a unit cannot be used while it reads aside, and that must be awaited', () =>
    withReaders(async ({ store }) => {
      const used = store.read((tx) => tx.aside(() => tx.all(list)));
      assert.is(await refusalOf(used), 'unit_closed');
      const held = holding();
      const ended = store.read(async (tx) => {
        void tx.aside(held.work);
      });
      assert.is(await refusalOf(ended), 'call_not_awaited');
      held.end();
    }));

  test('reads take turns on a thread, each on its own snapshot', () =>
    withReaders(async ({ store, readers }) => {
      const held = [holding(), holding(), holding()];
      const reads: Promise<number[]>[] = [];
      for (const [id, { work, begun }] of held.entries()) {
        await store.write(add(id));
        reads.push(readers.read(work));
        await begun;
      }
      assert.is(readers.threads, 1);
      for (const { end } of held) end();
      assert.equal(await Promise.all(reads), [[0], [0, 1], [0, 1, 2]]);
    }));

  test('more reads than may wait are refused, and those whose callers are gone make room', () =>
    withReaders(
      async ({ readers }) => {
        const held = holding();
        const running = readers.read(held.work);
        await held.begun;
        let isGone = false;
        const waiting = readers.read(idsOf, { isGone: () => isGone });
        assert.is(await refusalOf(readers.read(idsOf)), 'store_busy');
        isGone = true;
        const next = readers.read(idsOf);
        assert.is(await refusalOf(waiting), 'store_busy');
        held.end();
        assert.equal([await running, await next], [[], []]);
      },
      { readsPerThread: 1, waitingMax: 1 },
    ));

  test('an account that asks for many slow reads delays no other', () =>
    withReaders(
      async ({ readers }) => {
        const greedy = { account: 'greedy' };
        const held = Array.from({ length: 5 }, holding);
        const reads = held.map(({ work }) => readers.read(work, greedy));
        const refused = refusalOf(reads[4] as Promise<number[]>);
        await Promise.all([held[0]?.begun, held[1]?.begun]);
        // Four places: two are kept for others, whose reads also take the place of a waiting one.
        assert.equal(await readers.read(idsOf, { account: 'other' }), []);
        const others = [holding(), holding()];
        const between = others.map(({ work }) => readers.read(work, { account: 'other' }));
        await Promise.all(others.map(({ begun }) => begun));
        const last = readers.read(idsOf, { account: 'third' });
        assert.is(await refused, 'store_busy');
        others[0]?.end();
        assert.equal(await last, []);
        for (const { end } of [...held, ...others]) end();
        assert.is((await Promise.all([...reads.slice(0, 4), ...between])).length, 6);
      },
      { readsPerThread: 4, waitingMax: 3 },
    ));

  test('a deep read that waits for another one holds no place', () =>
    withReaders(
      async ({ readers }) => {
        const [first, second] = [holding(), holding()];
        const deep = [readers.read(first.work, {}, true), readers.read(second.work, {}, true)];
        await first.begun;
        assert.equal(await readers.read(idsOf), []);
        first.end();
        await second.begun;
        second.end();
        assert.equal(await Promise.all(deep), [[], []]);
      },
      { readsPerThread: 2 },
    ));

  test('a read whose caller is gone ends at its next statement and frees its place', () =>
    withReaders(
      async ({ readers }) => {
        let isGone = false;
        const scan = async (tx: Tx): Promise<void> => {
          for (;;) {
            await idsOf(tx);
            isGone = true;
          }
        };
        assert.is(await refusalOf(readers.read(scan, { isGone: () => isGone })), 'store_busy');
        assert.equal(await readers.read(idsOf), []);
      },
      { readsPerThread: 1 },
    ));

  test('a read has a time limit, its wait included, and then frees its place', () =>
    withReaders(
      async ({ readers }) => {
        const held = holding();
        const reads = [readers.read(held.work), readers.read(held.work)];
        assert.equal(await Promise.all(reads.map(refusalOf)), ['store_busy', 'store_busy']);
        held.end();
      },
      { readsPerThread: 1, limitMs: 200 },
    ));

  test('a thread that ends fails its reads, is reported, and is replaced', async () => {
    const lost: unknown[] = [];
    await withReaders(
      async ({ store, readers }) => {
        const held = holding();
        const other = readers.read(async (tx) => {
          await held.work(tx);
          return idsOf(tx);
        });
        await held.begun;
        const deadly = (tx: Tx) => tx.get((db) => db.select().from(notes).where(eq(notes.text, 'die')));
        assert.is(await refusalOf(readers.read(deadly)), 'store_unavailable');
        held.end();
        assert.is(await refusalOf(other), 'store_unavailable');
        assert.equal([lost.length, readers.threads], [1, 0]);
        assert.equal(await readers.read(idsOf), []);
        assert.is(await refusalOf(store.read((tx) => tx.aside(deadly))), 'store_unavailable');
        assert.equal(await store.read((tx) => tx.aside(idsOf)), []);
      },
      { code: DIES, isSource: true, lost: (error) => lost.push(error) },
    );
  });

  test('a thread that cannot start fails its reads', () =>
    withReaders(
      async ({ readers }) => {
        assert.is(await refusalOf(readers.read(idsOf)), 'store_unavailable');
        assert.is(readers.threads, 0);
      },
      { code: 'throw new Error("broken")', isSource: true },
    ));

  test('a thread that does not answer is replaced when a read has taken too long', async () => {
    const lost: unknown[] = [];
    await withReaders(
      async ({ readers }) => {
        assert.equal(await Promise.all([readers.read(idsOf), readers.read(idsOf)].map(refusalOf)), [
          'store_busy',
          'store_unavailable',
        ]);
        assert.equal([lost.length, readers.threads], [1, 0]);
      },
      {
        code: 'setInterval(() => {}, 1000)',
        isSource: true,
        limitMs: 50,
        hungMs: 0,
        lost: (error) => lost.push(error),
      },
    );
  });

  test('closing ends a thread that does not end by itself', () =>
    withReaders(
      async ({ readers }) => {
        const refused = refusalOf(readers.read(idsOf));
        await readers.close();
        assert.is(await refused, 'store_closed');
      },
      { code: 'setInterval(() => {}, 1000)', isSource: true, hungMs: 0 },
    ));

  test('threads start when they are needed and end when they are not', () =>
    withReaders(
      async ({ store, readers }) => {
        await store.read(idsOf);
        assert.is(readers.threads, 0);
        await readers.read(idsOf);
        while (readers.threads > 0) await new Promise((resolve) => setImmediate(resolve));
        assert.equal(await readers.read(idsOf), []);
      },
      { idleMs: 0 },
    ));

  test('a second thread starts when there is work for two', () =>
    withReaders(
      async ({ readers }) => {
        const held = [holding(), holding(), holding()];
        const reads = held.map(({ work }) => readers.read(work));
        await Promise.all(held.map(({ begun }) => begun));
        assert.is(readers.threads, 2);
        for (const { end } of held) end();
        await Promise.all(reads);
      },
      { threadsMax: 2 },
    ));

  test('closing ends the threads and fails reads with store_closed', () =>
    withReaders(async ({ store, readers }) => {
      const held = [holding(), holding()] as const;
      const reads = [readers.read(held[0].work), store.read((tx) => tx.aside(held[1].work))];
      await Promise.all(held.map(({ begun }) => begun));
      const refused = Promise.all(reads.map(refusalOf));
      await Promise.all([readers.close(), store.close()]);
      assert.equal(await refused, ['store_closed', 'store_closed']);
      assert.is(await refusalOf(readers.read(idsOf)), 'store_closed');
      for (const { end } of held) end();
    }));
});

suite('db/engine/read-queue', (test) => {
  type Named = Queued & { readonly name: string };

  /** Reads such as `n-a1`, the first one of the account a of the tenant n. */
  const readsOfTenants = (names: string): Named[] =>
    names.split(' ').map((name) => ({ name, tenant: name[0], account: name.slice(0, 3), isDeep: false }));

  const reads = (names: string, isDeep = false): Named[] =>
    names.split(' ').map((name) => ({ name, account: name === 'platform' ? undefined : name[0], isDeep }));

  /** Starts what may start, and answers the names in order. */
  const begin = (queue: ReadQueue<Named>, atMost = 100): string => {
    const names: string[] = [];
    for (let { next } = queue; next !== undefined && names.length < atMost; { next } = queue) {
      queue.begin(next);
      names.push(next.name);
    }
    return names.join(' ');
  };

  const queueOf = (places: number, ...waiting: readonly Named[]): ReadQueue<Named> => {
    const queue = new ReadQueue<Named>(places);
    for (const read of waiting) queue.add(read);
    return queue;
  };

  test('accounts take turns, and within an account the first come are the first served', () => {
    const queue = queueOf(100, ...reads('a1 a2 a3 b1 b2 c1'));
    assert.is(begin(queue), 'a1 b1 c1 a2 b2 a3');
  });

  test('tenants take turns, however many accounts they have, and so do the accounts of each', () => {
    const queue = queueOf(100, ...readsOfTenants('n-a1 n-a2 n-b1 n-c1 s-a1 s-a2'));
    assert.is(begin(queue), 'n-a1 s-a1 n-b1 s-a2 n-c1 n-a2');
  });

  test('a tenant holds at most half of the places, however many accounts it has', () => {
    const queue = queueOf(4, ...readsOfTenants('n-a1 n-b1 n-c1 n-d1 n-e1'));
    assert.is(begin(queue), 'n-a1 n-b1');
    for (const read of readsOfTenants('s-a1')) queue.add(read);
    assert.is(begin(queue), 's-a1');
  });

  test('of too many, the last one of the tenant with the most is refused', () => {
    const queue = queueOf(1, ...readsOfTenants('n-a1 n-b1 n-b2 s-a1 s-a2'));
    assert.is(queue.leastUrgent?.name, 'n-b2');
  });

  test('an account that has just had its turn waits for the others, though its first read has ended', () => {
    const [a1, ...others] = reads('a1 a2 b1') as [Named, ...Named[]];
    const queue = queueOf(1, a1);
    assert.is(begin(queue), 'a1');
    for (const read of others) queue.add(read);
    queue.remove(a1);
    assert.is(begin(queue, 1), 'b1');
  });

  test('an account holds at most half of the places, and the platform as many as it needs', () => {
    const waiting = reads('a1 a2 a3 platform platform platform');
    const queue = queueOf(4, ...waiting);
    assert.is(begin(queue), 'a1 platform a2 platform platform');
    const [first] = waiting;
    if (first) queue.remove(first);
    assert.is(begin(queue), 'a3');
  });

  test('one deep read runs at a time, and those that wait hold up no other', () => {
    const [deep, ...others] = [...reads('a1 b1', true), ...reads('a2 b2')] as [Named, ...Named[]];
    const queue = queueOf(8, deep, ...others);
    assert.is(begin(queue), 'a1 b2 a2');
    queue.remove(deep);
    assert.is(begin(queue), 'b1');
  });

  test('an account with frequent short reads gets its turn for a deep one, though another asks for nothing else', () => {
    const queue = queueOf(4, ...reads('c1 c2 c3 c4 c5', true));
    assert.is(begin(queue), 'c1');
    for (const read of reads('b-deep', true)) queue.add(read);
    const began: string[] = [];
    for (let round = 0; round < 3; round += 1) {
      const [short] = reads('b-short') as [Named];
      queue.add(short);
      assert.is(begin(queue), 'b-short');
      queue.remove(short);
      for (const read of queue.running) if (read.isDeep) queue.remove(read);
      began.push(begin(queue));
    }
    assert.equal(began, ['b-deep', 'c2', 'c3']);
  });

  test('when too many wait, the last one of the account with the most is refused', () => {
    const queue = queueOf(1, ...reads('b1 a1 a2 a3 c1'));
    assert.is(queue.leastUrgent?.name, 'a3');
    queue.remove(queue.leastUrgent as Named);
    queue.remove(queue.leastUrgent as Named);
    assert.is(queue.leastUrgent?.name, 'c1', 'of equal accounts, the one that came last');
    assert.is(queueOf(1).leastUrgent, undefined);
  });
});
