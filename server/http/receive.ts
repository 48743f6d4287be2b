import { isUtf8 } from 'node:buffer';
import type { IncomingMessage } from 'node:http';
import type { ErrorObject } from 'ajv';
import { type Refusal, refuse } from '../../platform/unit/reply.ts';
import { writeDecimalsAsText } from './decimal-fields.ts';
import type { Incoming, Interface } from './interface.ts';
import { parseJson } from './parse-json.ts';
import type { Resolved } from './resolve.ts';
import { toFieldFaults } from './validation-fault.ts';

/** Receives a request once the caller is known: the permission, the body, the encoding of the address. */
export const receive = <Caller>(
  api: Interface<Caller>,
  resolved: Resolved,
  caller: Caller,
  incoming: Incoming,
): Body | Refusal | Promise<Body | Refusal> => {
  const { route, types } = resolved;
  const { request, path, querystring } = incoming;
  const refusal = api.permit(route, caller);
  if (refusal !== undefined) return refusal;
  const fault = undecodable('/path', path) ?? excessive(querystring) ?? undecodable('/query', querystring);
  if (types.length === 0) return fault ?? NO_BODY;
  const body = readBody(request, resolved, async () => api.turn?.(caller, incoming));
  // A fault of the body comes first.
  return fault === undefined ? body : body.then((read) => ('problem' in read ? read : fault));
};

/** Enough for every parameter of every operation, its lists included; the specs and the guides state it. */
export const QUERY_PARAMETERS_MAX = 200;

/** Refuses more parameters before any of them is decoded. */
const excessive = (querystring: string): Refusal | undefined => {
  let parameters = 1;
  for (let at = querystring.indexOf('&'); at >= 0; at = querystring.indexOf('&', at + 1)) parameters += 1;
  if (parameters <= QUERY_PARAMETERS_MAX) return undefined;
  const detail = `Expected at most ${QUERY_PARAMETERS_MAX} parameters.`;
  return refuse('validation_failed', { errors: [{ pointer: '/query', detail }] });
};

const NO_BODY: Body = Object.freeze({});

/**
 * Refuses a text that is not correctly percent-encoded. The decoder of parameters passes broken encoding through, and it would be taken for
 * a name that the caller did not send.
 */
const undecodable = (pointer: string, text: string): Refusal | undefined => {
  if (!text.includes('%')) return undefined;
  try {
    decodeURIComponent(text);
    return undefined;
  } catch {
    return refuse('validation_failed', { errors: [{ pointer, detail: 'Must be percent-encoded UTF-8.' }] });
  }
};

/** The query as an object: a repeated parameter is a list, and an empty one counts as absent. In time that grows only with its length. */
export const parseQuery = (text: string): Record<string, string | string[]> => {
  if (text === '') return {};
  const found = new Map<string, string | string[]>();
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = found.get(name);
    if (Array.isArray(earlier)) earlier.push(value);
    else found.set(name, earlier === undefined ? value : [earlier, value]);
  }
  return Object.fromEntries([...found].filter(([, value]) => value !== ''));
};

/** The content types of request bodies. */
export type BodyType = keyof typeof BYTES_MAX;

const MEBIBYTE = 1024 * 1024;
const BYTES_MAX = { 'application/json': MEBIBYTE, 'text/csv': 10 * MEBIBYTE } as const;
/** Bytes of a refused body that are still read: more than a proxy with the limits of deploy/ lets through. And for how long. */
const DISCARDED_BYTES_MAX = 16 * MEBIBYTE;
const DISCARDING_MS = 1_000;
/** Parsing and validating more takes a millisecond or longer. */
const LARGE_BYTES = 32 * 1024;

export const isMediaType = (name: string): name is BodyType => Object.hasOwn(BYTES_MAX, name);

export type BodyRefusal = Refusal<'unsupported_media_type' | 'body_too_large' | 'malformed_body'>;

/** The parts of an operation that decide how its body is read. */
type Reading = Pick<Resolved, 'types' | 'untyped'> & { readonly validators: Pick<Validators, 'leaveOutNulls'> };

/**
 * Reads and parses the body of a request, if it has one, or refuses it.
 * @param turn resolves when a large body may be parsed.
 */
export const readBody = (
  request: IncomingMessage,
  reading: Reading,
  turn: () => Promise<void> = () => Promise.resolve(),
): Promise<Body | BodyRefusal> => {
  const { types } = reading;
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
          if (bytes.length > LARGE_BYTES) resolve(turn().then(() => parse(bytes, type, reading)));
          else resolve(parse(bytes, type, reading));
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
  type: BodyType,
  { untyped, validators }: Reading,
): Body | BodyRefusal => {
  if (bytes === 'cut short') return refuse('malformed_body', { detail: 'The request ended before its body did.' });
  // Decoding would replace invalid UTF-8 and store a different text than was sent.
  if (!isUtf8(bytes)) return refuse('malformed_body', { detail: 'The body is not UTF-8.' });
  const text = bytes.toString('utf8');
  const parsed = type === 'application/json' ? parseJson(text, untyped) : { value: text };
  if ('problem' in parsed) return parsed;
  // Few bodies contain a null; the others are not walked.
  if (type === 'application/json' && text.includes('null')) validators.leaveOutNulls?.(parsed.value);
  return { requestBody: parsed.value, mediaType: type };
};

const mediaTypeOf = (sent: string, types: readonly BodyType[]): BodyType | undefined => {
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

type Validate = { (data: unknown): boolean; errors?: ErrorObject[] | null };

/** The generated validators of one operation. `bodies` has one per content type if there are several. An optional field may be null. */
export type Validators = {
  readonly params: Validate;
  readonly body?: Validate;
  readonly bodies?: Readonly<Record<string, Validate>>;
  readonly leaveOutNulls?: (body: unknown) => void;
  /** The fields that may be text or a number; none by default. */
  readonly decimals?: ReadonlySet<string>;
};

/** A request's body and its content type, if it has one. */
export type Body = { readonly requestBody?: unknown; readonly mediaType?: BodyType };

/** Validates a request; returns the refusal, if any. Parameters are coerced in place; of a body, only decimals are written as text. */
export const validate = (
  validators: Validators,
  parsed: Body & { readonly params?: unknown; readonly query?: unknown; readonly headers?: unknown },
  bodyRequired: boolean,
): Refusal<'validation_failed'> | undefined => {
  const { params, bodies } = validators;
  const body = bodies?.[parsed.mediaType ?? ''] ?? validators.body;
  // Coercion writes in place, and Koa's headers must not change.
  if (!params({ path: parsed.params, query: parsed.query, header: { ...(parsed.headers as object) } })) {
    return refuse('validation_failed', { errors: toFieldFaults(params.errors ?? []) });
  }
  if (body === undefined) return undefined;
  if (parsed.requestBody === undefined) {
    return bodyRequired
      ? refuse('validation_failed', { errors: [{ pointer: '', detail: 'A body is required.' }] })
      : undefined;
  }
  if (!body(parsed.requestBody)) return refuse('validation_failed', { errors: toFieldFaults(body.errors ?? []) });
  const { decimals } = validators;
  if (decimals !== undefined) writeDecimalsAsText(parsed.requestBody, decimals);
  return undefined;
};
