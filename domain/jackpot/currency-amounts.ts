import { divide, type Fraction, fraction, isLess, multiply } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { minorUnitMicros } from '../money/minor-unit.ts';
import { type JackpotRules, MAX_ATTEMPTS } from './rules.ts';

/** The amounts of a contribution in one currency: whole minor units of it, in micros. */
export type CurrencyAmounts = {
  readonly default: Micros;
  /** The least that a player may prefer; absent: the default. */
  readonly minimum?: Micros;
  /** The most; absent: the rules' maximum contribution. */
  readonly maximum?: Micros;
  /** Between two amounts that a player may prefer, counted from the least; absent: a minor unit. */
  readonly step?: Micros;
};

/** The rules' amounts in a currency; undefined if they name none. */
export const amountsIn = (rules: JackpotRules, currency: string): CurrencyAmounts | undefined =>
  rules.contributionByCurrency?.get(currency);

type InCurrency = { readonly currency: string; readonly rate: Fraction };

/** The contribution of a player without a preference, in the jackpot's currency; undefined for a part of the wager. */
export const defaultIn = (rules: JackpotRules, { currency, rate }: InCurrency): Fraction | undefined => {
  const own = amountsIn(rules, currency);
  if (own !== undefined) return multiply(fraction(own.default), rate);
  return 'fixed' in rules.contribution ? fraction(rules.contribution.fixed) : undefined;
};

/** The greatest amount that a currency allows, in the jackpot's; undefined if there is none. */
export const maximumIn = (rules: JackpotRules, { currency, rate }: InCurrency): Fraction | undefined => {
  const maximum = amountsIn(rules, currency)?.maximum;
  if (maximum !== undefined) return multiply(fraction(maximum), rate);
  return rules.maxContribution === undefined ? undefined : fraction(rules.maxContribution);
};

/** Reports whether the rules' amounts let a player prefer this one, which is in the jackpot's currency. */
export const mayPrefer = (
  rules: JackpotRules,
  own: CurrencyAmounts,
  preference: Fraction,
  { currency, rate }: InCurrency,
): boolean => {
  const { numerator: amount, denominator } = divide(preference, rate);
  const { default: usual, minimum = usual, step = minorUnitMicros(currency) } = own;
  const maximum = maximumIn(rules, { currency, rate });
  return (
    denominator === 1n &&
    amount >= minimum &&
    (amount - minimum) % step === 0n &&
    (maximum === undefined || !isLess(maximum, preference))
  );
};

/** A fault in the amounts of one currency, or in one of them. */
export type AmountsFault = {
  readonly currency: string;
  readonly field?: keyof CurrencyAmounts;
  readonly detail: string;
};

/**
 * The reasons why a template with these amounts cannot be published.
 * @param rateOf units of the jackpot's currency per unit of another; undefined if it cannot be converted, and nothing is contributed in it.
 */
export const amountsFaults = (
  rules: JackpotRules,
  rateOf: (currency: string) => Fraction | undefined,
): AmountsFault[] =>
  [...(rules.contributionByCurrency ?? [])].flatMap(([currency, own]): AmountsFault[] => {
    if (!('fixed' in rules.contribution))
      return [{ currency, detail: 'amounts by currency require a Fixed contribution' }];
    const unit = minorUnitMicros(currency);
    for (const field of ['default', 'minimum', 'maximum', 'step'] as const) {
      const amount = own[field];
      if (amount === undefined) continue;
      if (amount <= 0n) return [{ currency, field, detail: 'must be above 0' }];
      if (amount % unit !== 0n)
        return [{ currency, field, detail: `must be a multiple of the smallest amount of ${currency}` }];
    }
    const { default: usual, minimum = usual, maximum = usual } = own;
    if (minimum > usual) return [{ currency, field: 'minimum', detail: 'must not be above the default' }];
    if (maximum < usual) return [{ currency, field: 'maximum', detail: 'must not be below the default' }];
    const rate = rateOf(currency);
    const field = own.maximum === undefined ? 'default' : 'maximum';
    return rate === undefined || !buysTooMuch(rules, multiply(fraction(maximum), rate))
      ? []
      : [{ currency, field, detail: `would buy more than ${MAX_ATTEMPTS} attempts of a pot at today's rates` }];
  });

const buysTooMuch = ({ pots }: JackpotRules, amount: Fraction): boolean =>
  pots.some(({ triggers }) =>
    triggers.some(
      (trigger) =>
        'costPerAttempt' in trigger &&
        trigger.costPerAttempt > 0n &&
        isLess(fraction(MAX_ATTEMPTS * trigger.costPerAttempt), amount),
    ),
  );
