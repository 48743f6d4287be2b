import { type IncomingMessage, Agent as PlainAgent, request as plainRequest } from 'node:http';
import { Agent as TlsAgent, request as tlsRequest } from 'node:https';
import { findSequence } from '../read/document/sequences.ts';
import type { WireRequest } from './wire.ts';

/** A reply as received. Headers are in lower case; several of one name are joined by commas. */
export type WireReply = {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
  readonly text: string;
  /** True if the body was read to its end: a stream of events may have none. */
  readonly isWhole: boolean;
};

/** Thrown when a request got no reply. */
export class NoReply extends Error {}

export type SendRequest = (request: WireRequest) => Promise<WireReply>;

const STREAM_MS_MAX = 500;
const BODY_BYTES_MAX = 20 * 1024 * 1024;

/** Sends requests one after the other over connections that it keeps; `close` ends them. */
export const sender = (timeoutMs: number): { readonly send: SendRequest; close(): void } => {
  const plain = new PlainAgent({ keepAlive: true });
  const tls = new TlsAgent({ keepAlive: true });
  const once = (request: WireRequest): Promise<WireReply> =>
    new Promise((resolve, reject) => {
      const { protocol, hostname, port } = new URL(request.url);
      // The path is sent as written: URL would resolve dot segments.
      const path = request.url.slice(request.url.indexOf('/', request.url.indexOf('//') + 2));
      const isTls = protocol === 'https:';
      const sent = (isTls ? tlsRequest : plainRequest)({
        hostname: hostname.replace(/^\[|\]$/g, ''),
        ...(port === '' ? {} : { port }),
        path,
        method: request.method,
        agent: isTls ? tls : plain,
        headers: {
          ...request.headers,
          ...(request.body === undefined ? {} : { 'content-length': Buffer.byteLength(request.body) }),
        },
      });
      const timer = setTimeout(() => sent.destroy(new NoReply(`no reply within ${timeoutMs} ms`)), timeoutMs);
      sent.on('response', (response) => {
        read(response)
          .then(resolve, reject)
          .finally(() => clearTimeout(timer));
      });
      sent.on('error', (error) => {
        clearTimeout(timer);
        reject(sent.reusedSocket && 'code' in error ? new StaleConnection(error.message) : error);
      });
      sent.end(request.body);
    });
  return {
    send: async (request) => {
      try {
        return await once(request).catch((error) => {
          // The server may have closed a kept connection just when it was used.
          if (error instanceof StaleConnection)
            return once({ ...request, headers: { ...request.headers, connection: 'close' } });
          throw error;
        });
      } catch (error) {
        if (error instanceof NoReply) throw error;
        const { message, code } = error as { message?: string; code?: string };
        throw new NoReply(`no reply: ${message || code}`);
      }
    },
    close: () => {
      plain.destroy();
      tls.destroy();
    },
  };
};

class StaleConnection extends Error {}

const read = async (response: IncomingMessage): Promise<WireReply> => {
  const chunks: Buffer[] = [];
  let isWhole = true;
  let size = 0;
  const isStream = findSequence(response.headers['content-type'] ?? '') !== undefined;
  const timer = isStream ? setTimeout(() => response.destroy(), STREAM_MS_MAX) : undefined;
  try {
    for await (const chunk of response) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > BODY_BYTES_MAX) {
        isWhole = false;
        break;
      }
    }
  } catch (error) {
    if (!isStream) throw new NoReply(`the reply ended early: ${error instanceof Error ? error.message : error}`);
    isWhole = false;
  } finally {
    clearTimeout(timer);
  }
  const bytes = Buffer.concat(chunks);
  const headers = Object.fromEntries(
    Object.entries(response.headersDistinct).map(([name, values = []]) => [name, values.join(', ')]),
  );
  return { status: response.statusCode ?? 0, headers, bytes, text: bytes.toString('utf8'), isWhole };
};
