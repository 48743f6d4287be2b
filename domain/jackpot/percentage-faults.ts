import type { Fault } from '../fault.ts';
import { divide, type Fraction, fraction, isLess, ONE, ZERO } from '../money/fraction.ts';

const HUNDRED = fraction(100n);

/** Empty for a fraction from 0 to 1. For a larger number, the detail suggests the fraction that was probably meant. */
export const percentageFaults = (value: Fraction, at: Fault['at']): Fault[] => {
  if (!isLess(value, ZERO) && !isLess(ONE, value)) return [];
  const percent = isLess(ONE, value) && !isLess(HUNDRED, value) ? value : fraction(30n);
  const hint = `for ${numberOf(percent)} % write ${numberOf(divide(percent, HUNDRED))}`;
  return [{ at, detail: `a percentage is a fraction from 0 to 1: ${hint}` }];
};

const numberOf = ({ numerator, denominator }: Fraction): number => Number(numerator) / Number(denominator);
