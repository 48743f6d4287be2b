import { parse } from 'csv-parse/sync';
import type { BulkRow } from './bulk-row.ts';

/** PlayerId in the specs. */
const PLAYER_ID = /^[!-~]{1,128}$/;

/** Reports whether a field is a player's id. */
export const isPlayerId = (field: string): boolean => PLAYER_ID.test(field);

/** The longest valid line: a player id of doubled quotes. */
const LINE_CHARACTERS_MAX = 300;

/** The rows of a CSV text, read lazily; undefined if its first line is not the header. */
export const rowsOfCsv = (text: string): Iterable<BulkRow> | undefined => {
  const lines = linesOfCsv(text);
  const header = lines.next().value;
  const [playerId, optIn, ...more] = fieldsOfLine(header?.line ?? '') ?? [];
  if (header === undefined || playerId !== 'player_id' || optIn !== 'opt_in' || more.length > 0) return undefined;
  // The header counts as line 1, even after empty lines.
  return lines.map(({ line, number }) => rowOf(line, number - header.number + 1));
};

/** The non-empty lines. A quoted field cannot span lines here, so an unclosed quote spoils only its own line. */
export function* linesOfCsv(text: string): Generator<{ readonly line: string; readonly number: number }, undefined> {
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
  const [playerId = '', optIn, ...more] = fieldsOfLine(line) ?? [];
  if (!isPlayerId(playerId))
    return { under: `line ${number}`, fault: 'Expected a player id at the start of the line.' };
  if (more.length > 0 || (optIn !== 'true' && optIn !== 'false'))
    return { under: playerId, fault: 'Expected `player_id,true` or `player_id,false`.' };
  return { playerId, optedIn: optIn === 'true' };
};

/** The fields of a CSV line; undefined if it is malformed. */
export const fieldsOfLine = (line: string): readonly string[] | undefined => {
  if (line.length > LINE_CHARACTERS_MAX) return undefined;
  // Most lines have no quotes. Splitting them is a hundred times faster than the parser.
  if (!line.includes('"')) return line.split(',');
  try {
    return parse(line, { record_delimiter: '\n' })[0];
  } catch {
    return undefined;
  }
};
