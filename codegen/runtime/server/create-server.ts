import { authenticate, requireSecurityHandlers } from './authenticate.ts';
import { checkItems } from './check-items.ts';
import { checkReply } from './check-reply.ts';
import { type CorsOptions, corsOf, isPreflight } from './cors.ts';
import { cookiesOf } from './credentials.ts';
import { type Definition, declaredFor, type OperationDefinition } from './definition.ts';
import { type Fault, type FaultReply, problemOf, Refused } from './fault.ts';
import { type HttpReply, type HttpRequest, headerOf } from './http-message.ts';
import { readIntegers, writeIntegers } from './integer-parts.ts';
import { negotiate } from './media-types.ts';
import { readBytes } from './read-bytes.ts';
import { type ValidatedParts, validateRequest } from './read-request.ts';
import { routesOf } from './routes.ts';
import type { SecurityHandler } from './security.ts';
import { type HandlerReply, writeReply } from './write-reply.ts';

/** The context of a request, besides its validated parts. */
export type HandlerContext = {
  readonly operationId: string;
  /** The callers, by security scheme. */
  readonly callers: Readonly<Record<string, unknown>>;
  /** The body's content type without parameters; null without a body. */
  readonly contentType: string | null;
  /** Of the declared content types of successful replies, the one that the caller likes best. */
  readonly accepts: string | null;
  readonly method: string;
  readonly url: string;
  /** All headers as sent, names in lower case. */
  readonly headers: HttpRequest['headers'];
  readonly cookies: ReadonlyMap<string, string>;
  /** Aborted when the client is gone. */
  readonly signal: AbortSignal;
  /** The framework's own view of the request. */
  readonly native: unknown;
};

/** A handler without the types of its operation. */
export type AnyHandler = (request: never, context: never) => HandlerReply | Promise<HandlerReply>;

export type CommonOptions = {
  /** Prefix of every path; the default is the path of the document's first server. */
  readonly basePath?: string;
  /** Formats the server's own refusals; the default is problem details, RFC 9457. */
  readonly problem?: (fault: Fault) => FaultReply;
  /** Called with every error that is answered with 500; the default prints it. The caller does not see the error. */
  readonly onError?: (error: unknown, request: HttpRequest, operationId: string | undefined) => void;
  /** Checks replies against the document, for development and tests: one that it does not allow becomes a 500. */
  readonly checkReplies?: boolean;
  /** Lets pages of other origins call from a browser; the default is not to. */
  readonly cors?: CorsOptions;
  readonly limits?: {
    /** The longest body that is read, for all operations or by operation; the default is 1 MiB. */
    readonly bodyBytes?: number | ((operationId: string) => number);
    /** The maximum nesting depth of JSON; the default is 64 levels. */
    readonly jsonDepth?: number;
  };
};

export type Server = {
  handle(request: HttpRequest): Promise<HttpReply>;
  /** Reports whether an operation has this address, for any method. */
  knows(url: string): boolean;
  /** Reports an error after the reply has begun, such as a stream that broke. */
  report(error: unknown, request: HttpRequest): void;
};

type Options = CommonOptions & {
  readonly handlers: Readonly<Record<string, AnyHandler>>;
  readonly security?: Readonly<Record<string, SecurityHandler>>;
};

const BODY_BYTES_MAX = 1024 * 1024;
const JSON_DEPTH_MAX = 64;

