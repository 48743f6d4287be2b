import type { Instance } from '../../db/instances.ts';
import type { JackpotRules } from '../../domain/jackpot/rules.ts';
import { periodAt } from '../../domain/raffle/raffle-period.ts';
import { courseOf } from './course-of.ts';
import { firstWindow } from './first-window.ts';

/**
 * When the next drawing of an instance is due, after a contribution or a win: the end of a time window, or of a raffle's current period
 * while no earlier one is waiting. May be in the past.
 * @returns null if nothing is waiting for a time.
 */
export const nextDueAtMs = (instance: Instance, rules: JackpotRules, nowMs: number): number | null => {
  if (rules.raffle === undefined) return firstWindow(instance, rules)?.window.endMs ?? null;
  const { nextDueAtMs: known, periodsDrawn } = instance;
  const ends = periodAt(courseOf(instance, rules.raffle), nowMs, periodsDrawn)?.endsAtMs ?? null;
  return known === null || ends === null ? (known ?? ends) : Math.min(known, ends);
};
