import { createServer as createHttpServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Server } from './create-server.ts';
import { requestOf, send } from './node-message.ts';

/** The server as a listener for `node:http`, `node:https` or `node:http2` in its compatible mode. */
export const nodeListener =
  (server: Server): RequestListener =>
  (incoming, outgoing) => {
    const request = requestOf(incoming, outgoing);
    server
      .handle(request)
      .then((reply) => send(server, request, reply, outgoing))
      .catch((error: unknown) => {
        server.report(error, request);
        outgoing.destroy();
      });
  };

export type Listening = {
  /** Such as `http://127.0.0.1:8080`. */
  readonly url: string;
  /** Stops accepting requests, and waits for those under way. */
  close(): Promise<void>;
};

/** Listens on a port, by default on this machine only. Port 0 picks a free one. */
export const listen = async (
  server: Server,
  { port = 8080, host = '127.0.0.1' }: { readonly port?: number; readonly host?: string } = {},
): Promise<Listening> => {
  const http = createHttpServer(nodeListener(server));
  await new Promise<void>((resolve, reject) => {
    http.once('error', reject);
    http.listen(port, host, resolve);
  });
  const { port: actual } = http.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        http.close(() => resolve());
        http.closeIdleConnections();
      }),
  };
};
