import { CommandError } from './command.ts';

const TIME = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Reports whether a day such as `2026-01-31` exists. `Date.parse` reads February 29 of any year, and takes it for March 1 in most. */
export const isDay = (text: string): boolean => {
  const atMs = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return !Number.isNaN(atMs) && new Date(atMs).toISOString().startsWith(text);
};

/** The milliseconds of a time with a zone, such as `2026-01-31T12:00:00Z`; undefined if the text is none, or its day does not exist. */
export const momentIn = (text: string): number | undefined => {
  const [, day = ''] = TIME.exec(text) ?? [];
  const atMs = isDay(day) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(atMs) ? undefined : atMs;
};

/** The milliseconds of a time with a zone. @throws CommandError */
export const timeIn = (option: string, text: string): number => {
  const ms = momentIn(text);
  if (ms === undefined) throw new CommandError(`${option} must be a time such as 2026-01-31T12:00:00Z, not “${text}”.`);
  return ms;
};
