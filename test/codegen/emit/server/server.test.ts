import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fastify } from 'fastify';
import Koa, { type Middleware } from 'koa';
import * as assert from 'uvu/assert';
import { suite } from '../../../support/suite.ts';
import { loadDesk } from '../../desk.ts';

const desk = await loadDesk();

const CARD = { authorization: 'Bearer 4711' };
const JSON_CARD = { ...CARD, 'content-type': 'application/json' };
const STAFF = { authorization: 'Bearer full', 'x-key': 'k', 'content-type': 'application/json' };

type Sent = { readonly method?: string; readonly headers?: Record<string, string>; readonly body?: string };
type Options = Parameters<typeof desk.serve>[0];

/** Calls the server itself, without a framework. */
const ask = async (url: string, { method = 'GET', headers = {}, body }: Sent = {}, options: Options = {}) => {
  const reply = await desk.serve(options).handle({ method, url, headers, body: body ?? null });
  let text = '';
  if (typeof reply.body === 'string') text = reply.body;
  else if (reply.body instanceof Uint8Array) text = Buffer.from(reply.body).toString();
  else for await (const piece of reply.body ?? []) text += piece;
  const type = String(reply.headers['content-type'] ?? '');
  return {
    status: reply.status,
    headers: reply.headers,
    text,
    json: text !== '' && /json/.test(type) ? JSON.parse(text) : undefined,
  };
};

const lend = (isbn: unknown, headers: Record<string, string> = JSON_CARD, options?: Options) =>
  ask('/desk/loans', { method: 'POST', headers, body: JSON.stringify({ isbn }) }, options);

const faultsOf = (reply: { json?: { errors?: { pointer: string }[] } }) =>
  (reply.json?.errors ?? []).map(({ pointer }) => pointer);

