import { type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, integer, text } from 'drizzle-orm/sqlite-core';

/** Milliseconds since the epoch, UTC. */
export const at = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();

/**
 * A state as a constant of the query, not as a value handed to it: the index over the few rows of a state is used only by a query that
 * spells the state out.
 */
export const isState = (column: AnySQLiteColumn, state: string): SQL =>
  sql`${sql.identifier(column.name)} = ${sql.raw(`'${state}'`)}`;

/** The largest amount of the platform, 8,000,000,000 units, in micros: exact as a double and inside SQLite's integers. */
const AMOUNT_MAX_MICROS = sql.raw('8000000000000000');

/** A CHECK that keeps a money column inside the platform's range. */
export const within = (name: string, column: AnySQLiteColumn): ReturnType<typeof check> =>
  check(name, sql`${column} between -${AMOUNT_MAX_MICROS} and ${AMOUNT_MAX_MICROS}`);
export const notNegative = (name: string, column: AnySQLiteColumn): ReturnType<typeof check> =>
  check(name, sql`${column} between 0 and ${AMOUNT_MAX_MICROS}`);
/** SQLite makes a table of its own of a list behind IN, each time that a row is checked. */
export const oneOf = (name: string, column: AnySQLiteColumn, values: readonly string[]): ReturnType<typeof check> =>
  check(
    name,
    sql.join(
      values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`),
      sql` or `,
    ),
  );
