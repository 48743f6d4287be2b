import type { Context as KoaContext, Middleware } from 'koa';
import Router from 'koa-router';
import {
  type Request as BackendRequest,
  type Context,
  type Document,
  OpenAPIBackend,
  type Operation,
  type ParsedRequest,
} from 'openapi-backend';
import { isRefusal, type Refusal, refuse } from '../../platform/unit/reply.ts';
import { answer, type HttpReply } from './answer.ts';
import { deprecationOf } from './deprecation-of.ts';
import { minimalDocument } from './minimal-document.ts';
import { isMediaType, type MediaType, parseBody, readBody } from './read-body.ts';
import { type Body, type Validators, validate } from './validate.ts';

/** One operation of the generated route table. */
export type Route = {
  readonly operationId: string;
  readonly method: string;
  readonly path: string;
  readonly section: string;
  readonly mode: 'read' | 'write' | 'chain';
  readonly permission: null | 'self' | { readonly resource: string; readonly permission: string };
  /** The account types that may call it; null for all. */
  readonly accounts: readonly string[] | null;
  readonly body: string | null;
  readonly bodyRequired: boolean;
  readonly problems: readonly string[];
  readonly idempotent: boolean;
};

/** The parts of a request, validated. */
export type ParsedParts = {
  readonly path: Record<string, unknown>;
  readonly query: Record<string, unknown>;
  readonly headers: Record<string, unknown>;
  readonly body: unknown;
};

/** An HTTP interface. */
export type Interface<Caller> = {
  readonly document: object;
  readonly routes: readonly Route[];
  readonly requests: Readonly<Record<string, Validators>>;
  /** Identifies or refuses the caller, for each security scheme of the document. */
  readonly authenticate: Readonly<Record<string, (ctx: KoaContext) => Promise<Caller | Refusal>>>;
  /** The caller of operations that need no authentication. */
  readonly anonymous: Caller;
  /** Refuses a client over its limit, before anything else of the request is looked at. */
  limit?(route: Route, ctx: KoaContext): Promise<Refusal | undefined> | undefined;
  /** Refuses a caller who may not use this operation. */
  permit(route: Route, caller: Caller): Refusal | undefined;
  /** Runs the handler in its unit of work. */
  run(route: Route, parts: ParsedParts, caller: Caller, ctx: KoaContext): Promise<HttpReply>;
};

const MATCHED = Symbol('matched');

/** A request that is matched already: openapi-backend uses it as it is and parses nothing again. */
type MatchedRequest = BackendRequest & {
  [MATCHED]?: { readonly operation: Operation; readonly parsed: ParsedRequest & Body };
};

/** Aborts an operation with a refusal. Thrown and caught in this file only. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.problem);
    this.refusal = refusal;
  }
}

const NOTHING = Object.freeze({});

/**
 * Serves the operations of a document: match → authenticate → permission → read, check, parse and validate → run → answer. openapi-backend
 * drives these steps; a table or koa-router matches and the generated validators validate, because openapi-backend's own router and
 * validators cost more than everything else together.
 */
