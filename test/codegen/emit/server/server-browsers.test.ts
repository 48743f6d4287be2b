import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import Koa, { type Middleware } from 'koa';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { loadDesk } from '../../desk.ts';

const desk = await loadDesk();

const CARD = { authorization: 'Bearer 4711' };
const STAFF = { authorization: 'Bearer full', 'x-key': 'k' };
const PAGE = 'https://app.example.com';

type Cors = NonNullable<NonNullable<Parameters<typeof desk.serve>[0]>['cors']>;

const ask = async (
  url: string,
  headers: Record<string, string>,
  { method = 'GET', cors }: { method?: string; cors?: Cors } = {},
) => {
  const server = desk.serve(cors ? { cors } : {});
  const { status, headers: replied, body } = await server.handle({ method, url: `/desk${url}`, headers, body: null });
  return { status, headers: replied, json: body === null ? undefined : JSON.parse(String(body)) };
};

const ofCors = (headers: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => /^access-control-|^vary$/.test(name)));

const asking = (method: string, origin = PAGE) => ({ origin, 'access-control-request-method': method });

suite('codegen/server: cookies', (test) => {
  const visits = (cookie: string) => ask('/visits', { ...CARD, cookie });

  test('cookies arrive parsed and typed, by style and explode, with their defaults', async () => {
    assert.equal((await visits('visit=3; other=x')).json, [3, [], [], 'light']);
    const { json } = await visits('visit=3; shelves=1; shelves=2; marks=a,b; theme="dark"');
    assert.equal(json, [3, [1, 2], ['a', 'b'], 'dark']);
    assert.equal((await visits('shelves=7; marks=a%20b; visit=1')).json, [1, [7], ['a b'], 'light']);
  });

  test('faults of cookies are reported with their places', async () => {
    const pointers = async (cookie: string) =>
      (await visits(cookie)).json.errors.map(({ pointer }: { pointer: string }) => pointer);
    assert.equal(await pointers(''), ['/cookie/visit']);
    assert.equal(await pointers('visit=0; theme=red; shelves=a; marks=1,2,3'), [
      '/cookie/visit',
      '/cookie/shelves/0',
      '/cookie/marks',
      '/cookie/theme',
    ]);
    // A cookie that cannot be decoded stays as it is: other pages of the host set cookies too.
    assert.equal((await visits('visit=1; marks=100%')).json[2], ['100%']);
    assert.equal(await pointers('visit=1; visit=2'), ['/cookie/visit']);
  });
});

suite('codegen/server: operations that are not built yet', (test) => {
  test('they are refused with 501 once the request is valid, and need no handler', async () => {
    assert.is((await ask('/visits', {}, { method: 'PUT' })).status, 401);
    const { status, json } = await ask('/visits', STAFF, { method: 'PUT' });
    assert.equal([status, json.title, json.detail], [501, 'Not implemented', 'The operation is not built yet.']);
    assert.is((await ask('/visits', {}, { method: 'DELETE' })).headers.allow, 'GET, HEAD, OPTIONS, PUT');
  });
});

