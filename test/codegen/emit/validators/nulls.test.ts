import * as assert from 'uvu/assert';
import { leaveOutNulls, NullPlans } from '../../../../codegen/emit/validators/null-plans.ts';
import type { Document, Json } from '../../../../codegen/read/document/document.ts';
import { suite } from '../../../support/suite.ts';

const text: Json = { type: 'string' };
const schemas: Record<string, Json> = {
  Node: { type: 'object', properties: { name: text, next: { $ref: '#/components/schemas/Node' } } },
  Base: { type: 'object', required: ['id'], properties: { id: text, note: text } },
};
const document: Document = { openapi: '3.1.0', info: { title: 'Cases', version: '1' }, components: { schemas } };

/** The value after removing nulls. */
const left = (schema: Json, value: Json): unknown => {
  const plans = new NullPlans(document);
  const place = plans.add(schema);
  const copy = structuredClone(value);
  if (place !== undefined) leaveOutNulls(plans.list, place, copy);
  return copy;
};

const cases: [name: string, schema: Json, value: Json, left: Json][] = [
  [
    'a required field keeps it',
    { required: ['a'], properties: { a: text, b: text } },
    { a: null, b: null },
    { a: null },
  ],
  [
    'a field that says it may be null keeps it',
    { properties: { a: { type: ['string', 'null'] }, b: { anyOf: [text, { type: 'null' }] } } },
    { a: null, b: null },
    { a: null, b: null },
  ],
  [
    'a field that may be anything does not',
    { required: ['b'], properties: { a: {}, b: {} } },
    { a: null, b: null },
    { b: null },
  ],
  [
    'of alternatives, those next to one with a value',
    {
      oneOf: [
        { required: ['a'], properties: { a: text } },
        { required: ['b'], properties: { b: text } },
      ],
    },
    { a: 'x', b: null },
    { a: 'x' },
  ],
  [
    'what is inside of a field that may be anything is kept',
    { properties: { a: {} } },
    { a: { b: null } },
    { a: { b: null } },
  ],
  [
    'items of lists keep it, and what is in them does not',
    { items: { properties: { a: text } } },
    [null, { a: null }],
    [null, {}],
  ],
  ['tuples too', { prefixItems: [{ properties: { a: text } }] }, [{ a: null }], [{}]],
  [
    'values of maps keep it, also one that has a name',
    { properties: { email: text }, additionalProperties: { type: 'object', properties: { a: text } } },
    { email: null, b: null, c: { a: null } },
    { email: null, b: null, c: {} },
  ],
  ['a field that no schema knows keeps it', { properties: { a: text } }, { a: null, z: null }, { z: null }],
  [
    'a schema inside itself',
    { $ref: '#/components/schemas/Node' },
    { next: { name: null, next: { next: null } } },
    { next: { next: {} } },
  ],
  [
    'a base, and what requires a field of it',
    { allOf: [{ $ref: '#/components/schemas/Base' }, { required: ['note'], properties: { more: text } }] },
    { id: null, note: null, more: null },
    { id: null, note: null },
  ],
  [
    'of variants, the fields that none of them requires',
    {
      oneOf: [
        { required: ['a'], properties: { a: text, x: text } },
        { required: ['b'], properties: { b: text } },
      ],
    },
    { a: null, b: null, x: null },
    { a: null, b: null },
  ],
  [
    'a field that one variant requires and another does not',
    { anyOf: [{ required: ['a'], properties: { a: text } }, { properties: { a: text } }] },
    { a: null },
    {},
  ],
  ['names of every object', { properties: { constructor: text } }, { constructor: null }, {}],
  ['a value of another type', { properties: { a: text } }, 'a', 'a'],
];

suite('codegen/nulls', (test) => {
  for (const [name, schema, value, expected] of cases)
    test(`leaves out nulls: ${name}`, () => {
      assert.equal(left(schema, value), expected);
    });

  test('a schema without optional fields has no plan', () => {
    const plans = new NullPlans(document);
    assert.is(plans.add({ type: 'object', required: ['a'], properties: { a: text } }), undefined);
    assert.is(plans.add({ type: 'array', items: text }), undefined);
    assert.equal(plans.list, []);
  });
});
