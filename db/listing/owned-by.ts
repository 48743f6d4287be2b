import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldCase } from '../engine/open-client.ts';

/** Rows whose column has one of these values; undefined matches every row, an empty list none. */
export const isAmong = (column: AnySQLiteColumn, values: readonly string[] | undefined): SQL | undefined =>
  values === undefined ? undefined : sql`${column} in ${listed(values)}`;

// A single parameter, since SQLite limits the number of terms in an expression.
const listed = (values: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** Rows owned by one of these or by one of their brands; undefined matches every owner, an empty list none. */
export const ownedBy = (column: AnySQLiteColumn | SQL, owners: readonly string[] | undefined): SQL | undefined => {
  if (owners === undefined) return undefined;
  const [owner, ...others] = owners;
  // Lets an index find them: all of an owner's brands sort between its colon and the semicolon.
  if (owner !== undefined && others.length === 0)
    return sql`(${column} = ${owner} or (${column} > ${`${owner}:`} and ${column} < ${`${owner};`}))`;
  const given = listed(owners);
  return sql`(${column} in ${given} or substr(${column}, 1, nullif(instr(${column}, ':'), 0) - 1) in ${given})`;
};

/** Rows whose text contains these letters, ignoring case. */
export const contains = (column: AnySQLiteColumn, letters: string | undefined): SQL | undefined =>
  letters === undefined ? undefined : sql`instr(fold_case(${column}), ${foldCase(letters)}) > 0`;
