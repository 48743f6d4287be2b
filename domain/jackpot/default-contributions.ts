import { rateBetween } from '../money/currencies.ts';
import { type Fraction, fraction, multiply } from '../money/fraction.ts';
import { checkRange, lesser, type Micros } from '../money/micros.ts';
import { ceilToMinorUnit } from '../money/minor-unit.ts';
import type { JackpotRules } from './rules.ts';

/**
 * The default contribution in every currency that converts to the jackpot's: the fixed amount for a player without a preference, or the
 * maximum when contributions are a share of the wager. Rounded up to whole minor units, ordered by currency code. Throws AmountOutOfRange.
 */
export const defaultContributions = (
  rules: Pick<JackpotRules, 'currency' | 'contribution' | 'maxContribution' | 'contributionByCurrency'>,
  currencies: { readonly base: string; readonly multipliers: ReadonlyMap<string, Fraction> },
): { readonly currency: string; readonly amount: Micros }[] => {
  const whole = wholeContribution(rules);
  if (whole === undefined) return [];
  const known = new Set([rules.currency, currencies.base, ...currencies.multipliers.keys()]);
  return [...known].sort().flatMap((currency) => {
    const rate = rateBetween(rules.currency, currency, currencies);
    if (rate === undefined) return [];
    const own = rules.contributionByCurrency?.get(currency);
    if (own !== undefined) return [{ currency, amount: own.default }];
    const amount = ceilToMinorUnit(multiply(fraction(whole), rate), currency);
    return [{ currency, amount: checkRange(`a contribution in ${currency}`, amount) }];
  });
};

const wholeContribution = ({
  contribution,
  maxContribution,
}: Pick<JackpotRules, 'contribution' | 'maxContribution'>): Micros | undefined =>
  'fixed' in contribution ? lesser(contribution.fixed, maxContribution ?? contribution.fixed) : maxContribution;
