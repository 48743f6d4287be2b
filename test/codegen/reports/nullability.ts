import { type Report, reading, schemas } from './report.ts';

/** Null, in each version. */
export const nullability: readonly Report[] = [
  {
    from: 'openapi-typescript 482',
    fact: 'null in an enum is a value like others',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { f: { type: string, nullable: true, enum: [N, L, null] } } }',
    ),
    values: { A: { good: [{ f: 'N' }, { f: null }, {}], bad: [{ f: 'X' }, { f: 1 }] } },
  },
  {
    from: 'hey-api 2306',
    fact: 'an enum of integers with null keeps its integers, however many names an extension gives',
    document: schemas(
      '3.1.0',
      'A: { type: object, properties: { s: { type: [integer, "null"], enum: [1, 2, null], x-enum-varnames: [open, shut] } } }',
    ),
    values: { A: { good: [{ s: 1 }, { s: null }], bad: [{ s: '1' }, { s: 3 }, { s: 'open' }] } },
  },
  {
    from: 'openapi-typescript 1872',
    fact: 'an enum with null behind a reference has the name of its schema',
    document: schemas(
      '3.1.0',
      `A: { type: object, required: [v], properties: { v: { $ref: "#/components/schemas/V" } } }
V: { type: [string, "null"], enum: [ONE, TWO, null] }`,
    ),
    values: {
      A: { good: [{ v: 'ONE' }, { v: null }], bad: [{}, { v: 'null' }] },
      V: { good: ['TWO', null], bad: ['X'] },
    },
    code: 'same<C.A["v"], C.V>(true);',
  },
  {
    from: 'openapi-generator 19774',
    fact: 'a parameter with an enum of integers and null is read as an integer',
    document: reading(
      '3.0.3',
      '- { name: n, in: query, schema: { type: integer, nullable: true, enum: [1, 3, null] } }',
    ),
    parameters: [
      ['read', { query: { n: '3' } }, { query: { n: 3 } }],
      ['read', { query: {} }, { query: {} }],
      ['read', { query: { n: '2' } }, '/query/n enum'],
    ],
  },
  {
    from: 'swagger-typescript-api 543',
    fact: 'in 2.0, an enum of integers stays one beside an extension about null',
    document: schemas(
      '2.0',
      'A: { type: object, properties: { p: { type: integer, x-nullable: true, enum: [0, 1] } } }',
    ),
    values: { A: { good: [{ p: 0 }, {}], bad: [{ p: '0' }, { p: 2 }] } },
  },
  {
    from: 'openapi-psr7-validator 146',
    fact: 'a choice admits null where one variant does',
    document: schemas(
      '3.0.3',
      `A: { type: object, properties: { r: { oneOf: [{ $ref: "#/components/schemas/F" }, { $ref: "#/components/schemas/B" }] } } }
F: { type: object, required: [foo], properties: { foo: { type: string } } }
B: { type: object, nullable: true, required: [bar], properties: { bar: { type: string } } }`,
    ),
    values: {
      A: {
        good: [{ r: null }, { r: { foo: 'x' } }, { r: { bar: 'x' } }],
        bad: [{ r: 1 }, { r: {} }],
        wrong: [{ r: { foo: 'x', bar: 'x' } }],
      },
      F: { bad: [null] },
      B: { good: [null] },
    },
  },
  {
    from: 'kogosoftwarellc/open-api 679',
    fact: 'nullable beside allOf admits null',
    document: schemas(
      '3.0.3',
      'A: { type: object, required: [f], properties: { f: { nullable: true, allOf: [{ type: string }] } } }',
    ),
    values: { A: { good: [{ f: null }, { f: 'x' }], bad: [{}, { f: 1 }] } },
  },
  {
    from: 'typespec 4398',
    fact: 'nullable beside a choice of one enum admits null',
    document: schemas(
      '3.0.3',
      `A: { type: object, required: [e], properties: { e: { nullable: true, oneOf: [{ $ref: "#/components/schemas/E" }] } } }
E: { type: string, enum: [one, two] }`,
    ),
    values: { A: { good: [{ e: null }, { e: 'two' }], bad: [{ e: 'three' }, {}] }, E: { bad: [null] } },
  },
  {
    from: 'micronaut-openapi 1671',
    fact: 'a choice of a reference and null admits both, and null is not the same as absent',
    document: schemas(
      '3.1.0',
      `A: { type: object, required: [n], properties: { n: { oneOf: [{ $ref: "#/components/schemas/N" }, { type: "null" }] }, o: { anyOf: [{ type: string }, { type: "null" }], default: null } } }
N: { type: object, required: [t], properties: { t: { type: string } } }`,
    ),
    values: {
      A: { good: [{ n: null }, { n: { t: '' } }, { n: null, o: null }], bad: [{}, { n: {} }, { n: null, o: 1 }] },
    },
  },
  {
    from: 'openapi-generator 11388',
    fact: 'a type that is null without quotes is refused with its line',
    document: `openapi: 3.1.0
paths: {}
components:
  schemas:
    A:
      oneOf:
        - type: string
        - type: null`,
    refused: ['8#/components/schemas/A/oneOf/1/type: type cannot be null.'],
  },
  {
    from: 'OpenAPIValidators 240',
    fact: 'a format beside nullable judges only texts',
    document: schemas(
      '3.0.3',
      'A: { type: object, properties: { at: { type: string, format: date, nullable: true }, many: { type: array, nullable: true, items: { type: integer, nullable: true } }, map: { type: object, additionalProperties: { type: number, nullable: true } } } }',
    ),
    values: {
      A: {
        good: [{ at: null }, { at: '2026-01-31' }, { many: null }, { many: [1, null] }, { map: { a: null, b: 1.5 } }],
        bad: [{ at: 1 }, { many: ['1'] }, { map: null }, { map: { a: '1' } }],
        wrong: [{ at: 'yesterday' }, { many: [1.5] }],
      },
    },
  },
];
