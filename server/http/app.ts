import { randomUUID } from 'node:crypto';
import cors from '@koa/cors';
import Koa, { type Middleware } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import type { Logger } from '../base/log.ts';
import { answer } from './answer.ts';
import { clientAddress, type Network } from './client-address.ts';
import { refuseMethod } from './docs.ts';
import { warnOfUntrustedProxy } from './warn-of-untrusted-proxy.ts';

/** A caller's own request id is kept, so that logs on both sides match. */
const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

type AppOptions = {
  readonly log: Logger;
  /** Whether pages of an origin may call; by default none may. */
  readonly allowsOrigin?: (origin: string) => Promise<boolean>;
  /** The proxies whose `X-Forwarded-For` is trusted; by default none. */
  readonly trustedProxies?: readonly Network[];
  /** Handle requests that match no operation. */
  readonly fallbacks?: readonly Middleware[];
};

/** A Koa application around the operations of an interface: request ids, headers, CORS, unknown routes and errors. */
export const createApp = (
  operations: Middleware,
  { log, allowsOrigin = async () => false, trustedProxies = [], fallbacks = [] }: AppOptions,
): Koa => {
  const app = new Koa();
  const notePeer = warnOfUntrustedProxy(log, trustedProxies);
  app.silent = true;
  app.use(async (ctx, next) => {
    const given = ctx.get('x-request-id');
    const requestId = REQUEST_ID.test(given) ? given : randomUUID();
    ctx.state.requestId = requestId;
    notePeer(ctx.ip, ctx.get('x-forwarded-for'));
    ctx.request.ip = clientAddress(ctx.ip, ctx.get('x-forwarded-for'), trustedProxies);
    ctx.set({ 'x-request-id': requestId, 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' });
    try {
      await next();
    } catch (error) {
      const refusal = refusalOf(error);
      answer(ctx, refusal ?? refuse('internal_error'));
      const request = { request_id: requestId, method: ctx.method, path: ctx.path };
      // A failing store fails every request: log one line each, without a stack.
      if (codeOf(error) === 'store_busy') log.warn({ ...request, reason: reasonOf(error) }, 'a long read was given up');
      else if (refusal?.problem === 'unavailable')
        log.error({ ...request, reason: reasonOf(error) }, 'the store failed');
      else if (ctx.status >= 500) log.error({ ...request, err: error }, 'request failed');
    }
    // Unread data would be taken for the next request on this connection.
    if (!ctx.req.complete) ctx.req.resume();
  });
  app.use(
    cors({
      origin: async (ctx) => {
        const origin = ctx.get('origin');
        return origin !== '' && (await allowsOrigin(origin)) ? origin : '';
      },
      exposeHeaders: [
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
      ],
      maxAge: 600,
    }),
  );
  app.use(operations);
  for (const served of fallbacks) app.use(served);
  app.use((ctx) => {
    const methods = allowedMethods(ctx);
    if (methods.length === 0)
      return answer(ctx, refuse('route_not_found', { detail: `Nothing is served at ${ctx.path}.` }));
    refuseMethod(ctx, methods);
  });
  return app;
};

/** The methods of routes that match the path but not the method; koa-router leaves them on the context. */
const allowedMethods = (ctx: object): string[] => {
  const matched = 'matched' in ctx && Array.isArray(ctx.matched) ? (ctx.matched as { methods: string[] }[]) : [];
  return [...new Set(matched.flatMap((layer) => layer.methods))];
};

/** The store's error, such as `database or disk is full`. */
const reasonOf = (error: unknown): string => {
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return cause instanceof Error ? cause.message : String(cause);
};

/** The refusal for a thrown error; undefined for a bug of ours. */
const refusalOf = (error: unknown) => {
  if (error instanceof URIError || (error instanceof Error && 'status' in error && error.status === 400)) {
    return refuse('route_not_found', { detail: 'The address is not correctly percent-encoded.' });
  }
  const code = codeOf(error);
  return code === 'store_unavailable' || code === 'store_busy' ? refuse('unavailable') : undefined;
};

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);
