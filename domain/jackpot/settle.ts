import type { Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import type { JackpotState } from './state.ts';

/**
 * Books a credit of `amount`, in the jackpot's currency, that the wallet acknowledged (`payment`) or that was paid outside the platform
 * (`settlement`).
 * Throws an Error when the amount is not positive or exceeds what is withheld.
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
