import { and, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Tx } from './engine/tx.ts';
import { inOrder, type Listing, type Order, type Page } from './page.ts';

/** Rows of a table that a listing looks at, and which of them it lists. */
export type Listed = {
  readonly table: SQLiteTable;
  /** What an index answers, so that no other rows are looked at; nothing: the whole table. */
  readonly scope?: SQL | undefined;
  /** Bounds of the first column of the walk within the scope. Apart, because an index can begin at one bound only. */
  readonly above?: SQL | undefined;
  readonly below?: SQL | undefined;
  /** What no index has to answer. It may name the joined tables. */
  readonly filter?: SQL | undefined;
  readonly join?: SQL | undefined;
  /** What an index has the rows of the scope in the order of; no two rows of the scope are equal in it. */
  readonly walk: readonly (AnySQLiteColumn | SQL)[];
  readonly order: Order;
};

/** Reads the rows of a page: those that `where` says, in an order. */
type ReadRows<Row> = (where: SQL | undefined, order: SQL[], limit: number, offset: number) => Promise<Row[]>;

/** The walk of a scope whose index has nothing behind the scope. */
export const BY_ROW: SQL = sql`rowid`;

/** A listing of so few rows is read at once. */
const AT_ONCE_ROWS = 2_000;
/** Rows that are looked at between two pauses, and rows that are only passed by. */
const SLICE_ROWS = 1_000;
const SLICE_ROWS_PASSED = 5_000;
/** So many are always counted. */
const COUNTED_MAX = 10_000;

/**
 * A page of a listing, however large the table is: the rows are looked at in slices, with a pause after each. Counting ends when the page is
 * complete and more than 10,000 rows were found. A row that changes meanwhile may be missed, as it may be between two pages.
 */
export const listPage = async <Row>(
  tx: Tx,
  listed: Listed,
  { page, limit }: Pick<Page<never>, 'page' | 'limit'>,
  readRows: ReadRows<Row>,
): Promise<Listing<Row>> => {
  const { table, filter, order } = listed;
  const offset = page * limit;
  const all = and(listed.scope, listed.above, listed.below);
  const few = await count(tx, sql`${table}${whereOf(all)} limit ${AT_ONCE_ROWS + 1}`);
  if (few <= AT_ONCE_ROWS) {
    const where = and(all, filter);
    const rows = await readRows(where, inOrder(order), limit, offset);
    const total = filter === undefined ? few : await count(tx, sql`${table} ${listed.join ?? NONE}${whereOf(where)}`);
    return { rows, total };
  }
  const { ids, total, atLeast } = await (isWalked(listed) ? findWalking : findSorting)(tx, listed, offset, limit);
  const among = sql`${table}.rowid in (select value from json_each(${JSON.stringify(ids)}))`;
  const rows = ids.length === 0 ? [] : await readRows(among, inOrder(order), ids.length, 0);
  return { rows, total, atLeast };
};

type Found = { readonly ids: readonly number[]; readonly total: number; readonly atLeast: boolean };

/** Where a walk is: the values of its columns in the row that was passed last; nothing at its beginning. */
type Place = readonly unknown[] | undefined;

/** Walks in the listing's own order, until the page is complete and enough is counted. */
const findWalking = async (tx: Tx, listed: Listed, offset: number, limit: number): Promise<Found> => {
  const descending = listed.order[0]?.descending === true;
  const end = offset + limit;
  const ids: number[] = [];
  let total = 0;
  for (let place: Place; ; await tx.pause()) {
    const passes = listed.filter === undefined && (total + SLICE_ROWS_PASSED <= offset || total >= end);
    const size = passes ? SLICE_ROWS_PASSED : SLICE_ROWS;
    const next = await findPlace(tx, listed, descending, place, size);
    if (passes && next !== undefined) total += size;
    else {
      const matching = await findMatching(tx, listed, descending, place, size);
      ids.push(...matching.slice(Math.max(offset - total, 0), Math.max(end - total, 0)));
      total += matching.length;
    }
    if (next === undefined) return { ids, total, atLeast: false };
    if (total > Math.max(COUNTED_MAX, end)) return { ids, total: Math.max(COUNTED_MAX, end + 1), atLeast: true };
    place = next;
  }
};

/** The keys of so many rows take memory, so one such page is sorted at a time. */
const DEEP_ROWS = 20_000;
let sortsDeep = false;

