import type { HeaderSource } from '../webhooks/verify-signature.ts';

/** A request, however a framework holds it. */
export type ReceivedRequest = {
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
  readonly headers: HeaderSource;
  /** The raw body: bytes, or a stream of them. */
  readonly body: Uint8Array | AsyncIterable<Uint8Array | string>;
};

export type ReceivedReply = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** Answers the platform's requests. It never rejects. The adapters connect it to node:http, Koa, Fastify and `fetch`. */
export type Receiver = {
  handle(request: ReceivedRequest): Promise<ReceivedReply>;
  /** Whether it has this address. Koa leaves others to the middleware after it. Without it, every address is its own. */
  knows?(url: string): boolean;
};

/** So much more than the maximum is read and dropped, so that a sender who writes first and reads then gets the reply. */
const DROPPED_BYTES_MAX = 16 * 1024 * 1024;

/** Reads a body up to its maximum size; undefined if it is longer. */
export const readBytes = async (
  body: ReceivedRequest['body'],
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body instanceof Uint8Array ? [body] : body) {
    const bytes = typeof chunk === 'string' ? new TextEncoder().encode(chunk) : chunk;
    size += bytes.length;
    // Leaving the loop closes the connection.
    if (size > bytesMax + DROPPED_BYTES_MAX) return undefined;
    if (size <= bytesMax) chunks.push(bytes);
  }
  if (size > bytesMax) return undefined;
  const whole = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    whole.set(chunk, offset);
    offset += chunk.length;
  }
  return whole;
};
