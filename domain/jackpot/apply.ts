import { Draft } from './draft.ts';
import type { Posting } from './entry.ts';
import type { JackpotState } from './state.ts';

/**
 * The state after an entry's postings; the given state is not changed.
 * Throws an Error when they do not sum to zero or a balance takes the wrong sign, AmountOutOfRange when one grows too large.
 * Keeping a pot below its ceiling is up to the caller.
 */
export const apply = (state: JackpotState, postings: readonly Posting[]): JackpotState => {
  const draft = new Draft(state);
  draft.post(postings);
  return draft.state;
};