export const operate = async <Caller>(api: Interface<Caller>): Promise<Middleware> => {
  const operations = flatten(api.document as Document);
  const backend = new OpenAPIBackend({
    definition: minimalDocument(api.document as Document, operations),
    strict: true,
    // codegen validates the document; the 3.0 schema that openapi-backend knows would reject a valid 3.1 document.
    quick: true,
    ajvOpts: { strict: false },
  });
  await backend.init();
  useFastPath(backend, api, operations);
  const routes = new Map(api.routes.map((route) => [route.operationId, route]));
  const types = new Map(api.routes.map((route) => [route.operationId, mediaTypesOf(api, route)]));
  backend.register({
    ...Object.fromEntries(api.routes.map((route) => [route.operationId, run(api, route)])),
    postSecurityHandler: async (context: Context, ctx: KoaContext) => {
      const route = routeOf(routes, context);
      if (context.security?.authorized === false && (context.operation.security ?? []).length > 0) return;
      const refusal = api.permit(route, callerOf(api, context));
      if (refusal !== undefined) throw new Refused(refusal);
      const accepted = types.get(route.operationId) ?? [];
      if (accepted.length > 0) Object.assign(context.request, await bodyOf(api, route, accepted, ctx));
      for (const [pointer, text] of [
        ['/path', ctx.path],
        ['/query', ctx.querystring],
      ] as const)
        if (!isDecodable(text))
          throw new Refused(refuse('validation_failed', { errors: [{ pointer, detail: UNDECODABLE }] }));
    },
    unauthorizedHandler: (context: Context) => {
      const reasons = Object.values(context.security ?? {}) as { error?: unknown }[];
      const refused = reasons.map((reason) => reason?.error).find((error) => error instanceof Refused);
      if (refused !== undefined) return refused.refusal;
      const unexpected = reasons.map((reason) => reason?.error).find((error) => error !== undefined);
      throw unexpected ?? new Error(`${context.operation.operationId} is secured by a scheme without a handler`);
    },
    validationFail: (context: Context) => (context.validation.errors as unknown as [Refusal])[0],
    notFound: () => refuse('route_not_found'),
    methodNotAllowed: () => refuse('method_not_allowed'),
    notImplemented: () => refuse('not_implemented'),
  });
  for (const [scheme, authenticate] of Object.entries(api.authenticate))
    backend.registerSecurityHandler(scheme, async (_context: Context, ctx: KoaContext) => {
      const caller = await authenticate(ctx);
      if (typeof caller === 'object' && caller !== null && isRefusal(caller)) throw new Refused(caller);
      return { caller };
    });

  const router = new Router({ sensitive: true, strict: true });
  // koa-router tries one pattern after another; a path without parameters needs only a lookup.
  const plain = new Map<string, (ctx: KoaContext) => Promise<void>>();
  for (const route of api.routes) {
    const operation = operations.get(route.operationId);
    if (operation === undefined) throw new Error(`the document has no operation ${route.operationId}`);
    const serve = async (ctx: KoaContext, params: Record<string, string>): Promise<void> => {
      ctx.set(deprecationOf(operation));
      answer(ctx, (await api.limit?.(route, ctx)) ?? (await handle(backend, operation, ctx, params)));
    };
    if (!route.path.includes('{')) plain.set(`${route.method.toUpperCase()} ${route.path}`, (ctx) => serve(ctx, {}));
    router.register(route.path.replaceAll(/\{([^}]+)\}/g, ':$1'), [route.method], (ctx) => serve(ctx, ctx.params));
  }
  // koa-router's types are for an older Koa.
  const matching = router.routes() as unknown as Middleware;
  return async (ctx, next) => {
    const serve = plain.get(`${ctx.method} ${ctx.path}`);
    return serve === undefined ? matching(ctx, next) : serve(ctx);
  };
};

