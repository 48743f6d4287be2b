import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { createMock } from '../../../codegen/mock/backend.ts';
import type { Document, Json } from '../../../codegen/read/document/document.ts';
import { findBigint, parseExactly } from '../../../codegen/runtime/shared/exact-json.ts';
import { suite } from '../../support/suite.ts';
import { withForeign } from '../foreign.ts';

const root = join(import.meta.dirname, '../../..');
const FILE = 'test/codegen/fixtures/.run-integers.json';

const wide: Json = { type: 'integer', format: 'int64' };
const content = (schema: Json) => ({ 'application/json': { schema } });
const document = {
  openapi: '3.0.3',
  info: { title: 'Big', version: '1' },
  paths: {
    '/things/{id}': {
      put: {
        operationId: 'keep',
        parameters: [{ name: 'id', in: 'path', required: true, schema: wide }],
        requestBody: { required: true, content: content({ $ref: '#/components/schemas/Thing' }) },
        responses: { 200: { description: 'It.', content: content({ $ref: '#/components/schemas/Thing' }) } },
      },
    },
    '/small': {
      get: {
        operationId: 'count',
        responses: { 200: { description: 'Few.', content: content({ ...wide, minimum: 0, maximum: 2 ** 53 - 1 }) } },
      },
    },
  },
  components: {
    schemas: {
      Thing: {
        type: 'object',
        properties: { 'a/b': wide, more: { type: 'array', items: { $ref: '#/components/schemas/Thing' } } },
      },
    },
  },
};

/** Generates from the document above. */
const generated = async (use: Parameters<typeof withForeign<void>>[2]): Promise<void> => {
  writeFileSync(join(root, FILE), JSON.stringify(document));
  try {
    await withForeign(FILE, [], use, true, 'node');
  } finally {
    rmSync(join(root, FILE));
  }
};

suite('codegen/integers of 64 bits', (test) => {
  test('are parsed exactly, and texts that look like them are texts', () => {
    const cases: readonly (readonly [text: string, value: unknown])[] = [
      ['9007199254740993', 9007199254740993n],
      ['[-9223372036854775808,1]', [-9223372036854775808n, 1]],
      ['{"a":1152921504606846976}', { a: 1152921504606846976n }],
      ['9007199254740992', 2 ** 53],
      ['1234567890123456789.5', Number('1234567890123456789.5')],
      ['12345678901234567890e2', Number('12345678901234567890e2')],
      ['["9007199254740993","\\"#9007199254740993","#"]', ['9007199254740993', '"#9007199254740993', '#']],
      ['{"9007199254740993":9007199254740993}', { '9007199254740993': 9007199254740993n }],
    ];
    for (const [text, value] of cases) assert.equal(parseExactly(text), value, text);
    for (const text of ['09007199254740993', '[9007199254740993', '--9007199254740993', '9007199254740993 1'])
      assert.throws(() => parseExactly(text), SyntaxError);
    assert.is(findBigint({ x: [1, { 'a/b~': 9007199254740993n }] }), '/x/1/a~1b~0');
  });

  test('lose no digit in silence, in client, server and mock; generation notes them', () =>
    generated(async ({ load, remarks, read }) => {
      assert.match(remarks.join(), /integer-wide/);
      assert.not.match(read('operations/count.gen.ts'), /readExactJson/);
      const { createClient, keep } = await load('index.gen.ts');
      const reading = (text: string): Promise<unknown> => {
        const fetch = async () => new Response(text, { headers: { 'content-type': 'application/json' } });
        const client = (createClient as (options: object) => unknown)({
          baseUrl: 'http://a.example',
          fetch,
          retries: 0,
        });
        return (keep as (...all: unknown[]) => Promise<{ body: unknown }>)(client, { path: { id: 1 }, body: {} }).then(
          ({ body }) => body,
          (error: Error) => `${error.name}: ${error.message}`,
        );
      };
      assert.equal(await reading('{"a/b":7}'), { 'a/b': 7 });
      assert.is(
        await reading('{"more":[{"a/b":9007199254740993}]}'),
        'ApiError: keep replied with an integer at /more/0/a~1b that a number cannot hold exactly.',
      );

      const { createServer } = await load('server.gen.ts');
      const server = (
        createServer as (options: object) => { handle(request: object): Promise<{ status: number; body: string }> }
      )({
        handlers: {
          keep: ({ body }: { body: unknown }) => ({ status: 200, body }),
          count: () => ({ status: 200, body: 1 }),
        },
      });
      const mock = await createMock(document as object as Document, {}, '/');
      const headers = { 'content-type': 'application/json' };
      const sent = async (id: string, body: string) => {
        const length = { 'content-length': String(body.length) };
        const served = await server.handle({
          method: 'PUT',
          url: `/things/${id}`,
          headers: { ...headers, ...length },
          body,
        });
        const mocked = await mock({ method: 'PUT', path: `/things/${id}`, headers, body });
        return [served.status, JSON.parse(served.body).errors?.[0].pointer, mocked.status];
      };
      assert.equal(await sent('9007199254740991', '{"a/b":9007199254740991}'), [200, undefined, 200]);
      assert.equal(await sent('1', '{"more":[{"a/b":9007199254740993}]}'), [400, '/body/more/0/a~1b', 400]);
      assert.equal(await sent('9007199254740993', '{}'), [400, '/path/id', 400]);
    }));
});
