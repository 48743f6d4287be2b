import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type RequestListener, STATUS_CODES } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { Server as NetServer, Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { ProblemCode } from '../../generated/problems.gen.ts';
import { refuse } from '../../platform/unit/reply.ts';
import type { Certificate } from './certificate.ts';
import { DRAIN_LIMITS, Drain, type DrainLimits } from './drain.ts';
import { IdleConnections, type IdleLimit } from './idle-connections.ts';
import { noteLocalPeer } from './incoming.ts';
import { PROBLEM_TYPE, problemDocument } from './problem.ts';
import type { UnixSocket } from './unix-socket.ts';

/** A client that does not shake hands must not delay a stop. */
const HANDSHAKE_MS = 5_000;

/** Limits on the time a client takes to send a request. Node checks for slow ones only at intervals. */
const REQUEST_TIMEOUTS = { headersMs: 10_000, requestMs: 30_000, checkMs: 2_000 };
const HEADER_BYTES_MAX = 16 * 1024;
/** Where TLS is spoken here, browsers come back with it for a year. */
const HSTS = 'max-age=31536000';

/** An HTTP server that answers with problems even where Node's parser gives up, and that finishes requests in progress when it stops. */
export type HttpServer = {
  /** 0 for a unix socket. */
  readonly port: number;
  /** Uses another certificate for connections from now on. */
  useCertificate(certificate: Certificate): void;
  stop(): Promise<void>;
};

/** Where to listen, and the certificate if TLS is spoken there. */
export type ListenOptions = {
  readonly port: number;
  readonly host: string;
  readonly unixSocket?: UnixSocket | undefined;
  readonly certificate?: Certificate | undefined;
  /** Not for a unix socket, behind which a proxy stands. */
  readonly idleLimit?: IdleLimit | undefined;
};

/** Handles the requests that become websockets. Other upgrade requests get an ordinary reply. */
export type Upgrades = {
  takes(request: IncomingMessage): boolean;
  open(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/** @throws the system's error, such as EADDRINUSE, when the port is not available. */
export const listenHttp = async (
  listener: RequestListener,
  { port, host, unixSocket, certificate, idleLimit }: ListenOptions,
  { headersMs, requestMs, checkMs } = REQUEST_TIMEOUTS,
  upgrades?: Upgrades,
  limits: DrainLimits = DRAIN_LIMITS,
): Promise<HttpServer> => {
  const serve: RequestListener = (request, response) => {
    if (secure !== undefined) response.setHeader('Strict-Transport-Security', HSTS);
    if (!drain.take(response)) return;
    if (namesOneHost(request)) return listener(request, response);
    const { status, headers, body } = refusal('malformed_request');
    response.writeHead(status, headers).end(body);
  };
  const options = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    connectionsCheckingInterval: checkMs,
    maxHeaderSize: HEADER_BYTES_MAX,
    keepAliveTimeout: 65_000,
    // Node would answer without a problem document, and would accept two Host headers.
    requireHostHeader: false,
    // A request without a body has no stream to read.
    optimizeEmptyRequests: true,
    shouldUpgradeCallback: (request: IncomingMessage) => namesOneHost(request) && upgrades?.takes(request) === true,
  };
  const secure = certificate && createTlsServer({ ...options, ...certificate, handshakeTimeout: HANDSHAKE_MS }, serve);
  const server = secure ?? createServer(options, serve);
  const opened = secure === undefined ? 'connection' : 'secureConnection';
  if (unixSocket !== undefined) server.on(opened, noteLocalPeer);
  const drain = new Drain(server, limits);
  const idle =
    idleLimit === undefined || unixSocket !== undefined
      ? undefined
      : new IdleConnections(idleLimit, (socket) => drain.isIdle(socket));
  if (idle !== undefined) server.on(opened, (socket: Socket) => idle.add(socket));
  server.on('clientError', answerParserError);
  // Unknown expectations may be ignored; Node would refuse them without a problem document.
  server.on('checkExpectation', serve);
  server.on('connect', (_request, socket: Socket) => refuseConnection(socket, 'malformed_request'));
  server.on('upgrade', (request, socket, head) => {
    idle?.release(request.socket);
    upgrades?.open(request, socket, head);
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    if (unixSocket === undefined) server.listen(port, host, () => resolve());
    else listenOnSocket(server, unixSocket, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    useCertificate: (next) => secure?.setSecureContext(next),
    stop: () => drain.drain(),
  };
};

/** The socket is created in this turn, so it never has other permission bits. */
const listenOnSocket = (server: NetServer, { path, mode }: UnixSocket, listening: () => void): void => {
  const before = process.umask(0o777 & ~mode);
  try {
    server.listen(path, listening);
  } finally {
    process.umask(before);
  }
};

/** Answers with a problem what Node's parser rejects and what therefore never becomes a request. */
const answerParserError = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  refuseConnection(socket, PARSER_PROBLEMS.get(error.code) ?? 'malformed_request');
};

const PARSER_PROBLEMS: ReadonlyMap<string | undefined, ProblemCode> = new Map([
  ['HPE_HEADER_OVERFLOW', 'headers_too_large'],
  ['ERR_HTTP_REQUEST_TIMEOUT', 'request_timeout'],
]);

/** HTTP/1.1 requires exactly one Host header. */
const namesOneHost = (request: IncomingMessage): boolean => request.httpVersion !== '1.1' || hostsOf(request) === 1;

const hostsOf = ({ rawHeaders }: IncomingMessage): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host').length;

/** The reply to what never becomes an operation's request. The connection is closed after it. */
const refusal = (code: ProblemCode) => {
  const refused = refuse(code);
  const body = JSON.stringify(problemDocument(refused, '/', randomUUID()));
  const headers = {
    'Content-Type': PROBLEM_TYPE,
    'Content-Length': String(Buffer.byteLength(body)),
    Connection: 'close',
  };
  return { status: refused.status, headers, body };
};

/** Sends a problem on a connection where no request was understood, and closes it. */
export const refuseConnection = (socket: Duplex, code: ProblemCode): void => {
  const { status, headers, body } = refusal(code);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  // A client that keeps its own side open would keep the socket, so destroy it once the reply is sent.
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`, () => socket.destroy());
};
