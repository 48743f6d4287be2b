import { divide, type Fraction, ONE } from './fraction.ts';

/**
 * Units of `to` per unit of `from`, exact. Multipliers are units per 1 unit of the base currency, whose own is 1 whatever is listed; a
 * currency needs none towards itself.
 * @returns undefined when a multiplier is missing or not above 0: then there is no rate, and nothing may be guessed.
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
