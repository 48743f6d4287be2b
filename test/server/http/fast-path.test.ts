import { parse } from 'node:querystring';
import fc from 'fast-check';
import { type Document, OpenAPIBackend, type Request } from 'openapi-backend';
import * as assert from 'uvu/assert';
import document from '../../../generated/built/openapi.json' with { type: 'json' };
import { requests as validators } from '../../../generated/built/server/requests.gen.mjs';
import { routes } from '../../../generated/server/operations.gen.ts';
import { type Refusal, refuse } from '../../../platform/unit/reply.ts';
import { serveInterface } from '../../../server/http/direct.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import type { Interface } from '../../../server/http/interface.ts';
import { errorLog } from '../../support/error-log.ts';
import { addressOf, NOTHING, requests } from '../../support/every-operation.ts';
import { exchange, type WireRequest } from '../../support/exchange.ts';
import { isInFull } from '../../support/in-full.ts';
import { expectErrors } from '../../support/logged-errors.ts';
import { withoutNulls } from '../../support/nulls.ts';
import { requestsFor } from '../../support/requests-for.ts';
import { accepts, createAjv, operations } from '../../support/schema.ts';
import { suite } from '../../support/suite.ts';

/** The operation that a request was taken for, if any, and whether the request fits the document. */
type Verdict = { readonly operation: string; readonly valid: boolean };

/** An interface of our own way that lets everybody in and answers with what was matched. */
const open = (changes: Partial<Interface<string>> = {}): Interface<string> => ({
  document,
  routes,
  requests: validators,
  anonymous: 'nobody',
  authenticate: { account: async () => 'somebody', player: async () => 'a player' },
  permit: () => undefined,
  run: async ({ operationId }) => ({ status: 200, body: operationId }),
  ...changes,
});

/** Serves an interface over HTTP. */
const withInterface = async (api: Interface<string>, work: (url: string) => Promise<void>): Promise<void> => {
  const listener = await serveInterface(api, { log: errorLog() });
  const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
  try {
    await work(`http://127.0.0.1:${server.port}`);
  } finally {
    await server.stop();
  }
};

const oursOf = async (url: string, request: WireRequest): Promise<Verdict> => {
  const { status, text } = await exchange(url, request);
  const body = JSON.parse(text);
  if (status === 200) return { operation: body, valid: true };
  if (status === 404 || status === 405) return { operation: String(status), valid: false };
  // The problem does not say whose it is, but the path does.
  if (body.code === 'validation_failed' || body.code === 'malformed_body')
    return { operation: 'matched', valid: false };
  throw new Error(text);
};

/**
 * The library's own router and validator, taught the 2020 dialect and our formats. It makes an Ajv for each operation, and each of them
 * would compile the dialect's own schema to check those of the document, which other tests do.
 */
const createStockBackend = async (): Promise<OpenAPIBackend> => {
  const backend = new OpenAPIBackend({
    definition: structuredClone(document) as object as Document,
    quick: true,
    ignoreTrailingSlashes: false,
    customizeAjv: (_original, options) =>
      createAjv({ coerceTypes: options?.coerceTypes ?? false, validateSchema: false }),
  });
  await backend.init();
  // It would collect the operations of the document again for each request.
  const all = backend.router.getOperations();
  backend.router.getOperations = () => all;
  return backend;
};

let created: Promise<OpenAPIBackend> | undefined;

const stockBackend = (): Promise<OpenAPIBackend> => {
  created ??= createStockBackend();
  return created;
};

/** The library takes nulls as they are, so it is given the body without those that count as left out. */
const stockBodyOf = ({ body: schema }: (typeof operations)[number], body: WireRequest['body']): string | undefined => {
  try {
    return schema && body !== undefined ? JSON.stringify(withoutNulls(schema, JSON.parse(String(body)))) : String(body);
  } catch {
    return body?.toString();
  }
};

const stockOf = (backend: OpenAPIBackend, { method, path, headers = {}, body }: WireRequest): Verdict => {
  const [address = '', query = ''] = path.split('?');
  const request: Request = {
    method,
    path: address,
    query: { ...parse(query) } as Record<string, string | string[]>,
    headers: { ...headers },
    body: body?.toString(),
  };
  try {
    const operation = backend.router.matchOperation(request, true);
    const { valid } = backend.validateRequest(request, operation);
    return valid ? { operation: operation?.operationId ?? '', valid } : { operation: 'matched', valid };
  } catch (error) {
    return { operation: String(error).match(/40[45]/)?.[0] ?? String(error), valid: false };
  }
};

const EXAMPLES = requests(NOTHING);
const JSON_TYPE = { 'content-type': 'application/json' };

/** Some path of the document, or one close to it. */
const addresses = fc
  .tuple(
    fc.constantFrom(...routes.map(({ path }) => path)),
    fc.constantFrom('x', 'trigger', 'instantiate', 'publish', 'assign', 'instance', 'a.b', '%41', 'a:b'),
    fc.constantFrom('', '', '', '/', '/more', 'x'),
    fc.boolean(),
  )
  .map(([path, id, end, upper]) => {
    const filled = path.replace(/\{\w+\}/, id) + end;
    return upper ? filled.replace(/^\/[a-z]/, (start) => start.toUpperCase()) : filled;
  });

