import { isArmed } from './arming.ts';
import { Draft } from './draft.ts';
import type { PotDecision } from './entry.ts';
import type { Hits, WinContext } from './outcome.ts';
import type { JackpotRules } from './rules.ts';
import type { JackpotState } from './state.ts';

/** Reasons why an external trigger cannot win a pot, in the order checked. */
export type TriggerRefusal = 'external_trigger_not_supported' | 'pot_disabled' | 'pot_not_armed';

/**
 * Lets an external trigger hit a pot, under the same arming rules as a drawn win. The decision is recorded with the win.
 * Throws an Error when the jackpot has no such pot.
 */
export const triggerHit = (
  rules: JackpotRules,
  state: JackpotState,
  potId: string,
  context: WinContext,
): Hits | { readonly refused: TriggerRefusal } => {
  const pot = rules.pots.find(({ id }) => id === potId);
  if (pot === undefined) throw new Error(`the jackpot has no pot ${potId}`);
  if (!pot.externalTrigger) return { refused: 'external_trigger_not_supported' };
  const draft = new Draft(state);
  if (!draft.pot(potId).enabled) return { refused: 'pot_disabled' };
  if (!isArmed(pot, draft, context, rules.currency)) return { refused: 'pot_not_armed' };
  const decision: PotDecision = { pot: potId, trigger: 'External', armed: true, draws: [], hit: true, selected: true };
  return { state, entries: [], hits: [{ potId, decisions: [decision] }] };
};
