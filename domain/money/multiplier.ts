import type { Fraction } from './fraction.ts';

/** The most decimals of a multiplier. */
const DECIMALS = 12;

/** A multiplier as a JSON number. A double holds about 15 digits; longer multipliers become the nearest double. */
export const numberFromMultiplier = ({ numerator, denominator }: Fraction): number =>
  Number(`${(numerator * 10n ** BigInt(DECIMALS)) / denominator}e-${DECIMALS}`);
