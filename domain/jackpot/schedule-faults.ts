import type { Fault } from '../fault.ts';
import type { JackpotRules } from './rules.ts';
import { nextOpening, type Schedule } from './schedule.ts';
import { type TimeTrigger, timeTriggerOf, windowAt, windowFrom } from './window.ts';

/** The recurrence rules that never open the instance. */
export const scheduleFaults = ({ schedule, startsAtMs, endsAtMs }: Omit<Run, 'nowMs'>): Fault[] =>
  schedule.recurrences.flatMap((rule, index) => {
    const opensAtMs = nextOpening({ ...schedule, recurrences: [rule] }, startsAtMs);
    if (opensAtMs !== undefined && (endsAtMs === null || opensAtMs < endsAtMs)) return [];
    const detail =
      opensAtMs === undefined
        ? 'no calendar has such a day in these months'
        : 'the instance ends before this rule opens it for the first time';
    return [{ at: ['recurrences', index], detail }];
  });

/** When an instance would run, as a request to instantiate says. */
type Run = {
  readonly schedule: Schedule;
  readonly startsAtMs: number;
  readonly endsAtMs: number | null;
  readonly nowMs: number;
};

/**
 * The pots of which no window of time would ever be drawn: none in which the instance takes contributions ends between its start and its
 * end. The recurrence rules open it at some time, as `scheduleFaults` sees to.
 */
export const windowFaults = (rules: JackpotRules, run: Run): Fault[] =>
  rules.pots.flatMap((pot) => {
    const trigger = timeTriggerOf(pot);
    return (trigger && windowFault({ ...rules, startsAtMs: run.startsAtMs }, pot.id, trigger, run)) ?? [];
  });

const windowFault = (
  rules: JackpotRules,
  id: string,
  trigger: TimeTrigger,
  { schedule, startsAtMs, endsAtMs, nowMs }: Run,
): Fault | undefined => {
  const only = `the only window of the pot “${id}”, until ${timeOf(trigger.targetMs)},`;
  const first = windowFrom(rules, trigger, startsAtMs);
  if (first === undefined)
    return {
      // No other schedule helps when it is over now.
      at: [trigger.targetMs <= nowMs ? 'template' : 'startsAtMs'],
      detail: `${only} is over before the instance starts`,
    };
  const opensAtMs = nextOpening(schedule, first.startMs);
  const window = opensAtMs === undefined ? undefined : windowAt(rules, trigger, opensAtMs);
  if (window === undefined)
    return { at: ['recurrences'], detail: `${only} is over before these rules open the instance` };
  if (endsAtMs === null || window.endMs <= endsAtMs) return undefined;
  const detail = `the instance ends before the first window of the pot “${id}”, until ${timeOf(window.endMs)}, is over`;
  return { at: ['endsAtMs'], detail };
};

/** The last moment that can be written as a date. */
const DATE_MAX_MS = 8.64e15;

const timeOf = (atMs: number): string => new Date(Math.min(atMs, DATE_MAX_MS)).toISOString();
