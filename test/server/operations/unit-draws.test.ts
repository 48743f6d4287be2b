import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { openPostgres } from '../../../db/engine/postgres/open-postgres.ts';
import { statement } from '../../../db/engine/statement.ts';
import type { Store } from '../../../db/engine/store.ts';
import type { Draw } from '../../../domain/draw.ts';
import { Keys } from '../../../server/keys/keys.ts';
import { Failures } from '../../../server/operations/failures.ts';
import { writeUnit } from '../../../server/operations/platform.ts';
import { unitDraws } from '../../../server/operations/unit-draws.ts';
import { createDatabase } from '../../support/engine-store.ts';
import { errorLog } from '../../support/error-log.ts';
import { onPostgres } from '../../support/on-postgres.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { withFolder } from '../../support/server.ts';
import { suite } from '../../support/suite.ts';

const outcomes = sqliteTable('outcomes', {
  unit: text('unit').primaryKey(),
  first: integer('first').notNull(),
  second: integer('second').notNull(),
});
const migrations = [
  {
    tag: '0000_rows',
    sql: "CREATE TABLE outcomes (unit TEXT PRIMARY KEY NOT NULL CHECK (unit <> 'bad'), first INTEGER NOT NULL, second INTEGER NOT NULL) STRICT;",
  },
];
const list = statement((db) => db.select().from(outcomes).orderBy(outcomes.unit));
const insert = statement((db) =>
  db.insert(outcomes).values({
    unit: sql.placeholder('unit'),
    first: sql.placeholder('first'),
    second: sql.placeholder('second'),
  }),
);

/** A draw that gives 0, 1, 2 and so on, so that no outcome is drawn twice. */
const countingDraw = () => {
  let asked = 0;
  return () => {
    asked += 1;
    return BigInt(asked - 1);
  };
};

/** The units of a platform with this store and these draws. */
const partsOf = (folder: string, store: Store, draw: Draw) => ({
  ...{ store, draw, clock: () => 0, keys: new Keys(folder) },
  failures: new Failures(errorLog()),
});

/** Outcomes for each range below this are counted. */
const RANGES_MAX = 7;

suite('server/operations/unit-draws', (test) => {
  test('the draws of a transaction that was lost because of another unit are those that count', () =>
    onPostgres(() =>
      withFolder(async (folder) => {
        const database = await createDatabase(migrations);
        const store = await openPostgres({ url: database.url, migrations, watched: [] });
        try {
          const parts = partsOf(folder, store, countingDraw());
          const seen = new Map<string, string[]>();
          const draws = (name: string) =>
            writeUnit(parts, async ({ tx, draw }) => {
              await tx.all(list);
              const [first, second] = [draw(1000n), draw(1000n)];
              seen.set(name, [...(seen.get(name) ?? []), `${first} ${second}`]);
              tx.defer((run) => run(insert, { unit: name, first: Number(first), second: Number(second) }));
            });
          const fails = () =>
            writeUnit(parts, async ({ tx }) => tx.defer((run) => run(insert, { unit: 'bad', first: 0, second: 0 })));
          const answers = await Promise.allSettled([draws('a'), draws('b'), fails()]);
          assert.equal(
            answers.map(({ status }) => status),
            ['fulfilled', 'fulfilled', 'rejected'],
          );
          assert.is(store.stats.largestBatch, 1, 'each has run alone in the end');
          const rows = await store.read((tx) => tx.all(list));
          assert.is(rows.length, 2);
          for (const { unit, first, second } of rows) {
            const runs = seen.get(unit) ?? [];
            assert.ok(runs.length > 2, `${unit} was rehearsed, ran, and ran again`);
            assert.equal([...new Set(runs)], [`${first} ${second}`]);
          }
        } finally {
          await store.close();
          await database.drop();
        }
      }),
    ));

  test('a run draws on where earlier runs have not come to', () => {
    const draws = unitDraws(scriptedDraw(3n, 1n, 4n, 2n));
    const first = draws();
    assert.equal([first(10n), first(5n)], [3n, 1n]);
    const second = draws();
    assert.equal([second(10n), second(5n), second(6n)], [3n, 1n, 4n]);
    assert.equal([first(6n), first(3n)], [4n, 2n], 'an earlier run that goes on draws the same');
  });

  test('an outcome stays when the range has changed, if it can', () => {
    const narrower = scriptedDraw(3n, 5n);
    const draws = unitDraws(narrower);
    draws()(10n);
    assert.is(draws()(4n), 3n);
    assert.is(draws()(3n), 5n, 'it cannot');
    assert.is(draws()(10n), 3n, 'and is the same again below the range that it was drawn for');
    assert.equal(narrower.ranges, [10n, 3n]);
    const wider = unitDraws(scriptedDraw(3n, 9n));
    wider()(10n);
    assert.is(wider()(12n), 3n);
    const beyond = unitDraws(scriptedDraw(3n, 11n));
    beyond()(10n);
    assert.is(beyond()(12n), 11n);
  });

  test('an outcome below another range is uniform', () => {
    for (let before = 1; before < RANGES_MAX; before += 1)
      for (let after = 1; after < RANGES_MAX; after += 1) {
        const counts = Array.from({ length: after }, () => 0);
        // Every outcome with every outcome of the draw that may follow: all pairs are equally likely.
        for (let first = 0; first < before; first += 1)
          for (let second = 0; second < after; second += 1) {
            const draws = unitDraws(scriptedDraw(BigInt(first), BigInt(second)));
            draws()(BigInt(before));
            const at = Number(draws()(BigInt(after)));
            counts[at] = (counts[at] ?? 0) + 1;
          }
        assert.equal(
          counts,
          counts.map(() => before),
          `${after} after ${before}`,
        );
      }
  });
});
