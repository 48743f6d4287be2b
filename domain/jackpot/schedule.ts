import { toLocalMs, toMoment } from '../local-time.ts';

export type InstanceStatus = 'Pending' | 'Active' | 'Paused' | 'Terminated';

/**
 * The status of an instance at a given time, from its schedule and the operator's decision. Derived rather than stored, so it is right even
 * if the server was down at `startsAtMs` or `endsAtMs`.
 */
export const statusAt = (
  instance: {
    readonly state: 'Active' | 'Paused' | 'Terminated';
    readonly startsAtMs: number | null;
    readonly endsAtMs: number | null;
  },
  nowMs: number,
): InstanceStatus => {
  if (instance.state === 'Terminated' || (instance.endsAtMs !== null && instance.endsAtMs <= nowMs))
    return 'Terminated';
  if (instance.startsAtMs !== null && instance.startsAtMs > nowMs) return 'Pending';
  return instance.state;
};

/** A span's first and last second, counted from local midnight. A span that ends before it begins runs past midnight. */
export type DaySpan = { readonly firstSec: number; readonly lastSec: number };

/**
 * The days on which an instance takes contributions: every day; on days of the week, 1 for Monday to 7; or on days of the month, skipping
 * months without such a day. `interval` takes every nth day, week (from Monday) or month, counted from the one of `countsFromMs`.
 */
export type Recurrence = { readonly spans: readonly DaySpan[]; readonly interval: number } & (
  | { readonly kind: 'Daily' }
  | { readonly kind: 'Weekly' | 'Monthly'; readonly days: readonly number[] }
);

/** Always open without rules, otherwise whenever at least one rule is open. */
export type Schedule = {
  /** Intervals count from the day, week or month of this time: the requested start, even if it had already passed. */
  readonly countsFromMs: number;
  readonly recurrences: readonly Recurrence[];
  /** IANA, of the days and their spans; absent: UTC. */
  readonly timeZone?: string;
};

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/**
 * The calendar repeats after 400 years, and any interval that is not a whole number of years reaches a 31-day month long before that. So a
 * day not found within this many months never comes.
 */
const TRIES_MAX = 400;

/** Days are local. They are counted from that of the epoch, a Thursday; weeks from the Monday before it; months from its January. */
const dayOf = ({ timeZone }: Schedule, atMs: number): number => Math.floor(toLocalMs(timeZone, atMs) / DAY_MS);
const weekOf = (day: number): number => Math.floor((day + 3) / DAYS_OF_WEEK);
const firstDayOfWeek = (week: number): number => week * DAYS_OF_WEEK - 3;
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
const firstDayOfMonth = (month: number): number =>
  Date.UTC(1970 + Math.floor(month / 12), ((month % 12) + 12) % 12) / DAY_MS;

/** The distance from the last day, week or month in the interval. Also valid before the start, for spans over midnight. */
const behind = (start: number, now: number, interval: number): number =>
  (((now - start) % interval) + interval) % interval;

/** Reports whether a rule's spans begin on this day. */
const isListed = (rule: Recurrence, startDay: number, day: number): boolean => {
  switch (rule.kind) {
    case 'Daily':
      return behind(startDay, day, rule.interval) === 0;
    case 'Weekly':
      return (
        behind(weekOf(startDay), weekOf(day), rule.interval) === 0 &&
        rule.days.includes(day - firstDayOfWeek(weekOf(day)) + 1)
      );
    case 'Monthly':
      return (
        behind(monthOf(startDay), monthOf(day), rule.interval) === 0 &&
        rule.days.includes(new Date(day * DAY_MS).getUTCDate())
      );
  }
};

type Stretch = { readonly opensAtMs: number; readonly closesAtMs: number };