suite('server/http/fast-path', (test) => {
  test('both ways match the same operation and find the same requests valid', async () => {
    const stock = await stockBackend();
    await withInterface(open(), async (url) => {
      const seen = { valid: 0, invalid: 0 };
      for (const operation of operations)
        await fc.assert(
          fc.asyncProperty(requestsFor(operation), async (request) => {
            const ours = await oursOf(url, request);
            const plain = { ...request, body: stockBodyOf(operation, request.body) };
            assert.equal(ours, stockOf(stock, plain), JSON.stringify(request));
            seen[ours.valid ? 'valid' : 'invalid'] += 1;
          }),
          { seed: 7, numRuns: isInFull ? 40 : 8 },
        );
      assert.ok(seen.valid > 150 && seen.invalid > 150, JSON.stringify(seen));
    });
  });

  test('both ways match the same operation for any method and any path near to a known one', async () => {
    const stock = await stockBackend();
    await withInterface(open(), (url) =>
      fc.assert(
        fc.asyncProperty(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), addresses, async (method, path) => {
          // Parameters shared by every operation of a path do not matter here.
          const ours = await oursOf(url, { method, path });
          const theirs = stockOf(stock, { method, path, headers: {} });
          assert.equal(ours.operation, theirs.operation, `${method} ${path}`);
        }),
        { seed: 7, numRuns: isInFull ? 300 : 60 },
      ),
    );
  });

  test('the examples of every operation are valid both ways', async () => {
    const stock = await stockBackend();
    await withInterface(open(), async (url) => {
      for (const route of routes) {
        const parts = EXAMPLES[route.operationId];
        const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
        const request = { method: route.method.toUpperCase(), path: addressOf(route, parts), headers: JSON_TYPE, body };
        const expected = { operation: route.operationId, valid: true };
        assert.equal(await oursOf(url, request), expected);
        assert.equal(stockOf(stock, { ...request, headers: body === undefined ? {} : JSON_TYPE }), expected);
      }
    });
  });

  test('numbers in queries are decimal here; the library also takes what JavaScript does', async () => {
    const stock = await stockBackend();
    await withInterface(open(), async (url) => {
      for (const limit of ['0x10', '1e1', '%205', '05', '5.0']) {
        const request = { method: 'GET', path: `/sources?limit=${limit}` };
        assert.is((await oursOf(url, request)).valid, false, limit);
        assert.is(stockOf(stock, request).valid, true, limit);
      }
    });
  });

  test('the judge of these tests rejects what it should', () => {
    for (const { body, operationId } of operations)
      if (body !== undefined) assert.not(accepts(body, null), operationId);
  });

  test('an unauthenticated request runs nothing, even if more is wrong with it', async () => {
    const ran: string[] = [];
    const refused = (): Promise<Refusal> => Promise.resolve(refuse('token_missing'));
    const api = open({
      authenticate: { account: refused, player: refused },
      run: async ({ operationId }) => {
        ran.push(operationId);
        return { status: 200, body: operationId };
      },
    });
    await withInterface(api, async (url) => {
      for (const route of routes.filter(({ security }) => security !== 'none')) {
        const parts = EXAMPLES[route.operationId];
        for (const body of [JSON.stringify(parts.body) ?? '{}', '{', 'x'.repeat(2_000_000)]) {
          const { status } = await exchange(url, {
            method: route.method.toUpperCase(),
            path: `${addressOf(route, parts)}`,
            headers: { 'content-type': 'text/plain' },
            body,
          });
          assert.is(status, 401, route.operationId);
        }
      }
    });
    assert.equal(ran, []);
  });

  test('who is not permitted runs nothing', async () => {
    const api = open({ permit: () => refuse('permission_denied'), run: () => Promise.reject(new Error('it ran')) });
    await withInterface(api, async (url) => {
      for (const route of routes) {
        const { status } = await exchange(url, {
          method: route.method.toUpperCase(),
          path: addressOf(route, EXAMPLES[route.operationId]),
        });
        assert.is(status, 403, route.operationId);
      }
    });
  });

  test('a security scheme without a handler lets no request in', async () => {
    expectErrors(/secured by a scheme without a handler/);
    const api = open({ authenticate: {}, run: () => Promise.reject(new Error('it ran')) });
    try {
      await withInterface(api, async (url) => {
        assert.is((await exchange(url, { method: 'GET', path: '/accounts/me' })).status, 500);
      });
    } catch (error) {
      assert.match(String(error), /security/i);
    }
  });

  test('an authentication that fails with an error lets no request in', async () => {
    expectErrors(/the store is gone/);
    const fails = () => Promise.reject(new Error('the store is gone'));
    await withInterface(open({ authenticate: { account: fails } }), async (url) => {
      assert.is((await exchange(url, { method: 'GET', path: '/accounts/me' })).status, 500);
      assert.is((await exchange(url, { method: 'GET', path: '/healthz' })).status, 200);
    });
  });

  test('an invalid body runs nothing', async () => {
    const api = open({ run: () => Promise.reject(new Error('it ran')) });
    await withInterface(api, async (url) => {
      for (const route of routes.filter(({ body }) => body !== null)) {
        const path = addressOf(route, EXAMPLES[route.operationId]);
        const reply = await exchange(url, { method: route.method.toUpperCase(), path, headers: JSON_TYPE, body: '7' });
        assert.is(reply.status, 400, route.operationId);
      }
    });
  });

  test('a route that the document does not have is refused at start', async () => {
    const [first] = routes;
    const stray = { ...first, operationId: 'stray', path: '/stray' };
    try {
      await serveInterface(open({ routes: [...routes, stray] }), { log: errorLog() });
      assert.unreachable();
    } catch (error) {
      assert.match(String(error), 'stray');
    }
  });
});
