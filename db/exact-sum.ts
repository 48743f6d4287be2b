import { type SQL, sql } from 'drizzle-orm';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';

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
