import type Database from 'better-sqlite3';

const KEPT_MAX = 10_000;
const DROPPED_AT_ONCE = 5_000;

/**
 * Keeps rows' ids in an order while they are found, in a store of its own in memory: so they are ordered as the engine orders, and no step
 * is long.
 */
export class Sorter {
  readonly #client: Database.Database;
  readonly #insert: Database.Statement;
  readonly #trim: Database.Statement;
  readonly #ids: Database.Statement;
  readonly #count: number;
  #size = 0;

  /** @param directions of the keys, the first first: whether each is sorted descending. Equal rows are in the order of their ids. */
  constructor(client: Database.Database, directions: readonly boolean[]) {
    const keys = directions.map((descending, at) => `k${at} ${descending ? 'desc' : 'asc'}`);
    const columns = [...directions.map((_, at) => `k${at}`), 'id'];
    this.#client = client;
    this.#count = columns.length;
    client.exec(
      `create table found (${columns.join(', ')}, primary key (${[...keys, 'id'].join(', ')})) without rowid`,
    );
    this.#insert = client.prepare(`insert into found values (${columns.map(() => '?').join(', ')})`);
    const order = [...keys, 'id'].join(', ');
    this.#trim = client.prepare(
      `delete from found where id in (select id from found order by ${order} limit -1 offset ?)`,
    );
    this.#ids = client.prepare(`select id from found order by ${order}`).pluck();
  }

  /** Adds rows: the values of their keys, none of them NULL, and behind them the id. */
  add(rows: readonly (readonly unknown[])[]): void {
    this.#client.transaction(() => {
      for (const row of rows) this.#insert.run(...row.slice(0, this.#count));
    })();
    this.#size += rows.length;
  }

  /** Nothing behind so many rows is asked for any more. Of very many all are kept, since dropping some would take long. */
  keep(rows: number): void {
    if (rows > KEPT_MAX || this.#size <= rows + DROPPED_AT_ONCE) return;
    this.#size -= this.#trim.run(rows).changes;
  }

  /** The ids in their order, one after the other. */
  ids(): IterableIterator<number> {
    return this.#ids.iterate() as IterableIterator<number>;
  }

  close(): void {
    this.#client.close();
  }
}
