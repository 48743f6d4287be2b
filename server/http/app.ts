import cors from '@koa/cors';
import Koa, { type Middleware } from 'koa';
import { refuse } from '../../platform/unit/reply.ts';
import type { Logger } from '../base/log.ts';
import { answer, EXPOSED_HEADERS, FIXED_HEADERS } from './answer.ts';
import { type AddressReader, noPrefix, type PrefixReader, readPeer, readRequestId } from './incoming.ts';
import type { Observe, Trace } from './interface.ts';
import { refuseMethod } from './pages.ts';
import { toRefusedReply } from './to-refused-reply.ts';

export type AppOptions = {
  readonly log: Logger;
  /** Reports whether pages of an origin may call; by default none may. */
  readonly allowsOrigin?: (origin: string) => Promise<boolean>;
  /** The client's network address; by default its peer's. */
  readonly addressOf?: AddressReader;
  /** The path below which a proxy serves the platform; by default none. */
  readonly prefixOf?: PrefixReader;
  readonly observe?: Observe | undefined;
  readonly trace?: Trace | undefined;
  /** Handle requests that match no operation. */
  readonly fallbacks?: readonly Middleware[];
};

/** A Koa application around the operations of an interface: request ids, headers, CORS, unknown routes and errors. */
export const createApp = (
  operations: Middleware,
  {
    log,
    allowsOrigin = async () => false,
    addressOf = readPeer,
    prefixOf = noPrefix,
    observe,
    trace,
    fallbacks = [],
  }: AppOptions,
): Koa => {
  const app = new Koa();
  app.silent = true;
  app.use(async (ctx, next) => {
    const startedMs = observe === undefined ? 0 : performance.now();
    const requestId = readRequestId(ctx.req);
    ctx.state.requestId = requestId;
    ctx.state.prefix = prefixOf(ctx.req);
    ctx.request.ip = addressOf(ctx.req);
    ctx.set({ 'x-request-id': requestId, ...FIXED_HEADERS });
    const serve = () =>
      next().catch((error: unknown) =>
        answer(ctx, toRefusedReply(error, { id: requestId, method: ctx.method, path: ctx.path }, log)),
      );
    if (trace === undefined) await serve();
    else
      await trace({ request: ctx.req, id: requestId, method: ctx.method, path: ctx.path }, serve, () => ({
        operationId: ctx.state.operationId,
        status: ctx.status,
      }));
    observe?.(ctx.state.operationId, ctx.status, performance.now() - startedMs, {
      ...{ id: requestId, address: ctx.request.ip },
      ...{ method: ctx.method, path: ctx.path },
    });
    // Unread data would be taken for the next request on this connection.
    if (!ctx.req.complete) ctx.req.resume();
  });
  app.use(
    cors({
      origin: async (ctx) => {
        const origin = ctx.get('origin');
        return origin !== '' && (await allowsOrigin(origin)) ? origin : '';
      },
      exposeHeaders: EXPOSED_HEADERS,
      maxAge: 600,
      // They stay in the response; this would write them into the error, and so into the log.
      keepHeadersOnError: false,
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
