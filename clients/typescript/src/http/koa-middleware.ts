import { unread } from './node-listener.ts';
import type { Receiver } from './receiver.ts';

/** The part of Koa's context that the adapter uses. */
type Context = {
  readonly method: string;
  readonly url: string;
  readonly req: Parameters<typeof unread>[0];
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
};

/**
 * Connects a receiver to Koa: `app.use(koaMiddleware(receiver))`. A wallet leaves addresses that it does not know to the middleware after it.
 * Put it before a body parser: the signature covers the raw body.
 */
export const koaMiddleware =
  (receiver: Receiver) =>
  async (ctx: Context, next: () => Promise<unknown>): Promise<void> => {
    const { method, url, req } = ctx;
    if (!receiver.knows(url)) {
      await next();
      return;
    }
    const { status, headers, body } = await receiver.handle({
      method,
      url,
      headers: req.headers,
      body: unread(req),
    });
    // Koa sets the status and the type by the body, so the body comes first.
    ctx.body = body;
    ctx.status = status;
    ctx.set({ ...headers });
  };
