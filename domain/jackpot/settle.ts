import type { Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import type { JackpotState } from './state.ts';

/**
 * Books that a credit of `amount`, in the jackpot's currency, was acknowledged by the wallet (`payment`), or that the player was paid
 * elsewhere (`settlement`).
 * Throws an Error when it is not above 0, or is more than is withheld.
 */
export const settle = (
  state: JackpotState,
  amount: Micros,
  kind: 'payment' | 'settlement' = 'payment',
): { readonly state: JackpotState; readonly entry: Entry } => {
  if (amount <= 0n) throw new Error(`a credit of ${amount} micros cannot be acknowledged`);
  const draft = new Draft(state);
  const entry: Entry = {
    kind,
    postings: [
      { pot: null, account: 'withheld', amount: -amount },
      { pot: null, account: 'paid', amount },
    ],
    decisions: [],
  };
  draft.post(entry.postings);
  return { state: draft.state, entry };
};
