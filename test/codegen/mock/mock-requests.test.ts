import * as assert from 'uvu/assert';
import { createMock } from '../../../codegen/mock/backend.ts';
import { formats } from '../../../codegen/pitboss/formats.ts';
import type { Json, JsonObject } from '../../../codegen/read/document/document.ts';
import { suite } from '../../support/suite.ts';
import { answering, bodyOf, documentOf, mockOf } from './mock-asking.ts';

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

  test('operations that differ only in a fragment or a query of their template', async () => {
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
