import type { Schedule } from '../../domain/jackpot/schedule.ts';
import type { NewJackpotTemplate, RecurrenceRule } from '../../generated/server/types.gen.ts';
import { type InstanceRules, jackpotRules } from './jackpot-rules.ts';
import { recurrences } from './recurrences.ts';

const REMEMBERED_MAX = 10_000;

/** The part of an instance that its rules follow from. */
type Versioned = {
  readonly id: string;
  readonly version: number;
  readonly rules: string;
  readonly startsAtMs: number | null;
  readonly createdAtMs: number;
  readonly recurrence: string | null;
};

type Remembered = {
  readonly of: Versioned;
  readonly template: NewJackpotTemplate;
  readonly rules: InstanceRules & { readonly startsAtMs: number };
  readonly schedule: Schedule;
};

/** Rules by instance and version. A version's rules never change, so what is remembered is right also when its unit was rolled back. */
const remembered = new Map<string, Remembered>();

const isSame = (a: Versioned, b: Versioned): boolean =>
  a.rules === b.rules &&
  a.recurrence === b.recurrence &&
  a.startsAtMs === b.startsAtMs &&
  a.createdAtMs === b.createdAtMs;

const read = (instance: Versioned): Remembered => {
  const key = `${instance.id}:${instance.version}`;
  const known = remembered.get(key);
  if (known !== undefined && isSame(known.of, instance)) return known;
  const { id, version, rules, startsAtMs: start, createdAtMs, recurrence } = instance;
  const template = JSON.parse(rules) as NewJackpotTemplate;
  const startsAtMs = start ?? createdAtMs;
  const entry = {
    of: { id, version, rules, startsAtMs: start, createdAtMs, recurrence },
    template,
    rules: { ...jackpotRules(template), startsAtMs },
    schedule: { startsAtMs, recurrences: recurrences(JSON.parse(recurrence ?? '[]') as RecurrenceRule[]) },
  };
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size >= REMEMBERED_MAX) remembered.delete(oldest);
  remembered.set(key, entry);
  return entry;
};

/** An instance's own copy of its template's rules, as the domain reads them. They hold from its start or else its creation. */
export const rulesOf = (instance: Versioned): Remembered['rules'] => read(instance).rules;

/** When an instance takes contributions between its start and its end. */
export const scheduleOf = (instance: Versioned): Schedule => read(instance).schedule;

/** An instance's own copy of its template, as the interface shows it. */
export const templateOf = (instance: Versioned): NewJackpotTemplate => read(instance).template;
