import type { HeaderSource } from '../webhooks/verify-signature.ts';

/** A request, however a framework holds it. */
export type ReceivedRequest = {
  readonly method: string;
  /** The path and the query. */
  readonly url: string;
  readonly headers: HeaderSource;
  /** The raw body: bytes, a text, or a stream of them; nothing if there is none. */
  readonly body?: Uint8Array | string | AsyncIterable<Uint8Array | string> | null | undefined;
};

export type ReceivedReply = {
  readonly status: number;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
};

/**
 * Answers the platform's requests. It never rejects. The adapters connect it to node:http, Koa, Fastify and `fetch`; so do those of a server
 * that `pitboss-codegen` has generated.
 */
export type Receiver = {
  handle(request: ReceivedRequest): Promise<ReceivedReply>;
  /** Reports whether it has this address. Koa leaves others to the middleware after it. */
  knows(url: string): boolean;
  /** Reports an error that came after the reply had begun. */
  report(error: unknown): void;
};

/** Reads and drops this much beyond the maximum, so that a sender that writes everything before it reads gets the reply. */
const DROPPED_BYTES_MAX = 16 * 1024 * 1024;

/** Reads a body up to its maximum size; undefined if it is longer. */
export const readBytes = async (
  body: ReceivedRequest['body'],
  bytesMax: number,
): Promise<Uint8Array<ArrayBuffer> | undefined> => {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of isWhole(body) ? [body] : (body ?? [])) {
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

const isWhole = (body: ReceivedRequest['body']): body is Uint8Array | string =>
  typeof body === 'string' || body instanceof Uint8Array;
