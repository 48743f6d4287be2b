import { connect } from 'node:net';
import fc from 'fast-check';
import * as assert from 'uvu/assert';
import document from '../../../generated/built/openapi.json' with { type: 'json' };
import { requests as validators } from '../../../generated/built/server/requests.gen.mjs';
import { routes } from '../../../generated/server/operations.gen.ts';
import { refuse } from '../../../platform/unit/reply.ts';
import { createLog } from '../../../server/base/log.ts';
import type { PlatformReply } from '../../../server/http/answer.ts';
import { createApp } from '../../../server/http/app.ts';
import { createDirect, type Direct, serveInterface } from '../../../server/http/direct.ts';
import { listenHttp } from '../../../server/http/http-server.ts';
import { createAddressReader, type PrefixReader } from '../../../server/http/incoming.ts';
import type { Incoming, Interface } from '../../../server/http/interface.ts';
import { operate } from '../../../server/http/operate.ts';
import { resolve } from '../../../server/http/resolve.ts';
import { converse } from '../../support/converse.ts';
import { errorLog } from '../../support/error-log.ts';
import { addressOf, NOTHING, requests } from '../../support/every-operation.ts';
import { exchange, type WireRequest } from '../../support/exchange.ts';
import { inFull } from '../../support/in-full.ts';
import { requestsFor } from '../../support/requests-for.ts';
import { operations } from '../../support/schema.ts';
import { suite } from '../../support/suite.ts';

/** Replies by the header `x-want` of a valid request: each kind of reply that a handler gives, or its failure. */
const WANTED: Readonly<Record<string, () => PlatformReply>> = {
  empty: () => ({ status: 200, headers: { etag: '"1"' } }),
  nothing: () => ({ status: 204, headers: { 'contribution-id': 'c-1' } }),
  elsewhere: () => ({ status: 302, headers: { location: '/x', 'set-cookie': 'a=b' } }),
  unchanged: () => ({ status: 304 }),
  linked: () => ({ status: 200, headers: { link: '</x>; rel="next", <https://a.example/y>; rel="z"' }, body: [] }),
  created: () => ({ status: 201, body: 'é 😀' }),
  cached: () => ({ status: 200, headers: { 'Cache-Control': 'max-age=1', vary: 'accept' }, body: null }),
  refused: () => refuse('precondition_failed', { detail: 'It has changed.' }),
  told: () => refuse('wallet_refused', { told: { wallet_code: 'no', wallet_detail: 'No.' } }),
  busy: () => refuse('idempotency_key_in_flight'),
  waiting: () => refuse('too_many_requests', { headers: { 'retry-after': '7' } }),
  expired: () => refuse('session_expired'),
  bug: () => {
    throw new Error('a bug');
  },
  storeless: () => {
    throw Object.assign(new Error('the store failed', { cause: new Error('disk full') }), {
      code: 'store_unavailable',
    });
  },
  parted: () => ({
    status: 200,
    headers: { 'x-total-count': '2' },
    type: 'text/csv',
    parts: partsOf('a\r\n', 'é\r\n'),
  }),
  empty_parts: () => ({ status: 200, type: 'text/csv', parts: partsOf() }),
  breaking: () => ({ status: 200, type: 'text/csv', parts: partsOf('a\r\n', undefined) }),
  unwritable: () => ({ status: 200, body: { amount: 1n } }),
  splitting: () => ({ status: 200, headers: { location: '/x\r\nset-cookie: a=b' }, body: 1 }),
};

/** The parts of a reply; fails at an undefined one. */
async function* partsOf(...parts: readonly (string | undefined)[]): AsyncGenerator<string> {
  for (const part of parts) {
    if (part === undefined) throw new Error('the store is gone');
    yield part;
  }
}

const CALLERS: Readonly<Record<string, string>> = {
  'Bearer good': 'a caller',
  'Bearer low': 'a caller without rights',
};

const authenticate = async ({ request: { headers } }: Incoming) => {
  if (headers.authorization === 'Bearer error') throw new Error('the store is gone');
  if (headers.authorization === undefined) return refuse('token_missing');
  return CALLERS[headers.authorization] ?? refuse('token_invalid');
};

