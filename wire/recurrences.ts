import type { DaySpan, Recurrence } from '../domain/jackpot/schedule.ts';
import type { OpeningHours, RecurrenceRule, TimeOfDay } from '../generated/server/types.gen.ts';

/** Reads the recurrences in which an instance takes contributions. */
export const recurrences = (rules: readonly RecurrenceRule[]): Recurrence[] =>
  rules.map(({ frequency, interval }): Recurrence => {
    if ('Daily' in frequency) return { kind: 'Daily', spans: spans(frequency.Daily.hours), interval };
    const [kind, { days, hours }] =
      'Weekly' in frequency ? (['Weekly', frequency.Weekly] as const) : (['Monthly', frequency.Monthly] as const);
    return { kind, days: [...new Set(days)], spans: spans(hours), interval };
  });

const spans = (hours: OpeningHours): DaySpan[] =>
  hours.map(([first, last]) => ({ firstSec: secondOfDay(first), lastSec: secondOfDay(last) }));

const secondOfDay = ({ hour, minute, sec }: TimeOfDay): number => hour * 3_600 + minute * 60 + sec;
