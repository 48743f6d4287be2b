import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import getRawBody from 'raw-body';
import { type Refusal, refuse } from '../handlers/reply.ts';

const BODY_BYTES_MAX = 1024 * 1024;
/** Deeper JSON than anybody means is refused: walking it would exhaust the stack later on. */
const DEPTH_MAX = 32;

export type BodyRefusal = Refusal<'unsupported_media_type' | 'body_too_large' | 'malformed_body'>;

/** The bytes of a request's JSON body, `undefined` when it has none, or why they are refused. */
export const readBytes = async (request: IncomingMessage): Promise<{ bytes: Buffer | undefined } | BodyRefusal> => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': type = '' } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return { bytes: undefined };
  if (
    !/^application\/json\s*(;\s*charset="?utf-8"?\s*)?$/i.test(type) ||
    request.headers['content-encoding'] !== undefined
  ) {
    return refuse('unsupported_media_type', {
      detail: type === '' ? 'The request names no Content-Type.' : `The request's body is ${type}.`,
    });
  }
  try {
    return { bytes: await getRawBody(request, { length, limit: BODY_BYTES_MAX }) };
  } catch (error) {
    if (isTooLarge(error)) return refuse('body_too_large', { headers: { connection: 'close' } });
    return refuse('malformed_body', { detail: 'The request ended before its body did.' });
  }
};

/** What the bytes of a body say, or why they are refused. */
export const parseBody = (bytes: Buffer | undefined): { body: unknown } | Refusal<'malformed_body'> => {
  if (bytes === undefined) return { body: undefined };
  // Decoding would replace what is not UTF-8, and another text than the caller's would be kept.
  if (!isUtf8(bytes)) return refuse('malformed_body', { detail: 'The body is not UTF-8.' });
  const text = bytes.toString('utf8');
  if (depthOf(text) > DEPTH_MAX)
    return refuse('malformed_body', { detail: `The body nests deeper than ${DEPTH_MAX} levels.` });
  try {
    return { body: UNSTORABLE_ESCAPE.test(text) ? JSON.parse(text, refuseUnstorable) : JSON.parse(text) };
  } catch (error) {
    return refuse('malformed_body', {
      detail: `The body is not JSON: ${error instanceof Error ? error.message : error}.`,
    });
  }
};

/** An escape of NUL or of half a surrogate pair, maybe: a backslash may itself be escaped, and two halves may meet. */
const UNSTORABLE_ESCAPE = /\\u(0000|d[89a-f])/i;

/** A reviver that throws at a text which the store could not give back as it came. */
const refuseUnstorable = (key: string, value: unknown): unknown => {
  for (const text of [key, value])
    if (typeof text === 'string' && (text.includes('\0') || !text.isWellFormed()))
      throw new Error('a text holds NUL or half of a surrogate pair');
  return value;
};

const isTooLarge = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'type' in error && error.type === 'entity.too.large';

/** How deep objects and arrays are nested, at least up to the limit; brackets inside strings do not count. */
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
