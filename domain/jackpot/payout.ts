import { ceilTimes, floorDivide } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { floorToMinorUnit } from '../money/minor-unit.ts';
import type { Draft } from './draft.ts';
import type { PotDecision } from './entry.ts';
import type { Win, WinContext } from './outcome.ts';
import { potValue } from './pot.ts';
import type { PotRules } from './rules.ts';

/**
 * What a share of a pot is to its payee: whole minor units of the payee's currency, their worth in the jackpot's currency, rounded up so
 * that the credit is always covered, and the residue that stays.
 */
export const payoutOf = (
  share: Micros,
  context: Pick<WinContext, 'winnerCurrency' | 'rate'>,
): { readonly pay: Micros; readonly amount: Micros; readonly residue: Micros } => {
  const pay = floorToMinorUnit(floorDivide(share, context.rate), context.winnerCurrency);
  const amount = ceilTimes(pay, context.rate);
  return { pay, amount, residue: share - amount };
};

/** Pays the whole value of a pot to one winner (WinnerOnly). The money is withheld until its credit is acknowledged. */
export const payWinner = (
  rules: PotRules,
  draft: Draft,
  context: WinContext,
  decisions: readonly PotDecision[] = [],
): Win => {
  const pot = draft.pot(rules.id);
  const { instanceCount, seedValue, contributedAmount } = pot;
  const value = potValue(pot);
  const { pay, amount, residue } = payoutOf(value, context);
  draft.book(
    'win',
    [
      { pot: rules.id, account: 'seedValue', amount: -seedValue },
      { pot: rules.id, account: 'contributedAmount', amount: -contributedAmount },
      { pot: null, account: 'withheld', amount },
      { pot: rules.id, account: 'surplusSeed', amount: residue },
    ],
    decisions,
  );
  pot.due = false;
  return {
    potId: rules.id,
    instanceCount,
    value,
    amount,
    pay: { currency: context.winnerCurrency, amount: pay },
    residue,
  };
};
