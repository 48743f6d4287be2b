import type { Instance } from '../../db/jackpots/instances.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { windowDue } from '../../domain/jackpot/window.ts';
import type { Window } from '../../domain/jackpot/window-series.ts';
import { periodAt } from '../../domain/raffle/raffle-period.ts';
import { toCourse } from './to-course.ts';

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

/**
 * When the next drawing of an instance is due, after a contribution or a win: the end of a time window, or of a raffle's current period
 * while no earlier one is waiting. May be in the past.
 * @returns null if nothing is waiting for a time.
 */
export const nextDueAtMs = (instance: Instance, rules: JackpotRules, nowMs: number): number | null => {
  if (rules.raffle === undefined) return firstWindow(instance, rules)?.window.endMs ?? null;
  const { nextDueAtMs: known, periodsDrawn } = instance;
  const ends = periodAt(toCourse(instance, rules.raffle), nowMs, periodsDrawn)?.endsAtMs ?? null;
  return known === null || ends === null ? (known ?? ends) : Math.min(known, ends);
};
