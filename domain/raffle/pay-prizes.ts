import { Draft } from '../jackpot/draft.ts';
import type { Entry, PotDecision } from '../jackpot/entry.ts';
import type { Credit } from '../jackpot/outcome.ts';
import { toCredit } from '../jackpot/payout.ts';
import type { PayTerms } from '../jackpot/player.ts';
import { reseed } from '../jackpot/reseed.ts';
import type { PotRules } from '../jackpot/rules.ts';
import { type JackpotState, type PotState, potValue } from '../jackpot/state.ts';
import { ONE } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import type { Drawing, TicketPick } from './draw-pot.ts';

/** The rules of a pot in a raffle's last period: its next seed could never be won, so the pot is disabled as after its last life. */
export const finalLife = (rules: PotRules, { instanceCount }: PotState): PotRules => ({
  ...rules,
  maxInstantiationCount: instanceCount,
});

/** A prize won, withheld until its credit is acknowledged. */
export type Prize = TicketPick & Credit;

/**
 * Pays a drawing and starts the pot's next life, or disables the pot after the raffle's last period. Residues, prizes without a winner and
 * the part of the value that no tier pays go to the surplus seed.
 * @param payees one per pick, from `payTerms`.
 * Throws an Error when the pot has changed since it was drawn.
 */
export const payPrizes = (
  rules: PotRules,
  state: JackpotState,
  drawing: Drawing,
  payees: readonly PayTerms[],
  { currency, isLast }: { readonly currency: string; readonly isLast: boolean },
): { readonly state: JackpotState; readonly entries: readonly Entry[]; readonly prizes: readonly Prize[] } => {
  const draft = new Draft(state);
  const pot = draft.pot(rules.id);
  const { value, picks, draws } = drawing;
  if (potValue(pot) !== value || pot.instanceCount !== drawing.instanceCount || drawing.potId !== rules.id)
    throw new Error(`the pot ${rules.id} has changed since it was drawn`);
  const prizes = picks.map((pick, index): Prize => {
    const payee = payees[index];
    if (payee === undefined) throw new Error(`the pick ${index} has no payee`);
    return { ...pick, ...prizeCredit(pick.share, payee, currency) };
  });
  const amount = prizes.reduce((sum, prize) => sum + prize.amount, 0n);
  const decision: PotDecision = { pot: rules.id, trigger: 'Raffle', armed: true, draws, hit: true, selected: true };
  draft.book(
    'draw',
    [
      { pot: rules.id, account: 'seedValue', amount: -pot.seedValue },
      { pot: rules.id, account: 'contributedAmount', amount: -pot.contributedAmount },
      { pot: null, account: 'withheld', amount },
      { pot: rules.id, account: 'surplusSeed', amount: value - amount },
    ],
    [decision],
  );
  reseed(isLast ? finalLife(rules, pot) : rules, draft);
  return { state: draft.state, entries: draft.entries, prizes };
};

/** A prize is paid in the winner's currency, or in the jackpot's when that amount would be 0 or out of range. */
const prizeCredit = (share: Micros, own: PayTerms, currency: string): Credit => {
  const credit = toCredit(share, own, currency);
  return credit.pay.amount > 0n ? credit : toCredit(share, { currency, rate: ONE }, currency);
};
