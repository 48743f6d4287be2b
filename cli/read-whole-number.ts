import { CommandError } from './command.ts';

/** Reads the whole number of an option. @throws CommandError when the text is none, or out of bounds. */
export const readWholeNumber = (flag: string, text: string, most: number, least = 1): number => {
  const value = /^\d{1,16}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= least && value <= most) return value;
  throw new CommandError(`${flag} must be a whole number from ${least} to ${most}, not “${text}”.`);
};
