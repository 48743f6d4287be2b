import { Ajv2020 } from 'ajv/dist/2020.js';
import { fullFormats } from 'ajv-formats/dist/formats.js';
import * as assert from 'uvu/assert';
import { createMock, type MockOptions } from '../../../codegen/mock/backend.ts';
import { serveMock } from '../../../codegen/mock/serve.ts';
import { formats } from '../../../codegen/pitboss/formats.ts';
import type { Json, JsonObject } from '../../../codegen/read/document/document.ts';
import { suite } from '../../support/suite.ts';
import { bodyOf, documentOf, mockOf } from './mock-asking.ts';

suite('codegen/mock replies in other content types', (test) => {
  const of = async (type: string, media: JsonObject) => {
    const responses = { 200: { description: '', content: { [type]: media } } };
    const ask = await mockOf({ '/thing': { get: { operationId: 'get', responses } } });
    return (await ask('GET', '/thing')).body?.text;
  };
  const event: JsonObject = { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } };

  test('server-sent events', async () => {
    assert.is(
      await of('text/event-stream', { itemSchema: event }),
      'data: {"n":0}\n\ndata: {"n":1}\n\ndata: {"n":2}\n\n',
    );
    const whole: JsonObject = {
      type: 'object',
      required: ['event', 'data'],
      properties: { event: { const: 'tick' }, data: { type: 'string', examples: ['a\nb'] } },
    };
    assert.match((await of('text/event-stream', { itemSchema: whole })) ?? '', /^event: tick\ndata: a\ndata: b\n\n/);
    assert.is(await of('text/event-stream', { schema: { type: 'string' }, example: ': hi\n\n' }), ': hi\n\n');
    assert.is(await of('text/event-stream', { itemSchema: event, example: [{ n: 7 }] }), 'data: {"n":7}\n\n');
  });

  test('a range of types gets one that its text is written in', async () => {
    const reply = async (type: string, schema: JsonObject) => {
      const responses = { 200: { description: '', content: { [type]: { schema } } } };
      const ask = await mockOf({ '/thing': { get: { operationId: 'get', responses } } });
      return (await ask('GET', '/thing')).body;
    };
    assert.equal(await reply('*/*', { type: 'string' }), { type: 'application/json', text: '"example"' });
    assert.equal(await reply('application/*', { const: 1 }), { type: 'application/json', text: '1' });
    assert.equal(await reply('text/*', { type: 'string' }), { type: 'text/plain', text: 'example' });
    assert.is((await reply('*/*', { type: 'string', format: 'binary' }))?.type, 'application/octet-stream');
  });

  test('each format that validators know has a text of it', async () => {
    const texts = Object.keys(fullFormats).filter(
      (format) => !/^(u?int\d+|float|double|binary|password)$/.test(format),
    );
    assert.ok(texts.includes('url') && texts.length > 15);
    for (const format of texts) {
      const schema = { type: 'string', format };
      const text = await of('application/json', { schema });
      const ajv = new Ajv2020({ formats: fullFormats });
      assert.ok(ajv.validate(schema, JSON.parse(text ?? '')), `${format}: ${text}`);
    }
  });

  test('JSON lines, XML and forms', async () => {
    assert.is(await of('application/x-ndjson', { itemSchema: event }), '{"n":0}\n{"n":1}\n{"n":2}\n');
    assert.is(await of('application/x-www-form-urlencoded', { schema: event }), 'n=0');
    const schema: JsonObject = {
      type: 'object',
      xml: { name: 'pet' },
      properties: {
        id: { const: 1, xml: { attribute: true } },
        tags: { type: 'array', xml: { wrapped: true }, items: { const: 'a<b', xml: { name: 'tag' } } },
      },
    };
    assert.is(
      await of('application/xml', { schema }),
      '<?xml version="1.0" encoding="UTF-8"?>\n<pet id="1"><tags><tag>a&lt;b</tag></tags></pet>',
    );
  });
});

