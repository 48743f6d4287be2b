import { and, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core';
import type { Tx } from '../engine/tx.ts';
import { inOrder, type Listing, type Page, type PagePosition, type SortOrder } from './page.ts';

/** The rows that a listing scans, and which of them it returns. */
export type Listed = {
  readonly table: SQLiteTable;
  /** The condition that an index answers, which limits the rows scanned; undefined: the whole table. */
  readonly scope?: SQL | undefined;
  /** Bounds of the walk's first column within the scope. Separate, because an index can only start at one bound. */
  readonly above?: SQL | undefined;
  readonly below?: SQL | undefined;
  /** The condition that no index needs to answer. It may refer to joined tables. */
  readonly filter?: SQL | undefined;
  readonly join?: SQL | undefined;
  /** The order in which an index holds the scope's rows. It must be unique within the scope. */
  readonly walk: readonly (AnySQLiteColumn | SQL)[];
  readonly order: SortOrder;
};

/** Reads the rows of a page, filtered by `where`, in an order. */
type ReadRows<Row> = (where: SQL | undefined, order: SQL[], limit: number, offset: number) => Promise<Row[]>;

/** The walk for a scope whose index has no further columns. */
export const BY_ROW: SQL = sql`rowid`;

/** Listings up to this size are read in one go. */
export const AT_ONCE_ROWS = 2_000;
/** Skipping a row costs that much less than looking at it. */
const PASSED_PER_SCANNED = 5;
/** Counting continues up to here. */
export const COUNTED_MAX = 10_000;

/** Shared by all pages of one export: the ids of its rows, in order, once found; or the id of the last row, where new ones come last. */
export type Export = { ids?: readonly number[]; lastId?: string | undefined };

const exports = new WeakMap<Tx, Export>();

/** Makes the listing of a unit part of an export: each row that existed when its first page was read is on exactly one page. */
export const exportFrom = (tx: Tx, whole: Export): void => {
  exports.set(tx, whole);
};

/** The export that a unit's listing is a part of. */
export const findExport = (tx: Tx): Export | undefined => exports.get(tx);

/**
 * A page of a listing over a table of any size: rows are scanned in slices, aside, with a pause after each. Counting stops once the page is
 * complete and more than 10,000 rows were found. Like between two pages, a row that changes meanwhile may be missed.
 */
export const listPage = async <Row>(
  tx: Tx,
  listed: Listed,
  { page, limit, after }: Pick<Page<never>, 'page' | 'limit' | 'after'>,
  readRows: ReadRows<Row>,
): Promise<Listing<Row>> => {
  const { table, order } = listed;
  const offset = page * limit;
  const readAmong = (ids: readonly number[]): Promise<Row[]> => {
    const among = sql`${table}.rowid in (select cast(value as integer) from json_each(${JSON.stringify(ids)}))`;
    return ids.length === 0 ? Promise.resolve([]) : readRows(among, inOrder(order), ids.length, 0);
  };
  const whole = findExport(tx);
  if (whole !== undefined) {
    whole.ids ??= await findAll(tx, listed);
    return { rows: await readAmong(whole.ids.slice(offset, offset + limit)), total: whole.ids.length };
  }
  // The index that is walked can change between two pages; then the number of the page counts.
  const from = isWalked(listed) && after?.length === listed.walk.length ? after : undefined;
  const all = and(listed.scope, listed.above, listed.below);
  const few = await count(tx, sql`${table}${whereOf(all)} limit ${AT_ONCE_ROWS + 1}`);
  if (few <= AT_ONCE_ROWS && from === undefined) {
    // As a slice too: a condition next to the scope could make SQLite walk an index over many more rows.
    const ids = await findMatching(tx, listed, order, sliceOf(listed, false, undefined, AT_ONCE_ROWS));
    return { rows: await readAmong(ids.slice(offset, offset + limit)), total: ids.length };
  }
  const [find, isDeep] = isWalked(listed) ? [findWalking, false] : [findSorting, offset + limit > DEEP_ROWS];
  const { ids, total, atLeast, last } = await tx.aside((reader) => find(reader, listed, offset, limit, from), isDeep);
  return { rows: await readAmong(ids), total, atLeast, last };
};

/** Reports whether an index that answers the scope of a listing has more than so many rows in it, before the filter. */
export const hasMoreThan = async (tx: Tx, listed: Omit<Listed, 'order'>, rows: number): Promise<boolean> =>
  (await count(tx, sql`${listed.table}${whereOf(and(listed.scope, listed.above, listed.below))} limit ${rows + 1}`)) >
  rows;

/** More than any listing has; SQLite takes no infinite limit. */
const EVERYTHING_ROWS = 2 ** 40;

/** The ids of all rows, in order. */
const findAll = async (tx: Tx, listed: Listed): Promise<readonly number[]> => {
  const find = isWalked(listed) ? findWalking : findSorting;
  return (await tx.aside((reader) => find(reader, listed, 0, EVERYTHING_ROWS), !isWalked(listed))).ids;
};

type Found = {
  readonly ids: readonly number[];
  readonly total: number;
  readonly atLeast: boolean;
  readonly last?: PagePosition | undefined;
};

/** Walks in the listing's own order until the page is complete and enough rows are counted; from a place on, as many rows as the offset come before it. */
const findWalking = async (
  tx: Tx,
  listed: Listed,
  offset: number,
  limit: number,
  from?: PagePosition,
): Promise<Found> => {
  const descending = listed.order[0]?.descending === true;
  const end = offset + limit;
  const ids: number[] = [];
  let total = from === undefined ? 0 : offset;
  const lastPlace = async (): Promise<PagePosition | undefined> =>
    total > end && ids.length > 0 && limit < EVERYTHING_ROWS ? placeOf(tx, listed, ids.at(-1)) : undefined;
  for (let place = from; ; await tx.pause()) {
    const passed = tx.rowsAtOnce * PASSED_PER_SCANNED;
    const passes = listed.filter === undefined && (total + passed <= offset || total >= end);
    const size = passes ? passed : tx.rowsAtOnce;
    const next = await findPlace(tx, listed, descending, place, size);
    if (passes && next !== undefined) total += size;
    else {
      const matching = await findMatching(
        tx,
        listed,
        walkOf(listed, descending),
        sliceOf(listed, descending, place, size),
      );
      ids.push(...matching.slice(Math.max(offset - total, 0), Math.max(end - total, 0)));
      total += matching.length;
    }
    if (next === undefined) return { ids, total, atLeast: false, last: await lastPlace() };
    if (total > Math.max(COUNTED_MAX, end))
      return { ids, total: Math.max(COUNTED_MAX, end + 1), atLeast: true, last: await lastPlace() };
    place = next;
  }
};

/** The place of a row in its walk. */
const placeOf = async (
  tx: Tx,
  { table, walk }: Listed,
  rowid: number | undefined,
): Promise<PagePosition | undefined> => {
  const found = await tx.get((db) =>
    db
      .select({ place: sql<string>`json_array(${sql.join([...walk], COMMA)})` })
      .from(table)
      .where(sql`${table}.rowid = ${rowid}`),
  );
  return found && JSON.parse(found.place);
};

/**
 * The keys of that many rows need memory, so only one such page is sorted at a time. Reader threads see to that before a page gets a place
 * there; without threads, and until a page that took too long has noticed it, the next one waits here.
 */
const DEEP_ROWS = 20_000;
let sortsDeep = false;

/** Scans everything and keeps the first rows in an order that no index has. */
const findSorting = async (tx: Tx, listed: Listed, offset: number, limit: number): Promise<Found> => {
  const { table, order } = listed;
  const end = offset + limit;
  const isDeep = end > DEEP_ROWS;
  while (isDeep && sortsDeep) await tx.pause();
  sortsDeep ||= isDeep;
  const sorter = tx.sorter(order.map(({ descending }) => descending));
  // drizzle drops a column's table from an expression that is selected directly, so it is wrapped.
  const keys = Object.fromEntries(
    order.map(({ by }, at) => [`_k${at}`, sql`${sql`coalesce(${by}, ${BEFORE_ALL})`}`.as(`_k${at}`)]),
  );
  let total = 0;
  try {
    for (let place: PagePosition | undefined; ; await tx.pause()) {
      const next = await findPlace(tx, listed, false, place, tx.rowsAtOnce);
      const slice = sql`${sliceOf(listed, false, place, tx.rowsAtOnce)} order by ${sql.join(inOrder(order), COMMA)} limit ${Math.max(end, 1)}`;
      const _id = sql<number>`${table}._row`.as('_id');
      const _n = sql<number>`count(*) over ()`.as('_n');
      total += await sorter.add((db) => db.select({ ...keys, _id, _n }).from(slice), end);
      await sorter.keep(end);
      if (next === undefined) break;
      place = next;
    }
    return { ids: await sorter.ids(offset, end), total, atLeast: false };
  } finally {
    if (isDeep) sortsDeep = false;
    await sorter.close();
  }
};

/**
 * Reads all listed rows, in slices: aside unless they are few.
 * @param begin is called before the first slice, again when a read must begin again.
 */
export const readSlices = async (
  tx: Tx,
  listed: Omit<Listed, 'order'>,
  begin: () => void,
  read: (reader: Tx, slice: SQL) => Promise<void>,
): Promise<void> => {
  const walked = { ...listed, order: [] };
  const few = await count(
    tx,
    sql`${listed.table}${whereOf(and(listed.scope, listed.above, listed.below))} limit ${AT_ONCE_ROWS + 1}`,
  );
  const readAll = async (reader: Tx): Promise<void> => {
    begin();
    for (let place: PagePosition | undefined; ; await reader.pause()) {
      const next = await findPlace(reader, walked, false, place, reader.rowsAtOnce);
      await read(reader, sliceOf(walked, false, place, reader.rowsAtOnce));
      if (next === undefined) return;
      place = next;
    }
  };
  await (few <= AT_ONCE_ROWS ? readAll(tx) : tx.aside(readAll));
};

/** At least the last `limit` rows of the walk, in reverse, or all. */
export const findLast = (tx: Tx, listed: Omit<Listed, 'order'>, limit: number): Promise<number[]> =>
  tx.aside(async (reader) => {
    const walked = { ...listed, order: [] };
    const ids: number[] = [];
    for (let place: PagePosition | undefined; ; await reader.pause()) {
      const next = await findPlace(reader, walked, true, place, reader.rowsAtOnce);
      const slice = sliceOf(walked, true, place, reader.rowsAtOnce);
      ids.push(...(await findMatching(reader, walked, walkOf(walked, true), slice)));
      if (next === undefined || ids.length >= limit) return ids;
      place = next;
    }
  });

const NONE = sql``;
const COMMA = sql`, `;
/** Sorts before every value, like NULL. */
const BEFORE_ALL = -9e18;

const whereOf = (where: SQL | undefined): SQL => (where === undefined ? NONE : sql` where ${where}`);

const count = async (tx: Tx, rows: SQL): Promise<number> =>
  (await tx.get((db) => db.select({ n: sql<number>`count(*)` }).from(sql`(select 1 from ${rows})`)))?.n ?? 0;

/** Reports whether the walk has the order of the listing. */
const isWalked = ({ walk, order }: Listed): boolean =>
  order.length === walk.length &&
  order.every(({ by, descending }, at) => by === walk[at] && descending === order[0]?.descending);

/** The rows after a position within the scope, in walk order. */
const behind = (
  { table, scope, above, below, walk }: Listed,
  descending: boolean,
  place: PagePosition | undefined,
): SQL => {
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

/** The position `rows` rows further on; undefined when fewer are left. */
const findPlace = async (
  tx: Tx,
  listed: Listed,
  descending: boolean,
  place: PagePosition | undefined,
  rows: number,
): Promise<PagePosition | undefined> => {
  const last = sql`${behind(listed, descending, place)} limit 1 offset ${rows - 1}`;
  const found = await tx.get((db) =>
    db.select({ place: sql<string>`json_array(${sql.join([...listed.walk], COMMA)})` }).from(last),
  );
  return found && JSON.parse(found.place);
};

/** The listed rows among the next ones. The inner limit ensures that no query plan scans more. */
const sliceOf = (listed: Listed, descending: boolean, place: PagePosition | undefined, rows: number): SQL => {
  const { table, filter, join } = listed;
  const next = sql`select rowid as _row, * from ${behind(listed, descending, place)} limit ${rows}`;
  return sql`(${next}) as ${table} ${join ?? NONE}${whereOf(filter)}`;
};

const walkOf = ({ walk }: Listed, descending: boolean): SortOrder => walk.map((by) => ({ by, descending }));

/** The ids of a slice, in an order. */
const findMatching = async (tx: Tx, { table }: Listed, order: SortOrder, slice: SQL): Promise<number[]> => {
  const sorted = inOrder(order.map((each) => (each.by === BY_ROW ? { ...each, by: sql`_row` } : each)));
  // As one text, since there may be as many ids as rows. Wrapped, because drizzle drops a column's table from what is selected directly.
  const ids = sql<string>`${sql`json_group_array(${table}._row order by ${sql.join(sorted, COMMA)})`}`;
  const found = await tx.get((db) => db.select({ ids }).from(slice));
  return found === undefined ? [] : JSON.parse(found.ids);
};
