import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry, Posting } from './entry.ts';
import type { JackpotState } from './state.ts';

/** Takes an amount out of the house for the operator. Throws an Error unless it is positive and at most what the house holds. */
export const sweepHouse = (
  state: JackpotState,
  amount: Micros,
): { readonly state: JackpotState; readonly entries: readonly Entry[] } => {
  if (amount <= 0n || amount > state.house) throw new Error(`${amount} micros cannot be swept from ${state.house}`);
  const draft = new Draft(state);
  draft.book('adjustment', [
    { pot: null, account: 'house', amount: -amount },
    { pot: null, account: 'swept', amount },
  ]);
  return { state: draft.state, entries: draft.entries };
};

/** The postings of money for the house. The operator has the excess over a full house at once, so nothing is refused for it. */
export const intoHouse = ({ house }: JackpotState, amount: Micros): Posting[] => {
  const held = lesser(amount, AMOUNT_MAX_MICROS - house);
  const postings: Posting[] = [{ pot: null, account: 'house', amount: held }];
  if (held < amount) postings.push({ pot: null, account: 'swept', amount: amount - held });
  return postings;
};
