import type { Fraction } from './fraction.ts';

/** A multiplier has at most so many decimals. */
const DECIMALS = 12;

/** The number that a multiplier is written as. A double holds some 15 digits: of a longer one it is the nearest. */
export const numberFromMultiplier = ({ numerator, denominator }: Fraction): number =>
  Number(`${(numerator * 10n ** BigInt(DECIMALS)) / denominator}e-${DECIMALS}`);
