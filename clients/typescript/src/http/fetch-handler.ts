import type { Receiver } from './receiver.ts';

/** Connects a receiver to runtimes that serve `Request` with `Response`, such as Deno, Bun and edge workers. */
export const fetchHandler =
  (receiver: Receiver) =>
  async (request: Request): Promise<Response> => {
    const { status, headers, body } = await receiver.handle({
      method: request.method,
      url: new URL(request.url).pathname,
      headers: request.headers,
      body: request.body && chunksOf(request.body),
    });
    return new Response(body, { status, headers });
  };

/** Not every runtime can iterate over a stream. */
async function* chunksOf(stream: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = stream.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield value;
    }
  } finally {
    await reader.cancel();
  }
}
