import type { ErrorObject } from 'ajv';
import { describeRule } from './rule-descriptions.ts';

const TYPES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  null: 'null',
};

const counted = (count: number, one: string, more: string): string => `${count} ${count === 1 ? one : more}`;

/** Without an exponent, which few people write. */
const numeral = (value: number): string =>
  value.toLocaleString('en', { useGrouping: false, maximumFractionDigits: 20 });

const atLeast = (limit: number, one: string, more: string): string =>
  limit === 1 ? 'Must not be empty.' : `Must have at least ${counted(limit, one, more)}.`;

const atMost = (limit: number, one: string, more: string): string =>
  limit === 0 ? 'Must be empty.' : `Must not have more than ${counted(limit, one, more)}.`;

/** A sentence for each keyword of JSON Schema that checks a value, with what the validator says about its failure. */
const SENTENCES: Readonly<Record<string, (params: ErrorObject['params']) => string>> = {
  type: ({ type }) =>
    `Must be ${[type]
      .flat()
      .map((each) => TYPES[each] ?? each)
      .join(' or ')}.`,
  required: () => 'This field is required.',
  dependentRequired: () => 'This field is required.',
  additionalProperties: () => 'Unknown field; remove it or correct its name.',
  unevaluatedProperties: () => 'Unknown field; remove it or correct its name.',
  propertyNames: () => 'A field has a name that is not allowed.',
  enum: ({ allowedValues }) => `Must be one of ${allowedValues.map(String).join(', ')}.`,
  const: ({ allowedValue }) => `Must be ${JSON.stringify(allowedValue)}.`,
  minimum: ({ limit }) => `Must be at least ${numeral(limit)}.`,
  maximum: ({ limit }) => `Must be at most ${numeral(limit)}.`,
  exclusiveMinimum: ({ limit }) => `Must be above ${numeral(limit)}.`,
  exclusiveMaximum: ({ limit }) => `Must be below ${numeral(limit)}.`,
  multipleOf: ({ multipleOf }) => `Must be a multiple of ${numeral(multipleOf)}.`,
  minLength: ({ limit }) => atLeast(limit, 'character', 'characters'),
  maxLength: ({ limit }) => atMost(limit, 'character', 'characters'),
  minItems: ({ limit }) => atLeast(limit, 'item', 'items'),
  maxItems: ({ limit }) => atMost(limit, 'item', 'items'),
  minProperties: ({ limit }) => atLeast(limit, 'field', 'fields'),
  maxProperties: ({ limit }) => atMost(limit, 'field', 'fields'),
  uniqueItems: () => 'Must not have the same item twice.',
  contains: () => 'An item that must be in the list is missing.',
  unevaluatedItems: () => 'Has an item too many.',
  additionalItems: () => 'Has an item too many.',
  pattern: ({ pattern }) => describeRule(pattern) ?? `Must match the pattern ${pattern}.`,
  format: ({ format }) => describeRule(format) ?? `Must have the format ${format}.`,
  oneOf: () => 'Must have exactly one of the shapes that are allowed here.',
  anyOf: () => 'Must have one of the shapes that are allowed here.',
  not: () => 'This value is not allowed.',
  if: () => 'Does not fit the other fields.',
  'false schema': () => 'This value is not allowed.',
};

/** Describes the fault of a value in a sentence that says what to send. */
export const faultSentence = ({ keyword, params }: Pick<ErrorObject, 'keyword' | 'params'>): string =>
  SENTENCES[keyword]?.(params) ?? 'This value is not valid.';
