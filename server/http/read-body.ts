import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import type { Body } from './validate.ts';

/** The content types of request bodies. */
export type MediaType = keyof typeof BYTES_MAX;

const MEBIBYTE = 1024 * 1024;
const BYTES_MAX = { 'application/json': MEBIBYTE, 'text/csv': 10 * MEBIBYTE } as const;
/** How much of a body that is refused is still read: more than a proxy with the limits of deploy/ lets through. And for how long. */
const DISCARDED_BYTES_MAX = 16 * MEBIBYTE;
const DISCARDING_MS = 1_000;
/** Deeper JSON is refused: walking it could overflow the stack. */
const DEPTH_MAX = 32;

export const isMediaType = (name: string): name is MediaType => Object.hasOwn(BYTES_MAX, name);

export type BodyRefusal = Refusal<'unsupported_media_type' | 'body_too_large' | 'malformed_body'>;

/** Takes out of a JSON body the nulls that count as left out. */
type LeaveOutNulls = (body: unknown) => void;

/** Reads and parses the body of a request, if it has one, or refuses it. */
export const readBody = (
  request: IncomingMessage,
  types: readonly MediaType[],
  leaveOutNulls?: LeaveOutNulls,
): Promise<Body | BodyRefusal> => {
  const { 'content-length': length, 'transfer-encoding': encoding, 'content-type': sent = '' } = request.headers;
  if (encoding === undefined && (length === undefined || length === '0')) return Promise.resolve({});
  const type = types.find((known) => known === sent) ?? mediaTypeOf(sent, types);
  if (type === undefined || request.headers['content-encoding'] !== undefined) {
    const detail = sent === '' ? 'The request has no Content-Type.' : `The Content-Type is ${sent}.`;
    return Promise.resolve(refuse('unsupported_media_type', { detail }));
  }
  const bytesMax = BYTES_MAX[type];
  return new Promise((resolve, reject) => {
    const read = (bytes: Collected): void => {
      if (bytes === 'too large')
        void discard(request).then(() => resolve(refuse('body_too_large', { headers: { connection: 'close' } })));
      else
        try {
          resolve(parse(bytes, type, leaveOutNulls));
        } catch (error) {
          reject(error);
        }
    };
    if (Number(length) > bytesMax) read('too large');
    else collect(request, bytesMax, read);
  });
};

/** The bytes of a body, or why there are none. */
type Collected = Buffer | 'too large' | 'cut short';

const parse = (
  bytes: Exclude<Collected, 'too large'>,
  type: MediaType,
  leaveOutNulls: LeaveOutNulls | undefined,
): Body | BodyRefusal => {
  if (bytes === 'cut short') return refuse('malformed_body', { detail: 'The request ended before its body did.' });
  // Decoding would replace invalid UTF-8 and store a different text than was sent.
  if (!isUtf8(bytes)) return refuse('malformed_body', { detail: 'The body is not UTF-8.' });
  const text = bytes.toString('utf8');
  const parsed = type === 'application/json' ? parseJson(text) : { value: text };
  if ('problem' in parsed) return parsed;
  // Few bodies contain a null; the others are not walked.
  if (type === 'application/json' && text.includes('null')) leaveOutNulls?.(parsed.value);
  return { requestBody: parsed.value, mediaType: type };
};

const mediaTypeOf = (sent: string, types: readonly MediaType[]): MediaType | undefined => {
  const [, name = ''] = /^([^\s;]+)\s*(;\s*charset="?utf-8"?\s*)?$/i.exec(sent) ?? [];
  return types.find((known) => known === name.toLowerCase());
};

/** Collects the bytes of a body and calls back once. Of one that is too large, no more is kept. */
const collect = (request: IncomingMessage, bytesMax: number, done: (bytes: Collected) => void): void => {
  if (!request.readable) {
    done('cut short');
    return;
  }
  const parts: Buffer[] = [];
  let size = 0;
  let isDone = false;
  const end = (bytes: Collected): void => {
    if (isDone) return;
    isDone = true;
    done(bytes);
  };
  request.on('data', (part: Buffer) => {
    if (size > bytesMax) return;
    size += part.length;
    parts.push(part);
    if (size <= bytesMax) return;
    parts.length = 0;
    request.pause();
    end('too large');
  });
  request.on('end', () => end(parts.length === 1 && parts[0] !== undefined ? parts[0] : Buffer.concat(parts)));
  // After the end it changes nothing.
  request.on('close', () => end('cut short'));
};

/**
 * Reads the rest of a body that is refused, up to a limit, and drops it. To close the connection on a sender that still writes resets it, and
 * the reply may be lost on its way: a proxy would answer 502 in its place.
 */
const discard = (request: IncomingMessage): Promise<void> =>
  new Promise((resolve) => {
    let left = DISCARDED_BYTES_MAX;
    const timer = setTimeout(resolve, DISCARDING_MS);
    const end = (): void => {
      clearTimeout(timer);
      resolve();
    };
    request.on('data', (part: Buffer) => {
      left -= part.length;
      if (left < 0) end();
    });
    request.on('end', end);
    request.on('close', end);
    request.resume();
  });

const parseJson = (text: string): { readonly value: unknown } | Refusal<'malformed_body'> => {
  if (opensOften(text) && depthOf(text) > DEPTH_MAX)
    return refuse('malformed_body', { detail: `The body nests deeper than ${DEPTH_MAX} levels.` });
  try {
    const isSuspect = text.includes('\\') && UNSTORABLE_ESCAPE.test(text);
    return { value: isSuspect ? JSON.parse(text, refuseUnstorable) : JSON.parse(text) };
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

/** Whether a text has enough brackets to be too deep, found without looking at each character. */
const opensOften = (text: string): boolean => {
  let opened = 0;
  for (const bracket of '{[')
    for (let at = text.indexOf(bracket); at >= 0; at = text.indexOf(bracket, at + 1)) {
      opened += 1;
      if (opened > DEPTH_MAX) return true;
    }
  return false;
};

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
