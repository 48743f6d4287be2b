import { drawContribution } from './draw-contribution.ts';
import type { Outcome, WinContext } from './outcome.ts';
import { payHits } from './pay-hits.ts';
import type { Quote } from './quote.ts';
import type { JackpotRules } from './rules.ts';
import type { JackpotState } from './state.ts';

/**
 * Books a quoted contribution, draws the pots it is in, and pays and reseeds those that are won: `drawContribution` and `payHits` in one,
 * for jackpots that pay no community.
 */
export const contribute = (rules: JackpotRules, state: JackpotState, quote: Quote, context: WinContext): Outcome =>
  payHits(rules, drawContribution(rules, state, quote, context), context);
