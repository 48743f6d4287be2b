import { parse } from 'csv-parse/sync';
import type { BulkRow } from './bulk-row.ts';

/** As PlayerId in the specs. */
const PLAYER_ID = /^[!-~]{1,128}$/;
/** No line with a player id is longer, with every character of the id a doubled quote. */
const LINE_CHARACTERS_MAX = 300;

/** The rows of a CSV text, read as they are asked for; undefined when its first line is not the header. */
export const rowsOfCsv = (text: string): Iterable<BulkRow> | undefined => {
  const lines = linesOf(text);
  const header = lines.next().value;
  const [playerId, optIn, ...more] = fieldsOf(header?.line ?? '') ?? [];
  if (header === undefined || playerId !== 'player_id' || optIn !== 'opt_in' || more.length > 0) return undefined;
  // The header is line 1, also where empty lines stand above it.
  return lines.map(({ line, number }) => rowOf(line, number - header.number + 1));
};

/** The lines that are not empty. Quotes hold no line break here, so that an open one spoils its own line and no other. */
function* linesOf(text: string): Generator<{ readonly line: string; readonly number: number }, undefined> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  for (let number = 1; at < text.length; number += 1) {
    const next = text.indexOf('\n', at);
    const end = next === -1 ? text.length : next;
    const line = text.slice(at, text[end - 1] === '\r' ? end - 1 : end);
    if (line !== '') yield { line, number };
    at = end + 1;
  }
}

const rowOf = (line: string, number: number): BulkRow => {
  const [playerId = '', optIn, ...more] = fieldsOf(line) ?? [];
  if (!PLAYER_ID.test(playerId)) return { under: `line ${number}`, fault: 'The line begins with no player id.' };
  if (more.length > 0 || (optIn !== 'true' && optIn !== 'false'))
    return { under: playerId, fault: 'Behind the player id must be a comma and true or false.' };
  return { playerId, optedIn: optIn === 'true' };
};

/** The fields of a line, if it is one of CSV that could be meant. */
const fieldsOf = (line: string): readonly string[] | undefined => {
  if (line.length > LINE_CHARACTERS_MAX) return undefined;
  // Most lines have no quotes, and need no parser that is a hundred times slower.
  if (!line.includes('"')) return line.split(',');
  try {
    return parse(line, { record_delimiter: '\n' })[0];
  } catch {
    return undefined;
  }
};
