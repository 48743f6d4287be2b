import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { foldCase } from './engine/fold-case.ts';

/** The rows whose column holds one of these; an absent list means every row, an empty one none. */
export const isOneOf = (column: AnySQLiteColumn, values: readonly string[] | undefined): SQL | undefined =>
  values === undefined ? undefined : sql`${column} in ${listed(values)}`;

// One value, however many there are: SQLite limits how many terms an expression has.
const listed = (values: readonly string[]): SQL => sql`(select value from json_each(${JSON.stringify(values)}))`;

/** The rows whose owner is one of these, or a brand of one of these; an absent list means every owner, an empty one none. */
export const ownedBy = (column: AnySQLiteColumn | SQL, owners: readonly string[] | undefined): SQL | undefined => {
  if (owners === undefined) return undefined;
  const [owner, ...others] = owners;
  // What an index can find: behind the colon of an owner's brands comes nothing that sorts after the semicolon.
  if (owner !== undefined && others.length === 0)
    return sql`(${column} = ${owner} or (${column} > ${`${owner}:`} and ${column} < ${`${owner};`}))`;
  const given = listed(owners);
  return sql`(${column} in ${given} or substr(${column}, 1, nullif(instr(${column}, ':'), 0) - 1) in ${given})`;
};

/** The rows whose text contains these letters, whatever their case. */
export const contains = (column: AnySQLiteColumn, letters: string | undefined): SQL | undefined =>
  letters === undefined ? undefined : sql`instr(fold_case(${column}), ${foldCase(letters)}) > 0`;
