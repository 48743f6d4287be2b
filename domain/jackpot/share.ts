import { type Fraction, floorTimes, fraction, multiply, smaller, subtract } from '../money/fraction.ts';
import { lesser, type Micros } from '../money/micros.ts';
import type { JackpotRules, Share } from './rules.ts';

/** The share of a base in whole micros, rounded down. A fixed share is capped at its base. */
export const computeShare = (share: Share, base: Micros): Micros => {
  if ('percentage' in share) return floorTimes(base, share.percentage);
  return lesser(share.fixed, base);
};

/** The share of a base before any rounding. */
const exactShareOf = (share: Share, base: Fraction): Fraction =>
  'percentage' in share ? multiply(base, share.percentage) : smaller(fraction(share.fixed), base);

/**
 * The requested amount less the shares of the pots that are out. House and pots take their shares in booking order, so fixed shares beyond
 * the requested amount, which cannot be funded, are not deducted either.
 */
export const chargeWithout = (rules: JackpotRules, requested: Fraction, inPots: readonly string[]): Fraction => {
  if (inPots.length === rules.pots.length) return requested;
  let left = subtract(requested, smaller(exactShareOf(rules.house, requested), requested));
  let charge = requested;
  for (const pot of rules.pots) {
    const share = smaller(exactShareOf(pot.contribution, requested), left);
    left = subtract(left, share);
    if (!inPots.includes(pot.id)) charge = subtract(charge, share);
  }
  return charge;
};
