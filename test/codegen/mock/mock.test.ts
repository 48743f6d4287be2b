import * as assert from 'uvu/assert';
import { createMock } from '../../../codegen/mock/backend.ts';
import { formats } from '../../../codegen/pitboss/formats.ts';
import type { Json, JsonObject } from '../../../codegen/read/document/document.ts';
import { suite } from '../../support/suite.ts';
import { type Ask, answering, asking, bodyOf, documentOf, mockOf } from './mock-asking.ts';

/** Schemas that are easy to get wrong. */
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

  test('a requested refusal is sent although the caller names only the types of success', async () => {
    const refused = { description: 'Taken.', content: { 'application/problem+json': { schema: { type: 'object' } } } };
    const ask = await mockOf(things({ parameters: [id], responses: { ...responses, 409: refused } }));
    const headers = { accept: 'application/json', prefer: 'code=409' };
    const { status, body } = await ask('POST', '/things/1', { headers });
    assert.equal([status, body?.type], [409, 'application/problem+json']);
  });

  test('a required header is there', async () => {
    assert.is((await (await mockOf(plain))('POST', '/things/1')).headers['x-total'], '3');
  });

  test('an example that does not fit its schema is reported once, with its place, and a sample is sent', async () => {
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
    // Without TLS, the mock cannot request a certificate.
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
