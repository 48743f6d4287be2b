import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as assert from 'uvu/assert';
import { formFiles } from '../../../../codegen/emit/forms/form-files.ts';
import { toConfig } from '../../../../codegen/read/config/config.ts';
import type { Document, JsonObject } from '../../../../codegen/read/document/document.ts';
import { listOperations } from '../../../../codegen/read/project/operation.ts';
import { requestDraft } from '../../../../codegen/runtime/forms/draft.ts';
import { type Form, type Node, settled } from '../../../../codegen/runtime/forms/form.ts';
import { readRequest } from '../../../../codegen/runtime/forms/read-draft.ts';
import { suite } from '../../../support/suite.ts';

const config = toConfig('codegen.json', { apis: { shop: { document: 'shop.yaml', output: 'out', forms: 'forms' } } });

/** An interface with one operation that takes this body, and parameters. */
const shop = (schema: JsonObject, schemas: JsonObject = {}, parameters: readonly JsonObject[] = []): Document => ({
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/orders': {
      post: {
        operationId: 'placeOrder',
        summary: 'Place an order',
        description: 'Sends what\nyou order.\n\nMore of it.',
        'x-section': 'orders',
        parameters: parameters as never,
        requestBody: { required: true, content: { 'application/json': { schema } } },
        responses: {},
      },
    },
  },
  components: { schemas },
});

const filesOf = (document: Document) => {
  const [api] = config.apis;
  if (!api) throw new Error('there is an interface');
  return formFiles({ config, registry: new Map(), api, document, folder: 'forms' }, listOperations(config, document));
};

