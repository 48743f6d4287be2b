import * as assert from 'uvu/assert';
import type { Document, Json, JsonObject } from '../../codegen/document.ts';
import type { Answer } from '../../codegen/mock/answer.ts';
import { createMock, type MockOptions } from '../../codegen/mock/backend.ts';
import { formats } from '../../codegen/pitboss-formats.ts';
import { suite } from '../support/suite.ts';
import { type Ask, asking } from './mock-asking.ts';

const documentOf = (paths: JsonObject, more: JsonObject = {}): Document =>
  ({ openapi: '3.1.0', info: { title: 'Cases', version: '1.0.0' }, ...more, paths }) as Document;

/** A mock of one path and its components. */
const mockOf = async (
  paths: JsonObject,
  more: JsonObject = {},
  basePath = '/',
  options: MockOptions = {},
): Promise<Ask> => asking(await createMock(documentOf(paths, more), formats, basePath, options));

/** A mock with one operation that returns a schema, or what a test declares. */
const answering = (schema: Json, more: JsonObject = {}): JsonObject => ({
  '/thing': {
    get: {
      operationId: 'get',
      responses: { 200: { description: 'Done.', content: { 'application/json': { schema, ...more } } } },
    },
  },
});

const bodyOf = ({ body }: Answer): unknown => (body ? JSON.parse(body.text) : undefined);

/** Schemas for which openapi-backend's mocks are wrong, and some difficult ones. */
const SCHEMAS: readonly (readonly [fact: string, schema: JsonObject, expected: Json])[] = [
  ['a nullable text is a text', { type: ['null', 'string'] }, 'example'],
  ['null alone is null', { type: 'null' }, null],
  ['a constant is itself', { const: { a: 1 } }, { a: 1 }],
  ['a false example is no missing one', { type: 'boolean', examples: [false] }, false],
  ['an example that does not fit is passed over', { type: 'string', examples: [7, 'b'] }, 'b'],
  ['a minimum holds', { type: 'integer', minimum: 7 }, 7],
  ['an exclusive minimum holds', { type: 'integer', exclusiveMinimum: 7 }, 8],
  ['a maximum holds', { type: 'integer', maximum: -3 }, -3],
  ['a multiple holds', { type: 'integer', minimum: 7, multipleOf: 5 }, 10],
  ['a fraction between two bounds', { type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }, 0.5],
  ['a length holds', { type: 'string', minLength: 10, maxLength: 12 }, 'example---'],
  ['a short text', { type: 'string', maxLength: 3 }, 'exa'],
  ['a map has an entry', { type: 'object', additionalProperties: { type: 'integer' } }, { 'key-1': 1 }],
  ['items that must differ', { type: 'array', minItems: 3, uniqueItems: true, items: { type: 'integer' } }, [0, 1, 2]],
  [
    'values that must differ',
    { type: 'array', minItems: 2, uniqueItems: true, items: { enum: ['a', 'b'] } },
    ['a', 'b'],
  ],
  ['a tuple', { type: 'array', prefixItems: [{ const: 1 }, { type: 'boolean' }], items: false }, [1, true]],
  [
    'parts are one object',
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: { const: 1 } } },
        { required: ['b'], properties: { b: { const: 2 } } },
      ],
    },
    { a: 1, b: 2 },
  ],
  [
    'one alternative and no other',
    {
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: { const: 1 } } },
        { type: 'object', required: ['b'], properties: { b: { const: 2 } } },
      ],
    },
    { a: 1 },
  ],
  [
    'what all alternatives share',
    {
      type: 'object',
      required: ['k'],
      properties: { k: { const: 'x' } },
      anyOf: [{ properties: { v: { type: 'null' } } }],
    },
    { k: 'x', v: null },
  ],
  [
    'an optional field that has no value is left out',
    { type: 'object', properties: { a: { type: 'integer', minimum: 2, maximum: 1 }, b: { const: 1 } } },
    { b: 1 },
  ],
];

