import type { Soon } from '../../db/engine/soon.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOwnCurrencies, listOwnCurrenciesSince, type OwnCurrencies } from '../../db/operators/brand-currencies.ts';
import { type Currencies, rateBetween } from '../../domain/money/currencies.ts';
import { type Fraction, fractionFromNumber, ONE } from '../../domain/money/fraction.ts';

/**
 * Units of `to` per unit of `from` for the players of a brand. Uses only the brand's own multipliers, or only the defaults if it has none.
 * @returns undefined when a multiplier is missing.
 */
export const brandRate = (
  tx: Tx,
  brandPath: string,
  from: string,
  to: string,
  defaults: Currencies,
): Soon<Fraction | undefined> => (from === to ? ONE : rateOf(tx, brandPath, from, to, defaults));

const rateOf = async (
  tx: Tx,
  brandPath: string,
  from: string,
  to: string,
  defaults: Currencies,
): Promise<Fraction | undefined> => {
  const own = await findOwnCurrencies(tx, brandPath);
  return rateBetween(from, to, own === undefined ? defaults : exact(own, [from, to]));
};

/** The currencies of an owner: a brand's own multipliers if it has any, else the defaults. */
export const ownerCurrencies = async (tx: Tx, ownerId: string, defaults: Currencies): Promise<Currencies> => {
  const own = ownerId.includes(':') ? await findOwnCurrencies(tx, ownerId) : undefined;
  return own === undefined ? defaults : toCurrencies(own);
};

/** The rates of an owner at a time, and all that it has had since; a brand without multipliers uses the defaults. */
export const ratesSince = async (
  tx: Tx,
  ownerId: string,
  sinceMs: number,
  defaults: Currencies,
): Promise<readonly Currencies[]> => {
  if (!ownerId.includes(':')) return [defaults];
  const all = await listOwnCurrenciesSince(tx, ownerId, sinceMs);
  return all.map((own) => (own === undefined ? defaults : toCurrencies(own)));
};

/** Multipliers as exact fractions. */
export const toCurrencies = (own: OwnCurrencies): Currencies => exact(own, Object.keys(own.multipliers));

/** The listed multipliers of these currencies. */
const exact = ({ base, multipliers }: OwnCurrencies, currencies: readonly string[]): Currencies => ({
  base,
  multipliers: new Map(
    currencies.flatMap((currency): [string, Fraction][] => {
      const multiplier = multipliers[currency];
      return multiplier === undefined ? [] : [[currency, fractionFromNumber(multiplier)]];
    }),
  ),
});
