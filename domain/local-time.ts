const DAY_MS = 86_400_000;

/** Two days within the times that a Date can represent: offsets beyond them are taken to be those there. */
const LAST_MS = 8.64e15 - 2 * DAY_MS;

/** Reports whether this is the IANA name of a time zone. */
export const isTimeZone = (timeZone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone });
    return true;
  } catch {
    return false;
  }
};

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  let format = formats.get(timeZone);
  if (format === undefined) {
    const [year, month, day, hour, minute, second] = Array.from({ length: 6 }, () => 'numeric' as const);
    format = new Intl.DateTimeFormat('en', {
      ...{ timeZone, calendar: 'iso8601', hourCycle: 'h23' },
      ...{ year, month, day, hour, minute, second },
    });
    formats.set(timeZone, format);
  }
  return format;
};

/** The distance of local time from UTC. */
const offsetAt = (timeZone: string, atMs: number): number => {
  const at = Math.max(-LAST_MS, Math.min(Math.floor(atMs / 1000) * 1000, LAST_MS));
  const parts = new Map(
    formatOf(timeZone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second')) - at;
};

/** A moment as the clocks of a time zone show it, as milliseconds since a local midnight of 1970-01-01. Undefined is UTC. */
export const toLocalMs = (timeZone: string | undefined, atMs: number): number =>
  timeZone === undefined ? atMs : atMs + offsetAt(timeZone, atMs);

/**
 * The moment of a local time, as `toLocalMs` has it. For a time that the clocks skip it is the moment after the gap; for one that they show
 * twice, the first or the last.
 */
export const toMoment = (timeZone: string | undefined, localMs: number, which: 'first' | 'last'): number => {
  if (timeZone === undefined) return localMs;
  // Offsets are below a day, and clocks do not change twice within two.
  const [before, after] = [offsetAt(timeZone, localMs - DAY_MS), offsetAt(timeZone, localMs + DAY_MS)];
  const moments = [localMs - before, localMs - after].filter((atMs) => toLocalMs(timeZone, atMs) === localMs);
  if (moments.length > 0) return which === 'first' ? Math.min(...moments) : Math.max(...moments);
  // The clocks change between these two.
  let [old, changed] = [localMs - after, localMs - before];
  while (changed - old > 1) {
    const middle = Math.floor((old + changed) / 2);
    if (offsetAt(timeZone, middle) === before) old = middle;
    else changed = middle;
  }
  return changed;
};

/** A local time some months later, or earlier. A day that the month does not have becomes its last. */
export const addMonths = (localMs: number, months: number): number => {
  const date = new Date(localMs);
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return Date.UTC(year, month, Math.min(date.getUTCDate(), lastDay)) + (((localMs % DAY_MS) + DAY_MS) % DAY_MS);
};
