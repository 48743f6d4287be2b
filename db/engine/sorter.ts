import type Database from 'better-sqlite3';

const KEPT_MAX = 10_000;
const DROPPED_AT_ONCE = 5_000;

/** Keeps row ids sorted while they are found, in its own in-memory store: SQLite's ordering applies, and no step takes long. */
export class Sorter {
  readonly #client: Database.Database;
  readonly #insert: Database.Statement;
  readonly #trim: Database.Statement;
  readonly #ids: Database.Statement;
  readonly #count: number;
  #size = 0;

  /** @param directions of the keys, most significant first: true for descending. Ties are ordered by id. */
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

  /** Adds rows: the values of their keys, never NULL, followed by the id. */
  add(rows: readonly (readonly unknown[])[]): void {
    this.#client.transaction(() => {
      for (const row of rows) this.#insert.run(...row.slice(0, this.#count));
    })();
    this.#size += rows.length;
  }

  /** Only the first `rows` are still needed. For very large numbers all are kept, since dropping some would take long. */
  keep(rows: number): void {
    if (rows > KEPT_MAX || this.#size <= rows + DROPPED_AT_ONCE) return;
    this.#size -= this.#trim.run(rows).changes;
  }

  /** The ids, in order. */
  ids(): IterableIterator<number> {
    return this.#ids.iterate() as IterableIterator<number>;
  }

  close(): void {
    this.#client.close();
  }
}
