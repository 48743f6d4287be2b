import type Database from 'better-sqlite3';

/** A table that is moved from one engine to another. */
export type MovedTable = {
  readonly name: string;
  /** The stored columns; computed ones are left out. */
  readonly columns: readonly string[];
  /** The column that SQLite orders its rows by, or `rowid`, an extra column in PostgreSQL; undefined in a table without one. */
  readonly rowId: string | undefined;
  readonly key: readonly string[];
};

type Column = { readonly name: string; readonly type: string; readonly pk: number; readonly hidden: number };

/** Tables that belong to running servers, or are moved in another way. */
const LEFT = ['schema_migrations', 'shared_keys', 'servers', 'leases', 'server_messages', 'claims', 'limit_counts'];

/** The tables of a schema, each after those that it refers to. */
export const movedTables = (client: Database.Database): readonly MovedTable[] => {
  const named = client
    .prepare<[], { name: string; sql: string }>(
      "select name, sql from sqlite_schema where type = 'table' and name not glob 'sqlite_*'",
    )
    .all()
    .filter(({ name }) => !LEFT.includes(name));
  const parents = new Map(
    named.map(({ name }) => [
      name,
      client
        .prepare<[string], string>('select distinct "table" from pragma_foreign_key_list(?)')
        .pluck()
        .all(name)
        .filter((parent) => parent !== name),
    ]),
  );
  const placed = new Set<string>();
  const ordered: { name: string; sql: string }[] = [];
  while (ordered.length < named.length) {
    const next = named.filter(
      ({ name }) => !placed.has(name) && (parents.get(name) ?? []).every((parent) => placed.has(parent)),
    );
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    for (const table of next) placed.add(table.name);
    ordered.push(...next);
  }
  return ordered.map(({ name, sql }) => {
    const columns = client
      .prepare<[string], Column>('select name, type, pk, hidden from pragma_table_xinfo(?)')
      .all(name)
      .filter(({ hidden }) => hidden === 0);
    const key = columns.filter(({ pk }) => pk > 0).toSorted((a, b) => a.pk - b.pk);
    const [first] = key;
    const isAlias = key.length === 1 && first?.type.toLowerCase() === 'integer';
    const hasNone = /\bWITHOUT ROWID\b/i.test(sql);
    return {
      name,
      columns: columns.map((column) => column.name),
      rowId: hasNone ? undefined : isAlias ? first?.name : 'rowid',
      key: key.map((column) => column.name),
    };
  });
};

/** The columns with the one that orders the rows. */
export const allColumns = ({ columns, rowId }: MovedTable): readonly string[] =>
  rowId === undefined || columns.includes(rowId) ? columns : [rowId, ...columns];

/** By what its rows are read in order. */
export const readingOrder = ({ rowId, key }: MovedTable): readonly string[] => (rowId === undefined ? key : [rowId]);

export const listed = (columns: readonly string[]): string => columns.map((column) => `"${column}"`).join(', ');
