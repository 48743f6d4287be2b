import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as assert from 'uvu/assert';
import { generate } from '../../../codegen/emit/generate.ts';
import { createMock } from '../../../codegen/mock/backend.ts';
import { readProjectConfig } from '../../../codegen/read/config/config.ts';
import type { Document, Json } from '../../../codegen/read/document/document.ts';
import { findBigint, parseExactly } from '../../../codegen/runtime/shared/exact-json.ts';
import { suite } from '../../support/suite.ts';
import { withForeign } from '../foreign.ts';
import { complaintsOf } from '../strictly-compiled.ts';

/** Generates client and server whose integers of 64 bits are no numbers. */
const generatedAs = async (integers: 'bigint' | 'string', use: (folder: string, types: string) => Promise<void>) => {
  const folder = mkdtempSync(join(root, 'test/codegen/fixtures/.run-'));
  try {
    const apis = { big: { document: 'document.json', output: 'out', client: 'out', server: 'node' } };
    writeFileSync(join(folder, 'document.json'), JSON.stringify(document));
    writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ read: { integers }, apis }));
    const remarks: string[] = [];
    const files = await generate(readProjectConfig(join(folder, 'codegen.json')), (remark) => remarks.push(remark));
    assert.not.match(remarks.join(), /integer-wide/);
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    await use(folder, files.get('out/types.gen.ts') ?? '');
  } finally {
    rmSync(folder, { recursive: true });
  }
};

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

  for (const integers of ['bigint', 'string'] as const)
    test(`as ${integers}: types, client, server and validators keep every digit`, () =>
      generatedAs(integers, async (folder, types) => {
        assert.match(types, `'a/b'?: ${integers};`);
        assert.match(types, `id: ${integers};`);
        assert.equal(
          complaintsOf([folder]).filter((line) => !line.includes('/out/server/node')),
          [],
        );
        const { createServer } = await import(join(folder, 'out/server.gen.ts'));
        const { createClient, keep } = await import(join(folder, 'out/index.gen.ts'));
        const big = (value: bigint) => (integers === 'bigint' ? value : String(value));
        let seen: { path?: object; body?: object } = {};
        const server = createServer({
          checkReplies: true,
          handlers: {
            keep: (request: typeof seen) => {
              seen = request;
              return { status: 200, body: request.body };
            },
            count: () => ({ status: 200, body: 1 }),
          },
        });
        const put = (id: string, body: string) => {
          const headers = { 'content-type': 'application/json', 'content-length': String(body.length) };
          return server.handle({ method: 'PUT', url: `/things/${id}`, headers, body });
        };
        const texts: string[] = [];
        const fetch = async (url: string, { body }: { body: string }) => {
          const reply = await put(url.split('/').at(-1) ?? '', body);
          texts.push(body, reply.body);
          return new Response(reply.body, { status: reply.status, headers: reply.headers });
        };
        const client = createClient({ baseUrl: 'http://a.example', fetch, retries: 0 });
        const body = { 'a/b': big(-(2n ** 63n)), '#1': '#12', more: [{ 'a/b': big(7n) }, {}] };
        const { body: replied } = await keep(client, { path: { id: big(2n ** 53n + 1n) }, body });
        const text = '{"a/b":-9223372036854775808,"#1":"#12","more":[{"a/b":7},{}]}';
        assert.equal(texts, [text, text]);
        assert.equal([replied, seen.body, seen.path], [body, body, { id: big(2n ** 53n + 1n) }]);
        for (const wrong of ['9223372036854775808', '1.5', '"1"']) {
          const refused = await put('1', `{"a/b":${wrong}}`);
          assert.equal([refused.status, JSON.parse(refused.body).errors[0].pointer], [400, '/body/a~1b'], wrong);
        }
      }));
});