/** All rules' spans that begin on this day, except spans that clocks skip. */
const stretchesOf = (schedule: Schedule, day: number): Stretch[] => {
  const { countsFromMs, recurrences, timeZone } = schedule;
  const startDay = dayOf(schedule, countsFromMs);
  return recurrences
    .filter((rule) => isListed(rule, startDay, day))
    .flatMap(({ spans }) =>
      spans.map(({ firstSec, lastSec }) => ({
        opensAtMs: toMoment(timeZone, day * DAY_MS + firstSec * 1000, 'first'),
        closesAtMs: closeAfter(timeZone, (lastSec < firstSec ? day + 1 : day) * DAY_MS + lastSec * 1000),
      })),
    )
    .filter(({ opensAtMs, closesAtMs }) => opensAtMs < closesAtMs);
};

/** The end of a span's last second; if clocks skip it, the moment after the gap. */
const closeAfter = (timeZone: string | undefined, localMs: number): number => {
  const atMs = toMoment(timeZone, localMs, 'last');
  return toLocalMs(timeZone, atMs) === localMs ? atMs + 1000 : atMs;
};

/** Contributions follow one another within a day, and the calendar of a time zone is slow. */
const lastFound = new WeakMap<Schedule, { readonly day: number; readonly stretches: readonly Stretch[] }>();

/** The spans that may be open on this day: one over midnight began the day before, and clocks set back over midnight repeat the day. */
const stretchesAround = (schedule: Schedule, day: number): readonly Stretch[] => {
  const { timeZone } = schedule;
  const known = timeZone === undefined ? undefined : lastFound.get(schedule);
  if (known?.day === day) return known.stretches;
  const days = timeZone === undefined ? [day - 1, day] : [day - 1, day, day + 1];
  const stretches = days.flatMap((each) => stretchesOf(schedule, each));
  if (timeZone !== undefined) lastFound.set(schedule, { day, stretches });
  return stretches;
};

/** Reports whether the recurrence rules allow contributions at this time. Start and end are part of the instance's status instead. */
export const isOpenAt = (schedule: Schedule, atMs: number): boolean => {
  if (schedule.recurrences.length === 0) return true;
  return stretchesAround(schedule, dayOf(schedule, atMs)).some(
    ({ opensAtMs, closesAtMs }) => opensAtMs <= atMs && atMs < closesAtMs,
  );
};

/** The next day, from `from` on, on which a rule's spans begin. */
const nextListedDay = (rule: Recurrence, startDay: number, from: number): number | undefined => {
  const { interval } = rule;
  if (rule.kind === 'Daily') return from + behind(from, startDay, interval);
  const [unitOf, firstDayOf] = rule.kind === 'Weekly' ? [weekOf, firstDayOfWeek] : [monthOf, firstDayOfMonth];
  // Skip weeks or months outside the interval.
  let unit = unitOf(from) + behind(unitOf(from), unitOf(startDay), interval);
  for (let tries = 0; tries <= TRIES_MAX; tries += 1) {
    const first = firstDayOf(unit);
    const days = rule.days.map((day) => first + day - 1).filter((day) => day >= from && unitOf(day) === unit);
    if (days.length > 0) return Math.min(...days);
    unit += interval;
  }
  return undefined;
};

/**
 * Returns the time of the next opening; `atMs` itself if it is open.
 * @returns undefined when it never opens again.
 */
export const nextOpening = (schedule: Schedule, atMs: number): number | undefined => {
  if (isOpenAt(schedule, atMs)) return atMs;
  const startDay = dayOf(schedule, schedule.countsFromMs);
  let next: number | undefined;
  for (const rule of schedule.recurrences) {
    const opensOn = (of: number): number[] =>
      stretchesOf({ ...schedule, recurrences: [rule] }, of)
        .map(({ opensAtMs }) => opensAtMs)
        .filter((opensAtMs) => opensAtMs > atMs);
    // This day's spans may have begun already, and clocks may skip those of the next listed day.
    let day = nextListedDay(rule, startDay, dayOf(schedule, atMs));
    for (let tries = 0; day !== undefined && tries <= TRIES_MAX; tries += 1) {
      const opens = opensOn(day);
      if (opens.length > 0) {
        next = Math.min(next ?? Number.POSITIVE_INFINITY, ...opens);
        break;
      }
      day = nextListedDay(rule, startDay, day + 1);
    }
  }
  return next;
};