/** Every reply repeats all that its handler was given. */
const api: Interface<string> = {
  document,
  routes,
  requests: validators,
  anonymous: 'nobody',
  authenticate: { account: authenticate, player: authenticate },
  limit: ({ section }) =>
    section === 'frontend'
      ? async ({ request }) => (request.headers['x-limited'] === '1' ? refuse('too_many_requests') : undefined)
      : undefined,
  permit: (_, caller) => (caller === CALLERS['Bearer low'] ? refuse('permission_denied') : undefined),
  run: async ({ operationId }, parts, caller, { request, ...incoming }) =>
    WANTED[String(request.headers['x-want'])]?.() ?? {
      status: 200,
      headers: { 'x-total-count': '3' },
      body: { operationId, ...parts, caller, ...incoming },
    },
};

type Server = { readonly url: string; readonly logged: string[] };

/** Masks the differences between two equal runs: times, drawn ids, ports and places in the code. */
const masked = (text: string): string =>
  text
    .replaceAll(/^Date: .*$/gm, 'Date: …')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'a drawn id')
    .replaceAll(/"(time|stack)":("([^"\\]|\\.)*"|\d+)/g, '"$1":0');

/** Serves the interface twice: with Koa alone, and directly as far as that goes. */
const withBoth = async (work: (direct: Server, koa: Server, served: () => number) => Promise<void>): Promise<void> => {
  let count = 0;
  const serve = async (createFirst: (log: ReturnType<typeof createLog>) => Direct) => {
    const logged: string[] = [];
    const log = createLog('info', { write: (line) => void logged.push(masked(line)) });
    const first = createFirst(log);
    const koa = createApp(await operate(api), { log, allowsOrigin, prefixOf }).callback();
    const listener: Parameters<typeof listenHttp>[0] = (request, response) => {
      if (first(request, response)) count += 1;
      else void koa(request, response);
    };
    const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
    return { url: `http://127.0.0.1:${server.port}`, logged, stop: () => server.stop() };
  };
  const direct = await serve((log) => createDirect(api, resolve(api), { log, allowsOrigin, prefixOf }));
  const koa = await serve(() => () => false);
  try {
    await work(direct, koa, () => count);
  } finally {
    await Promise.all([direct.stop(), koa.stop()]);
  }
};

const PAGE = 'https://games.example';

/** As behind a proxy that is trusted. */
const prefixOf: PrefixReader = ({ headers }) => String(headers['x-forwarded-prefix'] ?? '');

const allowsOrigin = async (origin: string): Promise<boolean> => {
  if (origin === 'https://failing.example') throw new Error('the store is gone');
  return origin === PAGE;
};

const HEADER = { type: 'apiKey', in: 'header', name: 'x-key' };

/** A request as bytes. Its length is as long as its body, unless it says otherwise. */
const bytesOf = ({ method, path, headers = {}, body }: WireRequest, isLast: boolean, version = '1.1'): Uint8Array => {
  const content = Buffer.from(body ?? '');
  const named = Object.keys(headers).map((name) => name.toLowerCase());
  const hasLength = body === undefined || named.includes('content-length') || named.includes('transfer-encoding');
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values].flat().map((value) => `${name}: ${value}`),
  );
  const head = [
    `${method} ${path} HTTP/${version}`,
    'host: a.example',
    ...lines,
    ...(hasLength ? [] : [`content-length: ${content.length}`]),
    ...(isLast ? ['connection: close'] : []),
  ];
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), content]);
};

/** Sends requests on one connection, the next ones before the reply to the first, to both; compares every byte that comes back. */
const compare = async (
  direct: Server,
  koa: Server,
  sent: readonly WireRequest[],
  version?: string,
): Promise<string> => {
  const bytes = sent.map((request, index) => bytesOf(request, index === sent.length - 1, version));
  const ours = masked(await converse(direct.url, ...bytes));
  assert.equal(ours.split('\r\n'), masked(await converse(koa.url, ...bytes)).split('\r\n'), JSON.stringify(sent));
  assert.equal(direct.logged, koa.logged, JSON.stringify(sent));
  return ours;
};