/** Serves an interface, independent of any framework. @throws Error if a handler or a security handler is missing. */
export const createServer = (definition: Definition, options: Options): Server => {
  const { schemes, operations } = definition;
  const { handlers, security = {}, limits = {}, problem = problemOf, onError = print } = options;
  requireSecurityHandlers(operations, schemes, security);
  const cors = options.cors && corsOf(options.cors, schemes);
  for (const { operationId, pending } of operations)
    if (!pending && !Object.hasOwn(handlers, operationId))
      throw new Error(`${operationId} has no handler: add it to handlers`);
  const routes = routesOf(operations);
  const basePath = (options.basePath ?? definition.basePath).replace(/\/+$/, '');
  const bodyBytesOf = (operationId: string): number =>
    typeof limits.bodyBytes === 'function' ? limits.bodyBytes(operationId) : (limits.bodyBytes ?? BODY_BYTES_MAX);

  const addressOf = (url: string): { readonly path: string | undefined; readonly query: string } => {
    const [target = ''] = url.replace(/^https?:\/\/[^/?#]*/i, '').split('#', 1);
    const [whole = '', ...query] = target.split('?');
    const isBelow = whole.startsWith(basePath) && (whole.length === basePath.length || whole[basePath.length] === '/');
    return { path: isBelow ? whole.slice(basePath.length) || '/' : undefined, query: query.join('?') };
  };

  const methodsAt = (path: string): string[] => {
    const methods = new Set(routes.methodsAt(path));
    if (methods.size === 0) return [];
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods.add('OPTIONS')].sort();
  };

  const find = (method: string, path: string, query: string) =>
    routes.find(method, path, query) ?? (method === 'HEAD' ? routes.find('GET', path, query) : undefined);

  /** Matches a request; a reply if it needs no operation. */
  const match = (method: string, path: string | undefined, query: string, request: HttpRequest) => {
    if (path === undefined) throw new Refused('not_found', 'No operation has this address.');
    const asked = cors && isPreflight(method, request) ? headerOf(request, 'access-control-request-method') : undefined;
    const found = asked === undefined ? find(method, path, query) : undefined;
    if (found !== undefined) return found;
    const methods = methodsAt(path);
    if (methods.length === 0) throw new Refused('not_found', 'No operation has this address.');
    if (cors && asked !== undefined) return cors.preflight(methods, find(asked.toUpperCase(), path, query)?.route);
    const allow = methods.join(', ');
    if (method === 'OPTIONS') return { status: 204, headers: { allow }, body: null };
    if (methods.includes(method)) throw new Refused('not_found', 'No operation of this address has this query.');
    throw new Refused('method_not_allowed', `This address takes ${allow}.`, { headers: { allow } });
  };

  const run = async (
    operation: OperationDefinition,
    params: Readonly<Record<string, string>>,
    query: string,
    request: HttpRequest,
  ): Promise<HttpReply> => {
    const { operationId } = operation;
    let read: Promise<Uint8Array> | undefined;
    const bytes = (): Promise<Uint8Array> => {
      read ??= readBytes(request, bodyBytesOf(operationId));
      return read;
    };
    const callers = await authenticate(operation, schemes, security, request, new URLSearchParams(query), bytes);
    const offered = offeredBy(operation);
    const accept = headerOf(request, 'accept');
    const accepts = negotiate(accept, offered);
    if (offered.length > 0 && accepts === undefined)
      throw new Refused('not_acceptable', `The operation replies with ${offered.join(', ')}.`);
    const validators = definition.requests[operationId];
    const handler = operation.pending ? undefined : handlers[operationId];
    if (validators === undefined || (handler === undefined && !operation.pending))
      throw new Error(`${operationId} has no generated validators`);
    const jsonDepthMax = limits.jsonDepth ?? JSON_DEPTH_MAX;
    const { parts: valid, contentType } = await validateRequest({
      operation,
      validators,
      request,
      params,
      query: withoutFixed(operation, query),
      bytes,
      jsonDepthMax,
    });
    const parts = definition.integers === undefined ? valid : readIntegers(definition.integers, operation, valid);
    if (handler === undefined) throw new Refused('not_implemented', 'The operation is not built yet.');
    const { method, url, headers, native, signal = new AbortController().signal } = request;
    const context: HandlerContext = {
      ...{ operationId, callers, contentType, accepts: accepts ?? null, method, url, headers, signal, native },
      cookies: cookiesOf(request),
    };
    return answer(operation, await (handler as Handler)(parts, context), accept);
  };

  const answer = async (
    operation: OperationDefinition,
    given: HandlerReply,
    accept: string | undefined,
  ): Promise<HttpReply> => {
    const { operationId, replies } = operation;
    const reply = definition.integers === undefined ? given : writeIntegers(definition.integers, operation, given);
    const declared = declaredFor(replies, reply?.status);
    if (declared === undefined) throw new Error(`${operationId} returned ${reply?.status}, which is not declared`);
    const validators = options.checkReplies
      ? declaredFor(definition.replies[operationId] ?? {}, reply.status)
      : undefined;
    const sent = validators === undefined ? reply : checkItems(operationId, validators, reply);
    const written = await writeReply(sent, declared, accept);
    if (validators !== undefined) checkReply(operationId, validators, written);
    return written;
  };

  const refuse = (fault: Fault): HttpReply => {
    const { status = fault.status, headers, contentType = 'application/problem+json', body } = problem(fault);
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const length = String(new TextEncoder().encode(text).length);
    const own = { ...fault.headers, ...headers };
    return { status, headers: { ...own, 'content-type': contentType, 'content-length': length }, body: text };
  };

  return {
    knows: (url) => {
      const { path } = addressOf(url);
      return path !== undefined && routes.methodsAt(path).size > 0;
    },
    report: (error, request) => onError(error, request, undefined),
    handle: async (request) => {
      const method = request.method.toUpperCase();
      let operation: OperationDefinition | undefined;
      const reply = async (): Promise<HttpReply> => {
        try {
          const { path, query } = addressOf(request.url);
          const found = match(method, path, query, request);
          if (!('route' in found)) return found;
          operation = found.route;
          return await run(operation, found.params, query, request);
        } catch (error) {
          const { operationId } = operation ?? {};
          const about = operationId === undefined ? {} : { operationId };
          if (error instanceof Refused) return refuse({ ...error.fault, ...about });
          onError(error, request, operationId);
          return refuse({ ...new Refused('internal_error', 'The server failed.').fault, ...about });
        }
      };
      const whole = await reply();
      const { status, headers, body } = cors ? cors.shared(request, whole, operation) : whole;
      return { status, headers, body: method === 'HEAD' ? null : body };
    },
  };
};

type Handler = (parts: ValidatedParts, context: HandlerContext) => HandlerReply | Promise<HandlerReply>;

/** The query without what only selects the operation. */
const withoutFixed = ({ fixed }: OperationDefinition, query: string): string => {
  if (fixed === undefined) return query;
  const names = new Set(fixed.map(([name]) => name));
  const isFixed = (pair: string) => [...new URLSearchParams(pair).keys()].some((name) => names.has(name));
  return query
    .split('&')
    .filter((pair) => !isFixed(pair))
    .join('&');
};

/** The content types of successful replies. */
const offeredBy = ({ replies }: OperationDefinition): string[] => {
  const successful = Object.entries(replies).filter(([status]) => status.startsWith('2'));
  return [...new Set(successful.flatMap(([, { types }]) => types))];
};

const print = (error: unknown): void => console.error(error);