suite('codegen/server', (test) => {
  test('generated code and typed handlers compile strictly, and undeclared replies do not', () => {
    assert.equal(desk.complaints, []);
  });

  test('a literal segment wins over a parameter, for each method', async () => {
    assert.equal((await ask('/desk/loans/newest')).json, { id: 1, isbn: 'newest' });
    assert.is((await ask('/desk/loans/4', { method: 'DELETE' })).status, 204);
    // Only the address with a parameter takes this method.
    assert.equal(faultsOf(await ask('/desk/loans/newest', { method: 'DELETE' })), ['/path/id']);
  });

  test('an unknown address is 404, an unknown method 405 with Allow, and OPTIONS lists the methods', async () => {
    for (const url of ['/desk/nothing', '/loans/newest', '/desks/loans', '/desk/loans/', '/desk/Loans/newest', '/desk'])
      assert.is((await ask(url)).status, 404, url);
    const refused = await ask('/desk/loans', { method: 'PUT' });
    assert.equal([refused.status, refused.headers.allow], [405, 'OPTIONS, POST']);
    const options = await ask('/desk/loans/1', { method: 'OPTIONS' });
    assert.equal([options.status, options.headers.allow], [204, 'DELETE, GET, HEAD, OPTIONS']);
  });

  test('HEAD replies as GET does, without the body', async () => {
    const { status, headers, text } = await ask('/desk/loans/newest', { method: 'HEAD' });
    assert.equal([status, headers['content-length'], text], [200, '24', '']);
  });

  test('another base path replaces that of the document', async () => {
    assert.is((await ask('/v2/loans/newest', {}, { basePath: '/v2' })).status, 200);
    assert.is((await ask('/loans/newest', {}, { basePath: '' })).status, 200);
    assert.is((await ask('http://desk.example/desk/loans/newest?#x')).status, 200);
  });

  test('all faults of a request are one problem, with their places', async () => {
    const url = '/desk/loans/x?colour=red';
    const { status, headers, json } = await ask(url, { headers: CARD });
    assert.equal([status, headers['content-type']], [400, 'application/problem+json']);
    assert.equal(json, {
      type: 'about:blank',
      title: 'Invalid request',
      status: 400,
      detail: 'The request does not match the description of the operation.',
      errors: [
        { pointer: '/path/id', detail: 'Must match format "whole number".' },
        { pointer: '/query/colour', detail: 'Unknown field; remove it or correct its name.' },
      ],
    });
    assert.equal(faultsOf(await lend('')), ['/body/isbn']);
    const body = JSON.stringify({ isbn: '', days: 0.5, colour: 'red' });
    const several = await ask('/desk/loans?a=1', { method: 'POST', headers: JSON_CARD, body });
    assert.equal(faultsOf(several).sort(), ['/body/colour', '/body/days', '/body/isbn', '/query/a']);
    assert.equal(faultsOf(await lend(undefined)), ['/body/isbn']);
    const unbodied = await ask('/desk/loans', { method: 'POST', headers: JSON_CARD });
    assert.equal([unbodied.status, faultsOf(unbodied)], [400, ['/body']]);
    assert.equal((await ask('/desk/loans/%ff', { method: 'DELETE' })).json?.errors, [
      { pointer: '/path/id', detail: 'Must be percent-encoded UTF-8.' },
    ]);
  });

  test('of very many faults only some are reported, and none is taken for right', async () => {
    const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`x${index}`, 1]));
    const form = (tags: unknown[], isbn = 'a') =>
      ask('/desk/loans', { method: 'POST', headers: JSON_CARD, body: JSON.stringify({ isbn, notes: tags }) });
    assert.is((await form(['a', { to: 'b' }])).status, 201);
    const refused = await form(Array.from({ length: 20_000 }, () => many(3)));
    assert.is(refused.status, 400);
    const count = faultsOf(refused).length;
    assert.ok(count > 5 && count <= 100, `${count} faults`);
    // More faults before and in one shape than are kept.
    for (const before of [99, 100, 101, 150])
      assert.is((await form([...Array.from({ length: before }, () => 7), many(120)])).status, 400, `${before}`);
    assert.is((await form([7, 'a', { to: 'b' }])).status, 400);
  });

  test('a refusal can have a shape of your own', async () => {
    const { status, headers, text } = await ask(
      '/desk/nothing',
      {},
      {
        problem: ({ kind }) => ({ status: 410, contentType: 'text/plain', headers: { 'x-why': kind }, body: kind }),
      },
    );
    assert.equal(
      [status, headers['content-type'], headers['x-why'], text],
      [410, 'text/plain', 'not_found', 'not_found'],
    );
  });

  test('values arrive parsed, and lists as lists', async () => {
    const { json } = await ask('/desk/loans/3?fields=a&fields=b', { headers: CARD });
    assert.equal(json, { id: 3, isbn: 'a+b' });
    assert.equal((await ask('/desk/loans/3?fields=a', { headers: CARD })).json, { id: 3, isbn: 'a' });
  });

  test('Accept chooses among the declared content types, or is refused with 406', async () => {
    const typeFor = async (accept: string) => {
      const { status, headers } = await ask('/desk/loans/1', { headers: { ...CARD, accept } });
      return status === 200 ? headers['content-type'] : status;
    };
    assert.is(await typeFor('*/*'), 'application/json');
    assert.is(await typeFor('text/*, application/json;q=0.9'), 'text/csv; charset=utf-8');
    assert.is(await typeFor('text/csv;q=0.1, */*;q=0.5'), 'application/json');
    assert.is(await typeFor('application/json;q=0, */*'), 'text/csv; charset=utf-8');
    assert.is(await typeFor('image/png'), 406);
  });

  test('a body of another type or charset is 415, one that is not what it says 400, one too long 413', async () => {
    const post = async (type: string, body: string, options?: Options) =>
      (await ask('/desk/loans', { method: 'POST', headers: { ...CARD, 'content-type': type }, body }, options)).status;
    assert.is(await post('text/plain', '{"isbn":"a"}'), 415);
    assert.is(await post('application/json; charset=latin1', '{"isbn":"a"}'), 415);
    assert.is(await post('application/json; charset=UTF-8', '{"isbn":"a"}'), 201);
    assert.is(await post('application/json', '{"isbn":'), 400);
    assert.is(await post('application/json', `${'['.repeat(65)}${']'.repeat(65)}`), 400);
    assert.is(await post('application/json', '{"isbn":"12345"}', { limits: { bodyBytes: 15 } }), 413);
    assert.is(await post('application/json', '{"isbn":"12345"}', { limits: { bodyBytes: () => 16 } }), 201);
  });

  test('a server without a handler for a scheme or an operation does not start', () => {
    const { key: _, ...security } = desk.security;
    assert.throws(() => desk.serve({ security }), /lendBook is secured by key: add security\.key/);
    assert.throws(() => desk.serve({ handlers: {} }), /has no handler/);
  });

  test('one alternative of credentials must hold with all its schemes and scopes', async () => {
    const missing = await lend('a', { 'content-type': 'application/json' });
    assert.equal([missing.status, missing.json.detail], [401, 'Credentials are missing.']);
    assert.is(missing.headers['www-authenticate'], 'Bearer, ApiKey in="header", name="X-Key"');
    const { 'x-key': _, ...halfStaff } = STAFF;
    assert.is((await lend('a', halfStaff)).status, 401);
    assert.is((await lend('a', STAFF)).status, 201);
    const unscoped = await lend('a', { ...STAFF, authorization: 'Bearer other' });
    assert.equal([unscoped.status, unscoped.json.detail], [403, 'Lacks the scope lend.']);
    assert.is((await lend('a', { ...STAFF, authorization: 'Bearer blocked' })).status, 429);
    assert.is((await lend('lent', STAFF)).json.title, 'Lent to 4');
    assert.is((await lend('lent')).json.title, 'Lent to Ada');
  });

  test('credentials are judged before the body, and a security handler can read its bytes', async () => {
    const body = '{"isbn":';
    assert.is((await ask('/desk/loans', { method: 'POST', headers: {}, body })).status, 401);
    assert.is((await lend('a', { ...STAFF, 'x-key': 'sha' })).status, 201);
  });

  test('a security handler that throws, or returns nothing, admits no one', async () => {
    const errors: unknown[] = [];
    const onError = (error: unknown) => errors.push(error);
    const broken = { ...desk.security, card: () => Promise.reject(new Error('no database')) };
    assert.is((await lend('a', JSON_CARD, { security: broken, onError })).status, 500);
    assert.is(errors.length, 1);
    const nothing = (() => undefined) as never;
    const silent = { ...desk.security, card: nothing, staff: nothing };
    assert.is((await lend('a', JSON_CARD, { security: silent })).status, 401);
  });

  test('credentials that are optional may be absent, but not wrong', async () => {
    assert.is((await ask('/desk/events')).status, 200);
    assert.is((await ask('/desk/events', { headers: CARD })).status, 200);
    assert.is((await ask('/desk/events', { headers: { authorization: 'Bearer old' } })).status, 401);
  });

  test('an event stream is written event by event', async () => {
    const { headers, text } = await ask('/desk/events');
    assert.is(headers['content-type'], 'text/event-stream');
    assert.is(text, 'data: {"id":1}\n\nevent: late\nid: 7\ndata: two\ndata: lines\n\n');
  });

  test('an error that a handler throws reaches only you', async () => {
    const told: unknown[] = [];
    const { status, text, json } = await lend('broken', JSON_CARD, {
      onError: (error, request, operationId) => told.push([(error as Error).message, request.url, operationId]),
    });
    assert.equal([status, json.detail], [500, 'The server failed.']);
    assert.not.match(text, 'password');
    assert.equal(told, [['the password of the database is 4711', '/desk/loans', 'lendBook']]);
  });

  test('a reply that the document does not allow is a 500', async () => {
    const told: string[] = [];
    const onError = (error: unknown) => told.push((error as Error).message);
    const returning = (reply: unknown, checkReplies = true) =>
      ask(
        '/desk/loans/newest',
        {},
        {
          handlers: { ...desk.handlers, getNewestLoan: () => reply },
          checkReplies,
          onError,
        },
      );
    assert.is((await returning({ status: 404 })).status, 500);
    assert.is((await returning({ status: 200 })).status, 500);
    assert.is((await returning(undefined)).status, 500);
    assert.is((await returning({ status: 200, body: { id: 'x' } })).status, 500);
    // Schemas cost time, so they are checked only when asked.
    assert.is((await returning({ status: 200, body: { id: 'x' } }, false)).status, 200);
    assert.equal(told, [
      'getNewestLoan returned 404, which is not declared',
      'status 200 is declared with a body, and was returned without one',
      'getNewestLoan returned undefined, which is not declared',
      'getNewestLoan replied 200 with what the document does not allow: /body/isbn: This field is required. /body/id: Must be integer.',
    ]);
  });

  test('a stream ends when the caller leaves, and one that breaks is reported to you', async () => {
    const ended = Promise.withResolvers<void>();
    const told = Promise.withResolvers<unknown>();
    const reported: unknown[] = [];
    async function* endless() {
      try {
        for (let id = 1; ; id += 1) {
          yield { data: id };
          await new Promise((done) => setImmediate(done));
        }
      } finally {
        ended.resolve();
      }
    }
    async function* broken() {
      yield { data: 1 };
      throw new Error('no more');
    }
    let stream: () => AsyncIterable<unknown> = endless;
    const server = desk.serve({
      handlers: { ...desk.handlers, listenToLoans: () => ({ status: 200, body: stream() }) },
      onError: (error) => {
        reported.push(error);
        told.resolve(error);
      },
    });
    const node = await desk.listen(server, { port: 0 });
    try {
      const leaving = new AbortController();
      const first = await fetch(`${node.url}/desk/events`, { signal: leaving.signal });
      const { value } = (await first.body?.getReader().read()) ?? {};
      assert.match(Buffer.from(value ?? []).toString(), /^data: 1\n\n/);
      leaving.abort();
      await ended.promise;
      assert.equal(reported, []);

      stream = broken;
      const second = await fetch(`${node.url}/desk/events`);
      // The connection breaks, so that the caller does not take what it has for everything.
      const whole = await second.text().catch(() => 'broken');
      assert.is(whole, 'broken');
      assert.match(String(await told.promise), /no more/);
    } finally {
      await node.close();
    }
  });

  test('node:http, Koa and Fastify reply alike, with forms, files and streams', async () => {
    const server = desk.serve({ onError: () => {} });
    const node = await desk.listen(server, { port: 0 });
    const app = new Koa();
    app.use(desk.koaMiddleware(server) as Middleware);
    app.use((ctx) => {
      ctx.body = 'not of the interface';
    });
    const koa = createServer(app.callback());
    await new Promise<void>((done) => koa.listen(0, '127.0.0.1', done));
    const plugged = fastify();
    plugged.get('/own', async () => 'own');
    await plugged.register(desk.fastifyPlugin(server));
    const urls = [
      node.url,
      `http://127.0.0.1:${(koa.address() as AddressInfo).port}`,
      await plugged.listen({ port: 0, host: '127.0.0.1' }),
    ];
    const form = new FormData();
    form.set('image', new Blob(['abc'], { type: 'image/gif' }), 'cover.gif');
    form.set('pages', '3');
    form.set('size', '{"width":3}');
    form.append('tags', 'old');
    const parts = new FormData();
    for (const [name, value] of form) if (name !== 'size') parts.append(name, value);
    // As browsers and generated clients send an object.
    parts.set('size', new Blob(['{"width":3}'], { type: 'application/json' }));
    const calls: [status: number, path: string, init?: RequestInit][] = [
      [200, '/loans/newest'],
      [200, '/loans/newest', { method: 'HEAD' }],
      [204, '/loans/newest', { method: 'OPTIONS' }],
      [405, '/loans', { method: 'PATCH', body: 'x' }],
      [204, '/loans/4', { method: 'DELETE' }],
      [404, '/loans/9', { headers: CARD }],
      [401, '/loans/9'],
      [201, '/loans', { method: 'POST', headers: JSON_CARD, body: '{"isbn":"a"}' }],
      [500, '/loans', { method: 'POST', headers: JSON_CARD, body: '{"isbn":"broken"}' }],
      [413, '/loans', { method: 'POST', headers: JSON_CARD, body: JSON.stringify({ isbn: 'x'.repeat(2_000_000) }) }],
      [415, '/loans', { method: 'POST', headers: CARD, body: new Uint8Array(3) }],
      [200, '/events'],
      [200, '/covers', { method: 'POST', body: form }],
      [200, '/covers', { method: 'POST', body: parts }],
      [422, '/covers', { method: 'POST', body: new FormData() }],
      [200, '/covers', { method: 'POST', headers: { 'content-type': 'image/gif' }, body: 'GIF' }],
    ];
    try {
      for (const [status, path, init] of calls) {
        const replies = await Promise.all(
          urls.map(async (url) => {
            const reply = await fetch(`${url}/desk${path}`, init);
            const headers = Object.fromEntries(reply.headers);
            for (const name of ['date', 'connection', 'keep-alive']) delete headers[name];
            return { status: reply.status, headers, text: await reply.text() };
          }),
        );
        assert.is(replies[0]?.status, status, path);
        assert.equal(replies[1], replies[0], `Koa ${path}`);
        assert.equal(replies[2], replies[0], `Fastify ${path}`);
        if (init?.body === form || init?.body === parts)
          assert.is(replies[0]?.headers['x-seen'], '{"type":"image/gif","pages":3,"tags":["old"],"size":{"width":3}}');
      }
      assert.is(await (await fetch(`${urls[1]}/other`)).text(), 'not of the interface');
      assert.is(await (await fetch(`${urls[2]}/own`)).text(), 'own');
    } finally {
      await node.close();
      koa.closeAllConnections();
      koa.close();
      await plugged.close();
    }
  });
});