suite('codegen/mock samples', (test) => {
  for (const [fact, schema, expected] of SCHEMAS)
    test(fact, async () => assert.equal(bodyOf(await (await mockOf(answering(schema)))('GET', '/thing')), expected));

  test('a pattern is matched, always by the same text', async () => {
    const paths = answering({ type: 'string', pattern: '^[A-Z]{2}-\\d{4}$' });
    const first = bodyOf(await (await mockOf(paths))('GET', '/thing'));
    assert.match(String(first), /^[A-Z]{2}-\d{4}$/);
    assert.is(bodyOf(await (await mockOf(paths))('GET', '/thing')), first);
  });

  test('a schema that refers to itself ends', async () => {
    const components = {
      schemas: {
        Tree: {
          type: 'object',
          required: ['kids'],
          properties: { kids: { type: 'array', items: { $ref: '#/components/schemas/Tree' } } },
        },
      },
    };
    const ask = await mockOf(answering({ $ref: '#/components/schemas/Tree' }), { components });
    assert.is((await ask('GET', '/thing')).status, 200);
  });

  test('a schema without a sample is refused, and an example fixes it', async () => {
    const schema = { type: 'string', format: 'uuid', pattern: '^f' };
    const refused = await (await mockOf(answering(schema)))('GET', '/thing');
    assert.is(refused.status, 501);
    assert.match(refused.headers['mock-detail'] ?? '', /Add an example/);
    const example = 'f0000000-0000-4000-8000-000000000000';
    assert.is(bodyOf(await (await mockOf(answering(schema, { example })))('GET', '/thing')), example);
  });
});

