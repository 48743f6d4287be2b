import type { ReceivedRequest, Receiver } from './receiver.ts';

type Raw = AsyncIterable<Uint8Array | string> & {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
};
type Request = { readonly raw: Raw; readonly body?: unknown };
type Reply = {
  code(status: number): unknown;
  headers(headers: Record<string, string>): unknown;
  send(body?: string): unknown;
};

/** The part of a Fastify instance that the adapter uses. */
type App = {
  removeAllContentTypeParsers(): unknown;
  addContentTypeParser(
    type: string,
    options: object,
    parser: (request: never, payload: Raw, done: (error: Error | null, body?: unknown) => void) => void,
  ): unknown;
  all(path: string, handler: (request: Request, reply: Reply) => Promise<unknown>): unknown;
};

/**
 * Connects a receiver to Fastify: `app.register(fastifyPlugin(receiver))`. Inside the plugin bodies are not parsed, because the signature
 * covers the raw body; the rest of the application keeps its parsers.
 * @param path the routes that it answers: a path, or all of them.
 */
export const fastifyPlugin =
  (receiver: Receiver, path = '/*') =>
  async (app: App): Promise<void> => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', {}, (_request, payload, done) => done(null, payload));
    app.all(path, async ({ raw, body: parsed }, reply) => {
      const { method = 'GET', url = '/', headers: sent } = raw;
      const body = (parsed ?? raw) as ReceivedRequest['body'];
      const { status, headers, body: answer } = await receiver.handle({ method, url, headers: sent, body });
      reply.code(status);
      reply.headers({ ...headers });
      return reply.send(answer ?? undefined);
    });
  };
