import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { and, eq, gte, lt, sql } from 'drizzle-orm';
import { index, integer, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import * as assert from 'uvu/assert';
import { readMigrations } from '../../../db/engine/migrate.ts';
import { openStore, type Store } from '../../../db/engine/store.ts';
import type { Tx } from '../../../db/engine/tx.ts';
import { BY_ROW, type Export, exportFrom, type Listed, listPage } from '../../../db/listing/list-page.ts';
import { ownedBy } from '../../../db/listing/owned-by.ts';
import { inOrder, type Listing, type SortOrder } from '../../../db/listing/page.ts';
import { createSources } from '../../../db/routing/sources.ts';
import { sources } from '../../../db/tables/routing.ts';
import { readerProgram } from '../../../server/start/assets.ts';
import { inFull, sampleOf } from '../../support/in-full.ts';
import { suite } from '../../support/suite.ts';

suite('db/listing/list-page', (test) => {
  const things = sqliteTable(
    'things',
    {
      id: integer('id').primaryKey(),
      owner: text('owner').notNull(),
      atMs: integer('at_ms').notNull(),
      name: text('name'),
    },
    (table) => [index('things_owner').on(table.owner, table.atMs, table.id)],
  );

  const schema = `
  CREATE TABLE things (id INTEGER PRIMARY KEY, owner TEXT NOT NULL, at_ms INTEGER NOT NULL, name TEXT) STRICT;
  CREATE INDEX things_owner ON things (owner, at_ms, id);
  CREATE TABLE owners (id TEXT PRIMARY KEY) STRICT;
  INSERT INTO owners VALUES ('a');
  WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 25000)
    INSERT INTO things SELECT i, CASE WHEN i % 5 < 4 THEN 'a' ELSE 'b' END, (i * 7919) % 1000,
      CASE i % 4 WHEN 0 THEN NULL WHEN 1 THEN 'é' || i % 90 WHEN 2 THEN 'B' || i % 700 ELSE 'b' || i END FROM n;`;

  type Query = Omit<Listed, 'table'> & { readonly page?: number; readonly limit?: number };

  const reading =
    (tx: Tx, join = sql``) =>
    (where: Listed['scope'], order: ReturnType<typeof inOrder>, limit: number, offset: number) =>
      tx.all((db) =>
        db
          .select({ id: sql<number>`things.id` })
          .from(sql`things ${join}`)
          .where(where)
          .orderBy(...order)
          .limit(limit)
          .offset(offset),
      );

  /** The ids of all rows of a query, in order. */
  const everything = async (store: Store, { scope, filter, order }: Query): Promise<number[]> => {
    const rows = await store.read((tx) => reading(tx)(and(scope, filter), inOrder(order), 1_000_000, 0));
    return rows.map((row) => row.id);
  };

  const list = (
    store: Store,
    query: Query,
  ): Promise<Listing<{ id: number }> & { readonly pauses: number; readonly isDeep: boolean | undefined }> =>
    store.read(async (tx) => {
      let pauses = 0;
      let isDeep: boolean | undefined;
      const counting: Tx = Object.assign(Object.create(tx), {
        pause: () => {
          pauses += 1;
          return tx.pause();
        },
        aside: (work: (aside: Tx) => Promise<unknown>, deep: boolean) => {
          isDeep = deep;
          return work(counting);
        },
      });
      for (const call of ['get', 'all', 'sorter'] as const) Object.assign(counting, { [call]: tx[call].bind(tx) });
      const { page = 0, limit = 50, ...listed } = query;
      const found = await listPage(
        counting,
        { table: things, ...listed },
        { page, limit },
        reading(counting, query.join),
      );
      return { ...found, pauses, isDeep };
    });

  const paged = (tx: Tx, { page = 0, limit = 50, ...listed }: Query): Promise<Listing<{ id: number }>> =>
    listPage(tx, { table: things, ...listed }, { page, limit }, reading(tx, listed.join));

  /** The same, read in one go. */
  const expected = (store: Store, { scope, above, below, filter, join, order, page = 0, limit = 50 }: Query) =>
    store.read(async (tx) => {
      const where = and(scope, above, below, filter);
      const rows = await reading(tx, join)(where, inOrder(order), limit, page * limit);
      const all = sql`(select 1 from things ${join ?? sql``} ${where === undefined ? sql`` : sql`where ${where}`})`;
      const counted = await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(all));
      return { rows, total: counted?.n ?? 0 };
    });

  const by = (descending: boolean, ...columns: Listed['walk']): SortOrder =>
    columns.map((each) => ({ by: each, descending }));

  const { id, owner, atMs, name } = things;

  const withStore = async <Result>(check: (store: Store) => Promise<Result>): Promise<Result> => {
    const store = openStore({ file: ':memory:', migrations: [{ tag: '0000_things', sql: schema }] });
    return check(store).finally(() => store.close());
  };
  const ofA = eq(owner, 'a');
  const rare = sql`${id} % 1000 = 7`;
  const joined = { join: sql`left join owners on owners.id = ${owner}`, filter: sql`owners.id is null` };
  const queries: [name: string, query: Query][] = [
    ['everything, by id', { walk: [id], order: by(false, id) }],
    ['everything, the last first', { walk: [id], order: by(true, id) }],
    ['a scope, in the order of its index', { scope: ofA, walk: [atMs, id], order: by(false, atMs, id) }],
    ['a scope, backwards', { scope: ofA, walk: [atMs, id], order: by(true, atMs, id) }],
    ['what few rows match', { walk: [id], filter: rare, order: by(false, id) }],
    ['what few rows of a scope match', { scope: ofA, filter: rare, walk: [atMs, id], order: by(true, atMs, id) }],
    ['what most rows match', { walk: [id], filter: sql`${id} % 1000 <> 7`, order: by(true, id) }],
    ['what no row matches', { walk: [id], filter: sql`${id} < 0`, order: by(true, id) }],
    ['an order that no index has', { walk: [id], order: by(false, name, id) }],
    ['the same backwards, of a scope', { scope: ofA, walk: [atMs, id], order: by(true, name, id) }],
    ['the same, filtered', { walk: [id], filter: rare, order: by(false, name, id) }],
    ['mixed directions', { walk: [id], order: [...by(true, atMs), ...by(false, name, id)] }],
    ['rows in no order of their own', { scope: ofA, walk: [atMs, BY_ROW], order: by(true, name, id) }],
    [
      'bounds',
      { scope: ofA, above: gte(atMs, 100), below: lt(atMs, 900), walk: [atMs, id], order: by(false, atMs, id) },
    ],
    [
      'bounds, backwards',
      { scope: ofA, above: gte(atMs, 1), below: lt(atMs, 900), walk: [atMs, id], order: by(true, atMs, id) },
    ],
    ['bounds in another order', { scope: ofA, above: gte(atMs, 100), walk: [atMs, id], order: by(true, name, id) }],
    ['a joined table', { ...joined, walk: [id], order: by(false, id) }],
    ['a joined table in another order', { ...joined, walk: [id], order: by(true, name, id) }],
  ];
  const pages = [
    [0, 50],
    [3, 7],
    [0, 0],
    [39, 500],
    [49, 500],
    [900, 50],
  ] as const;
  for (const [what, query] of sampleOf(queries, 5))
    test(`slices list as one query does: ${what}`, () =>
      withStore(async (store) => {
        for (const [page, limit] of sampleOf(pages, 3)) {
          const found = await list(store, { ...query, page, limit });
          const { rows, total } = await expected(store, { ...query, page, limit });
          assert.equal(found.rows, rows);
          if (found.atLeast === true) {
            assert.ok(found.total >= 10_000 && found.total <= total, `${found.total} of ${total}`);
            assert.ok(found.total > (page + 1) * limit, 'there is a next page');
          } else assert.is(found.total, total);
          if (total <= 10_000) assert.is(found.atLeast, false);
        }
      }));

  inFull(test)('reader threads list as one query does', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'pitboss-'));
    const migrations = [{ tag: '0000_things', sql: schema }];
    const store = openStore({ file: join(folder, 'things.db'), migrations, readers: readerProgram() });
    try {
      for (const [what, query] of queries)
        for (const [page, limit] of pages) {
          const found = await store.read((tx) => paged(tx, { ...query, page, limit }));
          const { rows, total } = await expected(store, { ...query, page, limit });
          assert.equal(found.rows, rows, what);
          if (found.atLeast === true) assert.ok(found.total >= 10_000 && found.total <= total, what);
          else assert.is(found.total, total, what);
        }
      // Far pages of an order without an index take turns.
      const far = { walk: [id], order: by(false, name, id), page: 480 };
      const both = await Promise.all([far, far].map((query) => store.read((tx) => paged(tx, query))));
      const { rows } = await expected(store, far);
      for (const found of both) assert.equal(found.rows, rows);
    } finally {
      await store.close();
      rmSync(folder, { recursive: true });
    }
  });

  test('pages that begin after the row before them equal the numbered ones, even after inserts; only an index gives such a place', () =>
    withStore(async (store) => {
      for (const [, query] of queries.filter(([, { order, walk }]) =>
        order.every(({ by: each }, at) => each === walk[at]),
      ))
        await store.read(async (tx) => {
          let after: readonly unknown[] | undefined;
          for (let page = 0; page < 4; page += 1) {
            const at = { page, limit: 700 };
            const { join: joins, ...listed } = query;
            const rows = reading(tx, joins);
            const found = await listPage(tx, { table: things, ...listed, join: joins }, { ...at, after }, rows);
            const { last: _, ...numbered } = await paged(tx, { ...query, ...at });
            const { last, ...begun } = found;
            assert.equal(begun.rows, numbered.rows);
            // The rows before are not read, so they are not counted a second time.
            assert.ok(begun.total === numbered.total || begun.atLeast === true);
            assert.is(last === undefined, begun.total <= (page + 1) * 700);
            if (last === undefined) break;
            after = last;
          }
        });
      const sorted = await list(store, { walk: [id], order: by(false, name, id) });
      assert.is(sorted.last, undefined);
    }));

  test('a slice has a bounded number of rows, however many match', () =>
    withStore(async (store) => {
      // 25,000 rows, 1,000 between two pauses.
      assert.is((await list(store, { walk: [id], filter: sql`false`, order: by(false, id) })).pauses, 25);
      assert.is((await list(store, { walk: [id], order: by(false, name, id) })).pauses, 25);
      assert.is((await list(store, { walk: [id], filter: sql`${id} > 24990`, order: by(false, id) })).pauses, 25);
    }));

  test('counting ends when the page is complete and 10,000 are counted', () =>
    withStore(async (store) => {
      const found = await list(store, { walk: [id], order: by(false, id) });
      assert.equal([found.total, found.atLeast, found.pauses < 5], [10_000, true, true]);
      const deep = await list(store, { walk: [id], order: by(false, id), page: 300 });
      assert.equal([deep.total, deep.atLeast], [15_051, true]);
    }));

  test('a far page of an order that no index has is announced, since it needs memory', () =>
    withStore(async (store) => {
      const [far, sorted] = [{ page: 480 }, { order: by(false, name, id) }];
      const walked = { walk: [id], order: by(false, id) };
      const queries: Query[] = [
        walked,
        { ...walked, ...far },
        { ...walked, ...sorted },
        { ...walked, ...sorted, ...far },
      ];
      const deep = [];
      for (const query of queries) deep.push((await list(store, query)).isDeep);
      assert.equal(deep, [false, false, false, true]);
    }));

  test('a listing of few rows is read at once and counted exactly', () =>
    withStore(async (store) => {
      const found = await list(store, { scope: sql`${id} <= 2000`, walk: [id], order: by(false, name, id) });
      assert.equal([found.total, found.pauses], [2_000, 0]);
    }));

  test('an export has each row that was there when it began once, regardless of writes meanwhile', () =>
    withStore(async (store) => {
      const queries: Query[] = [
        { walk: [id], order: by(true, id) },
        { walk: [id], order: by(false, name, id), filter: sql`${id} > 20000` },
        { scope: sql`${id} <= 1200`, walk: [id], order: by(true, id) },
      ];
      let written = 0;
      for (const query of queries) {
        const before = await everything(store, query);
        const whole: Export = {};
        const exported: number[] = [];
        for (let page = 0; page < 6; page += 1) {
          const { rows, total } = await store.read((tx) => {
            exportFrom(tx, whole);
            return listPage(tx, { table: things, ...query }, { page, limit: 5_000 }, reading(tx));
          });
          assert.is(total, before.length);
          exported.push(...rows.map((row) => row.id));
          written -= 1;
          await store.write((tx) => tx.run((db) => db.insert(things).values({ id: written, owner: 'a', atMs: 0 })));
        }
        assert.equal(exported, before);
      }
    }));
});

