import { type Fraction, fraction, multiply } from '../money/fraction.ts';
import type { Participation } from './participation.ts';

/**
 * What an opted-in player chose to contribute, for a contribution in a currency: the preference in that currency, else the one in the
 * jackpot's. It is in the jackpot's currency and not rounded, so that converting it back asks the player for what they chose.
 * @param rate units of the jackpot's currency per unit of `currency`.
 * @returns undefined when the default applies. Whether the choice is within its bounds, the quote decides.
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
