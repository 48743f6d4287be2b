import { once } from 'node:events';
import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Context as KoaContext } from 'koa';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { textOfBody } from '../../platform/unit/rendered-body.ts';
import { isRefusal, type Refusal } from '../../platform/unit/reply.ts';
import type { Incoming } from './interface.ts';
import { PROBLEM_TYPE, problemDocument } from './problem.ts';

/** Headers that pages of other origins may read. */
export const EXPOSED_HEADERS = [
  'Contribution-Id',
  'Deprecation',
  'ETag',
  'Linked-Contribution-Ids',
  'Idempotency-Key',
  'Idempotent-Replayed',
  'Link',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'X-Request-Id',
  'X-Total-Count',
  'X-Total-Count-Bound',
];

/** On every reply. */
export const FIXED_HEADERS = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' } as const;

/** A reply of any operation. Its exact type is checked where its handler is written. */
export type PlatformReply = WholeReply | PartedReply;

export type WholeReply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | Refusal;

/** A reply in parts, which are written as the caller takes them. */
export type PartedReply = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly type: string;
  readonly parts: AsyncIterable<string>;
};

export const isParted = (reply: object): reply is PartedReply => 'parts' in reply;

/** Refuse a request whose first attempt is still in progress; it may be done a second later. */
const IN_FLIGHT: ReadonlySet<string> = new Set(['idempotency_key_in_flight', 'contribution_in_flight']);

const CHALLENGE = 'Bearer realm="pitboss"';
/** Mean that a bearer token was sent but is invalid, as in RFC 6750. */
const REFUSED_TOKENS: readonly ProblemCode[] = ['token_invalid', 'session_expired'];
const REFUSED_CHALLENGE = `${CHALLENGE}, error="invalid_token"`;

/** A reply as status, headers and text; undefined for one without a body. */
type Rendered = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly type: string;
  readonly text: string | undefined;
};

type Headers = Readonly<Record<string, string>>;

/** Headers whose links (RFC 8288) to the platform itself lead below the path at which a proxy serves it. */
export const headersBelow = (prefix: string, headers: Headers): Headers => {
  const { link } = headers;
  return prefix === '' || link === undefined ? headers : { ...headers, link: link.replaceAll('</', `<${prefix}/`) };
};

const NONE: Headers = Object.freeze({});
const JSON_TYPE = 'application/json; charset=utf-8';

/** @param prefix the path below which a proxy serves the platform. */
export const render = (reply: WholeReply, path: string, requestId: string, prefix: string): Rendered => {
  const { status, headers = NONE } = reply;
  if (!isRefusal(reply))
    return {
      status,
      headers: headersBelow(prefix, headers),
      type: JSON_TYPE,
      text: reply.body === undefined ? undefined : textOfBody(reply.body),
    };
  const text = JSON.stringify(problemDocument(reply, path, requestId, prefix));
  return { status, headers: { ...headers, ...hintsOf(reply) }, type: PROBLEM_TYPE, text };
};

/** Headers that follow from what was refused. */
const hintsOf = ({ status, problem, headers }: Refusal): Record<string, string> => {
  const challenge = REFUSED_TOKENS.includes(problem) ? REFUSED_CHALLENGE : CHALLENGE;
  const isSoonOver = (status === 503 || IN_FLIGHT.has(problem)) && headers?.['retry-after'] === undefined;
  return {
    ...(status === 401 ? { 'www-authenticate': challenge } : {}),
    ...(isSoonOver ? { 'retry-after': '1' } : {}),
  };
};

/** Writes a reply on the Koa way. */
export const answer = (ctx: KoaContext, reply: WholeReply): void => {
  const { requestId, prefix } = ctx.state;
  const { status, headers, type, text } = render(reply, ctx.path, requestId, prefix);
  ctx.status = status;
  ctx.set(headers);
  if (text !== undefined) {
    ctx.set('Content-Type', type);
    ctx.body = text;
    return;
  }
  // Koa turns an empty body into 204; the specs distinguish 200 and 204.
  ctx.body = null;
  ctx.status = status;
  ctx.remove('content-type');
  if (!BODILESS.has(status)) ctx.set('content-length', '0');
};

