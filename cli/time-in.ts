import { CommandError } from './command.ts';

/** The milliseconds of a time with a zone. @throws CommandError */
export const timeIn = (option: string, text: string): number => {
  const ms = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(ms)) throw new CommandError(`${option} must be a time such as 2026-01-31T12:00:00Z, not “${text}”.`);
  return ms;
};