suite('codegen/mock', (test) => {
  const responses: JsonObject = {
    200: {
      description: 'Done.',
      headers: { 'X-Total': { required: true, schema: { type: 'integer', minimum: 3 } } },
      content: {
        'application/json': { examples: { one: { value: 1 }, none: { value: 0 } }, schema: { type: 'integer' } },
        'text/csv': { schema: { type: 'string' }, example: 'a,b' },
      },
    },
    '4XX': { description: 'Refused.' },
  };
  const things = (operation: JsonObject): JsonObject => ({
    '/things/{id}': { post: { operationId: 'post', responses, ...operation } },
  });
  const id = { name: 'id', in: 'path', required: true, schema: { type: 'integer' } };
  const plain = things({ parameters: [id] });

  test('a 204 has no body', async () => {
    const ask = await mockOf(things({ parameters: [id], responses: { 204: { description: 'Done.' } } }));
    assert.equal(await ask('POST', '/things/1'), { status: 204, headers: {} });
  });

  test('an example is selected by name', async () => {
    const ask = await mockOf(plain);
    const of = (prefer: string) => ask('POST', '/things/1', { headers: { prefer } });
    assert.is(bodyOf(await of('')), 1);
    assert.is(bodyOf(await of('example=none')), 0);
    assert.equal(bodyOf(await of('example=two')), {
      type: 'about:blank',
      title: 'Bad request',
      status: 400,
      detail: 'Prefer asks for example=two; there is one, none.',
    });
    assert.is((await of('example="none"')).headers['preference-applied'], 'example=none');
  });

  test('a range of statuses covers its statuses', async () => {
    const ask = await mockOf(plain);
    assert.is((await ask('POST', '/things/1', { headers: { prefer: 'code=418' } })).status, 418);
    assert.is((await ask('POST', '/things/1', { headers: { prefer: 'code=500' } })).status, 400);
  });

  test('the content type is one that the caller accepts', async () => {
    const ask = await mockOf(plain);
    const of = async (accept: string) => (await ask('POST', '/things/1', { headers: { accept } })).body?.type;
    assert.is(await of('*/*'), 'application/json');
    assert.is(await of('text/csv'), 'text/csv');
    assert.is(await of('application/json;q=0.1, text/*'), 'text/csv');
    assert.is((await ask('POST', '/things/1', { headers: { accept: 'image/png' } })).status, 406);
  });

  test('a required header is there', async () => {
    assert.is((await (await mockOf(plain))('POST', '/things/1')).headers['x-total'], '3');
  });

  test('an example that does not fit its schema is told once, with its place, and a sample is sent', async () => {
    const lines: string[] = [];
    const ask = asking(
      await createMock(documentOf(answering({ type: 'integer' }, { example: 'x' })), formats, '/', {
        where: (_, pointer) => `spec.yaml:7:3 ${pointer}`,
        tell: (line) => lines.push(line),
      }),
    );
    const answer = await ask('GET', '/thing');
    assert.equal([answer.status, bodyOf(answer)], [200, 0]);
    assert.match(answer.headers['mock-detail'] ?? '', 'spec.yaml:7:3');
    await ask('GET', '/thing');
    assert.equal(lines, [
      'spec.yaml:7:3 #/paths/~1thing/get/responses/200/content/application~1json/example: the example does not fit its schema: must be integer. Correct it; until then a generated value is sent.',
    ]);
  });

  test('of several examples the first that fits is sent', async () => {
    const examples = { wrong: { value: 'x' }, right: { value: 3 } };
    const answer = await (await mockOf(answering({ type: 'integer' }, { examples })))('GET', '/thing');
    assert.is(bodyOf(answer), 3);
  });

  test('parameters are checked, those of the operation before those of the path', async () => {
    const limit = (maximum: number) => ({ name: 'limit', in: 'query', schema: { type: 'integer', maximum } });
    const ask = await mockOf({
      '/things/{id}': { parameters: [id, limit(5)], post: { operationId: 'post', responses, parameters: [limit(50)] } },
    });
    const of = async (path: string) => (await ask('POST', path)).status;
    assert.is(await of('/things/7?limit=50'), 200);
    assert.is(await of('/things/7?limit=51'), 400);
    assert.is(await of('/things/x'), 400);
    assert.is(await of('/things/0x1f'), 400);
    assert.is(await of('/things/7?limits=1'), 400);
    assert.is(await of('/things/%zz'), 400);
  });

  test('a body of another type, malformed or missing is refused', async () => {
    const requestBody = {
      required: true,
      content: { 'application/json': { schema: { type: 'object', required: ['a'] } } },
    };
    const ask = await mockOf(things({ parameters: [id], requestBody }));
    const of = async (body: unknown, headers = {}) => (await ask('POST', '/things/1', { body, headers })).status;
    assert.is(await of({ a: 1 }), 200);
    assert.is(await of({}), 400);
    assert.is(await of('{'), 400);
    assert.is(await of(undefined), 400);
    assert.is(await of('a=1', { 'content-type': 'text/plain' }), 415);
    assert.is(await of({ a: 1 }, { 'content-type': 'application/json; charset=utf-8' }), 200);
    assert.is(await (await mockOf(plain))('POST', '/things/1', { body: {} }).then(({ status }) => status), 400);
  });

  test('credentials must be there, in one of the declared ways', async () => {
    const components = {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer' },
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        certificate: { type: 'mutualTLS' },
      },
    };
    const secured = (security: Json) => mockOf(things({ parameters: [id], security }), { components });
    const of = async (ask: Ask, headers = {}) => (await ask('POST', '/things/1', { headers })).status;
    const either = await secured([{ token: [] }, { key: [] }]);
    assert.is(await of(either), 401);
    assert.is(await of(either, { authorization: 'Basic eA==' }), 401);
    assert.is(await of(either, { authorization: 'Bearer x' }), 200);
    assert.is(await of(either, { 'x-key': 'x' }), 200);
    const both = await secured([{ token: [], key: [] }]);
    assert.is(await of(both, { authorization: 'Bearer x' }), 401);
    assert.is(await of(both, { authorization: 'Bearer x', 'x-key': 'x' }), 200);
    // Without TLS, a certificate cannot be asked for.
    assert.is(await of(await secured([{ certificate: [] }])), 200);
    assert.is(await of(await secured([{ token: [] }, {}])), 200);
  });

  test('a base path prefixes every path', async () => {
    const ask = await mockOf(plain, {}, '/v1');
    assert.is((await ask('POST', '/v1/things/1')).status, 200);
    assert.is((await ask('POST', '/things/1')).status, 404);
    assert.is((await ask('POST', '/v1x/things/1')).status, 404);
    const refused = await ask('GET', '/v1/things/1?a=b');
    assert.is(refused.status, 405);
    assert.is(refused.headers.allow, 'POST');
  });
});

