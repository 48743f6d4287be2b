import { type Currencies, rateBetween } from './currencies.ts';
import { ceilTimes, type Fraction, isLess, multiply, ONE } from './fraction.ts';
import type { Micros } from './micros.ts';

export type CurrencyAmount = { readonly amount: Micros; readonly currency: string };

/**
 * The most that money is worth in a currency at any of these rates, rounded up: a rate that someone has lowered makes nothing smaller.
 * @returns undefined if none of them has both currencies.
 */
export const greatestWorth = (
  { amount, currency }: CurrencyAmount,
  to: string,
  rates: readonly Currencies[],
): Micros | undefined => {
  let greatest: Micros | undefined;
  for (const each of rates) {
    const rate = rateBetween(currency, to, each);
    if (rate === undefined) continue;
    const worth = ceilTimes(amount, rate);
    if (greatest === undefined || worth > greatest) greatest = worth;
  }
  return greatest;
};

/** The part by which rates may move, and an effect may grow, without a second account: 5 %. */
const STEP: Fraction = { numerator: 21n, denominator: 20n };

/** Reports whether an amount is more than 5 % above what it was. */
export const hasGrown = (before: Micros, now: Micros): boolean => now * STEP.denominator > before * STEP.numerator;

/**
 * Reports whether the rate between any two currencies moved by more than 5 %, or a currency has a rate that had none. Without a rate no
 * money moves, so a currency may be removed.
 */
export const haveRatesMoved = (before: Currencies, after: Currencies): boolean => {
  const old = withBase(before);
  let least: Fraction | undefined;
  let most: Fraction | undefined;
  for (const [currency, multiplier] of withBase(after)) {
    const former = old.get(currency);
    if (former === undefined) return true;
    const moved = multiply(multiplier, { numerator: former.denominator, denominator: former.numerator });
    if (least === undefined || isLess(moved, least)) least = moved;
    if (most === undefined || isLess(most, moved)) most = moved;
  }
  // The base may be another one: two currencies have moved against each other by as much as the quotient of their movements.
  return least !== undefined && most !== undefined && isLess(multiply(least, STEP), most);
};

const withBase = ({ base, multipliers }: Currencies): ReadonlyMap<string, Fraction> =>
  new Map([...multipliers, [base, ONE]]);
