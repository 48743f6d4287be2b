import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import Koa from 'koa';
import {
  fastifyPlugin,
  fetchHandler,
  koaMiddleware,
  nodeListener,
  type Receiver,
} from '../../../clients/typescript/src/pitboss.ts';

/** Serves a listener on a free port of loopback, for the length of a test. */
export const serving = async (listener: RequestListener, work: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await work(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

type Serve = (receiver: Receiver, work: (url: string) => Promise<void>) => Promise<void>;

/** Each adapter in a small application. */
export const adapters: Readonly<Record<string, Serve>> = {
  'node:http': (receiver, work) => serving(nodeListener(receiver), work),
  Koa: (receiver, work) => serving(new Koa().use(koaMiddleware(receiver)).callback(), work),
  Fastify: async (receiver, work) => {
    const app = fastify();
    app.register(fastifyPlugin(receiver));
    try {
      await work(await app.listen({ port: 0, host: '127.0.0.1' }));
    } finally {
      await app.close();
    }
  },
  fetch: (receiver, work) => {
    const handle = fetchHandler(receiver);
    return serving(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk);
      const headers = Object.entries(request.headers).map(([name, value]): [string, string] => [name, String(value)]);
      const { method = 'GET' } = request;
      const body = method === 'GET' ? null : new Uint8Array(Buffer.concat(chunks));
      const answer = await handle(new Request(`http://127.0.0.1${request.url}`, { method, headers, body }));
      response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(await answer.text());
    }, work);
  },
};
