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
import { answer, answerParts, headersBelow, isParted, type PlatformReply } from './answer.ts';
import type { Incoming, Interface } from './interface.ts';
import { type Body, parseQuery, receive, validate } from './receive.ts';
import { type Resolved, resolve } from './resolve.ts';

/**
 * The part of a document that openapi-backend needs when it neither matches nor validates. Walking the full document would take longer than
 * the rest of the start.
 */
export const minimalDocument = (
  { openapi, info, components: { securitySchemes = {} } = {} }: Document,
  operations: readonly Operation[],
): Document => {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operationId, security } of operations)
    paths[path] = { ...paths[path], [method]: { operationId, security, responses: {} } };
  return { openapi, info, components: { securitySchemes }, paths } as Document;
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
 * Serves operations with Koa: match → authenticate → permission → read, check, parse and validate → run → answer. openapi-backend
 * drives these steps; koa-router matches and the generated validators validate, because openapi-backend's own router and
 * validators cost more than everything else together.
 */
export const operate = async <Caller>(
  api: Interface<Caller>,
  resolved: readonly Resolved[] = resolve(api),
): Promise<Middleware> => {
  const operations = new Map(resolved.map((each) => [each.route.operationId, each]));
  const backend = new OpenAPIBackend({
    definition: minimalDocument(
      api.document as Document,
      resolved.map(({ operation }) => operation),
    ),
    strict: true,
    // codegen validates the document; the 3.0 schema that openapi-backend knows would reject a valid 3.1 document.
    quick: true,
    ajvOpts: { strict: false },
  });
  await backend.init();
  useFastPath(backend, operations);
  backend.register({
    ...Object.fromEntries(resolved.map((each) => [each.route.operationId, run(api, each)])),
    postSecurityHandler: async (context: Context, ctx: KoaContext) => {
      if (context.security?.authorized === false && (context.operation.security ?? []).length > 0) return;
      const operation = resolvedOf(operations, context.operation);
      const body = await receive(api, operation, callerOf(api, context), incomingOf(ctx));
      if ('problem' in body) throw new Refused(body);
      Object.assign(context.request, body);
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
      const caller = await authenticate(incomingOf(ctx));
      if (typeof caller === 'object' && caller !== null && isRefusal(caller)) throw new Refused(caller);
      return { caller };
    });

  const router = new Router({ sensitive: true, strict: true });
  for (const { route, operation, announced, limit } of resolved)
    router.register(route.path.replaceAll(/\{([^}]+)\}/g, ':$1'), [route.method], async (ctx) => {
      ctx.state.operationId = route.operationId;
      ctx.set(headersBelow(ctx.state.prefix, announced));
      const reply = (await limit?.(incomingOf(ctx))) ?? (await handle(backend, operation, ctx, ctx.params));
      if (isParted(reply)) await answerParts(ctx, reply);
      else answer(ctx, reply);
    });
  // koa-router's types are for an older Koa.
  return router.routes() as unknown as Middleware;
};

const handle = async (
  backend: OpenAPIBackend,
  operation: Operation,
  ctx: KoaContext,
  params: Record<string, string>,
): Promise<PlatformReply> => {
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
        query: parseQuery(ctx.querystring),
        headers: headers as ParsedRequest['headers'],
        cookies: NOTHING,
        requestBody: undefined,
      },
    },
  };
  try {
    return (await backend.handleRequest(request, ctx)) as PlatformReply;
  } catch (error) {
    if (error instanceof Refused) return error.refusal;
    throw error;
  }
};

const incomingOf = ({ req, state, ip, method, path, querystring }: KoaContext): Incoming => ({
  ...{ request: req, id: state.requestId, address: ip, prefix: state.prefix },
  ...{ method, path, querystring },
});

/** Replaces openapi-backend's matching, parsing and validation for requests that are matched already. */
const useFastPath = (backend: OpenAPIBackend, operations: ReadonlyMap<string, Resolved>): void => {
  const { router, validator } = backend;
  const match = router.matchOperation.bind(router);
  const parse = router.parseRequest.bind(router);
  router.getOperations = () => [...operations.values()].map(({ operation }) => operation);
  router.getOperation = (operationId: string) => operations.get(operationId)?.operation;
  router.matchOperation = ((request: MatchedRequest, strict?: boolean) =>
    request[MATCHED]?.operation ?? match(request, strict ?? true)) as typeof router.matchOperation;
  router.parseRequest = (request: MatchedRequest, operation) => request[MATCHED]?.parsed ?? parse(request, operation);
  validator.validateRequest = ((request: MatchedRequest, operation: Operation) => {
    const { validators, bodyRequired } = resolvedOf(operations, operation);
    const parsed = request[MATCHED]?.parsed;
    if (parsed === undefined) throw new Error(`${operation.operationId} was matched by openapi-backend itself`);
    const refusal = validate(validators, parsed, bodyRequired);
    // The validationFail hook reads the refusal from here.
    return { valid: refusal === undefined, errors: refusal === undefined ? null : [refusal] };
  }) as unknown as typeof validator.validateRequest;
};

const run =
  <Caller>(api: Interface<Caller>, { route }: Resolved) =>
  (context: Context, ctx: KoaContext): Promise<PlatformReply> => {
    const { params, query, headers, requestBody } = context.request;
    return api.run(route, { path: params, query, headers, body: requestBody }, callerOf(api, context), incomingOf(ctx));
  };

const callerOf = <Caller>(api: Interface<Caller>, context: Context): Caller => {
  for (const scheme of Object.keys(api.authenticate)) {
    const result = context.security?.[scheme] as { caller?: Caller } | undefined;
    if (result?.caller !== undefined) return result.caller;
  }
  return api.anonymous;
};

const resolvedOf = (operations: ReadonlyMap<string, Resolved>, { operationId = '' }: Operation): Resolved => {
  const resolved = operations.get(operationId);
  if (resolved === undefined) throw new Error(`${operationId} has no generated route`);
  return resolved;
};
