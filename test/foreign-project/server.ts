import { json } from 'node:stream/consumers';
import Koa, { type Context as KoaContext } from 'koa';
import { type Context, OpenAPIBackend } from 'openapi-backend';
import type { routes } from './generated/desk/operations.gen.ts';
import { requests } from './generated/desk/requests.gen.mjs';
import { handlers } from './handlers/index.ts';
import { Problem, type ProblemCode, problems } from './problem.ts';

type OperationId = (typeof routes)[number]['operationId'];
type Handle = (request: object) => Promise<unknown>;

const definition = new URL('spec/openapi.yaml', import.meta.url).pathname;
const backend = new OpenAPIBackend({ definition, strict: true, quick: true, validate: false });

/** Checks a request by the generated validators, hands it over, and answers with the operation's status of success. */
const serve = (operationId: OperationId, handle: Handle) => async (context: Context, ctx: KoaContext) => {
  const { params = {}, query, headers } = context.request;
  const request = { path: params, query: { ...query }, header: headers };
  const { params: fits, body: fitsBody } = { body: undefined, ...requests[operationId] };
  if (!fits(request)) throw new Problem('request_invalid', fits.errors?.[0]?.message);
  const body = fitsBody ? await json(ctx.req).catch(() => undefined) : undefined;
  if (fitsBody?.(body) === false) throw new Problem('request_invalid', fitsBody.errors?.[0]?.message);
  const reply = await handle({ ...request, headers, body });
  ctx.status = Number(Object.keys(context.operation.responses ?? {}).find((status) => status.startsWith('2')));
  ctx.body = reply ?? null;
  if (reply === undefined) ctx.status = 204;
};

const refuse = (ctx: KoaContext, code: ProblemCode, detail: string) => {
  const status = problems[code];
  ctx.status = status;
  ctx.body = JSON.stringify({ code, status, detail });
  ctx.type = 'application/problem+json';
};

const unless = (code: ProblemCode) => () => {
  throw new Problem(code);
};
for (const [operationId, handle] of Object.entries(handlers))
  backend.register(operationId, serve(operationId as OperationId, handle as Handle));
backend.register({
  notFound: unless('not_found'),
  methodNotAllowed: unless('request_invalid'),
  unauthorizedHandler: unless('card_missing'),
  validationFail: unless('request_invalid'),
  notImplemented: unless('not_built'),
});
backend.registerSecurityHandler('card', ({ request }) => /^Bearer \S/.test(String(request.headers.authorization)));
await backend.init();

const app = new Koa();
app.use(async (ctx) => {
  const { method, path, querystring, headers } = ctx;
  const query = Object.fromEntries(new URLSearchParams(querystring));
  try {
    await backend.handleRequest({ method, path, query, headers: { ...headers } as Record<string, string> }, ctx);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    refuse(ctx, error.code, error.message);
  }
});
const server = app.listen(Number(process.env.PORT ?? 0), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`);
});
