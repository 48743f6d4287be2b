// Amounts inside the kit are whole millionths of a currency unit, as a bigint, so that nothing is added as floats.

const MICROS_PER_UNIT = 1_000_000n;
const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,6}))?$/;

/** Millionths of an amount, read by its shortest decimal form: `0.1` and `'0.10'` are 100000n. @throws RangeError on more than 6 decimals. */
export const microsOf = (amount: number | string): bigint => {
  const [, sign, units, decimals = ''] = DECIMAL.exec(String(amount)) ?? [];
  if (units === undefined) throw new RangeError(`“${amount}” is not an amount with at most 6 decimals`);
  const micros = BigInt(units) * MICROS_PER_UNIT + BigInt(decimals.padEnd(6, '0'));
  return sign === '-' ? -micros : micros;
};

/** The amount as text, such as `5.63`, for a column that holds decimals. */
export const decimalOf = (micros: bigint): string => {
  const size = micros < 0n ? -micros : micros;
  const decimals = String(size % MICROS_PER_UNIT)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${micros < 0n ? '-' : ''}${size / MICROS_PER_UNIT}${decimals === '' ? '' : `.${decimals}`}`;
};

/** The amount as a JSON number. */
export const numberOf = (micros: bigint): number => Number(micros) / Number(MICROS_PER_UNIT);
