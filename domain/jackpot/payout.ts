import { ceilTimes, floorDivide, floorTimes, ONE } from '../money/fraction.ts';
import { isInRange, type Micros } from '../money/micros.ts';
import { floorToMinorUnit } from '../money/minor-unit.ts';
import type { Credit, WinContext } from './outcome.ts';
import type { PayTerms } from './player.ts';
import type { PayoutRuleset } from './rules.ts';

/**
 * A share in the payee's currency: whole minor units, their worth in the jackpot's currency, rounded up so that the credit is always
 * covered, and the residue.
 */
export const computePayout = (
  share: Micros,
  context: Pick<WinContext, 'winnerCurrency' | 'rate'>,
): { readonly pay: Micros; readonly amount: Micros; readonly residue: Micros } => {
  const pay = floorToMinorUnit(floorDivide(share, context.rate), context.winnerCurrency);
  const amount = ceilTimes(pay, context.rate);
  return { pay, amount, residue: share - amount };
};

/** Computes a payee's credit for a share: in their own currency, or in the jackpot's when the amount would leave the platform's range. */
export const toCredit = (share: Micros, own: PayTerms, jackpotCurrency: string): Credit => {
  const inTerms = ({ currency, rate }: PayTerms): Credit => {
    const { pay, amount } = computePayout(share, { winnerCurrency: currency, rate });
    return { amount, pay: { currency, amount: pay, rate } };
  };
  const credit = inTerms(own);
  return isInRange(credit.pay.amount) ? credit : inTerms({ currency: jackpotCurrency, rate: ONE });
};

/** Divides a pot's value, each part rounded down. Without a ruleset the winner gets everything. */
export const dividePot = (
  value: Micros,
  ruleset: PayoutRuleset | undefined,
): { readonly fee: Micros; readonly main: Micros; readonly community: readonly Micros[] } =>
  ruleset === undefined
    ? { fee: 0n, main: value, community: [] }
    : {
        fee: floorTimes(value, ruleset.fee),
        main: floorTimes(value, ruleset.main),
        community: ruleset.community.map(({ share }) => floorTimes(value, share)),
      };