/** The form of the operation, as a page imports it. */
const formOf = async (...of: Parameters<typeof shop>): Promise<Form> => {
  const folder = mkdtempSync(join(tmpdir(), 'forms-'));
  try {
    for (const [file, text] of filesOf(shop(...of))) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    const { placeOrder } = await import(pathToFileURL(join(folder, 'forms/orders.gen.ts')).href);
    return placeOrder;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const bodyOf = async (...of: Parameters<typeof shop>): Promise<Node> => {
  const { body } = await formOf(...of);
  if (!body) throw new Error('the form has a body');
  return settled(body);
};

const fieldsOf = (node: Node) => {
  const own = settled(node);
  return own.kind === 'object' ? own.fields.map((field) => ({ ...settled(field), name: field.name })) : [];
};

suite('codegen/forms', (test) => {
  const object = (properties: JsonObject, required: string[] = []): JsonObject => ({
    type: 'object',
    properties,
    required,
  });

  test('names the operation, with the first paragraph of its description', async () => {
    const { operationId, summary, description, method, path, keyed } = await formOf({ type: 'string' });
    assert.equal(
      { operationId, summary, description, method, path, keyed },
      {
        operationId: 'placeOrder',
        summary: 'Place an order',
        description: 'Sends what you order.',
        method: 'POST',
        path: '/orders',
        keyed: undefined,
      },
    );
  });

  test('a field that is added to a schema appears', async () => {
    const before = object({ size: { type: 'integer' } });
    const after = object({ size: { type: 'integer' }, gift: { type: 'boolean', default: true } });
    assert.equal(fieldsOf(await bodyOf(before)), [{ name: 'size', kind: 'integer' }]);
    assert.equal(fieldsOf(await bodyOf(after)), [
      { name: 'size', kind: 'integer' },
      { name: 'gift', kind: 'boolean', default: true },
    ]);
  });

  const KINDS: readonly (readonly [fact: string, schema: JsonObject, node: object])[] = [
    [
      'text with its rules',
      { type: 'string', minLength: 1, maxLength: 9, pattern: '^a', format: 'email' },
      { kind: 'text', minLength: 1, maxLength: 9, pattern: '^a', format: 'email' },
    ],
    [
      'numbers keep their format, so that an amount is known as one',
      { type: 'number', format: 'amount', minimum: 0, maximum: 8, example: 5.63 },
      { kind: 'number', examples: [5.63], minimum: 0, maximum: 8, format: 'amount' },
    ],
    ['whole numbers', { type: 'integer', exclusiveMinimum: 0 }, { kind: 'integer', exclusiveMinimum: 0 }],
    ['flags', { type: 'boolean', default: false }, { kind: 'boolean', default: false }],
    ['choices', { type: 'string', enum: ['a', 'b'] }, { kind: 'choice', options: ['a', 'b'] }],
    ['a constant is a choice of one', { const: 3 }, { kind: 'choice', options: [3] }],
    [
      'lists',
      { type: 'array', items: { type: 'string' }, minItems: 1, uniqueItems: true },
      { kind: 'list', items: { kind: 'text' }, minItems: 1, uniqueItems: true },
    ],
    [
      'maps by what their names must match',
      {
        type: 'object',
        patternProperties: { '^[A-Z]+$': { type: 'number' } },
        additionalProperties: false,
        maxProperties: 2,
      },
      { kind: 'map', values: { kind: 'number' }, keys: { kind: 'text', pattern: '^[A-Z]+$' }, maxProperties: 2 },
    ],
    [
      'objects with fields and further names',
      {
        ...object({ email: { type: 'string' } }),
        propertyNames: { maxLength: 4 },
        additionalProperties: { type: 'integer' },
      },
      {
        kind: 'object',
        fields: [{ name: 'email', kind: 'text' }],
        more: { values: { kind: 'integer' }, keys: { kind: 'text', maxLength: 4 } },
      },
    ],
    [
      'branches by their titles',
      {
        oneOf: [
          { title: 'One', type: 'string' },
          { title: 'Many', type: 'array', items: {} },
        ],
      },
      {
        kind: 'oneOf',
        branches: [
          { kind: 'text', title: 'One' },
          { kind: 'list', title: 'Many', items: { kind: 'json' } },
        ],
      },
    ],
    ['null in a list of types', { type: ['string', 'null'] }, { kind: 'text', nullable: true }],
    ['null as a branch', { anyOf: [{ type: 'integer' }, { type: 'null' }] }, { kind: 'integer', nullable: true }],
    ['null among the options', { enum: ['a', null] }, { kind: 'choice', nullable: true, options: ['a'] }],
    ['everything', {}, { kind: 'json' }],
    ['any object', { type: 'object' }, { kind: 'json', type: 'object' }],
    [
      'text or a number, typed as text',
      { type: ['string', 'number'], maxLength: 9, pattern: '^[0-9]+$', format: 'amount', minimum: 0 },
      { kind: 'text', maxLength: 9, pattern: '^[0-9]+$' },
    ],
    ['a number or text that is no number', { type: ['string', 'number'], pattern: '^[a-z]+$' }, { kind: 'json' }],
    ['text whose pattern is not one', { type: ['string', 'number'], pattern: '[' }, { kind: 'json' }],
    ['several types', { type: ['string', 'integer'] }, { kind: 'json' }],
    [
      'parts that all apply are one',
      { allOf: [object({ a: { type: 'string' } }, ['a']), object({ b: { type: 'string' } })] },
      {
        kind: 'object',
        fields: [
          { name: 'a', required: true, kind: 'text' },
          { name: 'b', kind: 'text' },
        ],
      },
    ],
    [
      'branches get what stands beside them',
      { ...object({ a: { type: 'string' } }), oneOf: [object({ b: { type: 'string' } }), { required: ['a'] }] },
      {
        kind: 'oneOf',
        branches: [
          {
            kind: 'object',
            fields: [
              { name: 'a', kind: 'text' },
              { name: 'b', kind: 'text' },
            ],
          },
          { kind: 'object', fields: [{ name: 'a', required: true, kind: 'text' }] },
        ],
      },
    ],
    [
      'words, and who may say it',
      { type: 'string', title: 'T', description: 'D.\n', readOnly: true, writeOnly: true, deprecated: true },
      { kind: 'text', title: 'T', description: 'D.', readOnly: true, writeOnly: true, deprecated: true },
    ],
  ];
  for (const [fact, schema, node] of KINDS)
    test(fact, async () => {
      const { fields: [field] = [] } = (await bodyOf(object({ it: schema }))) as { fields?: Node[] };
      const { name: _, ...own } = field as Node & { name: string };
      assert.equal(own, node);
    });

  test('a shared schema is written once, and a place has its own words for it', async () => {
    const schemas = { Size: { type: 'integer', description: 'A size.', minimum: 1 } };
    const refer = { $ref: '#/components/schemas/Size' };
    const schema = object({
      a: refer,
      b: { ...refer, description: 'Yours.', default: 2 },
      c: { ...refer, maximum: 3 },
    });
    const size = { kind: 'integer', schema: 'Size', description: 'A size.', minimum: 1 };
    assert.equal(fieldsOf(await bodyOf(schema, schemas)), [
      { name: 'a', ...size },
      { name: 'b', ...size, description: 'Yours.', default: 2 },
      // Not the shared schema any more.
      { name: 'c', kind: 'integer', description: 'A size.', minimum: 1, maximum: 3 },
    ]);
    const definitions = filesOf(shop(schema, schemas)).get('forms/definitions.gen.ts') ?? '';
    assert.is(definitions.match(/A size/g)?.length, 1);
  });

  test('a schema may contain itself', async () => {
    const schemas = {
      Folder: object(
        { name: { type: 'string' }, in: { type: 'array', items: { $ref: '#/components/schemas/Folder' } } },
        ['name'],
      ),
    };
    const form = await formOf({ $ref: '#/components/schemas/Folder' }, schemas);
    const values = { body: { name: 'a', in: [{ name: 'b', in: [] }] } };
    assert.equal(readRequest(requestDraft(form, values)), { request: values, faults: [] });
  });

  test('a schema that is written out inside itself comes to an end', async () => {
    const folder = '#/components/schemas/Folder';
    const wrapped = (more: JsonObject) => ({ allOf: [{ $ref: folder }], description: 'Inside.', ...more });
    const schemas = {
      Folder: object({ a: wrapped({}), b: wrapped({ maxProperties: 2 }), c: wrapped({ maxProperties: 3 }) }),
    };
    const [a, b] = fieldsOf(await bodyOf({ $ref: folder }, schemas));
    assert.is(a?.schema, 'Folder');
    assert.is(a?.description, 'Inside.');
    assert.is(b?.kind, 'object');
  });

  test('parameters are fields too, without the key that the client sends', async () => {
    const parameters: JsonObject[] = [
      { name: 'limit', in: 'query', description: 'How many.', schema: { type: 'integer', default: 50 } },
      { name: 'Idempotency-Key', in: 'header', schema: { type: 'string' } },
      { name: 'If-Match', in: 'header', schema: { type: 'string' } },
    ];
    const form = await formOf({ type: 'string' }, {}, parameters);
    assert.is(form.keyed, true);
    assert.equal(form.parameters, [
      { in: 'query', name: 'limit', kind: 'integer', description: 'How many.', default: 50 },
      { in: 'header', name: 'If-Match', kind: 'text' },
    ]);
  });

  test('a client gives each form the type of its request', () => {
    const [api] = toConfig('codegen.json', {
      apis: { shop: { document: 'shop.yaml', output: 'out', client: 'client', forms: 'forms' } },
    }).apis;
    if (!api) throw new Error('there is an interface');
    const document = shop({ type: 'string' });
    const source = { config, registry: new Map(), api, document, folder: 'forms' };
    const text = formFiles(source, listOperations(config, document)).get('forms/orders.gen.ts') ?? '';
    assert.match(text, "import type { PlaceOrderRequest } from '../client/operations/place-order.gen.ts';");
    assert.match(text, 'export const placeOrder: Form<PlaceOrderRequest> =');
  });
});
