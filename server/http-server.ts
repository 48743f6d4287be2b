import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { endWithProblem } from './end-with-problem.ts';

const DRAIN_MS = 10_000;
const IDLE_CHECK_MS = 50;
/** How long a caller may take to send a request; Node looks for slow ones at intervals only. */
const PATIENCE = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000 };
const HEADER_BYTES_MAX = 16 * 1024;

/** An HTTP server that answers problems also where Node's parser gives up, and that finishes what it began when it stops. */
export type HttpServer = { readonly port: number; stop(): Promise<void> };

/** What takes the requests that become websockets; those that it does not take are answered like any other. */
export type Upgrades = {
  takes(request: IncomingMessage): boolean;
  open(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/** @throws the system's error, such as EADDRINUSE, when the port cannot be had. */
export const listen = async (
  listener: RequestListener,
  { port, host }: { port: number; host: string },
  { headersMs, requestMs, checkMs } = PATIENCE,
  upgrades?: Upgrades,
): Promise<HttpServer> => {
  const server = createServer(
    {
      headersTimeout: headersMs,
      requestTimeout: requestMs,
      connectionsCheckingInterval: checkMs,
      maxHeaderSize: HEADER_BYTES_MAX,
      keepAliveTimeout: 65_000,
      shouldUpgradeCallback: (request) => upgrades?.takes(request) === true,
    },
    listener,
  );
  server.on('clientError', answerParserError);
  server.on('upgrade', (request, socket, head) => upgrades?.open(request, socket, head));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
  return { port: (server.address() as AddressInfo).port, stop: () => drain(server) };
};

/** What Node's parser refuses never becomes a request; the caller gets a problem all the same. */
const answerParserError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  endWithProblem(
    socket,
    error.code === 'HPE_HEADER_OVERFLOW'
      ? 'headers_too_large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? 'request_timeout'
        : 'malformed_request',
  );
};

/** Takes no new connection, finishes the requests under way, and cuts what is still open after ten seconds. */
const drain = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection becomes idle when its request has been read and answered, and nobody says when that is.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(cut);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
