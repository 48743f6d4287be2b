import { parse } from 'csv-parse/sync';
import type { BulkRow } from './bulk-row.ts';

/** As PlayerId in the specs. */
const PLAYER_ID = /^[!-~]{1,128}$/;
/** No line with a player id is longer, with every character of the id a doubled quote. */
const LINE_CHARACTERS_MAX = 300;

/** The rows of a CSV text, read as they are asked for; undefined when its first line is not the header. */
export const rowsOfCsv = (text: string): Iterable<BulkRow> | undefined => {
  const lines = linesOf(text);
  let first = lines.next();
  while (first.value === '') first = lines.next();
  const [playerId, optIn, ...more] = fieldsOf(first.value ?? '') ?? [];
  return playerId === 'player_id' && optIn === 'opt_in' && more.length === 0 ? rowsBelow(lines) : undefined;
};

/** Quotes hold no line break here, so that an open one spoils its own line and no other. */
function* linesOf(text: string): Generator<string, undefined> {
  let at = text.startsWith('\ufeff') ? 1 : 0;
  while (at < text.length) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end === -1 ? text.length : end);
    yield line.endsWith('\r') ? line.slice(0, -1) : line;
    at = end === -1 ? text.length : end + 1;
  }
}

function* rowsBelow(lines: Iterable<string>): Generator<BulkRow> {
  let number = 1;
  for (const line of lines) {
    number += 1;
    if (line !== '') yield rowOf(line, number);
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
  try {
    return parse(line, { record_delimiter: '\n' })[0];
  } catch {
    return undefined;
  }
};
