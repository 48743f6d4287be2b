import type Database from 'better-sqlite3';
import type { Build } from './statement.ts';
import type { Tx } from './tx.ts';

/** Keeps row ids sorted while a long read finds them. SQLite's ordering applies, and no step takes long. */
export interface Sorter {
  /**
   * Adds the rows of a query with the keys `_k0`, `_k1` and so on, which are never NULL, the `_id`, and in `_n`, how many rows match.
   * @param limit of the query: it returns no more of them.
   * @returns how many match.
   */
  add(found: Build, limit: number): Promise<number>;
  /** Only the first `rows` are still needed. For very large numbers all are kept, since dropping some would take long. */
  keep(rows: number): Promise<void>;
  /** The ids from one place in the order up to another. */
  ids(from: number, to: number): Promise<number[]>;
  close(): Promise<void>;
}

const KEPT_MAX = 10_000;
const DROPPED_AT_ONCE = 5_000;
/** Ids read between two pauses. */
const IDS_PER_TURN = 5_000;

/** Reports whether enough rows have gathered to drop those that are not among the first ones. */
export const isTrimDue = (size: number, rows: number): boolean => rows <= KEPT_MAX && size > rows + DROPPED_AT_ONCE;

/**
 * The SQL of a sorter.
 * @param directions of the keys, most significant first: true for descending. Ties are ordered by id.
 */
export const sorterTexts = (table: string, directions: readonly boolean[]) => {
  const keys = directions.map((_, at) => `_k${at}`);
  const order = [...directions.map((descending, at) => `_k${at} ${descending ? 'desc' : 'asc'}`), '_id'].join(', ');
  return {
    columns: [...keys, '_id', '_n'],
    create: `create temp table ${table} (${keys.join(', ')}, _id, _n, primary key (${order})) without rowid`,
    trim: `delete from ${table} where _id in (select _id from ${table} order by ${order} limit -1 offset ?)`,
    ids: `select _id from ${table} order by ${order}`,
  };
};

/** Sorts in a separate in-memory store. */
export class ScratchSorter implements Sorter {
  readonly #client: Database.Database;
  readonly #tx: Tx;
  readonly #columns: readonly string[];
  readonly #insert: Database.Statement;
  readonly #trim: Database.Statement;
  readonly #ids: Database.Statement;
  #size = 0;

  constructor(client: Database.Database, directions: readonly boolean[], tx: Tx) {
    const { columns, create, trim, ids } = sorterTexts('found', directions);
    client.exec(create);
    this.#client = client;
    this.#tx = tx;
    this.#columns = columns;
    this.#insert = client.prepare(`insert into found values (${columns.map(() => '?').join(', ')})`);
    this.#trim = client.prepare(trim);
    this.#ids = client.prepare(ids).pluck();
  }

  async add(found: Build): Promise<number> {
    const rows: Record<string, unknown>[] = await this.#tx.all(found);
    this.#client.transaction(() => {
      for (const row of rows) this.#insert.run(this.#columns.map((column) => row[column]));
    })();
    this.#size += rows.length;
    return Number(rows[0]?._n ?? 0);
  }

  async keep(rows: number): Promise<void> {
    if (isTrimDue(this.#size, rows)) this.#size -= this.#trim.run(rows).changes;
  }

  async ids(from: number, to: number): Promise<number[]> {
    const ids: number[] = [];
    let at = 0;
    for (const id of this.#ids.iterate()) {
      if (at >= to) break;
      if (at >= from) ids.push(Number(id));
      at += 1;
      if (at % IDS_PER_TURN === 0) await this.#tx.pause();
    }
    return ids;
  }

  async close(): Promise<void> {
    this.#client.close();
  }
}
