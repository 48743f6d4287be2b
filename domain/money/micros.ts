/**
 * An amount or balance would leave the platform's range (AMOUNT_MAX_MICROS). Thrown before anything changes; the caller refuses the
 * request.
 */
export class AmountOutOfRange extends RangeError {
  override readonly name = 'AmountOutOfRange';
  /** The name of the amount that would be too large, such as an account's. */
  readonly what: string;
  /** In micros. */
  readonly amount: bigint;
  /** The limit it exceeds. */
  readonly limit: string;

  constructor(what: string, amount: bigint, limit: string) {
    super(`${what} would be ${amount} micros, ${limit}`);
    this.what = what;
    this.amount = amount;
    this.limit = limit;
  }
}

/** An amount in millionths of a currency unit. All amounts inside the platform use it. */
export type Micros = bigint;

export const MICROS_PER_UNIT: Micros = 1_000_000n;

/** The platform's largest amount. Up to here neighbouring amounts map to different doubles, so a JSON number carries each exactly. */
export const AMOUNT_MAX_MICROS: Micros = 8_000_000_000n * MICROS_PER_UNIT;

/** The same in units, for texts: '8,000,000,000'. */
// Grouped by hand: Node loads the languages of the world for toLocaleString, in 10 ms of each start.
export const AMOUNT_MAX_TEXT: string = String(AMOUNT_MAX_MICROS / MICROS_PER_UNIT).replace(/\B(?=(\d{3})+$)/g, ',');

const DECIMAL = /^(-?)(\d+)(?:\.(\d{1,6}))?$/;

export const isInRange = (amount: Micros): boolean => amount <= AMOUNT_MAX_MICROS && amount >= -AMOUNT_MAX_MICROS;

/** The amount itself. Throws AmountOutOfRange, naming `what`, when it leaves the platform's range. */
export const checkRange = (what: string, amount: Micros): Micros => {
  if (!isInRange(amount)) throw new AmountOutOfRange(what, amount, `beyond ±${AMOUNT_MAX_TEXT} units`);
  return amount;
};

export const lesser = (a: Micros, b: Micros): Micros => (a < b ? a : b);

export const greater = (a: Micros, b: Micros): Micros => (a > b ? a : b);

/** The amount without its sign. */
export const magnitude = (amount: Micros): Micros => (amount < 0n ? -amount : amount);

/** Reads '12', '-0.5', '5.630000'. Throws a RangeError on any other form and on more than 6 decimals. */
export const microsFromDecimal = (text: string): Micros => {
  const [, sign, units, decimals = ''] = DECIMAL.exec(text) ?? [];
  if (units === undefined) throw new RangeError(`“${text}” is not a decimal number with at most 6 decimals`);
  const amount = BigInt(units) * MICROS_PER_UNIT + BigInt(decimals.padEnd(6, '0'));
  return checkRange('an amount', sign === '-' ? -amount : amount);
};

/** Reads a number by its shortest decimal form: 0.1 is 100000 micros. Throws a RangeError on more than 6 decimals. */
export const microsFromNumber = (amount: number): Micros => microsFromDecimal(String(amount));

/** The double nearest to the amount; its shortest decimal form is the amount. */
export const numberFromMicros = (amount: Micros): number => Number(amount) / Number(MICROS_PER_UNIT);

/** The amount as '5.63', '-0.000001', '12': no trailing zeros, no exponent. */
export const decimalFromMicros = (amount: Micros): string => {
  const size = magnitude(amount);
  const decimals = String(size % MICROS_PER_UNIT)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${amount < 0n ? '-' : ''}${size / MICROS_PER_UNIT}${decimals === '' ? '' : `.${decimals}`}`;
};
