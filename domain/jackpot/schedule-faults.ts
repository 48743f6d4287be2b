import { nextOpening, type Schedule } from './schedule.ts';
import type { Fault } from './template-faults.ts';

/** The recurrence rules that never open the instance; `pointer` is a JSON pointer into the request to instantiate. */
export const scheduleFaults = (schedule: Schedule, endsAtMs: number | null): Fault[] =>
  schedule.recurrences.flatMap((rule, index) => {
    const opensAtMs = nextOpening({ ...schedule, recurrences: [rule] }, schedule.startsAtMs);
    if (opensAtMs !== undefined && (endsAtMs === null || opensAtMs < endsAtMs)) return [];
    const detail =
      opensAtMs === undefined
        ? 'no calendar has such a day in these months'
        : 'the instance ends before this rule opens it for the first time';
    return [{ pointer: `/schedule/recurrence_rules/${index}`, detail }];
  });
