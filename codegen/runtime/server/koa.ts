import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from './create-server.ts';
import { requestOf, send } from './node-message.ts';

/** The part of Koa's context that the adapter uses; Koa's own types are not needed. */
type KoaContext = {
  readonly req: IncomingMessage;
  readonly res: ServerResponse;
  readonly url: string;
  respond?: boolean;
};

/**
 * The server as Koa middleware: `app.use(koaMiddleware(server))`. Addresses that it does not know are left to the middleware after it.
 * Handlers find Koa's context as `native`. Middleware that parses bodies must not come before it.
 */
export const koaMiddleware =
  (server: Server) =>
  async (ctx: KoaContext, next: () => Promise<unknown>): Promise<void> => {
    if (!server.knows(ctx.url)) {
      await next();
      return;
    }
    const request = requestOf(ctx.req, ctx.res, ctx, ctx.url);
    const reply = await server.handle(request);
    // Koa would change what the document declares: it turns an empty 200 into 204.
    ctx.respond = false;
    await send(server, request, reply, ctx.res);
  };
