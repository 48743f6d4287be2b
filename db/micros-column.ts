import { customType } from 'drizzle-orm/sqlite-core';

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
