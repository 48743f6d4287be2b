import type { Context as KoaContext } from 'koa';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { isRefusal, type Refusal } from '../../platform/unit/reply.ts';
import { PROBLEM_TYPE, problemDocument } from './problem.ts';

/** A reply of any operation. Its exact type is checked where its handler is written. */
export type HttpReply =
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body?: unknown }
  | Refusal;

/** Refuse a request whose first attempt is still in progress; it may be done a second later. */
const IN_FLIGHT: ReadonlySet<string> = new Set(['idempotency_key_in_flight', 'contribution_in_flight']);

const CHALLENGE = 'Bearer realm="pitboss"';
/** Mean that a bearer token was sent but is invalid, as in RFC 6750. */
const REFUSED_TOKENS: readonly ProblemCode[] = ['token_invalid', 'session_expired'];
const REFUSED_CHALLENGE = `${CHALLENGE}, error="invalid_token"`;

/** Writes a reply to the response. */
export const answer = (ctx: KoaContext, reply: HttpReply): void => {
  ctx.status = reply.status;
  for (const [name, value] of Object.entries(reply.headers ?? {})) ctx.set(name, value);
  if (isRefusal(reply)) {
    if (reply.status === 401)
      ctx.set('www-authenticate', REFUSED_TOKENS.includes(reply.problem) ? REFUSED_CHALLENGE : CHALLENGE);
    if ((reply.status === 503 || IN_FLIGHT.has(reply.problem)) && reply.headers?.['retry-after'] === undefined)
      ctx.set('retry-after', '1');
    ctx.type = PROBLEM_TYPE;
    ctx.body = JSON.stringify(problemDocument(reply, ctx.path, ctx.state.requestId));
    return;
  }
  if (reply.body === undefined) {
    // Koa turns an empty body into 204; the specs tell 200 and 204 apart.
    ctx.body = null;
    ctx.status = reply.status;
    ctx.remove('content-type');
    if (reply.status !== 204) ctx.set('content-length', '0');
    return;
  }
  ctx.type = 'application/json';
  ctx.body = JSON.stringify(reply.body);
};
