import { rateBetween } from '../money/currencies.ts';
import { type Fraction, ONE } from '../money/fraction.ts';

/** A player is a brand path and an id: the same id at another brand is another player. */
export type Player = { readonly brandPath: string; readonly playerId: string };

/** The currency a player is paid in, and the jackpot's units per unit of it. */
export type PayTerms = { readonly currency: string; readonly rate: Fraction };

/** A player to pay. */
export type Payee = Player & PayTerms;

/**
 * A player is paid in the currency of their last accepted contribution, at the rate of the win. Without such a contribution, or when its
 * currency no longer has a multiplier, they are paid in the jackpot's.
 */
export const payTerms = (
  lastCurrency: string | undefined,
  jackpotCurrency: string,
  currencies: Parameters<typeof rateBetween>[2],
): PayTerms => {
  const rate = lastCurrency === undefined ? undefined : rateBetween(lastCurrency, jackpotCurrency, currencies);
  return lastCurrency === undefined || rate === undefined
    ? { currency: jackpotCurrency, rate: ONE }
    : { currency: lastCurrency, rate };
};
