import { type Fraction, fraction, fractionFromText } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';

/** The money in which a payee is paid: units of the jackpot's currency for each unit of theirs. */
export type Money = { readonly currency: string; readonly rate: Fraction };
export type RuledCredit = Money & { readonly pay: Micros; readonly amount: Micros };

const ONE = fraction(1n);

/** Whole minor units that a share buys, and their worth in the jackpot's currency, rounded up. */
const buy = (share: Micros, { currency, rate }: Money): RuledCredit => {
  const { numerator: n, denominator: d } = rate;
  const unit = minorUnitMicros(currency);
  const pay = ((share * d) / (n * unit)) * unit;
  return { currency, rate, pay, amount: (pay * n + d - 1n) / d };
};

/** A share in the payee's money, or in the jackpot's when the amount would be too large. */
export const creditFor = (share: Micros, money: Money, jackpotCurrency: string): RuledCredit => {
  const own = buy(share, money);
  return own.pay <= AMOUNT_MAX_MICROS ? own : buy(share, { currency: jackpotCurrency, rate: ONE });
};

/** A prize of a raffle is paid in the jackpot's money as well when the winner's has no unit so small. */
export const prizeFor = (share: Micros, money: Money, jackpotCurrency: string): RuledCredit => {
  const own = creditFor(share, money, jackpotCurrency);
  return own.pay > 0n ? own : buy(share, { currency: jackpotCurrency, rate: ONE });
};

export const moneyOf = (currency: string, rate: string | null): Money => ({
  currency,
  rate: fractionFromText(rate ?? '1/1'),
});
