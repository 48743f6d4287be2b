import { type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, integer, text } from 'drizzle-orm/sqlite-core';
import { AMOUNT_MAX_MICROS } from '../domain/money/micros.ts';

/** Milliseconds since the epoch, UTC. */
export const at = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();

/**
 * A state as a constant of the query rather than a parameter: SQLite uses a partial index over a state only when the query spells it out.
 */
export const isState = (column: AnySQLiteColumn, state: string): SQL =>
  sql`${sql.identifier(column.name)} = ${sql.raw(`'${state}'`)}`;

/** AMOUNT_MAX_MICROS as a constant of a query or a CHECK. */
export const AMOUNT_MAX: SQL = sql.raw(String(AMOUNT_MAX_MICROS));

/** A CHECK that keeps a money column inside the platform's range. */
export const within = (name: string, column: AnySQLiteColumn): ReturnType<typeof check> =>
  check(name, sql`${column} between -${AMOUNT_MAX} and ${AMOUNT_MAX}`);
export const notNegative = (name: string, column: AnySQLiteColumn): ReturnType<typeof check> =>
  check(name, sql`${column} between 0 and ${AMOUNT_MAX}`);
/** Not IN: SQLite would build a temporary table for the list every time it checks a row. */
export const oneOf = (name: string, column: AnySQLiteColumn, values: readonly string[]): ReturnType<typeof check> =>
  check(
    name,
    sql.join(
      values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`),
      sql` or `,
    ),
  );
