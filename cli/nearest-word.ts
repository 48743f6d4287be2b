import { nearestName } from '../server/settings/nearest-name.ts';

/** A suggestion, with a space before it, when one of the known words is so close that it must be meant. */
export const nearestWord = (given: string, known: readonly string[]): string => {
  const { name, edits } = nearestName(given, known);
  return edits <= Math.max(1, Math.floor(given.replace(/^-+/, '').length / 3)) ? ` Did you mean “${name}”?` : '';
};