suite('db/listing/owned-by', (test) => {
  const OWNERS = ['north', 'north:luna', 'northstar', 'northstar:luna', 'northstar:nova', 'south', 'a%b', 'a_b:luna'];

  test('the rows of the owners and of their brands are found, however many owners there are', async () => {
    const store = openStore({ file: ':memory:', migrations: readMigrations('db/migrations') });
    try {
      await store.write(async (tx) => {
        for (const ownerId of OWNERS) createSources(tx, [{ ownerId, sourceId: 's', name: 's' }]);
      });
      const many = Array.from({ length: 10_000 }, (_, n) => `other-${n}`);
      for (const [owners, expected] of [
        [undefined, OWNERS],
        [[], []],
        [['northstar'], ['northstar', 'northstar:luna', 'northstar:nova']],
        [
          ['northstar:luna', 'south'],
          ['northstar:luna', 'south'],
        ],
        [['a_b', '', ':', "'"], ['a_b:luna']],
        [
          [...many, 'north'],
          ['north', 'north:luna'],
        ],
      ] as const) {
        const found = await store.read((tx) =>
          tx.all((db) => db.select().from(sources).where(ownedBy(sources.ownerId, owners))),
        );
        assert.equal(found.map(({ ownerId }) => ownerId).sort(), [...expected].sort());
      }
    } finally {
      await store.close();
    }
  });
});