/** Looks at everything and keeps what comes first in an order that no index has. */
const findSorting = async (tx: Tx, listed: Listed, offset: number, limit: number): Promise<Found> => {
  const { table, order } = listed;
  const end = offset + limit;
  const isDeep = end > DEEP_ROWS;
  while (isDeep && sortsDeep) await tx.pause();
  sortsDeep ||= isDeep;
  const sorter = tx.sorter(order.map(({ descending }) => descending));
  let total = 0;
  try {
    for (let place: Place; ; await tx.pause()) {
      const next = await findPlace(tx, listed, false, place, SLICE_ROWS);
      const slice = sql`${sliceOf(listed, false, place, SLICE_ROWS)} order by ${sql.join(inOrder(order), COMMA)} limit ${Math.max(end, 1)}`;
      const keys = sql.join(
        order.map(({ by }) => sql`coalesce(${by}, ${BEFORE_ALL})`),
        COMMA,
      );
      const found = await tx.all((db) =>
        db
          .select({
            id: sql<number>`${table}._row`,
            keys: sql<string>`json_array(${keys})`,
            matching: sql<number>`count(*) over ()`,
          })
          .from(slice),
      );
      total += found[0]?.matching ?? 0;
      sorter.add(found.map(({ id, keys: values }) => [...(JSON.parse(values) as unknown[]), id]));
      sorter.keep(end);
      if (next === undefined) break;
      place = next;
    }
    const ids: number[] = [];
    let at = 0;
    for (const id of sorter.ids()) {
      if (at >= end) break;
      if (at >= offset) ids.push(id);
      at += 1;
      if (at % SLICE_ROWS_PASSED === 0) await tx.pause();
    }
    return { ids, total, atLeast: false };
  } finally {
    if (isDeep) sortsDeep = false;
    sorter.close();
  }
};

/**
 * The first rows in the order of the walk, backwards, until there are so many, and those that are equal to the last one in the first column
 * of the walk.
 */
export const findLast = async (tx: Tx, listed: Omit<Listed, 'order'>, limit: number): Promise<number[]> => {
  const [first] = listed.walk;
  const walked = { ...listed, order: [] };
  const ids: number[] = [];
  let size = Math.min(Math.max(limit, 50), SLICE_ROWS);
  for (let place: Place; first !== undefined; ) {
    const next = await findPlace(tx, walked, true, place, size);
    ids.push(...(await findMatching(tx, walked, true, place, size)));
    if (next === undefined) return ids;
    if (ids.length >= limit) {
      const equal = { ...walked, scope: and(listed.scope, sql`${first} = ${next[0]}`) };
      return [...new Set([...ids, ...(await findMatching(tx, equal, true, undefined, EQUAL_MAX))])];
    }
    if (size === SLICE_ROWS) await tx.pause();
    size = SLICE_ROWS;
    place = next;
  }
  return ids;
};

/** More rows than a unit of work writes at one moment. */
const EQUAL_MAX = 10_000;
const NONE = sql``;
const COMMA = sql`, `;
/** Sorts before every value, as NULL does. */
const BEFORE_ALL = -9e18;

const whereOf = (where: SQL | undefined): SQL => (where === undefined ? NONE : sql` where ${where}`);

const count = async (tx: Tx, rows: SQL): Promise<number> =>
  (await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(sql`(select 1 from ${rows})`)))?.n ?? 0;

/** Whether the rows are walked in the order in which they are listed. */
const isWalked = ({ walk, order }: Listed): boolean =>
  order.length === walk.length &&
  order.every(({ by, descending }, at) => by === walk[at] && descending === order[0]?.descending);

/** The rows behind a place, as far as the scope reaches, in the order of the walk. */
const behind = ({ table, scope, above, below, walk }: Listed, descending: boolean, place: Place): SQL => {
  const values =
    place &&
    sql.join(
      place.map((value) => sql`${value}`),
      COMMA,
    );
  const isBehind = values && sql`(${sql.join([...walk], COMMA)}) ${descending ? sql`<` : sql`>`} (${values})`;
  const order = inOrder(walk.map((by) => ({ by, descending })));
  const bounds = and(place && !descending ? undefined : above, place && descending ? undefined : below);
  return sql`${table}${whereOf(and(scope, bounds, isBehind))} order by ${sql.join(order, COMMA)}`;
};

/** The place so many rows further on; nothing when fewer than these are left. */
const findPlace = async (tx: Tx, listed: Listed, descending: boolean, place: Place, rows: number): Promise<Place> => {
  const last = sql`${behind(listed, descending, place)} limit 1 offset ${rows - 1}`;
  const found = await tx.get((db) =>
    db.select({ place: sql<string>`json_array(${sql.join([...listed.walk], COMMA)})` }).from(last),
  );
  return found && JSON.parse(found.place);
};

/** Those of the next rows that are listed. The limit lies within, so that no plan looks at more. */
const sliceOf = (listed: Listed, descending: boolean, place: Place, rows: number): SQL => {
  const { table, filter, join } = listed;
  const next = sql`select rowid as _row, * from ${behind(listed, descending, place)} limit ${rows}`;
  return sql`(${next}) as ${table} ${join ?? NONE}${whereOf(filter)}`;
};

const findMatching = async (
  tx: Tx,
  listed: Listed,
  descending: boolean,
  place: Place,
  rows: number,
): Promise<number[]> => {
  const order = inOrder(listed.walk.map((by) => ({ by: by === BY_ROW ? sql`_row` : by, descending })));
  const slice = sql`${sliceOf(listed, descending, place, rows)} order by ${sql.join(order, COMMA)}`;
  const found = await tx.all((db) => db.select({ id: sql<number>`${listed.table}._row` }).from(slice));
  return found.map(({ id }) => id);
};
