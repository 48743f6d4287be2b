import { divide, type Fraction, ONE } from './fraction.ts';

/**
 * Units of `to` per unit of `from`, exact. Multipliers are units per unit of the base currency, whose own is always 1. A currency converts
 * to itself without a multiplier.
 * @returns undefined when a multiplier is missing or not positive; callers must not guess a rate.
 */
export const rateBetween = (
  from: string,
  to: string,
  { base, multipliers }: { readonly base: string; readonly multipliers: ReadonlyMap<string, Fraction> },
): Fraction | undefined => {
  if (from === to) return ONE;
  const multiplierOf = (currency: string): Fraction | undefined =>
    currency === base ? ONE : multipliers.get(currency);
  const above = multiplierOf(to);
  const below = multiplierOf(from);
  if (above === undefined || below === undefined || above.numerator <= 0n || below.numerator <= 0n) return undefined;
  return divide(above, below);
};
