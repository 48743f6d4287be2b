import { Draft } from './draft.ts';
import type { Posting } from './entry.ts';
import type { JackpotState } from './state.ts';

/**
 * The state after the postings of one entry; the state handed in stays as it is.
 * Throws an Error when they do not sum to zero or a balance takes the wrong sign, AmountOutOfRange when one grows too large.
 * That a pot stays below its ceiling is the caller's rule.
 */
export const apply = (state: JackpotState, postings: readonly Posting[]): JackpotState => {
  const draft = new Draft(state);
  draft.post(postings);
  return draft.state;
};
