import type { Instance, RulesSource } from '../db/jackpots/instances.ts';
import type { DaySpan, Recurrence, Schedule } from '../domain/jackpot/schedule.ts';
import type { OpeningHours, RecurrenceRule, TimeOfDay } from '../generated/server/types.gen.ts';
import { type InstanceRules, jackpotRules } from './jackpot-rules.ts';
import type { StoredTemplate } from './stored-template.ts';

/** The recurrences of an instance as stored: without a time zone, as they were sent. */
export type StoredRecurrences =
  | readonly RecurrenceRule[]
  | { readonly time_zone: string; readonly rules: readonly RecurrenceRule[] };

/** Reads when an instance takes contributions. */
export const openTimes = (stored: StoredRecurrences): Pick<Schedule, 'recurrences' | 'timeZone'> => {
  if (!('rules' in stored)) return { recurrences: recurrences(stored) };
  const { time_zone: timeZone, rules } = stored;
  return { recurrences: recurrences(rules), ...(timeZone === 'UTC' ? {} : { timeZone }) };
};

const recurrences = (rules: readonly RecurrenceRule[]): Recurrence[] =>
  rules.map(({ frequency, interval }): Recurrence => {
    if ('Daily' in frequency) return { kind: 'Daily', spans: spans(frequency.Daily.hours), interval };
    const [kind, { days, hours }] =
      'Weekly' in frequency ? (['Weekly', frequency.Weekly] as const) : (['Monthly', frequency.Monthly] as const);
    return { kind, days: [...new Set(days)], spans: spans(hours), interval };
  });

const spans = (hours: OpeningHours): DaySpan[] =>
  hours.map(([first, last]) => ({ firstSec: secondOfDay(first), lastSec: secondOfDay(last) }));

const secondOfDay = ({ hour, minute, sec }: TimeOfDay): number => hour * 3_600 + minute * 60 + sec;

type Parsed = {
  readonly template: StoredTemplate;
  readonly rules: InstanceRules & { readonly startsAtMs: number };
  readonly schedule: Schedule;
};

type Ruled = Pick<Instance, 'rulesSource'>;

/** Parsed rules, for as long as the store that they come from keeps their source. */
const parsed = new WeakMap<RulesSource, Parsed>();

const parse = ({ rulesSource }: Ruled): Parsed => {
  const known = parsed.get(rulesSource);
  if (known !== undefined) return known;
  const { rules, startsAtMs: start, createdAtMs, recurrence, countsFromMs } = rulesSource;
  const template = JSON.parse(rules) as StoredTemplate;
  const startsAtMs = start ?? createdAtMs;
  const result: Parsed = {
    template,
    rules: { ...jackpotRules(template), startsAtMs },
    schedule: {
      countsFromMs: countsFromMs ?? startsAtMs,
      ...openTimes(JSON.parse(recurrence ?? '[]') as StoredRecurrences),
    },
  };
  parsed.set(rulesSource, result);
  return result;
};

/** An instance's copy of its template's rules, as the domain reads them. They apply from its start, or else from its creation. */
export const readRules = (instance: Ruled): Parsed['rules'] => parse(instance).rules;

/** Returns the schedule on which an instance accepts contributions between its start and its end. */
export const readSchedule = (instance: Ruled): Schedule => parse(instance).schedule;

/** An instance's copy of its template, as the interface shows it. */
export const readTemplateCopy = (instance: Ruled): StoredTemplate => parse(instance).template;
