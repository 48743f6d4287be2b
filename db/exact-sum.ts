import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

const MICROS_PER_UNIT = 1_000_000n;

/**
 * The sum of a column of micros, null when there are no rows. SQLite's own fails beyond 64 bits, which a large turnover passes, so whole
 * units and the micros beyond them are added up apart.
 */
export const exactSum = (column: AnySQLiteColumn): SQL<bigint | null> =>
  sql`sum(${column} / 1000000) || ' ' || sum(${column} % 1000000)`.mapWith((text: string) => {
    const [units = '0', micros = '0'] = text.split(' ');
    return BigInt(units) * MICROS_PER_UNIT + BigInt(micros);
  }) as SQL<bigint | null>;
