import { type Document, deref, isObject, type Json, type JsonObject, type Schema } from './document.ts';

export const toList = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Longer chains of references are circular. */
const DEPTH_MAX = 24;

/** A schema with its reference and all parts of `allOf` in one, to make values from; what is made is validated against the original. */
export const mergedSchema = (document: Document, schema: Schema, depth = 0): Schema => {
  if (depth > DEPTH_MAX) return {};
  const { $ref, allOf, ...own } = schema;
  const target =
    typeof $ref === 'string' ? mergedSchema(document, deref<Schema>(document, { $ref }), depth + 1) : undefined;
  const parts = toList(allOf).flatMap((part) => (isObject(part) ? [mergedSchema(document, part, depth + 1)] : []));
  const all = [...(target ? [target] : []), own, ...parts];
  return all.length === 1 ? own : all.reduce(both);
};

/** Two schemas that both apply, in one. */
export const both = (one: Schema, other: Schema): Schema => {
  const merged: Record<string, Json> = { ...one, ...other };
  for (const [key, join] of Object.entries(JOINS)) {
    const [left, right] = [one[key], other[key]];
    if (left !== undefined && right !== undefined) merged[key] = join(left, right);
  }
  // Two lists of variants cannot be one: the second becomes a part of each of the first.
  for (const key of ['oneOf', 'anyOf'])
    if (one[key] !== undefined && other[key] !== undefined)
      merged[key] = toList(one[key]).map((variant) => ({ allOf: [variant, { [key]: other[key] ?? [] }] }));
  return merged;
};

const larger = (one: Json, other: Json): Json => Math.max(Number(one), Number(other));
const smaller = (one: Json, other: Json): Json => Math.min(Number(one), Number(other));
const shared = (one: Json, other: Json): Json => {
  const texts = new Set([other].flat().map((value) => JSON.stringify(value)));
  return [one].flat().filter((value) => texts.has(JSON.stringify(value)));
};

/** Numbers are whole or not: `integer` is a part of `number`. */
const sharedTypes = (one: Json, other: Json): Json => {
  const [left, right] = [[one].flat().map(String), [other].flat().map(String)];
  const types = left.filter((type) => right.includes(type) || (type === 'integer' && right.includes('number')));
  return [...types, ...(left.includes('number') && right.includes('integer') ? ['integer'] : [])];
};

const properties = (one: Json, other: Json): Json => {
  if (!isObject(one) || !isObject(other)) return other;
  const merged: Record<string, Json> = { ...one };
  for (const [name, schema] of Object.entries(other)) {
    const earlier = one[name];
    merged[name] = earlier === undefined ? schema : ({ allOf: [earlier, schema] } satisfies JsonObject);
  }
  return merged;
};

const JOINS: Readonly<Record<string, (one: Json, other: Json) => Json>> = {
  type: sharedTypes,
  enum: shared,
  properties,
  required: (one, other) => [...new Set([...toList(one), ...toList(other)])],
  minimum: larger,
  exclusiveMinimum: larger,
  minLength: larger,
  minItems: larger,
  minProperties: larger,
  maximum: smaller,
  exclusiveMaximum: smaller,
  maxLength: smaller,
  maxItems: smaller,
  maxProperties: smaller,
};
