/** The first and the last second of a span, counted from midnight UTC. A span whose last second comes first ends on the next day. */
export type DaySpan = { readonly firstSec: number; readonly lastSec: number };

/**
 * When an instance takes contributions: on every day; on days of the week, 1 for Monday to 7; or on days of the month, where a month
 * without such a day leaves it out. `interval` takes only every so many days, weeks from Monday, or months, counted from the one of
 * `countsFromMs`.
 */
export type Recurrence = { readonly spans: readonly DaySpan[]; readonly interval: number } & (
  | { readonly kind: 'Daily' }
  | { readonly kind: 'Weekly' | 'Monthly'; readonly days: readonly number[] }
);

/** Without a rule it is always open, with several whenever one of them says so. */
export type Schedule = {
  /** In the day, week or month of this moment an interval begins: the start that was asked for, also where it had passed already. */
  readonly countsFromMs: number;
  readonly recurrences: readonly Recurrence[];
};

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;
/**
 * The calendar repeats itself after 400 years, and an interval that is not of whole years comes to a month of 31 days long before that: a
 * day that is not found in so many months never comes.
 */
const TRIES_MAX = 400;

/** Days are counted from the epoch, a Thursday; weeks from the Monday before it, months from its January. */
const dayOf = (atMs: number): number => Math.floor(atMs / DAY_MS);
const weekOf = (day: number): number => Math.floor((day + 3) / DAYS_OF_WEEK);
const firstDayOfWeek = (week: number): number => week * DAYS_OF_WEEK - 3;
const monthOf = (day: number): number => {
  const date = new Date(day * DAY_MS);
  return (date.getUTCFullYear() - 1970) * 12 + date.getUTCMonth();
};
const firstDayOfMonth = (month: number): number =>
  Date.UTC(1970 + Math.floor(month / 12), ((month % 12) + 12) % 12) / DAY_MS;

/** How far a day, week or month lies behind the last one that an interval takes; also before the start, for a span over midnight. */
const behind = (start: number, now: number, interval: number): number =>
  (((now - start) % interval) + interval) % interval;

/** Whether spans of the rule begin on a day. */
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

/** The spans that begin on a day, of all rules. */
const stretchesOf = ({ countsFromMs, recurrences }: Schedule, day: number): Stretch[] =>
  recurrences
    .filter((rule) => isListed(rule, dayOf(countsFromMs), day))
    .flatMap(({ spans }) =>
      spans.map(({ firstSec, lastSec }) => ({
        opensAtMs: day * DAY_MS + firstSec * 1000,
        closesAtMs: (lastSec < firstSec ? day + 1 : day) * DAY_MS + (lastSec + 1) * 1000,
      })),
    );

/** Whether contributions are taken at a moment, as far as recurrence rules tell; start and end are the instance's status. */
export const isOpenAt = (schedule: Schedule, atMs: number): boolean => {
  if (schedule.recurrences.length === 0) return true;
  const day = dayOf(atMs);
  // A span over midnight has begun on the day before.
  return [day - 1, day].some((each) =>
    stretchesOf(schedule, each).some(({ opensAtMs, closesAtMs }) => opensAtMs <= atMs && atMs < closesAtMs),
  );
};

/** The next day on which spans of the rule begin, from a day on. */
const nextListedDay = (rule: Recurrence, startDay: number, from: number): number | undefined => {
  const { interval } = rule;
  if (rule.kind === 'Daily') return from + behind(from, startDay, interval);
  const [unitOf, firstDayOf] = rule.kind === 'Weekly' ? [weekOf, firstDayOfWeek] : [monthOf, firstDayOfMonth];
  // Weeks or months that the interval leaves out are passed over at once.
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
 * When it opens next, behind a moment at which it is closed; the moment itself when it is open.
 * @returns undefined when it never opens again.
 */
export const nextOpening = (schedule: Schedule, atMs: number): number | undefined => {
  if (isOpenAt(schedule, atMs)) return atMs;
  const startDay = dayOf(schedule.countsFromMs);
  let next: number | undefined;
  for (const rule of schedule.recurrences) {
    // A span of this day may have begun before the moment; the next one then is of a later day.
    let day = nextListedDay(rule, startDay, dayOf(atMs));
    const opensOn = (of: number): number[] =>
      stretchesOf({ ...schedule, recurrences: [rule] }, of)
        .map(({ opensAtMs }) => opensAtMs)
        .filter((opensAtMs) => opensAtMs > atMs);
    if (day !== undefined && opensOn(day).length === 0) day = nextListedDay(rule, startDay, day + 1);
    if (day !== undefined) next = Math.min(next ?? Number.POSITIVE_INFINITY, ...opensOn(day));
  }
  return next;
};
