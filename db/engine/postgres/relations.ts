import type Database from 'better-sqlite3';

/** Which tables statements read and write, views and foreign keys included. */
export class Relations {
  /** The tables behind each name of a table or view. */
  readonly #behind = new Map<string, ReadonlySet<string>>();
  /** What else a write to a table may change. */
  readonly #changes = new Map<string, ReadonlySet<string>>();
  /** What else a write to a table looks at. */
  readonly #parents = new Map<string, ReadonlySet<string>>();

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
    const keys = client.prepare<[string], { table: string; on_delete: string; on_update: string }>(
      'select "table", on_delete, on_update from pragma_foreign_key_list(?)',
    );
    const children = new Map<string, Set<string>>();
    for (const name of tables) {
      const of = keys.all(name);
      this.#parents.set(name, new Set(of.map((key) => key.table)));
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

  /** The tables whose rows a write to this one may change. */
  changedBy(table: string): ReadonlySet<string> {
    return this.#changes.get(table) ?? new Set([table]);
  }

  /** The tables that a write to this one depends on. */
  lookedAtBy(table: string): ReadonlySet<string> {
    return this.#parents.get(table) ?? new Set();
  }
}
