/** The end is exclusive. */
export type Period = { readonly start: number; readonly end: number };

const MONTH_MS = 32 * 86_400_000;

/** Finds calendar periods by looking for the first and last millisecond that has the same name in the time zone. */
export const periodsIn = (zone: string, per: 'Day' | 'Week' | 'Month' | 'Total'): ((at: number) => Period) => {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  });
  const nameOf = (at: number): string => {
    const day = format.format(at);
    if (per === 'Month') return day.slice(0, 7);
    if (per === 'Day') return day;
    const days = Math.floor(Date.parse(`${day}T00:00:00Z`) / 86_400_000);
    // Day 4 of the epoch was a Monday.
    return String(Math.floor((days - 4) / 7));
  };
  let last: Period = { start: 0, end: 0 };
  return (at) => {
    if (last.start <= at && at < last.end) return last;
    const name = nameOf(at);
    /** The border between what has the name and what has not. */
    const border = (within: number, beyond: number): number => {
      let [near, far] = [within, beyond];
      while (Math.abs(far - near) > 1) {
        const middle = Math.floor((near + far) / 2);
        if (nameOf(middle) === name) near = middle;
        else far = middle;
      }
      return Math.max(near, far);
    };
    last = { start: border(at, at - MONTH_MS), end: border(at, at + MONTH_MS) };
    return last;
  };
};