const handle = async (
  backend: OpenAPIBackend,
  operation: Operation,
  ctx: KoaContext,
  params: Record<string, string>,
): Promise<HttpReply> => {
  const { method, path, headers } = ctx;
  const request: MatchedRequest = {
    method,
    path,
    headers: headers as BackendRequest['headers'],
    [MATCHED]: {
      operation,
      parsed: {
        method,
        path,
        params,
        query: given(ctx.query),
        headers: headers as ParsedRequest['headers'],
        cookies: NOTHING,
        requestBody: undefined,
      },
    },
  };
  try {
    return (await backend.handleRequest(request, ctx)) as HttpReply;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};

/** The content types that an operation takes. @throws for one that the server cannot read, which stops the start. */
const mediaTypesOf = <Caller>({ requests }: Interface<Caller>, { operationId, body }: Route): MediaType[] => {
  if (body === null) return [];
  return Object.keys(requests[operationId]?.bodies ?? { [body]: undefined }).map((type) => {
    if (!isMediaType(type)) throw new Error(`${operationId} takes ${type}, which the server does not read`);
    return type;
  });
};

const bodyOf = async <Caller>(
  api: Interface<Caller>,
  { operationId }: Route,
  types: readonly MediaType[],
  ctx: KoaContext,
): Promise<Body> => {
  const read = await readBody(ctx.req, types);
  if (read !== undefined && isRefusal(read)) throw new Refused(read);
  if (read === undefined) return {};
  const parsed = parseBody(read);
  if (isRefusal(parsed)) throw new Refused(parsed);
  // Few bodies contain a null; the others are not walked.
  if (read.type === 'application/json' && read.bytes.includes('null'))
    api.requests[operationId]?.leaveOutNulls?.(parsed.value);
  return { requestBody: parsed.value, mediaType: read.type };
};

/**
 * Whether a text is correctly percent-encoded. Koa and its router pass broken encoding through, and it would be taken for a name that the
 * caller did not send.
 */
const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

const UNDECODABLE = 'Must be percent-encoded UTF-8.';

/** The query without empty parameters: those count as absent. */
const given = (query: NodeJS.Dict<string | string[]>): ParsedRequest['query'] =>
  Object.fromEntries(
    Object.entries(query).filter(
      (entry): entry is [string, string | string[]] => entry[1] !== undefined && entry[1] !== '',
    ),
  );

/** Replaces openapi-backend's matching, parsing and validation for requests that are matched already. */
const useFastPath = <Caller>(
  backend: OpenAPIBackend,
  api: Interface<Caller>,
  operations: ReadonlyMap<string, Operation>,
): void => {
  const { router, validator } = backend;
  const match = router.matchOperation.bind(router);
  const parse = router.parseRequest.bind(router);
  router.getOperations = () => [...operations.values()];
  router.getOperation = (operationId: string) => operations.get(operationId);
  router.matchOperation = ((request: MatchedRequest, strict?: boolean) =>
    request[MATCHED]?.operation ?? match(request, strict ?? true)) as typeof router.matchOperation;
  router.parseRequest = (request: MatchedRequest, operation) => request[MATCHED]?.parsed ?? parse(request, operation);
  validator.validateRequest = ((request: MatchedRequest, operation: Operation) => {
    const parsed = request[MATCHED]?.parsed;
    const validators = api.requests[operation.operationId ?? ''];
    if (parsed === undefined || validators === undefined)
      throw new Error(`${operation.operationId} has no generated validator`);
    const refusal = validate(validators, parsed, bodyRequired(operation));
    // The validationFail hook reads the refusal from here.
    return { valid: refusal === undefined, errors: refusal === undefined ? null : [refusal] };
  }) as unknown as typeof validator.validateRequest;
};

const bodyRequired = (operation: Operation): boolean =>
  operation.requestBody !== undefined && 'required' in operation.requestBody && operation.requestBody.required === true;

const run =
  <Caller>(api: Interface<Caller>, route: Route) =>
  (context: Context, ctx: KoaContext): Promise<HttpReply> => {
    const { params, query, headers, requestBody } = context.request;
    return api.run(route, { path: params, query, headers, body: requestBody }, callerOf(api, context), ctx);
  };

const callerOf = <Caller>(api: Interface<Caller>, context: Context): Caller => {
  for (const scheme of Object.keys(api.authenticate)) {
    const result = context.security?.[scheme] as { caller?: Caller } | undefined;
    if (result?.caller !== undefined) return result.caller;
  }
  return api.anonymous;
};

const routeOf = (routes: ReadonlyMap<string, Route>, context: Context): Route => {
  const route = routes.get(context.operation.operationId ?? '');
  if (route === undefined) throw new Error(`${context.operation.operationId} has no generated route`);
  return route;
};

/** The operations of a document by id, with path and security resolved. */
const flatten = (document: Document): ReadonlyMap<string, Operation> => {
  const operations = new Map<string, Operation>();
  for (const [path, item] of Object.entries(document.paths ?? {}))
    for (const [method, operation] of Object.entries(item ?? {})) {
      if (typeof operation !== 'object' || operation === null || !('operationId' in operation)) continue;
      operations.set(
        String(operation.operationId),
        Object.freeze({ security: document.security ?? [], ...operation, path, method }) as Operation,
      );
    }
  return operations;
};
