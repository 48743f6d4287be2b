import type { Context as KoaContext } from 'koa';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { isRefusal, type Refusal } from '../../platform/unit/reply.ts';
import { PROBLEM_TYPE, problemDocument } from './problem.ts';
import { headersBelow, writeParts } from './write-parts.ts';

/** A reply of any operation. Its exact type is checked where its handler is written. */
export type HttpReply = WholeReply | PartedReply;

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

const NONE: Readonly<Record<string, string>> = Object.freeze({});
const JSON_TYPE = 'application/json; charset=utf-8';

/** @param prefix the path below which a proxy serves the platform. */
export const render = (reply: WholeReply, path: string, requestId: string, prefix: string): Rendered => {
  const { status, headers = NONE } = reply;
  if (!isRefusal(reply))
    return {
      status,
      headers: headersBelow(prefix, headers),
      type: JSON_TYPE,
      text: reply.body === undefined ? undefined : JSON.stringify(reply.body),
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

/** Writes a reply to the response. */
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
  if (status !== 204) ctx.set('content-length', '0');
};

/** Writes a reply in parts. */
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
