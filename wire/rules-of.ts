import type { Schedule } from '../domain/jackpot/schedule.ts';
import type { NewJackpotTemplate, RecurrenceRule } from '../generated/server/types.gen.ts';
import { type InstanceRules, jackpotRules } from './jackpot-rules.ts';
import { recurrences } from './recurrences.ts';

const REMEMBERED_MAX = 10_000;

/** The fields of an instance that determine its rules. */
type Ruled = {
  readonly id: string;
  readonly rules: string;
  readonly startsAtMs: number | null;
  readonly createdAtMs: number;
  readonly recurrence: string | null;
  readonly countsFromMs: number | null;
};

type Remembered = {
  readonly of: Omit<Ruled, 'id'>;
  readonly template: NewJackpotTemplate;
  readonly rules: InstanceRules & { readonly startsAtMs: number };
  readonly schedule: Schedule;
};

/**
 * A cache of rules by instance. Rules never change, but a rolled-back unit may have cached an instance that was never stored, so entries
 * keep their input and are compared by it.
 */
const remembered = new Map<string, Remembered>();

const isSame = (a: Omit<Ruled, 'id'>, b: Ruled): boolean =>
  a.rules === b.rules &&
  a.recurrence === b.recurrence &&
  a.countsFromMs === b.countsFromMs &&
  a.startsAtMs === b.startsAtMs &&
  a.createdAtMs === b.createdAtMs;

const read = (instance: Ruled): Remembered => {
  const known = remembered.get(instance.id);
  if (known !== undefined && isSame(known.of, instance)) return known;
  const { rules, startsAtMs: start, createdAtMs, recurrence, countsFromMs } = instance;
  const template = JSON.parse(rules) as NewJackpotTemplate;
  const startsAtMs = start ?? createdAtMs;
  const entry = {
    of: { rules, startsAtMs: start, createdAtMs, recurrence, countsFromMs },
    template,
    rules: { ...jackpotRules(template), startsAtMs },
    schedule: {
      countsFromMs: countsFromMs ?? startsAtMs,
      recurrences: recurrences(JSON.parse(recurrence ?? '[]') as RecurrenceRule[]),
    },
  };
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED_MAX) remembered.delete(oldest);
  remembered.set(instance.id, entry);
  return entry;
};

/** The instance's own copy of its template's rules, as the domain reads them. In effect from its start, or its creation if it has none. */
export const rulesOf = (instance: Ruled): Remembered['rules'] => read(instance).rules;

/** The opening hours of an instance between its start and end. */
export const scheduleOf = (instance: Ruled): Schedule => read(instance).schedule;

/** The instance's own copy of its template, as shown. */
export const templateOf = (instance: Ruled): NewJackpotTemplate => read(instance).template;
