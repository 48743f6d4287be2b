import type { Instance, RulesSource } from '../db/instances.ts';
import type { Schedule } from '../domain/jackpot/schedule.ts';
import type { NewJackpotTemplate, RecurrenceRule } from '../generated/server/types.gen.ts';
import { type InstanceRules, jackpotRules } from './jackpot-rules.ts';
import { recurrences } from './recurrences.ts';

type Parsed = {
  readonly template: NewJackpotTemplate;
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
  const template = JSON.parse(rules) as NewJackpotTemplate;
  const startsAtMs = start ?? createdAtMs;
  const result: Parsed = {
    template,
    rules: { ...jackpotRules(template), startsAtMs },
    schedule: {
      countsFromMs: countsFromMs ?? startsAtMs,
      recurrences: recurrences(JSON.parse(recurrence ?? '[]') as RecurrenceRule[]),
    },
  };
  parsed.set(rulesSource, result);
  return result;
};

/** An instance's copy of its template's rules, as the domain reads them. They apply from its start, or else from its creation. */
export const rulesOf = (instance: Ruled): Parsed['rules'] => parse(instance).rules;

/** When an instance accepts contributions between its start and its end. */
export const scheduleOf = (instance: Ruled): Schedule => parse(instance).schedule;

/** An instance's copy of its template, as the interface shows it. */
export const templateOf = (instance: Ruled): NewJackpotTemplate => parse(instance).template;
