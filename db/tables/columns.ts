import { type SQL, sql } from 'drizzle-orm';
import { type AnySQLiteColumn, check, customType, integer, text } from 'drizzle-orm/sqlite-core';
import { AMOUNT_MAX_MICROS } from '../../domain/money/micros.ts';
import { parseExactly } from './exact-json.ts';

/** Milliseconds since the epoch, UTC. */
export const at = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
export const json = <T>(name: string) => text(name, { mode: 'json' }).$type<T>();

/** Any JSON of a caller's: its numbers keep their digits. Null is no value. */
export const callersJson = (name: string) => callers(name);
const callers = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'text',
  toDriver: (value) => JSON.stringify(value),
  fromDriver: parseExactly,
});

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
export const checkAmong = (
  name: string,
  column: AnySQLiteColumn,
  values: readonly string[],
): ReturnType<typeof check> =>
  check(
    name,
    sql.join(
      values.map((value) => sql`${column} = ${sql.raw(`'${value}'`)}`),
      sql` or `,
    ),
  );

const LIMIT = BigInt(Number.MAX_SAFE_INTEGER);

/**
 * An amount in micros (10^-6 of a currency unit): INTEGER in the table, bigint in the program. Beyond ±(2^53 − 1) the driver would round
 * silently, so such values are refused both ways; tables have a tighter CHECK.
 */
export const micros = customType<{ data: bigint; driverData: number | bigint }>({
  dataType: () => 'integer',
  toDriver: (value) => {
    if (typeof value !== 'bigint') throw new TypeError(`micros are a bigint, not a ${typeof value}`);
    if (value > LIMIT || value < -LIMIT) throw new RangeError(`${value} micros are beyond ±(2^53 − 1)`);
    // A bigint is bound as an integer; a number could be bound as a float.
    return value;
  },
  fromDriver: (value) => {
    const amount = BigInt(value);
    if (amount > LIMIT || amount < -LIMIT)
      throw new RangeError(`${amount} stored micros are beyond ±(2^53 − 1) and may be rounded`);
    return amount;
  },
});

/** The part of a total that is not in its carries. Throws a RangeError when the total is negative. */
export const restOf = (total: bigint): bigint => {
  if (total < 0n) throw new RangeError(`a total of ${total} micros is negative`);
  return total < AMOUNT_MAX_MICROS ? total : total % AMOUNT_MAX_MICROS;
};

/** A total that has no bound, of amounts that each have one: the rest that is not in its `carries` column. */
export const rest = customType<{ data: bigint; driverData: number | bigint }>({
  dataType: () => 'integer',
  toDriver: restOf,
  fromDriver: BigInt,
});

/** Counts the whole multiples of AMOUNT_MAX_MICROS in a total; its `rest` is the remainder. */
export const carries = (name: string) => integer(name).notNull().default(0);

export const carriesOf = (total: bigint): number => (total < AMOUNT_MAX_MICROS ? 0 : Number(total / AMOUNT_MAX_MICROS));

/** The total of a row's two columns. */
export const totalOf = (left: bigint, carried: number): bigint =>
  carried === 0 ? left : left + BigInt(carried) * AMOUNT_MAX_MICROS;

const MICROS_PER_UNIT = 1_000_000n;

/**
 * The sum of a micros column, null without rows. SQLite's sum() fails beyond 64 bits, which a large turnover exceeds, so whole units and
 * the micros below them are summed separately.
 */
export const exactSum = (column: AnySQLiteColumn): SQL<bigint | null> =>
  sql`sum(${column} / 1000000) || ' ' || sum(${column} % 1000000)`.mapWith((text: string) => {
    const [units = '0', micros = '0'] = text.split(' ');
    return BigInt(units) * MICROS_PER_UNIT + BigInt(micros);
  }) as SQL<bigint | null>;
