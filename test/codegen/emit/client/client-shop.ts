import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Loaded, load, withGeneratedClient } from '../../generated-client.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void;

/** Serves on loopback; by default it answers with what arrived. */
export const withServer = async (answer: Answer, check: (url: string) => Promise<void>): Promise<void> => {
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    answer(request, response, body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    await check(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
};

export const echo: Answer = ({ method, url, headers }, response, body) =>
  json(response, { method, url, headers, body });

export const json = (
  response: ServerResponse,
  body: unknown,
  status = 200,
  headers: Record<string, string> = {},
): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
};

export const SHOP = 'test/codegen/fixtures/quirks/shop.yaml';
export const NOW = { 'retry-after': '0' };

export const shop = await withGeneratedClient(SHOP, {}, load);
export const returning = await withGeneratedClient(SHOP, { errors: 'return' }, load);
export const { createApi, createClient, ApiError, ConnectionError } = shop;

export const echoed = (use: (api: Loaded, client: unknown) => Promise<void>, options: object = {}) =>
  withServer(echo, (baseUrl) => {
    const api = createApi({ baseUrl, ...options });
    return use(api, api.client);
  });

/** The error of a call that must fail. */
export const errorOf = async (call: Promise<unknown>): Promise<Loaded> => {
  try {
    await call;
  } catch (error) {
    return error as Loaded;
  }
  throw new Error('the call succeeded');
};

export const collected = async (items: AsyncIterable<unknown>): Promise<unknown[]> => {
  const found: unknown[] = [];
  for await (const item of items) found.push(item);
  return found;
};
