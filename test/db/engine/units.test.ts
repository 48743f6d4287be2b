import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { outside } from '../../../db/engine/inside.ts';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import { StoreError } from '../../../db/engine/store-error.ts';
import { Turns } from '../../../db/engine/turns.ts';
import { ROWS_PER_UNIT, type Tx } from '../../../db/engine/tx.ts';
import { isOnPostgres, openedEngineStore } from '../../support/engine-store.ts';
import { suite } from '../../support/suite.ts';

suite('db/engine/defer', (test) => {
  const notes = sqliteTable('notes', { id: integer('id').primaryKey(), text: text('text').notNull() });
  const insert = statement((db) =>
    db.insert(notes).values({ id: sql.placeholder('id'), text: sql.placeholder('text') }),
  );

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

  test('the deferred rows of a stalled unit go with it', () =>
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

suite('db/engine/inside', (test) => {
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

  for (const [title, step] of STEPS)
    test(`work that a commit wakes is in no unit, however long a read ${title} meanwhile`, () =>
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

  test('work that runs outside of the unit that requests it may begin another', () =>
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

suite('db/engine/turns', (test) => {
  const turnsOf = (names: string): Turns<string> => {
    const turns = new Turns<string>((name) => name[0] ?? '', 10);
    for (const name of names.split(' ')) turns.push(name);
    return turns;
  };

  const all = (turns: Turns<string>): string => {
    const names: string[] = [];
    for (let name = turns.shift(); name !== undefined; name = turns.shift()) names.push(name);
    return names.join(' ');
  };

  test('tenants take turns, and within a tenant the first come are the first served', () => {
    assert.is(all(turnsOf('a1 a2 a3 b1 b2 c1')), 'a1 b1 c1 a2 b2 a3');
  });

  test('a tenant that comes while another has many waiting is next, and then takes turns with it', () => {
    const turns = turnsOf('a1 a2 a3 a4');
    assert.is(turns.shift(), 'a1');
    for (const name of ['b1', 'b2']) turns.push(name);
    assert.is(turns.shift(), 'b1');
    assert.is(turns.shift(), 'a2');
    turns.push('c1');
    assert.is(all(turns), 'b2 c1 a3 a4');
  });

  test('a tenant that asks for one at a time waits for one turn of the others', () => {
    const turns = turnsOf('a1 a2 a3 a4');
    const order: (string | undefined)[] = [];
    for (const name of ['b1', 'b2', 'b3']) {
      turns.push(name);
      order.push(turns.shift(), turns.shift());
    }
    assert.equal(order, ['a1', 'b1', 'a2', 'b2', 'a3', 'b3']);
  });

  test('the unit that was looked at is the one that is taken', () => {
    const turns = turnsOf('a1 a2 a3 b1 b2 c1');
    assert.equal(turns.first(5), ['a1', 'b1', 'c1', 'a2', 'b2']);
    const begun = turnsOf('a1 a2 b1 b2 c1 c2');
    assert.equal(begun.take(2), ['a1', 'b1']);
    assert.equal(begun.first(4), ['c1', 'a2', 'b2', 'c2']);
    assert.is(all(begun), 'c1 a2 b2 c2');
    assert.equal(turns.first(9).length, 6);
    assert.equal(turns.take(4), ['a1', 'b1', 'c1', 'a2']);
    assert.is(turns.length, 2);
    assert.is(all(turns), 'b2 a3');
    assert.is(turns.length, 0);
  });

  test('a unit that is put back is next, and before the rest of its tenant', () => {
    const turns = turnsOf('a1 a2 a3 b1 c1');
    const [, ...rest] = turns.take(3);
    turns.push('b2');
    turns.putBack(rest);
    assert.is(turns.length, 5);
    assert.is(all(turns), 'b1 c1 a2 b2 a3');
  });

  test('a removed unit has no turn', () => {
    const turns = turnsOf('a1 b1 b2');
    assert.is(turns.remove('b1'), true);
    assert.is(turns.remove('b1'), false);
    assert.is(turns.remove('a1'), true);
    assert.is(
      turns.find((name) => name === 'b2'),
      'b2',
    );
    assert.is(turns.next, 'b');
    assert.is(all(turns), 'b2');
    assert.is(turns.next, undefined);
  });

  test('turns are counted while another tenant waits', () => {
    const alone = turnsOf('a1 a2 a3');
    all(alone);
    assert.is(alone.passed, 0);
    const shared = turnsOf('a1 a2 a3 b1');
    all(shared);
    assert.is(shared.passed, 2);
  });

  test('a tenant that may not go is passed over, and keeps its place', () => {
    const turns = turnsOf('a1 a2 b1 b2 c1');
    const notA = (tenant: string): boolean => tenant !== 'a';
    assert.equal(
      Array.from({ length: 4 }, () => turns.shift(notA)),
      ['b1', 'c1', 'b2', undefined],
    );
    assert.is(all(turns), 'a1 a2');
  });

  test('others are tenants that wait, in this round or the next', () => {
    const turns = turnsOf('a1 a2 b1');
    assert.ok(turns.hasOthers('a'));
    assert.equal(turns.take(2), ['a1', 'b1']);
    assert.not.ok(turns.hasOthers('a'));
    assert.ok(turns.hasOthers('b'));
  });

  test('a tenant is slow while its last turn was a long one', () => {
    const turns = turnsOf('a1');
    turns.took('a', 10);
    turns.took('b', 9);
    assert.equal(
      ['a', 'b'].map((tenant) => turns.isSlow(tenant)),
      [true, false],
    );
    turns.took('a', 1);
    assert.is(turns.isSlow('a'), false);
  });

  test('in each round, slow tenants come last', () => {
    const slow = (): Turns<string> => {
      const turns = turnsOf('a1 a2 a3 b1 b2 c1');
      turns.took('a', 10);
      return turns;
    };
    const order = 'b1 c1 a1 b2 a2 a3';
    assert.is(slow().first(6).join(' '), order);
    assert.is(slow().next, 'b');
    assert.is(all(slow()), order);
  });
});
