import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Operation } from 'openapi-backend';
import { isRefusal, type Refusal } from '../../platform/unit/reply.ts';
import { readPeer } from './address-reader.ts';
import type { HttpReply } from './answer.ts';
import type { AppOptions } from './app.ts';
import type { Authenticate, Incoming, Interface } from './interface.ts';
import { parseQuery } from './parse-query.ts';
import { noPrefix } from './prefix-reader.ts';
import { readRequestId } from './read-request-id.ts';
import { receive } from './receive.ts';
import type { Resolved } from './resolve.ts';
import { RouteTable } from './route-table.ts';
import { toRefusedReply } from './to-refused-reply.ts';
import { validate } from './validate.ts';
import { createWriteReply, type WriteReply } from './write-reply.ts';

/** Serves a request if it can. */
export type Direct = (request: IncomingMessage, response: ServerResponse) => boolean;

/** An operation, how its caller is known, and how its replies are written. */
type Served<Caller> = {
  readonly resolved: Resolved;
  readonly authenticate: Authenticate<Caller>;
  readonly write: WriteReply;
};

/**
 * Serves the operations of an interface without Koa and openapi-backend, in the same order and with the same replies, byte by byte:
 * test/server/http/direct.test.ts compares them. It leaves to them what it does not know: other methods, such as those of preflights,
 * other addresses, and operations that several security schemes open.
 */
export const createDirect = <Caller>(
  api: Interface<Caller>,
  operations: readonly Resolved[],
  { log, allowsOrigin = async () => false, addressOf = readPeer, prefixOf = noPrefix, observe, trace }: AppOptions,
): Direct => {
  const table = new RouteTable<Served<Caller>>();
  for (const resolved of operations) {
    const { route, operation, announced } = resolved;
    const authenticate = authenticateOf(api, operation);
    if (authenticate === undefined) continue;
    const write = createWriteReply(announced);
    table.add(route.method.toUpperCase(), route.path, { resolved, authenticate, write });
  }

  const serve = async (
    { resolved, authenticate, write }: Served<Caller>,
    incoming: Incoming,
    params: Record<string, string>,
    response: ServerResponse,
  ): Promise<void> => {
    const startedMs = observe === undefined ? 0 : performance.now();
    const { origin = '' } = incoming.request.headers;
    let page: string | undefined;
    try {
      if (origin !== '' && (await allowsOrigin(origin))) page = origin;
      const written = write(response, incoming, await decide(resolved, authenticate, incoming, params), page);
      if (written !== undefined) await written;
    } catch (error) {
      const refusal = toRefusedReply(error, incoming, log);
      if (response.headersSent) response.destroy();
      else await write(response, incoming, refusal, page);
    }
    observe?.(resolved.route.operationId, response.statusCode, performance.now() - startedMs, incoming);
  };

  const decide = async (
    resolved: Resolved,
    authenticate: Authenticate<Caller>,
    incoming: Incoming,
    params: Record<string, string>,
  ): Promise<HttpReply> => {
    const { route, limit, validators, bodyRequired } = resolved;
    const limited = limit && (await limit(incoming));
    if (limited !== undefined) return limited;
    let caller = authenticate(incoming);
    if (caller instanceof Promise) caller = await caller;
    if (isRefused(caller)) return caller;
    let body = receive(api, resolved, caller, incoming);
    if (body instanceof Promise) body = await body;
    if ('problem' in body) return body;
    const { headers } = incoming.request;
    const query = parseQuery(incoming.querystring);
    const refusal = validate(validators, { params, query, headers, ...body }, bodyRequired);
    return refusal ?? api.run(route, { path: params, query, headers, body: body.requestBody }, caller, incoming);
  };

  return (request, response) => {
    const { method = '', url = '' } = request;
    const start = url.indexOf('?');
    const path = start < 0 ? url : url.slice(0, start);
    const found = table.find(method, path);
    if (found === undefined || !PLAIN_ADDRESS.test(url)) return false;
    const address = addressOf(request);
    const querystring = start < 0 ? '' : url.slice(start + 1);
    const incoming: Incoming = {
      ...{ request, id: readRequestId(request), address, prefix: prefixOf(request) },
      ...{ method, path, querystring },
    };
    const work = () => serve(found.entry, incoming, found.params, response);
    if (trace === undefined) void work();
    else
      void trace(incoming, work, () => ({
        operationId: found.entry.resolved.route.operationId,
        status: response.statusCode,
      }));
    return true;
  };
};

/** An address that every parser divides into path and query at the first question mark. */
const PLAIN_ADDRESS = /^\/[!"$-~]*$/;

/** The way to identify the caller of an operation with at most one security scheme. */
const authenticateOf = <Caller>(
  { anonymous, authenticate }: Interface<Caller>,
  { security = [] }: Operation,
): Authenticate<Caller> | undefined => {
  if (security.length === 0) return () => anonymous;
  const schemes = security.flatMap((requirement) => Object.keys(requirement));
  return security.length === 1 && schemes.length === 1 ? authenticate[schemes[0] ?? ''] : undefined;
};

const isRefused = (caller: unknown): caller is Refusal =>
  typeof caller === 'object' && caller !== null && isRefusal(caller);
