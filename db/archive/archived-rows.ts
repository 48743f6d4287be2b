import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { SQLiteTable } from 'drizzle-orm/sqlite-core';
import { ledgerEntries } from '../tables/ledger.ts';

/**
 * The kinds of entries that code looks up in the ledger beyond its end. They keep their rows when they are archived, so nothing that
 * depends on them has to read files: they are few.
 */
export const KEPT_KINDS: readonly string[] = ['adjustment', 'diversion', 'transfer_out', 'transfer_in'];

const namesOf = (table: SQLiteTable): readonly string[] =>
  Object.values(getTableColumns(table)).map((column) => column.name);

/** A row as a line of an archive file holds it. `alias` is the table's name in the query. */
export const rowAsText = (table: SQLiteTable, alias: string): SQL<string> => asText(namesOf(table), alias);

const asText = (names: readonly string[], alias: string): SQL<string> =>
  sql`json_object(${sql.raw(names.map((name) => `'${name}', ${alias}.${name}`).join(', '))})`;

/** A row with the columns that some lines have, to compare it with them: an earlier version may have written the file, and had fewer. */
export const rowAsIn = (rows: readonly string[], table: SQLiteTable, alias: string): SQL<string> => {
  const [row] = rows;
  if (row === undefined) return rowAsText(table, alias);
  const known = new Set(namesOf(table));
  return asText(
    Object.keys(JSON.parse(row)).filter((name) => known.has(name)),
    alias,
  );
};

/** A row that a line of an archive file holds, with the columns of its table. */
export const rowOfText = (table: SQLiteTable, text: SQL): SQL =>
  sql`(select ${sql.raw(
    namesOf(table)
      .map((name) => `value ->> '$.${name}' as ${name}`)
      .join(', '),
  )} from (select ${text} as value))`;

/** The columns of a table, for a query of rows that have the same names but are not in it. */
export const columnsAsIn = <T extends SQLiteTable>(table: T): T['_']['columns'] => {
  const named: [string, unknown][] = Object.entries(getTableColumns(table)).map(([key, column]) => [
    key,
    sql`${sql.identifier(column.name)}`.mapWith(column),
  ]);
  return Object.fromEntries(named) as T['_']['columns'];
};

/** A sealed text as a row with the columns of an entry, whose parts are read as in the ledger. */
export const entryOfRecord = (record: SQL): SQL => {
  const parts = Object.values(getTableColumns(ledgerEntries)).flatMap(({ name, generated }) =>
    generated === undefined ? [] : [sql`${generated.as} as ${sql.identifier(name)}`],
  );
  return sql`(select record, ${sql.join(parts, sql`, `)} from (select ${record} as record))`;
};
