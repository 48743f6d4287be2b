import * as assert from 'uvu/assert';
import openapi from '../../../generated/built/openapi.json' with { type: 'json' };
import { untypedFields } from '../../../server/http/decimal-fields.ts';
import { operations, resolved, type Schema } from '../../support/schema.ts';
import { suite } from '../../support/suite.ts';

const operationOf = (id: string): object => {
  const found = Object.values(openapi.paths)
    .flatMap((item) => Object.values(item))
    .find((operation) => 'operationId' in operation && operation.operationId === id);
  if (found === undefined) throw new Error(`there is no operation ${id}`);
  return found;
};

/** Counts the values in a body, at any depth, that may be anything. */
const countUntyped = (schema: unknown): number => {
  if (typeof schema !== 'object' || schema === null) return schema === true ? 1 : 0;
  const {
    properties = {},
    additionalProperties,
    items,
    allOf = [],
    anyOf = [],
    oneOf = [],
    ...rest
  } = Object(resolved(schema as Schema));
  const values = [...Object.values(properties), additionalProperties, items].filter((value) => value !== undefined);
  // One that only requires fields adds no value.
  const shapes = [...allOf, ...anyOf, ...oneOf].filter((each) => Object.keys(each).join() !== 'required');
  const isTyped = ['type', 'enum', 'const', 'not'].some((name) => name in rest);
  return [...values, ...shapes].reduce((sum, each) => sum + countUntyped(each), isTyped || shapes.length > 0 ? 0 : 1);
};

suite('server/http/untyped-fields', (test) => {
  test('every untyped value of every body is found, so its numbers keep their digits', () => {
    for (const { operationId, body } of operations)
      assert.is(untypedFields(openapi, operationOf(operationId)).length, countUntyped(body), operationId);
    assert.equal(untypedFields(openapi, operationOf('contributeToInstance')), ['metadata', 'event_metadata']);
  });
});
