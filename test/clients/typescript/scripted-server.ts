import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply of the server; `silence` never replies. */
export type Scripted =
  | { readonly status: number; readonly headers?: Record<string, string>; readonly body?: unknown }
  | 'silence';

export type Received = {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
};

/** A server that sends replies which the platform rarely sends, in the given order, and records its requests. */
export const withScriptedServer = async (
  script: readonly Scripted[],
  check: (server: { url: string; received: readonly Received[] }) => Promise<void>,
): Promise<void> => {
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const { method = '', url = '', headers } = request;
    const next = script[received.push({ method, url, headers, body }) - 1] ?? {
      status: 599,
      body: 'the script is over',
    };
    if (next === 'silence') return;
    response.writeHead(next.status, { 'content-type': 'application/json', ...next.headers });
    response.end(typeof next.body === 'string' ? next.body : JSON.stringify(next.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, received });
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

/** A problem document as the platform writes it. */
export const problem = (status: number, code: string, headers: Record<string, string> = {}): Scripted => ({
  status,
  headers: { 'content-type': 'application/problem+json', ...headers },
  body: {
    type: `/problems/${code}`,
    title: `Title of ${code}`,
    status,
    detail: `Detail of ${code}.`,
    instance: '/',
    code,
    request_id: 'r-1',
  },
});
