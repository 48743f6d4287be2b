import type { Fault } from '../fault.ts';
import { isTimeZone } from '../local-time.ts';
import type { JackpotRules } from './rules.ts';
import { nextOpening, type Schedule } from './schedule.ts';
import { NO_TIME_ZONE } from './template-faults.ts';
import { findTimeTrigger, windowAt, windowFrom } from './window.ts';
import type { TimeTrigger } from './window-series.ts';

/** A time zone that is none, or recurrence rules that never open the instance. */
export const scheduleFaults = ({ schedule, startsAtMs, endsAtMs }: Omit<Run, 'nowMs'>): Fault[] => {
  if (schedule.timeZone !== undefined && !isTimeZone(schedule.timeZone))
    return [{ at: ['timeZone'], detail: NO_TIME_ZONE }];
  return schedule.recurrences.flatMap((rule, index) => {
    const opensAtMs = nextOpening({ ...schedule, recurrences: [rule] }, startsAtMs);
    if (opensAtMs !== undefined && (endsAtMs === null || opensAtMs < endsAtMs)) return [];
    const detail =
      opensAtMs === undefined
        ? 'none of these months has such a day'
        : 'the instance ends before this rule first opens it';
    return [{ at: ['recurrences', index], detail }];
  });
};

/** The requested course of an instance. */
type Run = {
  readonly schedule: Schedule;
  readonly startsAtMs: number;
  readonly endsAtMs: number | null;
  readonly nowMs: number;
};

/**
 * Pots whose time windows would never be drawn: no window in which the instance takes contributions ends while it runs. Assumes rules that
 * open the instance, see `scheduleFaults`.
 */
export const windowFaults = (rules: JackpotRules, run: Run): Fault[] =>
  rules.pots.flatMap((pot) => {
    const trigger = findTimeTrigger(pot);
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
      // If it is over already, no other start helps.
      at: [trigger.targetMs <= nowMs ? 'template' : 'startsAtMs'],
      detail: `${only} ends before the instance starts`,
    };
  const opensAtMs = nextOpening(schedule, first.startMs);
  const window = opensAtMs === undefined ? undefined : windowAt(rules, trigger, opensAtMs);
  if (window === undefined) return { at: ['recurrences'], detail: `${only} ends before these rules open the instance` };
  if (endsAtMs === null || window.endMs <= endsAtMs) return undefined;
  const detail = `the instance ends before the first window of the pot “${id}”, which lasts until ${timeOf(window.endMs)}`;
  return { at: ['endsAtMs'], detail };
};

/** A raffle that would never be drawn. */
export const raffleEndFaults = (
  { raffle }: Pick<JackpotRules, 'raffle'>,
  { endsAtMs }: Pick<Run, 'endsAtMs'>,
): Fault[] =>
  raffle === undefined || raffle.durationMs !== undefined || endsAtMs !== null
    ? []
    : [{ at: ['endsAtMs'], detail: 'the raffle has no duration, so it is drawn at the end: set one' }];

/** The latest time that a Date can represent. */
const DATE_MAX_MS = 8.64e15;

const timeOf = (atMs: number): string => new Date(Math.min(atMs, DATE_MAX_MS)).toISOString();
