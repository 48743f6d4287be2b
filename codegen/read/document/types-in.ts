import { type Document, deref, isObject, type Json, type ReferenceObject } from './document.ts';
import { JSON_TYPES, type JsonType } from './keywords.ts';

/** The types that a value of a schema can have; `number` need not be an integer. */
export type Types = ReadonlySet<JsonType>;

const ALL: Types = new Set(JSON_TYPES);
const isType = (value: Json): value is JsonType => JSON_TYPES.some((type) => type === value);

const typeOf = (value: Json): JsonType => {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'number';
  return typeof value === 'string' ? 'string' : typeof value === 'boolean' ? 'boolean' : 'object';
};

/** A number may also be an integer. */
const closed = (types: Iterable<JsonType>): Types => {
  const set = new Set(types);
  return set.has('number') ? set.add('integer') : set;
};

const union = (sets: readonly Types[]): Types => new Set(sets.flatMap((set) => [...set]));

/** Reports whether values of these types can only be written as JSON. */
export const isNested = (types: Types): boolean =>
  types.size > 0 && [...types].every((type) => type === 'object' || type === 'array' || type === 'null');

const READ = new WeakMap<object, Types>();

/** The types left by the type keywords of the schema, its references and its variants. */
export const typesIn = (document: Pick<Document, 'components'>, schema: Json | undefined): Types => {
  if (!isObject(schema)) return schema === false ? new Set() : ALL;
  const known = READ.get(schema);
  if (known) return known;
  // While a schema is being read, a recursive reference to it restricts nothing.
  READ.set(schema, ALL);
  const parts: Types[] = [];
  const { type, enum: values, allOf, $ref } = schema;
  if (type !== undefined) parts.push(closed([type].flat().filter(isType)));
  if (Array.isArray(values)) parts.push(closed(values.map(typeOf)));
  if (schema.const !== undefined) parts.push(closed([typeOf(schema.const)]));
  if (typeof $ref === 'string') parts.push(typesIn(document, deref(document, schema as Json & ReferenceObject)));
  if (Array.isArray(allOf)) for (const part of allOf) parts.push(typesIn(document, part));
  for (const variants of [schema.anyOf, schema.oneOf])
    if (Array.isArray(variants)) parts.push(union(variants.map((part) => typesIn(document, part))));
  const types = new Set([...ALL].filter((one) => parts.every((part) => part.has(one))));
  READ.set(schema, types);
  return types;
};
