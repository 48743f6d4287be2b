/**
 * Formats of the specs that JSON Schema does not define. The generator copies this module next to the validators, so it must not import
 * anything.
 */
type NumberFormat = { readonly type: 'number'; readonly validate: (value: number) => boolean };

/** The largest amount in units: exact as a double, and below 2⁵³ in millionths. */
const AMOUNT_MAX = 8_000_000_000;
const AMOUNT_DECIMALS = 6;
const MULTIPLIER_DECIMALS = 12;

/** Decimals of the shortest representation of this number: 0.1 has one, 1e-7 has seven. */
const decimals = (value: number): number => {
  if (Number.isInteger(value)) return 0;
  const [digits = '', exponent = '0'] = String(value).split('e');
  const point = digits.indexOf('.');
  return (point < 0 ? 0 : digits.length - point - 1) - Number(exponent);
};

const number = (validate: (value: number) => boolean): NumberFormat => ({ type: 'number', validate });

export const formats: Readonly<Record<string, NumberFormat>> = {
  amount: number((value) => Math.abs(value) <= AMOUNT_MAX && decimals(value) <= AMOUNT_DECIMALS),
  multiplier: number((value) => value > 0 && Number.isFinite(value) && decimals(value) <= MULTIPLIER_DECIMALS),
  fraction: number((value) => value >= 0 && decimals(value) <= AMOUNT_DECIMALS),
  int32: number((value) => Number.isInteger(value) && value >= -(2 ** 31) && value < 2 ** 31),
  // Above 2⁵³ a JSON number loses precision.
  int64: number((value) => Number.isSafeInteger(value)),
};
