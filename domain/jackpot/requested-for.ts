import { add, divide, type Fraction, fraction, isLess, multiply, smaller, subtract, ZERO } from '../money/fraction.ts';
import type { JackpotRules, Share } from './rules.ts';
import { chargeWithout } from './share-out.ts';

/**
 * The greatest requested amount below `most` that is charged `charge`, without any rounding. The charge never falls with the request and is
 * linear between the amounts at which a share becomes all that is left, so it is read backwards between two of them.
 * @param most an amount with a greater charge.
 */
export const requestedFor = (
  rules: JackpotRules,
  inPots: readonly string[],
  charge: Fraction,
  most: Fraction,
): Fraction => {
  if (inPots.length === rules.pots.length) return charge;
  let above = { requested: most, charge: chargeWithout(rules, most, inPots) };
  for (const requested of listBends(rules, most).reverse()) {
    const below = { requested, charge: chargeWithout(rules, requested, inPots) };
    if (!isLess(charge, below.charge)) {
      const slope = divide(subtract(above.requested, requested), subtract(above.charge, below.charge));
      return add(requested, multiply(subtract(charge, below.charge), slope));
    }
    above = below;
  }
  return ZERO;
};

/** The amounts from 0 to `most` between which every share is linear, in order. */
const listBends = (rules: JackpotRules, most: Fraction): Fraction[] => {
  const claims = [rules.house, ...rules.pots.map(({ contribution }) => contribution)];
  let bends = [ZERO, most];
  for (const [index, claim] of claims.entries()) {
    const before = claims.slice(0, index);
    const spare = (requested: Fraction) => subtract(leftAfter(before, requested), claimOf(claim, requested));
    bends = bends.flatMap((to, at) => {
      const from = bends[at - 1];
      const crossing = from && findCrossing(from, spare(from), to, spare(to));
      return crossing === undefined ? [to] : [crossing, to];
    });
  }
  return bends;
};

const claimOf = (share: Share, requested: Fraction): Fraction =>
  'percentage' in share ? multiply(requested, share.percentage) : fraction(share.fixed);

const leftAfter = (claims: readonly Share[], requested: Fraction): Fraction =>
  claims.reduce((left, claim) => subtract(left, smaller(claimOf(claim, requested), left)), requested);

/** The amount between two others at which a linear function with these values there changes its sign. */
const findCrossing = (from: Fraction, low: Fraction, to: Fraction, high: Fraction): Fraction | undefined => {
  if (isLess(low, ZERO) ? !isLess(ZERO, high) : !(isLess(ZERO, low) && isLess(high, ZERO))) return undefined;
  return add(from, multiply(subtract(to, from), divide(low, subtract(low, high))));
};
