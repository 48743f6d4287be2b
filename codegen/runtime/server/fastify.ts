import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from './create-server.ts';
import { requestOf, send } from './node-message.ts';

type FastifyRequest = { readonly raw: IncomingMessage };
type FastifyReply = {
  readonly raw: ServerResponse;
  hijack(): unknown;
  getHeaders(): Readonly<Record<string, unknown>>;
};

/** The part of Fastify that the adapter uses; Fastify's own types, whose overloads depend on its version, are not needed. */
type FastifyInstance = {
  readonly removeAllContentTypeParsers: unknown;
  readonly addContentTypeParser: unknown;
  readonly all: unknown;
};
type Calls = {
  removeAllContentTypeParsers(): void;
  addContentTypeParser(
    type: string,
    parse: (request: unknown, payload: unknown, done: (error: null) => void) => void,
  ): void;
  all(path: string, handler: (request: FastifyRequest, reply: FastifyReply) => Promise<void>): void;
};

/**
 * The server as a Fastify plugin: `await app.register(fastifyPlugin(server))`. It answers every address that no other route of the
 * application has; handlers find Fastify's request as `native`. Only in this plugin are bodies left to the server.
 */
export const fastifyPlugin =
  (server: Server) =>
  async (app: FastifyInstance): Promise<void> => {
    const calls = app as Calls;
    calls.removeAllContentTypeParsers();
    calls.addContentTypeParser('*', (_request, _payload, done) => done(null));
    calls.all('*', async (request, reply) => {
      // Keep the headers that hooks have set: a hijacked reply would lose them.
      for (const [name, value] of Object.entries(reply.getHeaders()))
        if (value !== undefined) reply.raw.setHeader(name, value as string);
      reply.hijack();
      const message = requestOf(request.raw, reply.raw, request);
      await send(server, message, await server.handle(message), reply.raw);
    });
  };
