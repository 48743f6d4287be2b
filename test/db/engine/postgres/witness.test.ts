// A long proof: it starts PostgreSQL.
import { sql } from 'drizzle-orm';
import { sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openPostgres, type PostgresOptions } from '../../../../db/engine/postgres/open-postgres.ts';
import type { PostgresStore } from '../../../../db/engine/postgres/postgres-store.ts';
import { DatabaseBehind, type Seen, StoreOutlived } from '../../../../db/engine/postgres/witness.ts';
import { statement } from '../../../../db/engine/statement.ts';
import { type Restorable, withRestorable } from '../../../support/restorable.ts';
import { type Pair, withPair } from '../../../support/standby.ts';
import { suite } from '../../../support/suite.ts';

const rows = sqliteTable('rows', { id: text('id').primaryKey() });
const insert = statement((db) => db.insert(rows).values({ id: sql.placeholder('id') }));
const all = statement((db) => db.select().from(rows));
const migrations = [{ tag: '0000_rows', sql: 'CREATE TABLE rows (id TEXT PRIMARY KEY NOT NULL) STRICT;' }];

type Server = { readonly store: PostgresStore; readonly lost: Error[] };

const serve = async (url: string, options: Partial<PostgresOptions> = {}): Promise<Server> => {
  const lost: Error[] = [];
  const store = await openPostgres({
    ...{ url, migrations, watched: ['rows'], lost: (error) => void lost.push(error), patienceMs: 300 },
    ...options,
  });
  return { store, lost };
};

/** Opens a store, and closes it when the work has ended. */
const serving = async <T>(
  url: string,
  work: (server: Server) => Promise<T>,
  options: Partial<PostgresOptions> = {},
): Promise<T> => {
  const server = await serve(url, options);
  return work(server).finally(() => server.store.close());
};

let last = 0;
const add = (store: PostgresStore) =>
  store.write((tx) => {
    last += 1;
    return tx.run(insert, { id: `${last}` });
  });
const addMany = async (store: PostgresStore, count: number): Promise<void> => {
  for (let times = 0; times < count; times += 1) await add(store);
};
const outcome = (unit: Promise<unknown>): Promise<string> =>
  unit.then(
    () => 'done',
    (error) => error.code,
  );
const count = (store: PostgresStore) => store.read(async (tx) => (await tx.all(all, {})).length);

/** A store that has written twice, was kept, and has written again: what its server has seen. */
const seenThenRestored = async ({ url, keep, restore }: Restorable, lostCommits = 3): Promise<Seen> => {
  const seen = await serving(url, async ({ store }) => {
    await addMany(store, 2);
    await keep();
    await addMany(store, lostCommits);
    return store.seen;
  });
  await restore();
  return seen;
};

