const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const UNITS = [
  ['day', DAY_MS],
  ['hour', HOUR_MS],
  ['minute', MINUTE_MS],
  ['second', 1_000],
] as const;

/** A moment as people say it from now, such as `3 minutes ago`. */
export const fromNow = (atMs: number, nowMs: number, language: string): string => {
  const awayMs = atMs - nowMs;
  const [unit, unitMs] = UNITS.find(([, ms]) => Math.abs(awayMs) >= ms) ?? ['second', 1_000];
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.trunc(awayMs / unitMs), unit);
};

/** A moment by the clock, with the day unless it is today. */
export const atClock = (atMs: number, nowMs: number, language: string): string => {
  const isToday = new Date(atMs).toDateString() === new Date(nowMs).toDateString();
  const day = isToday ? {} : ({ weekday: 'short', day: 'numeric', month: 'short' } as const);
  return new Intl.DateTimeFormat(language, { ...day, hour: 'numeric', minute: '2-digit' }).format(atMs);
};

/** The time that is left of the last day, such as `2:04:09`; undefined when there is more. */
export const countdown = (atMs: number, nowMs: number, language: string): string | undefined => {
  const leftMs = atMs - nowMs;
  if (leftMs < 0 || leftMs >= DAY_MS) return undefined;
  const seconds = Math.floor(leftMs / 1_000);
  const two = new Intl.NumberFormat(language, { minimumIntegerDigits: 2, useGrouping: false });
  const parts = [Math.floor(seconds / 60) % 60, seconds % 60].map((part) => two.format(part));
  return [new Intl.NumberFormat(language).format(Math.floor(seconds / 3_600)), ...parts].join(':');
};
