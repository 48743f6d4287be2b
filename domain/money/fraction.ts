/** An exact rational number. The denominator is positive; the functions here return lowest terms. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

const DECIMAL = /^(-?\d+)(?:\.(\d+))?(?:e([+-]\d{1,3}))?$/;

const greatestCommonDivisor = (a: bigint, b: bigint): bigint => {
  let x = a < 0n ? -a : a;
  let y = b < 0n ? -b : b;
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
};

/** numerator/denominator in lowest terms. Throws a RangeError when the denominator is 0. */
export const fraction = (numerator: bigint, denominator = 1n): Fraction => {
  if (denominator === 0n) throw new RangeError('the denominator of a fraction is 0');
  if (denominator === 1n) return { numerator, denominator };
  const divisor = greatestCommonDivisor(numerator, denominator) * (denominator < 0n ? -1n : 1n);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
};

export const ZERO: Fraction = fraction(0n);
export const ONE: Fraction = fraction(1n);

/** Reads '0.1', '-3', '1e-7' exactly. Throws a RangeError on anything else. */
export const fractionFromDecimal = (text: string): Fraction => {
  const [, whole, decimals = '', exponent = '0'] = DECIMAL.exec(text) ?? [];
  if (whole === undefined) throw new RangeError(`“${text}” is not a decimal number`);
  const scale = decimals.length - Number(exponent);
  const digits = BigInt(whole + decimals);
  return scale > 0 ? fraction(digits, 10n ** BigInt(scale)) : fraction(digits * 10n ** BigInt(-scale));
};

/** Reads a number by its shortest decimal form: 0.1 is 1/10. Throws a RangeError when it is not finite. */
export const fractionFromNumber = (value: number): Fraction => fractionFromDecimal(String(value));

/** The stored form of a rate: 'numerator/denominator'. */
export const textFromFraction = (value: Fraction): string => `${value.numerator}/${value.denominator}`;

/** Reads 'numerator/denominator'. Throws a RangeError on anything else. */
export const fractionFromText = (text: string): Fraction => {
  const [, numerator, denominator] = /^(-?\d+)\/(\d+)$/.exec(text) ?? [];
  if (numerator === undefined || denominator === undefined) throw new RangeError(`“${text}” is not a ratio`);
  return fraction(BigInt(numerator), BigInt(denominator));
};

export const add = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator);

export const subtract = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator - b.numerator * a.denominator, a.denominator * b.denominator);

export const multiply = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator);

/** a / b. Throws a RangeError when b is 0. */
export const divide = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator, a.denominator * b.numerator);

export const isLess = (a: Fraction, b: Fraction): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** Reports whether a fraction is below a whole number. */
export const isBelow = ({ numerator, denominator }: Fraction, whole: bigint): boolean =>
  numerator < whole * denominator;

export const isEqual = (a: Fraction, b: Fraction): boolean =>
  a.numerator * b.denominator === b.numerator * a.denominator;

export const smaller = (a: Fraction, b: Fraction): Fraction => (isLess(b, a) ? b : a);

// BigInt division truncates towards zero; these round down and up for every sign.
const floorQuotient = (a: bigint, b: bigint): bigint => (a % b !== 0n && a < 0n !== b < 0n ? a / b - 1n : a / b);
const ceilQuotient = (a: bigint, b: bigint): bigint => (a % b !== 0n && a < 0n === b < 0n ? a / b + 1n : a / b);

/** The largest integer not above the value. */
export const floor = ({ numerator, denominator }: Fraction): bigint =>
  denominator === 1n ? numerator : floorQuotient(numerator, denominator);

/** The smallest integer not below the value. */
export const ceil = (value: Fraction): bigint => ceilQuotient(value.numerator, value.denominator);

export const floorTimes = (x: bigint, factor: Fraction): bigint =>
  floorQuotient(x * factor.numerator, factor.denominator);

export const ceilTimes = (x: bigint, factor: Fraction): bigint =>
  ceilQuotient(x * factor.numerator, factor.denominator);

export const floorDivide = (x: bigint, divisor: Fraction): bigint =>
  floorQuotient(x * divisor.denominator, divisor.numerator);

export const ceilDivide = (x: bigint, divisor: Fraction): bigint =>
  ceilQuotient(x * divisor.denominator, divisor.numerator);