suite('codegen/mock requests', (test) => {
  const done: JsonObject = { 200: { description: 'Done.' } };
  const posting = (content: JsonObject, more: JsonObject = {}) =>
    mockOf({
      '/thing': { post: { operationId: 'post', requestBody: { required: true, content }, responses: done, ...more } },
    });
  const form = (text: string) => ({ body: text, headers: { 'content-type': 'application/x-www-form-urlencoded' } });

  test('a request need not have what is read-only, nor a reply show what is write-only', async () => {
    const schema: JsonObject = {
      type: 'object',
      required: ['id', 'name', 'password'],
      properties: {
        id: { type: 'integer', readOnly: true },
        name: { type: 'string' },
        password: { type: 'string', writeOnly: true },
      },
    };
    const content = { 'application/json': { schema } };
    const ask = await posting(content, { responses: { 200: { description: 'Done.', content } } });
    const answer = await ask('POST', '/thing', { body: { name: 'Ada', password: 'x' } });
    assert.equal([answer.status, bodyOf(answer)], [200, { id: 0, name: 'example' }]);
    assert.is((await ask('POST', '/thing', { body: { id: 1, password: 'x' } })).status, 400);
  });

  test('the fields of a form are read by their types', async () => {
    const schema: JsonObject = {
      type: 'object',
      required: ['count'],
      additionalProperties: false,
      properties: {
        count: { type: 'integer' },
        open: { type: 'boolean' },
        tags: { type: 'array', items: { type: 'integer' } },
        filter: { type: 'object', properties: { from: { type: 'string' } }, required: ['from'] },
      },
    };
    const ask = await posting({ 'application/x-www-form-urlencoded': { schema } });
    const of = async (text: string) => (await ask('POST', '/thing', form(text))).status;
    assert.is(await of('count=1&open=true&tags=1&tags=2&filter[from]=a'), 200);
    assert.is(await of('count=1&tags=7'), 200);
    assert.is(await of('count=1&tags[]=7'), 200);
    assert.is(await of(`count=1&filter=${encodeURIComponent('{"from":"a"}')}`), 200);
    assert.is(await of('count=one'), 400);
    assert.is(await of('count=1&tags=a'), 400);
    assert.is(await of('open=true'), 400);
  });

  test('multipart has files, lists and JSON', async () => {
    const schema: JsonObject = {
      type: 'object',
      required: ['file', 'about'],
      properties: {
        file: { type: 'string', format: 'binary' },
        about: { type: 'object', required: ['title'], properties: { title: { type: 'string' } } },
        sizes: { type: 'array', items: { type: 'integer' } },
      },
    };
    const mock = await createMock(
      documentOf({
        '/thing': {
          post: {
            operationId: 'post',
            responses: done,
            requestBody: { required: true, content: { 'multipart/form-data': { schema } } },
          },
        },
      }),
      formats,
      '/',
    );
    const of = async (fill: (data: FormData) => void) => {
      const data = new FormData();
      fill(data);
      const sent = new Response(data);
      const headers = { 'content-type': sent.headers.get('content-type') ?? '' };
      const body = new Uint8Array(await sent.arrayBuffer());
      return (await mock({ method: 'POST', path: '/thing', headers, body })).status;
    };
    const file = new File([new Uint8Array([0, 255, 1])], 'a.bin');
    const about = new File(['{"title":"A"}'], 'about.json', { type: 'application/json' });
    const whole = (data: FormData) => {
      data.append('file', file);
      data.append('about', '{"title":"A"}');
    };
    assert.is(await of(whole), 200);
    assert.is(
      await of((data) => {
        data.append('file', file);
        data.append('about', about);
        data.append('sizes', '1');
        data.append('sizes', '2');
      }),
      200,
    );
    assert.is(await of((data) => data.append('file', file)), 400);
    assert.is(
      await of((data) => {
        whole(data);
        data.append('sizes', 'large');
      }),
      400,
    );
    const broken = { method: 'POST', path: '/thing', headers: { 'content-type': 'multipart/form-data' }, body: 'x' };
    assert.is((await mock(broken)).status, 400);
  });

  test('parameters in every style', async () => {
    const point: JsonObject = { type: 'object', required: ['x'], properties: { x: { type: 'integer' } } };
    const numbers: JsonObject = { type: 'array', items: { type: 'integer' } };
    const place = (name: string, style: string, explode: boolean, schema: JsonObject): JsonObject => ({
      name,
      in: 'path',
      required: true,
      style,
      explode,
      schema,
    });
    const cases: readonly (readonly [parameter: JsonObject, good: string, bad: string])[] = [
      [place('p', 'matrix', false, numbers), ';p=1,2', ';p=a'],
      [place('p', 'matrix', true, point), ';x=1', ';x=a'],
      [place('p', 'label', true, numbers), '.1.2', '.a'],
      [place('p', 'label', false, point), '.x,1', '.x,a'],
      [place('p', 'simple', true, point), 'x=1', 'x=a'],
      [place('p', 'simple', false, point), 'x,1', 'y,1'],
    ];
    for (const [parameter, good, bad] of cases) {
      const ask = await mockOf({ '/{p}': { get: { operationId: 'get', parameters: [parameter], responses: done } } });
      assert.is((await ask('GET', `/${good}`)).status, 200, good);
      assert.is((await ask('GET', `/${bad}`)).status, 400, bad);
    }
    const inQuery = await mockOf({
      '/': {
        get: {
          operationId: 'get',
          responses: done,
          parameters: [
            { name: 'point', in: 'query', schema: point },
            { name: 'json', in: 'query', content: { 'application/json': { schema: point } } },
          ],
        },
      },
    });
    assert.is((await inQuery('GET', '/?x=1')).status, 200);
    assert.is((await inQuery('GET', '/?x=a')).status, 400);
    assert.is((await inQuery('GET', `/?json=${encodeURIComponent('{"x":1}')}`)).status, 200);
    assert.is((await inQuery('GET', '/?json=1')).status, 400);
  });

  test('operations that only a fragment or a query of their template tells apart', async () => {
    const body = (schema: JsonObject) => ({ required: true, content: { 'application/json': { schema } } });
    const operation = (operationId: string, required: string): JsonObject => ({
      post: {
        operationId,
        requestBody: body({ type: 'object', required: [required] }),
        responses: { 200: { description: '', content: { 'text/plain': { example: operationId } } } },
      },
    });
    const ask = await mockOf({
      '/token': operation('base', 'a'),
      '/token#refresh': operation('refresh', 'b'),
      '/token?by=key': operation('byKey', 'a'),
    });
    const of = async (path: string, given: object, headers = {}) =>
      (await ask('POST', path, { body: given, headers })).body?.text;
    assert.is(await of('/token', { a: 1 }), 'base');
    assert.is(await of('/token', { b: 1 }), 'refresh');
    assert.is(await of('/token?by=key', { a: 1 }), 'byKey');
    assert.is(await of('/token', { a: 1, b: 1 }, { prefer: 'operation=base' }), 'base');
  });

  test('a challenge follows the scheme, and a key in the query is no parameter', async () => {
    const components = {
      securitySchemes: {
        basic: { type: 'http', scheme: 'basic' },
        token: { type: 'http', scheme: 'bearer' },
        login: { type: 'oauth2', flows: {} },
        key: { type: 'apiKey', in: 'query', name: 'api_key' },
      },
    };
    const challenged = async (security: Json) => {
      const ask = await mockOf(
        { '/thing': { get: { operationId: 'get', responses: done, security } } },
        { components },
      );
      return { ask, challenge: (await ask('GET', '/thing')).headers['www-authenticate'] };
    };
    const of = async (security: Json) => (await challenged(security)).challenge;
    assert.is(await of([{ basic: [] }]), 'Basic realm="Cases", charset="UTF-8"');
    assert.is(await of([{ token: [] }]), 'Bearer realm="Cases"');
    assert.is(await of([{ login: ['read', 'write'] }]), 'Bearer realm="Cases", scope="read write"');
    assert.is(await of([{ basic: [] }, { token: [] }]), 'Basic realm="Cases", charset="UTF-8", Bearer realm="Cases"');
    const { ask, challenge } = await challenged([{ key: [] }]);
    assert.is(challenge, 'ApiKey realm="Cases", in="query", name="api_key"');
    assert.is((await ask('GET', '/thing?api_key=x')).status, 200);
  });

  test('a page of any origin may call', async () => {
    const ask = await mockOf(answering({ const: 1 }));
    const origin = 'https://app.example';
    const asked = await ask('OPTIONS', '/thing', {
      headers: { origin, 'access-control-request-method': 'GET', 'access-control-request-headers': 'x-a' },
    });
    assert.equal([asked.status, asked.headers['access-control-allow-methods']], [204, 'GET']);
    assert.is(asked.headers['access-control-allow-headers'], 'x-a');
    for (const answer of [
      asked,
      await ask('GET', '/thing', { headers: { origin } }),
      await ask('GET', '/none', { headers: { origin } }),
    ]) {
      assert.is(answer.headers['access-control-allow-origin'], origin);
      assert.is(answer.headers['access-control-allow-credentials'], 'true');
    }
  });
});

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

  test('what was POSTed can be read, listed, changed and deleted', async () => {
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
