import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { MockRequest } from './backend.ts';
import { type MockAnswer, plainRefusal } from './mock-answer.ts';

/** More than any example needs. */
const BODY_BYTES_MAX = 10 * 1024 * 1024;

export type ServedMock = { readonly address: string; close(): Promise<void> };

/** Serves replies over HTTP. Port 0 picks a free one. */
export const serveMock = async (
  answer: (request: MockRequest) => Promise<MockAnswer>,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<ServedMock> => {
  const server = createServer((request, response) => {
    respond(answer, request)
      .catch((error: unknown) =>
        plainRefusal(500, `A fault of the mock: ${error instanceof Error ? error.message : error}`),
      )
      .then((given) =>
        // After a status of 1xx a caller waits for another reply.
        send(response, given.status < 200 ? plainRefusal(501, `The mock cannot serve ${given.status}.`) : given),
      );
  });
  // Compiling a large schema can take longer than any timeout. A connection that waits meanwhile would then be closed, and its request lost.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actual } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${actual}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const respond = async (
  answer: (request: MockRequest) => Promise<MockAnswer>,
  request: IncomingMessage,
): Promise<MockAnswer> => {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > BODY_BYTES_MAX) return plainRefusal(413, `The mock reads bodies of up to ${BODY_BYTES_MAX} bytes.`);
    chunks.push(chunk);
  }
  const headers = Object.fromEntries(
    Object.entries(request.headers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
  return answer({
    method: request.method ?? 'GET',
    path: request.url ?? '/',
    headers,
    body: Buffer.concat(chunks),
  });
};

const send = (response: ServerResponse, { status, headers, body }: MockAnswer): void => {
  const entity = body ? { 'content-type': body.type, 'content-length': Buffer.byteLength(body.text) } : {};
  response.writeHead(status, { ...headers, ...entity });
  response.end(body?.text);
};
