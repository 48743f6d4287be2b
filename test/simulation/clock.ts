const formats = new Map<string, Intl.DateTimeFormat>();
/** Clocks change at a quarter of an hour. Formatting is slow, and long simulations ask of the same quarters again and again. */
const aheadBy = new Map<string, number>();
const QUARTER = 900_000;

/** The time that clocks show in a zone, in milliseconds as if it were UTC. */
export const localAt = (zone: string, at: number): number => {
  if (zone === 'UTC') return at;
  const quarter = Math.floor(at / QUARTER) * QUARTER;
  const key = `${zone} ${quarter}`;
  const ahead = aheadBy.get(key) ?? shownAt(zone, quarter) - quarter;
  aheadBy.set(key, ahead);
  return at + ahead;
};

const shownAt = (zone: string, at: number): number => {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'medium', hourCycle: 'h23' });
  formats.set(zone, format);
  return Date.parse(`${format.format(at).replace(' ', 'T')}Z`);
};

const MOST = 15 * 3_600_000;

const moments = new Map<string, number>();

/** The first or the last moment at which clocks show a time; if they skip it, when they do. Tries every offset that there is. */
export const momentOf = (zone: string, local: number, which: 'first' | 'last'): number => {
  if (zone === 'UTC') return local;
  const key = `${zone} ${local} ${which}`;
  const moment = moments.get(key) ?? searched(zone, local, which);
  moments.set(key, moment);
  return moment;
};

const searched = (zone: string, local: number, which: 'first' | 'last'): number => {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (let at = local - MOST; at <= local + MOST; at += QUARTER)
    if (localAt(zone, at) === local) [first, last] = [Math.min(first, at), Math.max(last, at)];
  if (last > Number.NEGATIVE_INFINITY) return which === 'first' ? first : last;
  let [before, after] = [local - MOST, local + MOST];
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (localAt(zone, middle) < local) before = middle;
    else after = middle;
  }
  return after;
};

/** The same day and time so many months later, or the last day of that month. */
export const monthsLater = (local: number, months: number): number => {
  const [year, month, day, ...time] = new Date(local)
    .toISOString()
    .split(/[-T:.Z]/)
    .map(Number);
  const index = (year ?? 0) * 12 + (month ?? 1) - 1 + months;
  const [hour = 0, minute = 0, second = 0, milli = 0] = time;
  for (let last = day ?? 1; ; last -= 1) {
    const found = new Date(Date.UTC(Math.floor(index / 12), index % 12, last, hour, minute, second, milli));
    if (found.getUTCMonth() === index % 12) return found.getTime();
  }
};