suite('codegen/server: CORS', (test) => {
  const cors: Cors = { origins: [PAGE] };

  test('without the option, replies say nothing of origins', async () => {
    const { status, headers } = await ask('/visits', asking('PUT'), { method: 'OPTIONS' });
    assert.equal([status, headers.allow, ofCors(headers)], [204, 'GET, HEAD, OPTIONS, PUT', {}]);
    assert.equal(ofCors((await ask('/loans/newest', { origin: PAGE })).headers), {});
  });

  test('a preflight is answered with the methods of the address and the headers that the document declares', async () => {
    const preflight = async (url: string, method: string) =>
      ask(url, asking(method), { method: 'OPTIONS', cors: { ...cors, requestHeaders: ['Traceparent'] } });
    const { status, headers } = await preflight('/visits', 'put');
    assert.is(status, 204);
    assert.equal(ofCors(headers), {
      'access-control-allow-methods': 'GET, HEAD, OPTIONS, PUT',
      'access-control-allow-headers': 'idempotency-key, x-seen, content-type, authorization, x-key, traceparent',
      'access-control-max-age': '600',
      'access-control-allow-origin': PAGE,
      vary: 'Origin',
    });
    const stream = await preflight('/events', 'GET');
    assert.is(stream.headers['access-control-allow-headers'], 'authorization, last-event-id, traceparent');
    assert.is((await preflight('/nothing', 'GET')).status, 404);
  });

  test('a reply to an allowed origin exposes the declared headers, a refusal too', async () => {
    const asked = { ...CARD, origin: PAGE, cookie: 'visit=1' };
    const exposing: Cors = { ...cors, credentials: true, exposedHeaders: ['X-Trace'] };
    assert.equal(ofCors((await ask('/visits', asked, { cors: exposing })).headers), {
      vary: 'Origin',
      'access-control-allow-origin': PAGE,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': 'x-total, x-trace',
    });
    const refused = await ask('/visits', { origin: PAGE }, { cors });
    assert.equal([refused.status, refused.headers['access-control-allow-origin']], [401, PAGE]);
    assert.is((await ask('/nothing', { origin: PAGE }, { cors })).headers['access-control-allow-origin'], PAGE);
  });

  test('other origins learn nothing, and caches learn that replies differ', async () => {
    for (const origin of ['https://evil.example', `${PAGE}.evil.example`, 'null', 'http://app.example.com']) {
      assert.equal(ofCors((await ask('/loans/newest', { origin }, { cors })).headers), { vary: 'Origin' });
      const { headers } = await ask('/visits', asking('PUT', origin), { method: 'OPTIONS', cors });
      assert.equal(ofCors(headers), { vary: 'Origin' });
    }
    assert.equal(ofCors((await ask('/loans/newest', {}, { cors })).headers), { vary: 'Origin' });
  });

  test('origins may be all, or known by a function', async () => {
    const all = await ask('/loans/newest', { origin: PAGE }, { cors: { origins: '*' } });
    assert.equal(ofCors(all.headers), { 'access-control-allow-origin': '*' });
    const known: Cors = { origins: (origin) => origin.endsWith('.example.com') };
    const { headers } = await ask('/loans/newest', { origin: PAGE }, { cors: known });
    assert.is(headers['access-control-allow-origin'], PAGE);
  });

  test('options that no browser would understand, or that are not safe, do not start a server', () => {
    assert.throws(() => desk.serve({ cors: { origins: '*', credentials: true } }), /needs a list of origins, not \*/);
    for (const origin of [`${PAGE}/`, 'app.example.com', 'https://App.example.com', 'null', '*'])
      assert.throws(() => desk.serve({ cors: { origins: [origin] } }), /is not an origin such as/);
  });

  test('node:http, Koa and Fastify answer alike', async () => {
    const server = desk.serve({ cors });
    const node = await desk.listen(server, { port: 0 });
    const koa = createServer(new Koa().use(desk.koaMiddleware(server) as Middleware).callback());
    await new Promise<void>((done) => koa.listen(0, '127.0.0.1', done));
    const plugged = fastify();
    await plugged.register(desk.fastifyPlugin(server));
    const urls = [
      node.url,
      `http://127.0.0.1:${(koa.address() as AddressInfo).port}`,
      await plugged.listen({ port: 0, host: '127.0.0.1' }),
    ];
    try {
      for (const [status, method, headers] of [
        [204, 'OPTIONS', asking('PUT')],
        [200, 'GET', { ...CARD, origin: PAGE, cookie: 'visit=1; shelves=1; shelves=2' }],
        [501, 'PUT', { ...STAFF, origin: PAGE }],
      ] as const) {
        const replies = await Promise.all(
          urls.map(async (url) => {
            const reply = await fetch(`${url}/desk/visits`, { method, headers });
            return {
              status: reply.status,
              headers: ofCors(Object.fromEntries(reply.headers)),
              text: await reply.text(),
            };
          }),
        );
        assert.equal([replies[0]?.status, replies[0]?.headers['access-control-allow-origin']], [status, PAGE]);
        assert.equal(replies[1], replies[0], 'Koa');
        assert.equal(replies[2], replies[0], 'Fastify');
      }
    } finally {
      await node.close();
      koa.closeAllConnections();
      koa.close();
      await plugged.close();
    }
  });
});