suite('codegen/mock replies over HTTP', (test) => {
  test('a connection stays open while a large schema is compiled', async () => {
    const server = await serveMock(async () => ({ status: 204, headers: {} }), { host: '127.0.0.1', port: 0 });
    try {
      // The server would announce when it closes it.
      assert.is((await fetch(server.address)).headers.get('keep-alive'), null);
    } finally {
      await server.close();
    }
  });

  test('are readable, including those that declare headers of bytes or connections, and those without a body', async () => {
    const only = (value: Json): JsonObject => ({ required: true, schema: { const: value } });
    const declared: JsonObject = {
      description: '',
      headers: {
        'Content-Encoding': only('gzip'),
        'Content-Length': only(99_999),
        'Transfer-Encoding': only('chunked'),
        ...{
          Trailer: only('x'),
          Connection: only('upgrade'),
          Upgrade: only('h2'),
          'no name': only('x'),
          Rate: only(7),
        },
      },
      content: { 'application/json': { schema: { const: 1 } } },
    };
    const responses = { 200: declared, 204: declared, 205: declared, 304: declared, 103: declared };
    const paths = { '/z': { get: { operationId: 'z', responses }, head: { operationId: 'h', responses } } };
    const mock = await createMock(documentOf(paths), formats, '/');
    const server = await serveMock(mock, { host: '127.0.0.1', port: 0 });
    try {
      const found: string[] = [];
      for (const method of ['GET', 'HEAD'])
        for (const code of Object.keys(responses)) {
          const signal = AbortSignal.timeout(10_000);
          const reply = await fetch(`${server.address}/z`, { method, headers: { prefer: `code=${code}` }, signal });
          found.push(
            `${method} ${reply.status} ${(await reply.text()).length > 1 ? 'problem' : reply.headers.get('rate')}`,
          );
          assert.not.ok(reply.headers.has('content-encoding'));
        }
      assert.equal(found.sort(), [
        ...['GET 200 7', 'GET 204 7', 'GET 205 7', 'GET 304 7', 'GET 501 problem'],
        ...['HEAD 200 7', 'HEAD 204 7', 'HEAD 205 7', 'HEAD 304 7', 'HEAD 501 null'],
      ]);
    } finally {
      await server.close();
    }
  });
});

suite('codegen/mock replies of recursive schemas', (test) => {
  const of = async (name: string, schemas: JsonObject) => {
    const content = { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } };
    const responses = { 200: { description: '', content } };
    return (await mockOf({ '/thing': { get: { operationId: 'get', responses } } }, { components: { schemas } }))(
      'GET',
      '/thing',
    );
  };
  const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });

  test('end in the shallowest value that fits', async () => {
    const sum = { type: 'object', required: ['left', 'right'], properties: { left: ref('Term'), right: ref('Term') } };
    const one = { type: 'object', required: ['value'], properties: { value: { const: 1 } } };
    const answer = await of('Term', { Term: { oneOf: [ref('Sum'), ref('One')] }, Sum: sum, One: one });
    assert.equal(bodyOf(answer), { left: { value: 1 }, right: { value: 1 } });
    const tree = { type: 'object', required: ['id'], properties: { id: { const: 'a' }, parent: ref('Tree') } };
    assert.equal(bodyOf(await of('Tree', { Tree: tree })), { id: 'a', parent: { id: 'a' } });
  });

  test('that only an endless value would fit are reported', async () => {
    const node = { type: 'object', required: ['next'], properties: { next: ref('Node') } };
    assert.is((await of('Node', { Node: node })).status, 501);
  });
});

suite('codegen/mock replies without a declared success', (test) => {
  const statusOf = async (...statuses: string[]) => {
    const responses = Object.fromEntries(statuses.map((status) => [status, { description: '' }]));
    return (await (await mockOf({ '/thing': { get: { operationId: 'get', responses } } }))('GET', '/thing')).status;
  };

  test('are those that a client can see', async () => {
    assert.is(await statusOf('101', '407', '404'), 404);
    assert.is(await statusOf('101', '4XX'), 400);
    assert.is(await statusOf('304', '302'), 302);
    assert.is(await statusOf('304', 'default'), 200);
    assert.is(await statusOf('304', '404'), 304);
    assert.is(await statusOf('101'), 101);
  });
});

