import { type Fraction, fraction, multiply } from '../money/fraction.ts';
import type { Participation } from './participation.ts';

/**
 * An opted-in player's preference for a contribution in a currency: the one in that currency, else the one in the jackpot's. Converted to
 * the jackpot's currency without rounding, so converting it back charges exactly what the player chose.
 * @param rate units of the jackpot's currency per unit of `currency`.
 * @returns undefined when the default applies. The quote checks the bounds.
 */
export const preferenceFor = (
  { optedIn, preferences }: Participation,
  {
    currency,
    jackpotCurrency,
    rate,
  }: { readonly currency: string; readonly jackpotCurrency: string; readonly rate: Fraction },
): Fraction | undefined => {
  if (optedIn !== true) return undefined;
  const preferred = (wanted: string) => preferences.find((preference) => preference.currency === wanted);
  const own = preferred(currency);
  if (own !== undefined) return multiply(fraction(own.amount), rate);
  const general = preferred(jackpotCurrency);
  return general === undefined ? undefined : fraction(general.amount);
};
