import { type Document, decodeSegment, isObject, type Json, type JsonObject } from '../../read/document/document.ts';
import { ASSERTIONS } from '../../read/document/keywords.ts';
import { mapDocument } from '../../read/document/map-schema.ts';
import { integersOf, isWide } from '../../read/document/wide-integers.ts';

/** Built-in types that generated types use; a schema of the same name would shadow them. */
const GLOBALS = new Set(['Array', 'Blob', 'File', 'Omit']);
const PREFIX = '#/components/schemas/';

/** Keywords that add comments or say in which direction a value goes. */
const TOLD = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'default']);

/**
 * Adapts the document so that the type generator says exactly what the schemas do. It ignores siblings of `$ref`, types lists that may be
 * shorter as tuples, and misses required properties that are declared elsewhere.
 */
export const asTyped = <Part extends Document & JsonObject>(document: Part): Part => {
  const schemas = document.components?.schemas ?? {};
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) if (GLOBALS.has(name)) names.set(name, freeName(`${name}Schema`, schemas));
  const visit = (written: JsonObject): JsonObject => {
    const schema = Object.fromEntries(Object.entries(written).filter(([key]) => ASSERTIONS.has(key) || TOLD.has(key)));
    const { $ref } = schema;
    if (integers !== 'number' && isWide(schema)) return wideType(schema, integers);
    if (typeof $ref !== 'string') return typed(schema);
    const renamed = names.get(decodeSegment($ref.slice(PREFIX.length)));
    return withSiblings({ ...schema, ...(renamed === undefined ? {} : { $ref: `${PREFIX}${renamed}` }) });
  };
  const integers = integersOf(document);
  const mapped = withBigint(mapDocument(document, { schema: visit }), integers === 'bigint');
  if (names.size === 0) return mapped;
  const renamed = Object.entries(mapped.components?.schemas ?? {}).map(([name, schema]) => [
    names.get(name) ?? name,
    schema,
  ]);
  return { ...mapped, components: { ...mapped.components, schemas: Object.fromEntries(renamed) } };
};

/** The name that stands for `bigint`, which JSON Schema cannot say. */
export const BIGINT = 'CodegenBigint';

/** An integer of 64 bits as a project wants it. */
const wideType = (schema: JsonObject, as: 'bigint' | 'string'): JsonObject => {
  const described = Object.fromEntries(Object.entries(schema).filter(([key]) => TOLD.has(key) && key !== 'default'));
  const isNullable = [schema.type].flat().includes('null');
  if (as === 'string') return { ...described, type: isNullable ? ['string', 'null'] : 'string' };
  const own = { $ref: `${PREFIX}${BIGINT}` };
  return { ...described, ...(isNullable ? { anyOf: [own, { type: 'null' }] } : own) };
};

const withBigint = <Part extends Document & JsonObject>(document: Part, isAsked: boolean): Part =>
  isAsked
    ? {
        ...document,
        components: {
          ...document.components,
          schemas: { ...document.components?.schemas, [BIGINT]: { type: 'string' } },
        },
      }
    : document;

const freeName = (name: string, taken: Readonly<Record<string, Json>>): string =>
  Object.hasOwn(taken, name) ? freeName(`${name}_`, taken) : name;

const withSiblings = (schema: JsonObject): JsonObject => {
  const { $ref = '', ...rest } = schema;
  const entries = Object.entries(rest);
  if (!entries.some(([key]) => ASSERTIONS.has(key))) return schema;
  const restricting = entries.filter(([key]) => ASSERTIONS.has(key));
  const describing = entries.filter(([key]) => !ASSERTIONS.has(key));
  return { ...Object.fromEntries(describing), allOf: [{ $ref }, typed(Object.fromEntries(restricting))] };
};

const typed = (schema: JsonObject): JsonObject => opened(listed(declared(enumerated(schema))));

const SHAPES = ['properties', 'patternProperties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', '$ref'];

/** An object schema without properties allows any field; where requests and replies differ, the generator would drop it. */
const opened = (schema: JsonObject): JsonObject => {
  const isBare =
    schema.type === 'object' &&
    !SHAPES.some((key) => (isObject(schema[key]) ? Object.keys(schema[key]).length > 0 : schema[key] !== undefined));
  return isBare ? { ...schema, additionalProperties: true } : schema;
};

/** Enum values without a literal type: null, objects and lists. */
const enumerated = (schema: JsonObject): JsonObject => {
  const { const: only, enum: values = only === undefined ? undefined : [only], ...rest } = schema;
  if (!Array.isArray(values)) return schema;
  const odd = values.filter((value) => typeof value === 'object');
  if (odd.length === 0 || (rest.type !== undefined && odd.every((value) => value === null))) return schema;
  const kinds = new Set(odd.map((value) => (value === null ? 'null' : Array.isArray(value) ? 'array' : 'object')));
  const literals = values.filter((value) => typeof value !== 'object');
  const { type: _type, ...described } = rest;
  return {
    ...described,
    anyOf: [...(literals.length > 0 ? [{ enum: literals }] : []), ...[...kinds].map((type) => opened({ type }))],
  };
};

/** Declares required properties where they are required; a property declared nowhere may be anything. */
const declared = (schema: JsonObject): JsonObject => {
  const { required, properties, type } = schema;
  const own = isObject(properties) ? properties : {};
  const plain = Object.entries(own).flatMap(([name, property]): [string, Json][] =>
    property === false ? [] : [[name, property === true ? {} : property]],
  );
  const names = Array.isArray(required) ? required.map(String).filter((name) => !Object.hasOwn(own, name)) : [];
  const isPlain = plain.length === Object.keys(own).length && plain.every(([name, property]) => own[name] === property);
  if (isPlain && (names.length === 0 || (type !== 'object' && properties === undefined && type !== undefined)))
    return schema;
  const missing = names.map((name): [string, Json] => [name, {}]);
  return { ...schema, type: type ?? 'object', properties: Object.fromEntries([...plain, ...missing]) };
};

/** A list of several item schemas is a tuple only if it always has exactly these items. */
const listed = (schema: JsonObject): JsonObject => {
  const { prefixItems, items, ...rest } = schema;
  if (!Array.isArray(prefixItems)) return items === true ? { ...rest, items: {} } : schema;
  const { length } = prefixItems;
  const isClosed = items === false || (typeof rest.maxItems === 'number' && rest.maxItems <= length);
  const isFull = typeof rest.minItems === 'number' && rest.minItems >= length;
  if (isClosed && isFull) return schema;
  const others = items === false ? [] : [isObject(items) ? items : {}];
  return { ...rest, type: 'array', items: { anyOf: [...prefixItems, ...others] } };
};
