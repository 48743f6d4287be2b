import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { writeBody } from '../../../codegen/contract/body.ts';
import { createMock } from '../../../codegen/mock/backend.ts';
import type { Document, JsonObject } from '../../../codegen/read/document/document.ts';
import { readEncodings } from '../../../codegen/read/document/form-encoding.ts';
import { readBrackets } from '../../../codegen/runtime/server/read-brackets.ts';
import { suite } from '../../support/suite.ts';
import { withForeign } from '../foreign.ts';

const FORM = 'application/x-www-form-urlencoded';
const text: JsonObject = { type: 'string' };
const listOf = (items: JsonObject): JsonObject => ({ type: 'array', items });
const ROW: JsonObject = {
  type: 'object',
  required: ['price'],
  properties: { price: text, quantity: { type: 'integer' }, taxes: listOf({ type: 'number' }) },
  additionalProperties: false,
};
const FIELDS: JsonObject = {
  expand: listOf(text),
  counts: listOf({ type: 'integer' }),
  metadata: {
    anyOf: [
      { type: 'object', additionalProperties: text },
      { type: 'string', enum: [''] },
    ],
  },
  rows: listOf(ROW),
  address: {
    type: 'object',
    properties: {
      line: text,
      at: { type: 'object', properties: { lat: { type: 'number' }, open: { type: 'boolean' } } },
    },
  },
  limits: { anyOf: [{ type: 'object', properties: { most: { type: 'integer' } } }, { type: 'integer' }] },
  plain: text,
};
const VALUES: readonly JsonObject[] = [
  { expand: ['a', 'b&c=d', 'é'], counts: [1, -2], plain: 'x' },
  { expand: ['only'], metadata: { 'a b': '1', c: 'true' } },
  { metadata: '' },
  { rows: [{ price: '7', quantity: 2, taxes: [0.5, 1] }, { price: 'x' }] },
  { address: { line: '1', at: { lat: 1.5, open: false } } },
  { limits: { most: 3 } },
  { limits: 3 },
];
const encoded = Object.fromEntries(
  Object.keys(FIELDS)
    .filter((name) => name !== 'plain')
    .map((name) => [name, { style: 'deepObject', explode: true }]),
);
const schema = { type: 'object', properties: FIELDS, additionalProperties: false };
const DOCUMENT: JsonObject = {
  openapi: '3.0.3',
  info: { title: 'Forms', version: '1' },
  paths: {
    '/it': {
      post: {
        operationId: 'save',
        requestBody: { required: true, content: { [FORM]: { encoding: encoded, schema } } },
        responses: { 200: { description: 'What arrived', content: { 'application/json': { schema: {} } } } },
      },
    },
  },
};

suite('codegen/forms in brackets', (test) => {
  test('nested objects and lists arrive in server and mock, as the client and the contract test write them', async () => {
    const folder = mkdtempSync(join(import.meta.dirname, '../fixtures/.forms-'));
    try {
      writeFileSync(join(folder, 'spec.json'), JSON.stringify(DOCUMENT));
      const document = join('test/codegen/fixtures', folder.split('/').at(-1) ?? '', 'spec.json');
      await withForeign(
        document,
        [],
        async (foreign) => {
          // biome-ignore lint/suspicious/noExplicitAny: a generated module
          const load = (file: string): Promise<any> => foreign.load(file);
          const { createServer } = await load('server.gen.ts');
          const { createApi } = await load('create-api.gen.ts');
          const mock = await createMock(DOCUMENT as object as Document, {}, '/');
          const server = createServer({ handlers: { save: ({ body }: JsonObject) => ({ status: 200, body }) } });
          const send = async (sent: string) => {
            const request = { method: 'POST', headers: { 'content-type': FORM }, body: sent };
            const { status } = await mock({ ...request, path: '/it' });
            const reply = await server.handle({ ...request, url: '/it' });
            return { status, mock: status, reply: JSON.parse(String(reply.body)), code: reply.status };
          };
          let form = '';
          const api = createApi({
            baseUrl: 'http://a.example',
            fetch: async (_: unknown, init: RequestInit = {}) => {
              form = String(init.body);
              return new Response('{}', { headers: { 'content-type': 'application/json' } });
            },
          });
          const encodings = readEncodings({}, FORM, { schema, encoding: encoded });
          for (const value of VALUES) {
            await api.save({ body: value });
            for (const written of [form, writeBody({ type: FORM, value }, encodings).bytes]) {
              const { code, mock, reply } = await send(written);
              assert.equal([code, mock, reply], [200, 200, value], written);
            }
          }
          // The ways in which other programs write lists.
          for (const other of ['expand[]=a&expand[]=b', 'expand=a&expand=b', 'expand[1]=b&expand[0]=a'])
            assert.equal((await send(other)).reply, { expand: ['a', 'b'] }, other);
          for (const [wrong, pointer] of [
            ['rows[0][quantity]=1', '/body/rows/0/price'],
            ['rows[0][price]=1&rows[0][quantity]=x', '/body/rows/0/quantity'],
            ['address[at][open]=maybe', '/body/address/at/open'],
          ] as const) {
            const { code, mock, reply } = await send(wrong);
            assert.equal([code, mock], [400, 400], wrong);
            assert.match(JSON.stringify(reply), pointer.replace(/\/price$/, ''), wrong);
          }
        },
        true,
        'node',
      );
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  test('a key of many brackets stays a key, and __proto__ is a name', () => {
    const deep = `a${'[b]'.repeat(100_000)}`;
    const values = { [deep]: '1' };
    assert.is(readBrackets(values, 'a', []), undefined);
    assert.equal(Object.keys(values), [deep]);
    const read = readBrackets({ 'a[__proto__][x]': '1' }, 'a', []) as object;
    assert.is(Object.getPrototypeOf(read), Object.prototype);
    assert.equal(Object.keys(read), ['__proto__']);
    assert.is(Reflect.get({}, 'x'), undefined);
  });
});
