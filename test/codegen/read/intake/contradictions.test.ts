import * as assert from 'uvu/assert';
import type { Document, JsonObject } from '../../../../codegen/read/document/document.ts';
import { reportContradictions } from '../../../../codegen/read/intake/contradictions.ts';
import { suite } from '../../../support/suite.ts';

const ref = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const tagged = (values: readonly string[]): JsonObject => ({
  type: 'object',
  required: ['t'],
  properties: { t: { enum: values } },
});

/** Schemas that some value matches, and those that none does with the sentence about it. */
const SOUND: JsonObject = {
  Shared: { type: 'string', enum: ['a', 'b'] },
  Narrowed: { allOf: [ref('Shared'), { const: 'b' }] },
  Optional: { allOf: [{ type: 'object', properties: { t: { const: 1 } } }, { properties: { t: { const: 2 } } }] },
  Untyped: { allOf: [{ minLength: 3 }, { maxLength: 2 }] },
  Nullable: {
    type: ['object', 'null'],
    allOf: [{ required: ['t'], properties: { t: { const: 1 } } }, { properties: { t: { const: 2 } } }],
  },
  Tree: {
    allOf: [{ type: 'object', required: ['more'], properties: { more: { type: 'array', items: ref('Tree') } } }],
  },
  Open: {
    allOf: [{ type: 'object', additionalProperties: false, patternProperties: { '^x': {} } }, { required: ['x1'] }],
  },
};
const EMPTY: Readonly<Record<string, readonly [schema: JsonObject, sentence: string]>> = {
  Type: [{ allOf: [ref('Shared'), { type: 'integer' }] }, 'its parts have no type in common'],
  Enum: [{ allOf: [ref('Shared'), { enum: ['c'] }] }, 'its parts have no value in common'],
  Const: [{ $ref: '#/components/schemas/Narrowed', const: 'a' }, 'its parts have no value in common'],
  Limits: [
    { type: 'integer', allOf: [{ minimum: 3 }, { maximum: 2 }] },
    'minimum 3 of one part is above maximum 2 of another',
  ],
  Tags: [{ allOf: [tagged(['a']), tagged(['b'])] }, 't is required, and its parts have no value in common'],
  Types: [
    { allOf: [tagged(['a']), { properties: { t: { type: 'integer' } } }] },
    't is required, and its parts have no value in common',
  ],
  Never: [{ allOf: [tagged(['a']), { properties: { t: false } }] }, 't is required, and may not be there'],
  Closed: [
    { allOf: [{ type: 'object', additionalProperties: false, properties: {} }, tagged(['a'])] },
    'one part requires t, and another allows only its own properties',
  ],
};

suite('codegen/contradictions', (test) => {
  test('schemas that no value matches are faults, and no others', () => {
    const empty = Object.entries(EMPTY).map(([name, [schema]]) => [name, schema]);
    // Only the innermost is named.
    const outer = { Outer: { allOf: [ref('Enum'), { description: 'More.' }] } };
    const schemas: JsonObject = { ...SOUND, ...Object.fromEntries(empty), ...outer };
    const document: Document = { openapi: '3.1.0', info: { title: 'Empty', version: '1' }, components: { schemas } };
    const found: string[] = [];
    reportContradictions(document, {
      remark: () => {},
      fault: (at, rule, _mend, limitation) => found.push(`${at} ${rule} ${limitation}`),
    });
    assert.equal(
      found,
      Object.entries(EMPTY).map(([name, [, sentence]]) => `#/components/schemas/${name} ${sentence} contradiction`),
    );
  });
});