const EXAMPLES = requests(NOTHING);
const GOOD = { authorization: 'Bearer good' };
const JSON_TYPE = { 'content-type': 'application/json' };

/** A valid request for each operation. */
const valid: readonly WireRequest[] = routes.map((route) => {
  const parts = EXAMPLES[route.operationId];
  const body = parts.body === undefined ? undefined : JSON.stringify(parts.body);
  const headers = { ...GOOD, ...(body === undefined ? {} : JSON_TYPE) };
  return { method: route.method.toUpperCase(), path: addressOf(route, parts), headers, body };
});

const CONTRIBUTION = valid[
  routes.findIndex(({ operationId }) => operationId === 'contributeToInstance')
] as WireRequest;

type Headers = NonNullable<WireRequest['headers']>;

/** Changes to a request that its operation has no say in. */
const changes: readonly ((request: WireRequest) => WireRequest)[] = [
  ...['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'].map((method) => (request: WireRequest) => ({
    ...request,
    method,
  })),
  ...[
    '/',
    '/x',
    '?',
    '?a',
    '?a=%zz',
    '?__proto__=1',
    `?${'limit=1&'.repeat(200)}`,
    `?${'limit=&'.repeat(199)}`,
    '?limit=1&limit=2&limit=',
    '?%6cimit=5',
    '#x',
    '?#x',
    '%',
    '%2F',
    ';a',
    '?\u00a0',
  ].map((end) => (request: WireRequest) => ({ ...request, path: request.path + end })),
  ...[
    (path: string) => `http://a.example${path}`,
    (path: string) => `/${path}`,
    (path: string) => path.toUpperCase(),
    (path: string) => path.replace(/[^/]$/, (last) => `%${last.charCodeAt(0).toString(16)}`),
    (path: string) => path.replace(/[^/]+$/, '%E0%A4'),
    (path: string) => path.replace(/[^/]+$/, '\u00e9'),
    (path: string) => path.replace(/[^/]+$/, ''),
  ].map((change) => (request: WireRequest) => ({ ...request, path: change(request.path) })),
  ...(
    [
      {},
      { authorization: 'Bearer bad' },
      { authorization: 'Bearer low' },
      { authorization: 'Bearer error' },
      { authorization: ['Bearer bad', 'Bearer good'] },
      { ...GOOD, origin: PAGE },
      { ...GOOD, origin: 'https://elsewhere.example' },
      { ...GOOD, origin: '' },
      { ...GOOD, origin: [PAGE, PAGE] },
      { ...GOOD, origin: 'https://failing.example' },
      { ...GOOD, origin: PAGE, 'x-want': 'bug' },
      { ...GOOD, origin: PAGE, 'access-control-request-method': 'POST' },
      { ...GOOD, 'x-request-id': 'mine' },
      { ...GOOD, 'x-request-id': 'not mine' },
      { ...GOOD, 'x-request-id': ['mine', 'yours'] },
      { ...GOOD, 'x-forwarded-for': '203.0.113.7, 198.51.100.2' },
      ...['refused', 'linked', 'parted', 'bug'].map((want) => ({
        ...GOOD,
        'x-forwarded-prefix': '/below',
        'x-want': want,
      })),
      { 'x-forwarded-prefix': '/below' },
      { ...GOOD, 'x-limited': '1' },
      { ...GOOD, 'idempotency-key': ['a', 'b'] },
      { ...GOOD, 'idempotency-key': 'x'.repeat(300) },
      { ...GOOD, 'Content-Type': 'text/csv' },
      { ...GOOD, 'Content-Type': 'text/plain' },
      { ...GOOD, 'Content-Type': 'APPLICATION/JSON;charset="UTF-8"' },
      { ...GOOD, 'Content-Type': 'application/json; charset=latin1' },
      { ...GOOD, 'Content-Type': ['application/json', 'text/csv'] },
      { ...GOOD, ...JSON_TYPE, 'content-encoding': 'gzip' },
      { ...GOOD, ...JSON_TYPE, expect: '100-continue' },
      ...Object.keys(WANTED).map((want) => ({ ...GOOD, ...JSON_TYPE, 'x-want': want })),
    ] as readonly Headers[]
  ).map((headers) => (request: WireRequest) => ({ ...request, headers })),
  ...[
    undefined,
    '',
    '{',
    'null',
    '7',
    '[]',
    `${'['.repeat(33)}${']'.repeat(33)}`,
    `{"a":"${'{['.repeat(40)}"}`,
    '{"a":"\\u0000"}',
    '{"a":"\\ud800"}',
    '\ufeff{}',
    '{"__proto__":1}',
    Buffer.from([0x22, 0xff, 0x22]),
  ].map((body) => (request: WireRequest) => ({ ...request, headers: { ...GOOD, ...JSON_TYPE }, body })),
  (request) => ({
    ...request,
    headers: { ...GOOD, ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    body: [String(request.body ?? '{}'), ' ']
      .map((part) => `${Buffer.byteLength(part).toString(16)}\r\n${part}\r\n`)
      .concat('0\r\n\r\n')
      .join(''),
  }),
];

suite('server/http/direct', (test) => {
  test('a valid request to each operation gets the same bytes both ways', () =>
    withBoth(async (direct, koa, served) => {
      for (let at = 0; at < valid.length; at += 8) {
        const text = await compare(direct, koa, valid.slice(at, at + 8));
        assert.is(text.match(/HTTP\/1\.1 200 OK/g)?.length, Math.min(8, valid.length - at), text);
      }
      assert.is(served(), valid.length);
    }));

  test('a request with anything wrong is answered with the same bytes both ways, and logged the same', () =>
    withBoth(async (direct, koa, served) => {
      const kindOf = ({ section, security }: (typeof routes)[number]) => `${section} ${security}`;
      const kinds = new Set(routes.map(kindOf));
      const some = [...kinds].map((kind) => valid[routes.findIndex((route) => kindOf(route) === kind)] ?? CONTRIBUTION);
      some.push(CONTRIBUTION, ...valid.filter((_, index) => routes[index]?.path.includes('{')).slice(0, 4));
      for (const request of some)
        for (const change of changes) await compare(direct, koa, [change(request), CONTRIBUTION]);
      assert.ok(served() > some.length * changes.length);
    }));

  inFull(test)('a generated request to any operation gets the same bytes both ways', () =>
    withBoth(async (direct, koa) => {
      for (const operation of operations)
        await fc.assert(
          fc.asyncProperty(fc.array(requestsFor(operation), { minLength: 6, maxLength: 6 }), async (sent) => {
            await compare(
              direct,
              koa,
              sent.map((each) => ({ ...each, headers: { ...GOOD, ...each.headers } })),
            );
          }),
          { seed: 11, numRuns: 2 },
        );
    }),
  );

  test('bodies at the limit, above it and cut short end the same both ways', () =>
    withBoth(async (direct, koa) => {
      const body = `{"a":"${'x'.repeat(1024 * 1024 - 8)}"}`;
      assert.match(await compare(direct, koa, [{ ...CONTRIBUTION, body }]), 'validation_failed');
      const chunked = { ...CONTRIBUTION.headers, 'transfer-encoding': 'chunked' };
      const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
      for (const request of [
        { ...CONTRIBUTION, body: `${body} ` },
        { ...CONTRIBUTION, headers: chunked, body: `${chunk(body)}${chunk('  ')}0\r\n\r\n` },
        { ...CONTRIBUTION, headers: { ...CONTRIBUTION.headers, 'content-length': '99999999' }, body: '' },
      ])
        assert.match(await compare(direct, koa, [request]), 'body_too_large');
    }));

  test('HTTP/1.0 gets the same bytes both ways', () =>
    withBoth(async (direct, koa) => {
      for (const request of valid.slice(0, 20)) await compare(direct, koa, [request], '1.0');
    }));

  test('a page of an allowed origin gets what it may read, and its preflight is left to Koa', () =>
    withBoth(async (direct, koa, served) => {
      const ofPage = { ...CONTRIBUTION, headers: { ...CONTRIBUTION.headers, origin: PAGE } };
      assert.match(await compare(direct, koa, [ofPage]), `Access-Control-Allow-Origin: ${PAGE}`);
      assert.is(served(), 1);
      const preflight = { origin: PAGE, 'access-control-request-method': 'POST' };
      const asked = { method: 'OPTIONS', path: CONTRIBUTION.path, headers: preflight };
      assert.match(await compare(direct, koa, [asked]), 'Access-Control-Allow-Methods');
      assert.is(served(), 1);
    }));

  test('an upload that ends early harms no one, both ways', () =>
    withBoth(async (direct, koa) => {
      const upload = { ...CONTRIBUTION, headers: { ...CONTRIBUTION.headers, 'content-length': '500' } };
      for (const { url } of [direct, koa]) {
        const { hostname, port } = new URL(url);
        const socket = connect(Number(port), hostname);
        socket.write(bytesOf(upload, true));
        await new Promise((sent) => socket.once('connect', () => setImmediate(sent)));
        socket.resetAndDestroy();
      }
      assert.match(await compare(direct, koa, [CONTRIBUTION]), '200 OK');
      assert.equal(direct.logged, []);
    }));

  test('an operation with several security schemes is left to openapi-backend', async () => {
    const pair = { operationId: 'pair', method: 'get', path: '/pair', body: null, bodyRequired: false };
    const route = { ...pair, section: 'x', permission: null, accounts: null, problems: [], idempotent: false };
    const securityOf = async (security: object[], key: string) => {
      const cards: Interface<string> = {
        document: {
          openapi: '3.1.0',
          info: { title: 'Cards', version: '1' },
          components: { securitySchemes: { a: HEADER, b: HEADER } },
          paths: { '/pair': { get: { operationId: 'pair', security, responses: { 200: { description: 'Yes.' } } } } },
        },
        routes: [{ ...route, mode: 'read' }],
        requests: { pair: { params: () => true } },
        anonymous: 'nobody',
        authenticate: {
          a: async ({ request }) => (request.headers['x-key']?.includes('a') ? 'a' : refuse('token_missing')),
          b: async ({ request }) => (request.headers['x-key']?.includes('b') ? 'b' : refuse('token_invalid')),
        },
        permit: () => undefined,
        run: async (_, __, caller) => ({ status: 200, body: caller }),
      };
      const listener = await serveInterface(cards, { log: errorLog() });
      const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
      const asked = { method: 'GET', path: '/pair', headers: { 'x-key': key } };
      const { status, text } = await exchange(`http://127.0.0.1:${server.port}`, asked);
      await server.stop();
      return `${status} ${JSON.parse(text).code ?? JSON.parse(text)}`;
    };
    const either = [{ a: [] }, { b: [] }];
    const both = [{ a: [], b: [] }];
    assert.is(await securityOf(either, 'a'), '200 a');
    assert.is(await securityOf(either, 'b'), '200 b');
    assert.is(await securityOf(either, '-'), '401 token_missing');
    assert.is(await securityOf(both, 'a'), '401 token_invalid');
    assert.is(await securityOf(both, 'ab'), '200 a');
    assert.is(await securityOf([{ b: [] }, {}], '-'), '200 nobody');
    assert.is(await securityOf([], '-'), '200 nobody');
  });

  test('both ways together warn of a proxy once', async () => {
    const lines: string[] = [];
    const log = createLog('info', { write: (line) => void lines.push(line) });
    const listener = await serveInterface(api, { log, addressOf: createAddressReader(log, []) });
    const server = await listenHttp(listener, { port: 0, host: '127.0.0.1' });
    const headers = { ...CONTRIBUTION.headers, 'x-forwarded-for': '203.0.113.7' };
    await converse(
      `http://127.0.0.1:${server.port}`,
      bytesOf({ ...CONTRIBUTION, headers }, false),
      bytesOf({ ...CONTRIBUTION, method: 'HEAD', headers }, true),
    );
    await server.stop();
    assert.is(lines.length, 1);
  });
});
