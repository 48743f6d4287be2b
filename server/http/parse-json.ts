import { mayChange, parseExactly } from '../../db/tables/exact-json.ts';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import { repeatedMember } from './repeated-member.ts';

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

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;
const CLOSE_ARRAY = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