/** Writes a reply in parts on the Koa way. */
export const answerParts = async (
  ctx: KoaContext,
  { status, headers = NONE, type, parts }: PartedReply,
): Promise<void> => {
  ctx.status = status;
  ctx.set({ ...headers, 'Content-Type': type });
  // Koa leaves a connection open when its reply fails on the way.
  ctx.respond = false;
  try {
    await writeParts(ctx.res, parts);
  } catch (error) {
    ctx.res.destroy();
    throw error;
  }
};

/**
 * Writes a reply; resolves once it is handed over. `page` is the origin of a page that may read it. Fails if it cannot be written; if that
 * comes out on the way, the headers have been sent.
 */
export type WriteReply = (
  response: ServerResponse,
  incoming: Pick<Incoming, 'id' | 'path' | 'prefix'>,
  reply: PlatformReply,
  page: string | undefined,
) => void | Promise<void>;

/** Headers as one list of names and values, and where each name is. */
type Lines = { readonly lines: readonly string[]; readonly places: ReadonlyMap<string, number> };

const linesOf = (headers: Readonly<Record<string, string>>): Lines => ({
  lines: Object.entries(headers).flat(),
  places: new Map(Object.keys(headers).map((name, index) => [name.toLowerCase(), 2 * index])),
});

/** Writes replies of an operation on the direct way: first the headers of every reply, then the reply's own, as Koa's way does. */
export const createWriteReply = (announced: Readonly<Record<string, string>>): WriteReply => {
  const always = { [REQUEST_ID]: '', ...FIXED_HEADERS, Vary: 'Origin' };
  const cors = { [ALLOWED]: '', 'Access-Control-Expose-Headers': EXPOSED_HEADERS.join(',') };
  const plain = linesOf({ ...always, ...announced });
  const forPages = linesOf({ ...always, ...cors, ...announced });
  return (response, { id, path, prefix }, reply, page) => {
    const { status, headers, type, text } = isParted(reply)
      ? { ...reply, headers: reply.headers ?? {}, text: undefined }
      : render(reply, path, id, prefix);
    const { lines, places } = page === undefined ? plain : forPages;
    const written = [...lines];
    const put = (name: string, value: string): void => {
      const at = places.get(name.toLowerCase());
      if (at === undefined) written.push(name, value);
      else written.splice(at, 2, name, value);
    };
    put(REQUEST_ID, id);
    if (prefix !== '' && announced.link !== undefined) put('link', headersBelow(prefix, announced).link ?? '');
    if (page !== undefined) put(ALLOWED, page);
    for (const name in headers) put(name, headers[name] ?? '');
    if (isParted(reply)) {
      response.writeHead(status, STATUS_CODES[status], [...written, 'Content-Type', type]);
      return writeParts(response, reply.parts);
    }
    if (text !== undefined) written.push('Content-Type', type, 'Content-Length', String(Buffer.byteLength(text)));
    else if (!BODILESS.has(status)) written.push('Content-Length', '0');
    response.writeHead(status, STATUS_CODES[status], written).end(text);
  };
};

const REQUEST_ID = 'x-request-id';
const ALLOWED = 'Access-Control-Allow-Origin';

/** Never have a body, so they have no length either. */
const BODILESS: ReadonlySet<number> = new Set([204, 205, 304]);

/** A caller who takes nothing for so long is cut off. */
const STILL_MS = 60_000;

/** Writes the body of a reply, as fast as its caller takes it, and ends it. It stops when the caller has gone. */
export const writeParts = async (response: ServerResponse, parts: AsyncIterable<string>): Promise<void> => {
  response.flushHeaders();
  for await (const part of parts) {
    if (response.destroyed) return;
    if (!response.write(part)) await taken(response);
  }
  response.end();
};

/** Until the caller has taken what was written, or has gone. Making the next part may take longer, so only this has a limit. */
const taken = async (response: ServerResponse): Promise<void> => {
  const stop = new AbortController();
  const still = setTimeout(() => response.destroy(), STILL_MS);
  try {
    await Promise.race(['drain', 'close'].map((event) => once(response, event, { signal: stop.signal })));
  } finally {
    clearTimeout(still);
    // Or the listener for the other one would stay, one more for each part.
    stop.abort();
  }
};
