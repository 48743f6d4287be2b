import type { Instance } from '../../db/instances.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { type Window, windowDue } from '../../domain/jackpot/window.ts';

/**
 * The earliest-ending time window that has contributions and no winner; on a tie, that of the first pot. A window that would end after the
 * instance is never drawn: its money stays in the pot.
 */
export const firstWindow = (
  instance: Pick<Instance, 'pots' | 'endsAtMs'>,
  rules: JackpotRules,
): { readonly potId: string; readonly window: Window } | undefined => {
  let first: { readonly potId: string; readonly window: Window } | undefined;
  for (const [position, pot] of rules.pots.entries()) {
    const state = instance.pots[position];
    const window = state && windowDue(rules, pot, state);
    if (window === undefined || (instance.endsAtMs !== null && window.endMs > instance.endsAtMs)) continue;
    if (first === undefined || window.endMs < first.window.endMs) first = { potId: pot.id, window };
  }
  return first;
};
