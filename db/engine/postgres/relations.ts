import type Database from 'better-sqlite3';

type ForeignKey = {
  readonly table: string;
  readonly from: string;
  /** Missing where the key is the other table's primary key. */
  readonly to: string | null;
  readonly on_delete: string;
  readonly on_update: string;
};

/** Finds the tables that statements read and write, views and foreign keys included. */
export class Relations {
  /** The tables behind each name of a table or view. */
  readonly #behind = new Map<string, ReadonlySet<string>>();
  /** The tables that a write to a table may change, itself included. */
  readonly #changes = new Map<string, ReadonlySet<string>>();
  readonly #keys = new Map<string, readonly ForeignKey[]>();

  /** @param client of a store in SQLite with the schema. */
  constructor(client: Database.Database) {
    const named = client
      .prepare<[], { name: string; type: string; sql: string }>(
        "select name, type, sql from sqlite_schema where type in ('table', 'view') order by type, rowid",
      )
      .all();
    for (const { name, type, sql } of named)
      this.#behind.set(name, type === 'table' ? new Set([name]) : this.tablesIn(sql));
    const tables = named.filter(({ type }) => type === 'table').map(({ name }) => name);
    const keys = client.prepare<[string], ForeignKey>(
      'select "table", "from", "to", on_delete, on_update from pragma_foreign_key_list(?)',
    );
    const children = new Map<string, Set<string>>();
    for (const name of tables) {
      const of = keys.all(name);
      this.#keys.set(name, of);
      for (const key of of)
        if (/CASCADE|SET/.test(`${key.on_delete} ${key.on_update}`))
          children.set(key.table, (children.get(key.table) ?? new Set()).add(name));
    }
    for (const name of tables) {
      const changed = new Set([name]);
      for (const each of changed) for (const child of children.get(each) ?? []) changed.add(child);
      this.#changes.set(name, changed);
    }
  }

  /** The tables that a statement names, at least. */
  tablesIn(text: string): ReadonlySet<string> {
    const found = new Set<string>();
    for (const [word] of text.replaceAll(/'(?:[^']|'')*'/g, '').matchAll(/\w+/g))
      for (const table of this.#behind.get(word) ?? []) found.add(table);
    return found;
  }

  /**
   * The tables whose rows a write to this one may change.
   * @param columns that an UPDATE sets, if the write is one; foreign keys follow a row only when it is removed or given another key.
   */
  changedBy(table: string, columns?: ReadonlySet<string>): ReadonlySet<string> {
    const isFollowed = [...this.#keys.values()]
      .flat()
      .some((key) => key.table === table && isSet(columns, key.to) && /CASCADE|SET/.test(key.on_update));
    if (columns !== undefined && !isFollowed) return new Set([table]);
    return this.#changes.get(table) ?? new Set([table]);
  }

  /**
   * The tables that a write to this one depends on.
   * @param columns that an UPDATE sets, if the write is one; the row that a foreign key names is looked for only when the key is set.
   */
  lookedAtBy(table: string, columns?: ReadonlySet<string>): ReadonlySet<string> {
    const keys = this.#keys.get(table) ?? [];
    return new Set(keys.filter(({ from }) => isSet(columns, from)).map((key) => key.table));
  }
}

const isSet = (columns: ReadonlySet<string> | undefined, column: string | null): boolean =>
  columns === undefined || column === null || columns.has(column);
