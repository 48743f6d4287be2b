import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Server } from './create-server.ts';
import type { HttpReply, HttpRequest } from './http-message.ts';

/** Node's request as the server takes it. */
export const requestOf = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  native: unknown = incoming,
  url: string = incoming.url ?? '/',
): HttpRequest => {
  const gone = new AbortController();
  outgoing.once('close', () => {
    if (!outgoing.writableFinished) gone.abort();
  });
  return {
    method: incoming.method ?? 'GET',
    url,
    headers: incoming.headers,
    body: incoming,
    signal: gone.signal,
    native,
  };
};

/** Sends a reply. A stream that breaks ends the connection, since its status is already sent. */
export const send = async (
  server: Server,
  request: HttpRequest,
  { status, headers, body }: HttpReply,
  outgoing: ServerResponse,
): Promise<void> => {
  for (const [name, value] of Object.entries(headers))
    outgoing.setHeader(name, typeof value === 'string' ? value : [...value]);
  outgoing.writeHead(status);
  if (body === null || typeof body === 'string' || body instanceof Uint8Array) {
    outgoing.end(body);
    return;
  }
  // A caller waits for the first event, so the headers do not.
  outgoing.flushHeaders();
  try {
    await pipeline(Readable.from(body, { objectMode: true, highWaterMark: 1 }), outgoing);
  } catch (error) {
    // A caller who left is not an error.
    const hasLeft = error instanceof Error && 'code' in error && error.code === 'ERR_STREAM_PREMATURE_CLOSE';
    if (!hasLeft) server.report(error, request);
    outgoing.destroy();
  }
};
