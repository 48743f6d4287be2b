import { type Report, schemas } from './report.ts';

/** Properties, maps, lists, tuples, single values, and schemas that hold themselves. */
export const objects: readonly Report[] = [
  {
    from: 'orval 1516',
    fact: 'a field whose type differs from that of unnamed fields compiles, and both are judged',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { empty: { type: boolean } }, additionalProperties: { type: object, required: [n], properties: { n: { type: integer } } } }',
    ),
    values: {
      A: {
        good: [{ empty: true }, { more: { n: 1 } }, { empty: false, more: { n: 1 } }],
        bad: [{ more: 1 }],
        wrong: [{ more: true }],
      },
    },
  },
  {
    from: 'orval 1948',
    fact: 'no properties and open is any object',
    document: schemas('3.0.3', 'A: { type: object, properties: {}, additionalProperties: true, description: "" }'),
    values: { A: { good: [{}, { a: 1, b: { c: [] } }], bad: [null, 1, 'x', []] } },
  },
  {
    from: 'orval 317',
    fact: 'a named field beside a map of the same type',
    document: schemas(
      '3.0.3',
      'A: { type: object, additionalProperties: false, required: [data], properties: { data: { type: object, additionalProperties: { type: array, items: { type: string } }, properties: { base: { type: array, items: { type: string } } } } } }',
    ),
    values: {
      A: {
        good: [{ data: {} }, { data: { base: ['x'], other: ['y'] } }],
        bad: [{}, { data: { other: 'y' } }, { data: {}, more: 1 }],
      },
    },
  },
  {
    from: 'hey-api 2523',
    fact: 'unnamed fields are judged by the pattern of their names',
    document: schemas(
      '3.1.0',
      'A: { type: object, patternProperties: { "^n_": { type: number }, "^s_": { type: string } }, additionalProperties: false }',
    ),
    values: {
      A: { good: [{ n_a: 1, s_a: 'x' }, {}], bad: [{ n_a: true }], wrong: [{ n_a: 'x' }, { s_b: 2 }, { other: 1 }] },
    },
  },
  {
    from: 'openapi-schema-to-json-schema 37',
    fact: 'names of fields may come from an enum',
    document: schemas(
      '3.1.0',
      'A: { type: object, propertyNames: { enum: [foo, bar] }, additionalProperties: { type: integer } }',
    ),
    values: { A: { good: [{ foo: 1 }, { foo: 1, bar: 2 }, {}], bad: [{ foo: 'x' }], wrong: [{ other: 1 }] } },
  },
  {
    from: 'hey-api 352',
    fact: 'prefixItems of a fixed length are a tuple',
    document: schemas(
      '3.1.0',
      'A: { type: object, required: [point], properties: { point: { type: array, minItems: 2, maxItems: 2, prefixItems: [{ type: number }, { type: string }] } } }',
    ),
    values: { A: { good: [{ point: [1, 'x'] }], bad: [{ point: ['x', 1] }, { point: [1] }, { point: [1, 'x', 2] }] } },
    lint: [],
  },
  {
    from: 'kubb 222',
    fact: 'a list of tuples that are closed by items: false',
    document: schemas(
      '3.1.0',
      'A: { type: array, items: { type: array, prefixItems: [{ type: string }, { type: boolean }], items: false, minItems: 2 } }',
    ),
    values: { A: { good: [[['2026-06-06', true]], []], bad: [[['x', 'y']], [[1, true]], [['x', true, 1]]] } },
  },
  {
    from: 'openapi-python-client 1130',
    fact: 'items beside prefixItems are the rest',
    document: schemas(
      '3.1.0',
      'A: { type: array, prefixItems: [{ type: string }], items: { type: integer }, minItems: 1 }',
    ),
    values: { A: { good: [['x'], ['x', 1, 2]], bad: [[true], 'x'], wrong: [[], [1], ['x', 'y']] } },
  },
  {
    from: 'openapi-zod-client 198',
    fact: 'a tree',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { items: { type: array, items: { $ref: "#/components/schemas/A" } } } }',
    ),
    values: { A: { good: [{}, { items: [{ items: [{}] }] }], bad: [{ items: [{ items: 1 }] }, { items: {} }] } },
    mock: [
      {
        ask: 'POST /a',
        headers: { 'content-type': 'application/json' },
        body: '{"items":[{}]}',
        status: 200,
        type: 'application/json',
      },
    ],
  },
  {
    from: 'hey-api 552',
    fact: 'two schemas that extend a base which lists them are values of the base',
    document: schemas(
      '3.0.3',
      `A: { type: object, required: [role], properties: { role: { type: string } }, discriminator: { propertyName: role, mapping: { aws: "#/components/schemas/Aws", azure: "#/components/schemas/Azure" } } }
Aws: { allOf: [{ $ref: "#/components/schemas/A" }, { type: object, properties: { arn: { type: string } } }] }
Azure: { allOf: [{ $ref: "#/components/schemas/A" }, { type: object, properties: { tenant: { type: string } } }] }
Roles: { type: array, items: { oneOf: [{ $ref: "#/components/schemas/Aws" }, { $ref: "#/components/schemas/Azure" }] } }`,
    ),
    values: {
      Aws: { good: [{ role: 'aws', arn: 'x' }], bad: [{}, { role: 'azure' }] },
      A: {
        good: [{ role: 'aws' }, { role: 'aws', arn: 'x' }, { role: 'azure', tenant: 'x' }],
        bad: [{}, { role: 'aws', arn: 1 }],
      },
    },
  },
  {
    from: 'json-schema-ref-parser 271',
    fact: 'a schema that is only a reference to itself is refused',
    document: `openapi: 3.0.3
paths: {}
components:
  schemas:
    A: { $ref: "#/components/schemas/A" }`,
    refused: ['5#/components/schemas/A: A and A apply each other to the same value.'],
  },
  {
    from: 'hey-api 2982',
    fact: 'a reference may lead outside of components',
    document: `openapi: 3.1.0
paths:
  /tree:
    post:
      operationId: postTree
      responses: { "200": { description: The tree., content: { application/json: { schema: { type: array, items: { $ref: "#/x-schemas/node" } } } } } }
x-schemas: { node: { type: object, properties: { id: { type: string }, children: { type: array, items: { $ref: "#/x-schemas/node" } } } } }`,
    validators: {
      'postTree 200': {
        good: [[], [{ id: 'x', children: [{}] }]],
        bad: [{}, [{ id: 1 }], [{ children: [{ id: 1 }] }]],
      },
    },
  },
  {
    from: 'nswag 2629',
    fact: 'fields may have any name',
    document: schemas(
      '3.1.0',
      `A: { type: object, required: ["can?", "@id"], properties: { "can?": { type: boolean }, "@id": { type: string }, "*": { type: integer }, "a.b": { type: string }, "quote'd": { type: string }, "back\\\\slash": { type: string }, "": { type: integer }, "\${x}": { type: string }, "*/": { type: string } } }`,
    ),
    values: {
      A: {
        good: [
          {
            'can?': true,
            '@id': '1',
            '*': 1,
            'a.b': 'x',
            "quote'd": 'x',
            'back\\slash': 'x',
            '': 1,
            '${x}': 'x',
            '*/': 'x',
          },
        ],
        bad: [
          { 'can?': true },
          { 'can?': true, '@id': '1', '*': 'x' },
          { 'can?': true, '@id': '1', '': 'x' },
          { 'can?': 1, '@id': '1' },
        ],
      },
    },
  },
  {
    from: 'orval 1509',
    fact: 'const of each kind is its literal',
    document: schemas(
      '3.1.0',
      'A: { type: object, required: [v, ok], properties: { v: { const: 2 }, ok: { const: true }, s: { const: "it\'s" }, none: { const: null }, list: { const: [1, a] }, map: { const: { k: 1 } } } }',
    ),
    values: {
      A: {
        good: [
          { v: 2, ok: true, s: "it's", none: null },
          { v: 2, ok: true, list: [1, 'a'], map: { k: 1 } },
        ],
        bad: [
          { v: 3, ok: true },
          { v: 2, ok: false },
          { v: 2, ok: true, s: 'its' },
          { v: 2, ok: true, none: 0 },
        ],
      },
    },
  },
  {
    from: 'openapi-typescript 365',
    fact: 'an enum of numbers, booleans and texts is their union',
    document: schemas('3.1.0', 'A: { enum: [1, "1", true, -0.5, "a\\"b", "line\\nbreak"] }'),
    values: { A: { good: [1, '1', true, -0.5, 'a"b', 'line\nbreak'], bad: [2, 'true', false, 'a', 0.5] } },
  },
];
