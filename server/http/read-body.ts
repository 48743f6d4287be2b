import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';

/** The content types of request bodies. */
export type MediaType = keyof typeof BYTES_MAX;

const MEBIBYTE = 1024 * 1024;
const BYTES_MAX = { 'application/json': MEBIBYTE, 'text/csv': 10 * MEBIBYTE } as const;
/** Deeper JSON is refused: walking it could overflow the stack. */
const DEPTH_MAX = 32;

export const isMediaType = (name: string): name is MediaType => Object.hasOwn(BYTES_MAX, name);

export type BodyRefusal = Refusal<'unsupported_media_type' | 'body_too_large' | 'malformed_body'>;

/** The raw body of a request. */
export type RawBody = { readonly type: MediaType; readonly bytes: Buffer };

/** Reads the body of a request: `undefined` when there is none, or a refusal. */
export const readBody = async (
  request: IncomingMessage,
  types: readonly MediaType[],
): Promise<RawBody | undefined | BodyRefusal> => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': sent = '' } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return undefined;
  const [, name = ''] = /^([^\s;]+)\s*(;\s*charset="?utf-8"?\s*)?$/i.exec(sent) ?? [];
  const type = types.find((known) => known === name.toLowerCase());
  if (type === undefined || request.headers['content-encoding'] !== undefined) {
    return refuse('unsupported_media_type', {
      detail: sent === '' ? 'The request has no Content-Type.' : `The Content-Type is ${sent}.`,
    });
  }
  try {
    return { type, bytes: await getRawBody(request, { length, limit: BYTES_MAX[type] }) };
  } catch (error) {
    if (isTooLarge(error)) return refuse('body_too_large', { headers: { connection: 'close' } });
    return refuse('malformed_body', { detail: 'The request ended before its body did.' });
  }
};

/** Parses a body, or refuses it. */
export const parseBody = ({ type, bytes }: RawBody): { readonly value: unknown } | Refusal<'malformed_body'> => {
  // Decoding would replace invalid UTF-8 and store a different text than was sent.
  if (!isUtf8(bytes)) return refuse('malformed_body', { detail: 'The body is not UTF-8.' });
  const text = bytes.toString('utf8');
  return type === 'application/json' ? parseJson(text) : { value: text };
};

const parseJson = (text: string): { readonly value: unknown } | Refusal<'malformed_body'> => {
  if (depthOf(text) > DEPTH_MAX)
    return refuse('malformed_body', { detail: `The body nests deeper than ${DEPTH_MAX} levels.` });
  try {
    return { value: UNSTORABLE_ESCAPE.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text) };
  } catch (error) {
    return refuse('malformed_body', {
      detail: `The body is not JSON: ${error instanceof Error ? error.message : error}.`,
    });
  }
};

/** Possibly an escape of NUL or of a lone surrogate: the backslash may itself be escaped, and two halves may form a pair. */
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/i;

/** A JSON reviver that rejects text which the store could not return unchanged. */
const refuseUnstorable = (key: string, value: unknown): unknown => {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new Error('a string contains NUL or a lone surrogate');
  return value;
};

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

/** How deep objects and arrays are nested, exact up to the limit. Brackets inside strings do not count. */
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
