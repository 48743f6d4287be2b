import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Operation } from 'openapi-backend';
import { isPending } from '../../db/engine/soon.ts';
import { isRefusal, type Refusal } from '../../platform/unit/reply.ts';
import { createWriteReply, type PlatformReply, type WriteReply } from './answer.ts';
import { type AppOptions, createApp } from './app.ts';
import { noPrefix, readPeer, readRequestId } from './incoming.ts';
import type { Authenticate, Incoming, Interface } from './interface.ts';
import { operate } from './operate.ts';
import { parseQuery, receive, validate } from './receive.ts';
import { type Resolved, resolve } from './resolve.ts';
import { toRefusedReply } from './to-refused-reply.ts';

/** Serves an interface: its operations directly, and with Koa everything that the direct way leaves to it. */
export const serveInterface = async <Caller>(api: Interface<Caller>, options: AppOptions): Promise<RequestListener> => {
  const operations = resolve(api);
  const direct = createDirect(api, operations, options);
  const koa = createApp(await operate(api, operations), options).callback();
  return (request, response) => {
    if (!direct(request, response)) void koa(request, response);
  };
};

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
  const writers = new Map<string, WriteReply>();
  for (const resolved of operations) {
    const { route, operation, announced } = resolved;
    const authenticate = authenticateOf(api, operation);
    if (authenticate === undefined) continue;
    const headers = JSON.stringify(announced);
    const write = writers.get(headers) ?? createWriteReply(announced);
    writers.set(headers, write);
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
  ): Promise<PlatformReply> => {
    const { route, limit, validators, bodyRequired } = resolved;
    const limited = limit && (await limit(incoming));
    if (limited !== undefined) return limited;
    let caller = authenticate(incoming);
    if (isPending(caller)) caller = await caller;
    if (isRefused(caller)) return caller;
    let body = receive(api, resolved, caller, incoming);
    if (isPending(body)) body = await body;
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

/** The segments of a path template; undefined for a parameter. */
type Template<Entry> = {
  readonly segments: readonly (string | undefined)[];
  readonly names: readonly string[];
  readonly entry: Entry;
};

type RouteMatch<Entry> = { readonly entry: Entry; readonly params: Record<string, string> };

/** Finds what serves a method and a path. A path without parameters is one lookup; the others are compared segment by segment. */
class RouteTable<Entry> {
  readonly #plain = new Map<string, Map<string, Entry>>();
  readonly #templates = new Map<string, Template<Entry>[]>();

  /** Among templates that fit the same path, the first one added is found. */
  add(method: string, path: string, entry: Entry): void {
    if (!path.includes('{')) {
      of(this.#plain, method, () => new Map()).set(path, entry);
      return;
    }
    const parts = path.split('/');
    const names = parts.flatMap((part) => PARAMETER.exec(part)?.[1] ?? []);
    const segments = parts.map((part) => (PARAMETER.test(part) ? undefined : part));
    of(this.#templates, `${method} ${parts.length}`, () => []).push({ segments, names, entry });
  }

  find(method: string, path: string): RouteMatch<Entry> | undefined {
    const entry = this.#plain.get(method)?.get(path);
    if (entry !== undefined) return { entry, params: {} };
    const parts = path.split('/');
    const found = this.#templates.get(`${method} ${parts.length}`)?.find(({ segments }) => fits(segments, parts));
    if (found === undefined) return undefined;
    const values = parts.filter((_, index) => found.segments[index] === undefined).map(decoded);
    return {
      entry: found.entry,
      params: Object.fromEntries(found.names.map((name, index) => [name, values[index] ?? ''])),
    };
  }
}

const PARAMETER = /^\{(.+)\}$/;

const of = <Value>(map: Map<string, Value>, key: string, make: () => Value): Value => {
  const value = map.get(key) ?? make();
  map.set(key, value);
  return value;
};

const fits = (segments: readonly (string | undefined)[], parts: readonly string[]): boolean =>
  segments.every((segment, index) => (segment === undefined ? parts[index] !== '' : segment === parts[index]));

/** A value with broken encoding stays as it is: it is refused once the caller is known. */
const decoded = (part: string): string => {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
