import type { Micros } from '../money/micros.ts';
import { Draft } from './draft.ts';
import type { Entry } from './entry.ts';
import type { JackpotState } from './state.ts';

/**
 * Books the external account's acknowledgement of a flush of `amount`.
 * Throws an Error when the amount is not positive or exceeds what is being diverted.
 */
export const acknowledgeDiversion = (
  state: JackpotState,
  amount: Micros,
): { readonly state: JackpotState; readonly entry: Entry } => {
  if (amount <= 0n) throw new Error(`a diversion of ${amount} micros cannot be acknowledged`);
  const draft = new Draft(state);
  const entry: Entry = {
    kind: 'diversion',
    postings: [
      { pot: null, account: 'diverting', amount: -amount },
      { pot: null, account: 'diverted', amount },
    ],
    decisions: [],
  };
  draft.post(entry.postings);
  return { state: draft.state, entry };
};
