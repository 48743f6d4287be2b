import { lesser, type Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry, Posting } from './entry.ts';
import type { JackpotRules } from './rules.ts';
import { type JackpotState, potCeiling, potValue } from './state.ts';

/** The balances of a pot that can be set: what it pays now, or what it holds for its next seed. */
export type Adjustable = 'currentValue' | 'contributedSeed' | 'surplusSeed';

/**
 * Sets a balance of a pot to a target; the difference comes from or goes to `adjusted`. Raising the value adds to the contributed amount;
 * lowering it takes from the contributed amount first, then from the seed. No entry when the balance is already at the target.
 * Throws an Error when the jackpot has no such pot or the target is negative, AmountOutOfRange when the adjustments grow too large.
 */
export const adjust = (
  rules: JackpotRules,
  state: JackpotState,
  potId: string,
  what: Adjustable,
  target: Micros,
):
  | { readonly state: JackpotState; readonly entries: readonly Entry[] }
  | { readonly refused: 'pot_ceiling_exceeded' } => {
  const pot = rules.pots.find(({ id }) => id === potId);
  if (pot === undefined) throw new Error(`the jackpot has no pot ${potId}`);
  if (target < 0n) throw new Error(`a balance cannot be set to ${target} micros`);
  if (what === 'currentValue' && target > potCeiling(pot)) return { refused: 'pot_ceiling_exceeded' };
  const draft = new Draft(state);
  const balances = draft.pot(potId);
  const difference = target - (what === 'currentValue' ? potValue(balances) : balances[what]);
  if (difference === 0n) return { state, entries: [] };
  const own = (
    account: 'seedValue' | 'contributedAmount' | 'contributedSeed' | 'surplusSeed',
    amount: Micros,
  ): Posting => ({
    pot: potId,
    account,
    amount,
  });
  const fromContributed = difference > 0n ? difference : -lesser(-difference, balances.contributedAmount);
  draft.book('adjustment', [
    { pot: null, account: 'adjusted', amount: -difference },
    ...(what === 'currentValue'
      ? [own('contributedAmount', fromContributed), own('seedValue', difference - fromContributed)]
      : [own(what, difference)]),
  ]);
  return { state: draft.state, entries: draft.entries };
};