suite('codegen/mock with --dynamic', (test) => {
  const schema: JsonObject = {
    type: 'object',
    required: ['id', 'name', 'count', 'at'],
    properties: {
      id: { type: 'string', format: 'uuid' },
      name: { type: 'string', maxLength: 20 },
      count: { type: 'integer', minimum: 1, maximum: 5 },
      at: { type: 'string', format: 'date-time' },
    },
  };
  const paths: JsonObject = {
    '/things/{id}': {
      get: {
        operationId: 'get',
        parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'integer' } }],
        responses: { 200: { description: '', content: { 'application/json': { schema, example: { id: 'x' } } } } },
      },
    },
  };
  const values = async (options: MockOptions) => {
    const ask = await mockOf(paths, {}, '/', options);
    const found: string[] = [];
    for (const id of [1, 2, 3, 1]) {
      const { status, body } = await ask('GET', `/things/${id}`);
      assert.is(status, 200);
      found.push(body?.text ?? '');
    }
    return found;
  };

  test('values differ by request and by seed, and repeat with both', async () => {
    const first = await values({ dynamic: true });
    assert.is(new Set(first).size, 3);
    assert.is(first[0], first[3]);
    assert.equal(await values({ dynamic: true }), first);
    assert.not.equal(await values({ dynamic: true, seed: 2 }), first);
  });

  test('one request may ask for it', async () => {
    const ask = await mockOf(paths);
    const dynamic = await ask('GET', '/things/1', { headers: { prefer: 'dynamic=true' } });
    assert.is(dynamic.headers['mock-detail'], undefined);
    assert.is(dynamic.body?.text, (await values({ dynamic: true }))[0]);
  });
});

suite('codegen/mock with --state', (test) => {
  const pet: JsonObject = {
    type: 'object',
    required: ['id', 'name'],
    properties: {
      id: { type: 'integer', readOnly: true, example: 4 },
      name: { type: 'string' },
      age: { type: 'integer' },
    },
  };
  const json = (schema: JsonObject) => ({ content: { 'application/json': { schema } } });
  const body = { required: true, ...json(pet) };
  const one = { 200: { description: '', ...json(pet) }, 404: { description: 'Unknown.' } };
  const paths: JsonObject = {
    '/pets': {
      get: {
        operationId: 'list',
        responses: {
          200: {
            description: '',
            ...json({
              type: 'object',
              required: ['items', 'total'],
              properties: { items: { type: 'array', items: pet }, total: { type: 'integer' } },
            }),
          },
        },
      },
      post: { operationId: 'add', requestBody: body, responses: { 201: { description: '', ...json(pet) } } },
    },
    '/pets/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: { type: 'integer' } }],
      get: { operationId: 'get', responses: one },
      put: { operationId: 'put', requestBody: body, responses: one },
      patch: { operationId: 'patch', requestBody: json({ type: 'object' }), responses: one },
      delete: { operationId: 'delete', responses: { 204: { description: '' }, 404: { description: 'Unknown.' } } },
    },
  };

  test('a POSTed item can be read, listed, changed and deleted', async () => {
    const ask = await mockOf(paths, {}, '/v1', { state: true });
    const of = async (method: string, path: string, sent?: object) => {
      const answer = await ask(method, `/v1${path}`, sent ? { body: sent } : {});
      return [answer.status, bodyOf(answer)];
    };
    assert.equal(await of('GET', '/pets'), [200, { items: [], total: 0 }]);
    assert.is((await of('GET', '/pets/4'))[0], 404);
    const [status, ada] = await of('POST', '/pets', { name: 'Ada' });
    const { id, age } = ada as { id: number; age: number };
    assert.equal([status, ada], [201, { id, age, name: 'Ada' }]);
    const [, bob] = await of('POST', '/pets', { name: 'Bob', age: 3 });
    assert.is.not((bob as { id: number }).id, id);
    assert.equal(await of('GET', `/pets/${id}`), [200, ada]);
    assert.equal(await of('GET', '/pets'), [200, { items: [ada, bob], total: 2 }]);
    assert.equal(await of('PATCH', `/pets/${id}`, { age: 9 }), [200, { id, name: 'Ada', age: 9 }]);
    assert.equal(await of('PUT', `/pets/${id}`, { name: 'Eve' }), [200, { id, name: 'Eve' }]);
    assert.equal(await of('GET', `/pets/${id}`), [200, { id, name: 'Eve' }]);
    assert.equal(await of('DELETE', `/pets/${id}`), [204, undefined]);
    assert.is((await of('GET', `/pets/${id}`))[0], 404);
    assert.equal(await of('GET', '/pets'), [200, { items: [bob], total: 1 }]);
  });

  test('without it, nothing is kept', async () => {
    const ask = await mockOf(paths);
    await ask('POST', '/pets', { body: { name: 'Ada' } });
    assert.equal(bodyOf(await ask('GET', '/pets/7')), { id: 4, name: 'example', age: 0 });
  });
});