suite('db/engine/postgres/witness', (test) => {
  test('a server whose database is replaced with an earlier state answers nothing from it, and ends', () =>
    withRestorable(async ({ url, keep, restore }) => {
      await serving(url, async ({ store, lost }) => {
        await add(store);
        await keep();
        await add(store);
        await restore();
        const units = [add(store), count(store), add(store)];
        assert.equal(
          await Promise.all(units.map(outcome)),
          units.map(() => 'store_unavailable'),
        );
        assert.ok(lost[0] instanceof DatabaseBehind);
      });
      await serving(url, async ({ store }) => assert.is(await count(store), 1, 'nothing was written'));
    }));

  test('a server whose connections are lost, and nothing else, goes on', () =>
    withRestorable(async ({ url, cut }) => {
      const seen = await serving(url, async ({ store, lost }) => {
        for (let times = 0; times < 10; times += 1) {
          const unit = outcome(add(store));
          if (times % 2 === 0) await unit;
          await cut();
          await unit;
          await settled(() => add(store));
        }
        assert.equal(lost, []);
        return store.seen;
      });
      await serving(url, async ({ store }) => assert.is(store.wentBack, undefined), { evidence: [seen] });
    }));

  test('a database that lacks one commit is noticed by the next start, with a time until which it has everything', () =>
    withRestorable(async (database) => {
      const fromMs = Date.now();
      const seen = await seenThenRestored(database, 1);
      const toMs = Date.now();
      await serving(
        database.url,
        async ({ store }) => {
          const { keptUntilMs = 0 } = store.wentBack ?? {};
          assert.ok(fromMs <= keptUntilMs && keptUntilMs <= toMs, `${fromMs} ${keptUntilMs} ${toMs}`);
        },
        { evidence: [seen] },
      );
    }));

  test('a database that others have written to since is noticed all the same', () =>
    withRestorable(async (database) => {
      const seen = await seenThenRestored(database);
      await serving(database.url, ({ store }) => addMany(store, 20));
      await serving(database.url, async ({ store }) => assert.ok(store.wentBack), { evidence: [seen] });
    }));

  test('a commit of another server that this one has only looked at counts', () =>
    withRestorable(async ({ url, keep, restore }) => {
      const seen = await serving(url, async ({ store }) => {
        await add(store);
        await keep();
        const { life, commits } = await serving(url, async (other) => {
          await add(other.store);
          return other.store.seen;
        });
        store.shared.note({ life, commits });
        return store.seen;
      });
      await restore();
      await serving(url, async ({ store }) => assert.ok(store.wentBack), { evidence: [seen] });
    }));

  test('once the store has begun again, every other server ends, and what was seen before is settled', () =>
    withRestorable(async (database) => {
      const seen = await seenThenRestored(database);
      const { url } = database;
      // It has an empty folder, so it does not know.
      await serving(url, async (unaware) => {
        await add(unaware.store);
        const after = await serving(
          url,
          async ({ store, lost }) => {
            await store.beginAgain(async () => {});
            assert.is(await outcome(add(unaware.store)), 'store_unavailable');
            assert.ok(unaware.lost[0] instanceof StoreOutlived);
            await add(store);
            assert.equal(lost, []);
            return store.seen;
          },
          { evidence: [seen] },
        );
        const late = { ...seen, commits: 1_000 };
        const evidence = [seen, late, after];
        await serving(url, async ({ store }) => assert.is(store.wentBack, undefined), { evidence });
      });
    }));

  test('a restore to before an earlier restore is noticed, and its next life is later than all', () =>
    withRestorable(async (database) => {
      const { url, restore } = database;
      const seen = await seenThenRestored(database);
      const second = await serving(
        url,
        async ({ store }) => {
          await store.beginAgain(async () => {});
          return store.seen;
        },
        { evidence: [seen] },
      );
      await restore();
      const evidence = [second];
      const third = await serving(
        url,
        async ({ store }) => {
          assert.ok(store.wentBack);
          await store.beginAgain(async () => {});
          return store.seen;
        },
        { evidence },
      );
      assert.ok(third.lives > second.lives);
      await serving(url, async ({ store }) => assert.is(store.wentBack, undefined), {
        evidence: [seen, second, third],
      });
    }));

  test('another store’s past is no evidence', () =>
    withRestorable(async (one) => {
      const seen = await seenThenRestored(one);
      await withRestorable(async ({ url }) => {
        await serving(url, async ({ store }) => assert.is(store.wentBack, undefined), { evidence: [seen] });
      });
    }));

  test('a synchronous standby that is promoted has everything, and a standby without the last commits has not', () =>
    withPair(async (pair) => {
      await pair.ask('create database store');
      const url = pair.url('store');
      const options = { patienceMs: 5_000, limits: { connectMs: 1_000 } };
      await serving(
        url,
        async ({ store, lost }) => {
          await addMany(store, 20);
          const units = [add(store), add(store)].map(outcome);
          await pair.killPrimary();
          await Promise.all(units);
          await pair.promote();
          await settled(() => add(store));
          assert.equal(lost, []);
          await pair.rebuild();
          await add(store);
          await loseLastCommits(pair, store);
          const failed = await settled(async () => {
            assert.is(await outcome(add(store)), 'store_unavailable');
            if (lost.length === 0) throw new Error('not noticed yet');
          });
          assert.is(failed, undefined);
          assert.ok(lost[0] instanceof DatabaseBehind);
          await serving(url, async (next) => assert.ok(next.store.wentBack), { ...options, evidence: [store.seen] });
        },
        options,
      );
    }));
});

/** Commits that only the primary has, which dies; the standby takes its place. */
const loseLastCommits = async (pair: Pair, store: PostgresStore): Promise<void> => {
  await pair.cutOff();
  await addMany(store, 3);
  await pair.killPrimary();
  await pair.promote();
};

/** Until it does not fail. */
const settled = async (work: () => Promise<unknown>): Promise<void> => {
  for (let times = 0; ; times += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (times === 100) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
};
