import { mayChange, parseExactly } from '../../db/tables/exact-json.ts';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import { escapePointer } from './validation-fault.ts';

/** Deeper JSON is refused: walking it could overflow the stack. */
const DEPTH_MAX = 32;
/** So many numbers of an untyped field keep their digits: each costs a microsecond, every time that they are read. */
const WRITTEN_MAX = 10_000;

/**
 * Parses the JSON of a request's body, or refuses it. Numbers in its untyped fields, which only their caller interprets, keep their digits.
 *
 * @param untyped the names of these fields, at the top level.
 */
export const parseJson = (
  text: string,
  untyped: readonly string[],
): { readonly value: unknown } | Refusal<'malformed_body'> => {
  if (opensOften(text) && depthOf(text) > DEPTH_MAX)
    return refuse('malformed_body', { detail: `The body nests deeper than ${DEPTH_MAX} levels.` });
  try {
    const isSuspect = text.includes('\\') && UNSTORABLE_ESCAPE.test(text);
    const value: unknown = isSuspect ? JSON.parse(text, refuseUnstorable) : JSON.parse(text);
    const repeated = repeatedMember(text, value);
    if (repeated !== undefined) {
      const errors = [{ pointer: repeated, detail: 'Its object has this field twice: send it once.' }];
      return refuse('malformed_body', { detail: 'An object in the body has a field twice.', errors });
    }
    return keepDigits(text, value, untyped) ?? { value };
  } catch (error) {
    return refuse('malformed_body', {
      detail: `The body is not JSON: ${error instanceof Error ? error.message : error}.`,
    });
  }
};

/** Replaces the untyped fields in which numbers may have lost digits. A typed field is a number or it is refused, so it stays as parsed. */
const keepDigits = (
  text: string,
  value: unknown,
  untyped: readonly string[],
): Refusal<'malformed_body'> | undefined => {
  if (!isObject(value)) return undefined;
  const names = untyped.filter((name) => countNumbers(value[name]) > 0);
  if (names.length === 0 || !mayChange(text)) return undefined;
  const tooMany = names.find((name) => countNumbers(value[name]) > WRITTEN_MAX);
  if (tooMany !== undefined) {
    const detail = `Send numbers as text: only ${WRITTEN_MAX} can keep their digits.`;
    return refuse('malformed_body', { detail, errors: [{ pointer: `/${tooMany}`, detail }] });
  }
  const exact = parseExactly(text);
  for (const name of names) if (isObject(exact)) value[name] = exact[name];
  return undefined;
};

const countNumbers = (value: unknown): number => {
  if (typeof value === 'number') return 1;
  let count = 0;
  if (isObject(value)) for (const name in value) count += countNumbers(value[name]);
  return count;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Possibly an escape of NUL or of a lone surrogate: the backslash may itself be escaped, and two halves may form a pair. */
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/i;

/** A JSON reviver that rejects text which the store could not return unchanged. */
const refuseUnstorable = (key: string, value: unknown): unknown => {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new Error('a string contains NUL or a lone surrogate');
  return value;
};

/** Reports whether a text has enough brackets to be too deep, found without looking at each character. */
const opensOften = (text: string): boolean => {
  let opened = 0;
  for (const bracket of '{[')
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      opened += 1;
      if (opened > DEPTH_MAX) return true;
    }
  return false;
};

/** The nesting depth of objects and arrays, exact up to the limit. Brackets inside strings do not count. */
const depthOf = (text: string): number => {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length && deepest <= DEPTH_MAX; i += 1) {
    const character = text.charCodeAt(i);
    if (quoted) {
      if (character === BACKSLASH) i += 1;
      else if (character === QUOTE) quoted = false;
    } else if (character === QUOTE) quoted = true;
    else if (character === OPEN_OBJECT || character === OPEN_ARRAY) {
      depth += 1;
      if (depth > deepest) deepest = depth;
    } else if (character === CLOSE_OBJECT || character === CLOSE_ARRAY) depth -= 1;
  }
  return deepest;
};

const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;

/**
 * Finds a field that an object of a JSON text has twice: JSON.parse takes the last one, and a check before it reached us
 * may have read the first.
 *
 * @param value the parsed text.
 * @returns a JSON pointer.
 */
export const repeatedMember = (text: string, value: unknown): string | undefined =>
  colonsAfterQuotes(text) === countFields(value) ? undefined : findRepeated(text);

/** The most fields that a text may have: each has a colon after a quote, as few other texts do. Skips from colon to colon. */
const colonsAfterQuotes = (text: string): number => {
  let count = 0;
  for (let at = text.indexOf(':'); at >= 0; at = text.indexOf(':', at + 1)) {
    let before = at - 1;
    while (isSpace(text.charCodeAt(before))) before -= 1;
    if (text.charCodeAt(before) === QUOTE) count += 1;
  }
  return count;
};

const countFields = (value: unknown): number => {
  if (typeof value !== 'object' || value === null) return 0;
  let count = 0;
  if (Array.isArray(value)) for (const item of value) count += countFields(item);
  else
    for (const name in value) {
      count += 1;
      const field = (value as Record<string, unknown>)[name];
      if (typeof field === 'object') count += countFields(field);
    }
  return count;
};

/** An object with the names so far, or an array with the place of the current item, and the name or place that leads on. */
type Level = { readonly names: Set<string> | undefined; step: string | number };

/** Reads valid JSON token by token. */
const findRepeated = (text: string): string | undefined => {
  const levels: Level[] = [];
  for (const [token] of text.matchAll(TOKEN)) {
    const level = levels.at(-1);
    if (token === '{') levels.push({ names: new Set(), step: '' });
    else if (token === '[') levels.push({ names: undefined, step: 0 });
    else if (token === '}' || token === ']') levels.pop();
    else if (token === ',') {
      if (typeof level?.step === 'number') level.step += 1;
    } else if (level?.names !== undefined && token.endsWith(':')) {
      const name: string = JSON.parse(token.slice(0, -1));
      level.step = name;
      if (level.names.has(name)) return levels.map(({ step }) => `/${escapePointer(String(step))}`).join('');
      level.names.add(name);
    }
  }
  return undefined;
};

/** A name with its colon, another string, or a mark. */
const TOKEN = /"(?:[^"\\]|\\.)*"\s*:?|[{}[\],]/g;

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09;
const QUOTE = 0x22;
