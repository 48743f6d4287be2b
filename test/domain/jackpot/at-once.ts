import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import type { Outcome, WinContext } from '../../../domain/jackpot/outcome.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { Quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../../domain/jackpot/state.ts';
import { type TriggerRefusal, triggerHit } from '../../../domain/jackpot/trigger-hit.ts';

/** Books a quoted contribution and pays what it wins, in a jackpot that pays no community. */
export const contribute = (rules: JackpotRules, state: JackpotState, quote: Quote, context: WinContext): Outcome =>
  payHits(rules, drawContribution(rules, state, quote, context), context);

/** Lets a pot be won from outside and pays it, where no community shares it. */
export const trigger = (
  rules: JackpotRules,
  state: JackpotState,
  potId: string,
  context: WinContext,
): Outcome | { readonly refused: TriggerRefusal } => {
  const hits = triggerHit(rules, state, potId, context);
  return 'refused' in hits ? hits : payHits(rules, hits, context);
};
