import { or, type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

/** The rows whose owner is one of these, or a brand of one of these; an absent list means every owner, an empty one none. */
export const ownedBy = (column: AnySQLiteColumn, owners: readonly string[] | undefined): SQL | undefined =>
  owners &&
  or(
    sql`false`,
    ...owners.map(
      (owner) => sql`(${column} = ${owner} or substr(${column}, 1, length(${owner}) + 1) = ${owner} || ':')`,
    ),
  );

/** The rows whose text contains these letters, whatever their case. */
export const contains = (column: AnySQLiteColumn, letters: string | undefined): SQL | undefined =>
  letters === undefined ? undefined : sql`instr(lower(${column}), lower(${letters})) > 0`;
