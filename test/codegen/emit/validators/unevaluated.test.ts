import * as assert from 'uvu/assert';
import { compileSchemas } from '../../../../codegen/emit/validators/validators.ts';
import type { Document, Json, JsonObject } from '../../../../codegen/read/document/document.ts';
import { asValidated } from '../../../../codegen/read/document/for-validators.ts';
import { suite } from '../../../support/suite.ts';

/** A property of this name makes a promise of an object, so linters refuse it. */
const THEN = 'then';

const schemas: JsonObject = {
  R: { type: 'object', properties: { a: {} } },
  D: { properties: { a: {} }, dependentSchemas: { a: { properties: { b: {} } } } },
  T: { prefixItems: [{ type: 'string' }] },
};

/** Schemas, and values with what JSON Schema says of them. Ajv alone gets a quarter of them wrong. */
const CASES: readonly (readonly [what: string, schema: JsonObject, values: readonly (readonly [Json, boolean])[]])[] = [
  [
    'dependentSchemas',
    {
      type: 'object',
      properties: { a: {} },
      dependentSchemas: { a: { properties: { b: { type: 'integer' } } } },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, b: 2 }, true],
      [{ b: 2 }, false],
      [{ a: 1, c: 1 }, false],
      [{ a: 1, b: 'x' }, false],
      [{}, true],
    ],
  ],
  [
    'dependentSchemas true',
    {
      properties: { a: {} },
      dependentSchemas: { a: true, z: { properties: { b: {} } } },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1 }, true],
      [{ b: 2 }, false],
    ],
  ],
  [
    'dep in allOf',
    {
      allOf: [{ properties: { a: {} }, dependentSchemas: { a: { properties: { b: {} } } } }],
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, b: 1 }, true],
      [{ b: 1 }, false],
    ],
  ],
  [
    'dep nested',
    {
      properties: { a: {} },
      dependentSchemas: { a: { properties: { b: {} }, dependentSchemas: { b: { properties: { c: {} } } } } },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, b: 1, c: 1 }, true],
      [{ a: 1, c: 1 }, false],
    ],
  ],
  [
    'dep two',
    {
      properties: { a: {}, d: {} },
      dependentSchemas: { a: { properties: { b: {} } }, d: { properties: { e: {} } } },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, b: 1 }, true],
      [{ d: 1, e: 1 }, true],
      [{ a: 1, e: 1 }, false],
      [{ a: 1, d: 1, b: 1, e: 1 }, true],
    ],
  ],
  [
    'dep addl',
    {
      properties: { a: {} },
      dependentSchemas: { a: { additionalProperties: { type: 'integer' } } },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, q: 1 }, true],
      [{ a: 1, q: 'x' }, false],
      [{ q: 1 }, false],
    ],
  ],
  [
    'if',
    {
      if: { properties: { k: { const: 1 } }, required: ['k'] },
      [THEN]: { properties: { a: {} } },
      else: { properties: { b: {} } },
      unevaluatedProperties: false,
    },
    [
      [{ k: 1, a: 1 }, true],
      [{ k: 1, b: 1 }, false],
      [{ b: 1 }, true],
      [{ k: 2, b: 1 }, false],
      [{ k: 2 }, false],
      [{ a: 1 }, false],
    ],
  ],
  [
    'if only',
    { if: { properties: { k: { const: 1 } } }, unevaluatedProperties: false },
    [
      [{ k: 1 }, true],
      [{ k: 2 }, false],
    ],
  ],
  [
    'anyOf',
    {
      anyOf: [
        { properties: { a: { type: 'integer' } }, required: ['a'] },
        { properties: { b: {} }, required: ['b'] },
      ],
      unevaluatedProperties: false,
    },
    [
      [{ a: 1 }, true],
      [{ b: 1 }, true],
      [{ a: 1, b: 1 }, true],
      [{ a: 'x', b: 1 }, false],
      [{ c: 1 }, false],
    ],
  ],
  [
    'oneOf',
    {
      oneOf: [
        { properties: { a: {} }, required: ['a'] },
        { properties: { b: {} }, required: ['b'] },
      ],
      properties: { c: {} },
      unevaluatedProperties: false,
    },
    [
      [{ a: 1, c: 1 }, true],
      [{ b: 1 }, true],
      [{ a: 1, b: 1 }, false],
      [{ a: 1, d: 1 }, false],
    ],
  ],
  [
    'not',
    { not: { properties: { a: { const: 1 } }, required: ['a'] }, unevaluatedProperties: false },
    [
      [{}, true],
      [{ a: 2 }, false],
    ],
  ],
  [
    'patternProperties',
    { patternProperties: { '^x': { type: 'integer' } }, unevaluatedProperties: false },
    [
      [{ x1: 1 }, true],
      [{ y: 1 }, false],
    ],
  ],
  [
    'pattern in allOf',
    { allOf: [{ patternProperties: { '^x': {} } }], unevaluatedProperties: false },
    [
      [{ x1: 1 }, true],
      [{ y: 1 }, false],
    ],
  ],
  [
    'pattern in anyOf',
    {
      anyOf: [
        { patternProperties: { '^x': {} }, required: ['x1'] },
        { required: ['z'], properties: { z: {} } },
      ],
      unevaluatedProperties: false,
    },
    [
      [{ x1: 1 }, true],
      [{ z: 1 }, true],
      [{ z: 1, x2: 1 }, false],
    ],
  ],
  ['addl nested', { allOf: [{ additionalProperties: true }], unevaluatedProperties: false }, [[{ q: 1 }, true]]],
  [
    'schema',
    { properties: { a: {} }, unevaluatedProperties: { type: 'integer' } },
    [
      [{ a: 'x', b: 1 }, true],
      [{ b: 'x' }, false],
    ],
  ],
  [
    'ref',
    { $ref: '#/components/schemas/R', properties: { c: {} }, unevaluatedProperties: false },
    [
      [{ a: 1, c: 1 }, true],
      [{ d: 1 }, false],
    ],
  ],
  [
    'ref dep',
    { $ref: '#/components/schemas/D', unevaluatedProperties: false },
    [
      [{ a: 1, b: 1 }, true],
      [{ b: 1 }, false],
    ],
  ],
  [
    'nested unev',
    { allOf: [{ properties: { a: {} }, unevaluatedProperties: true }], unevaluatedProperties: false },
    [[{ q: 1 }, true]],
  ],
  [
    'propertyNames',
    { properties: { a: {} }, propertyNames: { maxLength: 2 }, unevaluatedProperties: false },
    [
      [{ a: 1 }, true],
      [{ b: 1 }, false],
    ],
  ],
  [
    'items prefix',
    { prefixItems: [{ type: 'string' }], unevaluatedItems: false },
    [
      [['a'], true],
      [['a', 1], false],
      [[], true],
    ],
  ],
  [
    'items in allOf',
    { allOf: [{ prefixItems: [true, true] }], prefixItems: [{ type: 'string' }], unevaluatedItems: false },
    [
      [['a', 1], true],
      [['a', 1, 2], false],
    ],
  ],
  [
    'items contains',
    { contains: { type: 'integer' }, unevaluatedItems: false },
    [
      [[1, 2], true],
      [[1, 'x'], false],
    ],
  ],
  [
    'items contains+prefix',
    { prefixItems: [true], contains: { type: 'string' }, unevaluatedItems: false },
    [
      [[1, 'a'], true],
      [['a', 1], false],
      [[1, 'a', 2], false],
    ],
  ],
  [
    'items if',
    { if: { prefixItems: [{ const: 1 }] }, [THEN]: { prefixItems: [true, true] }, unevaluatedItems: false },
    [
      [[1, 2], true],
      [[2, 2], false],
      [[1, 2, 3], false],
    ],
  ],
  [
    'items anyOf',
    { anyOf: [{ prefixItems: [{ const: 1 }, true] }, { prefixItems: [{ const: 2 }] }], unevaluatedItems: false },
    [
      [[1, 5], true],
      [[2], true],
      [[2, 5], false],
    ],
  ],
  [
    'items ref',
    { $ref: '#/components/schemas/T', unevaluatedItems: false },
    [
      [['a'], true],
      [['a', 1], false],
    ],
  ],
  [
    'items schema',
    { prefixItems: [true], unevaluatedItems: { type: 'integer' } },
    [
      [['a', 1], true],
      [['a', 'b'], false],
    ],
  ],
  [
    'min contains 0',
    { contains: { type: 'integer' }, minContains: 0, unevaluatedItems: false },
    [
      [[], true],
      [[1], true],
      [['a'], false],
    ],
  ],
  [
    'items left',
    { anyOf: [{ prefixItems: [{ const: 1 }, true] }, { minItems: 1 }], unevaluatedItems: false },
    [
      [[1, 2], true],
      [[2], false],
    ],
  ],
  [
    'items all',
    { anyOf: [{ items: { type: 'integer' } }, { prefixItems: [{ type: 'string' }] }], unevaluatedItems: false },
    [
      [[1, 2, 3], true],
      [['a'], true],
      [['a', 1], false],
    ],
  ],
  [
    'items rest',
    { anyOf: [{ prefixItems: [{ const: 1 }, true] }, { minItems: 1 }], unevaluatedItems: { type: 'string' } },
    [
      [[1, 2, 'x'], true],
      [[2], false],
      [['a'], true],
    ],
  ],
];

suite('codegen/unevaluated fields and items', (test) => {
  for (const allErrors of [false, true])
    test(`are those that no matching part has evaluated${allErrors ? ', where all faults are reported' : ''}`, () => {
      for (const [what, schema, values] of CASES) {
        const document = {
          openapi: '3.1.0',
          info: { title: 'x', version: '1' },
          components: { schemas },
          schema,
        } as Document;
        const root = new Map([['x', asValidated(document, schema, 'request', new Set()) as JsonObject]]);
        const validate = compileSchemas(document, {}, 'request', root, { allErrors }).getSchema('x');
        for (const [value, isValid] of values)
          assert.is(validate?.(value), isValid, `${what}: ${JSON.stringify(value)}`);
      }
    });
});
