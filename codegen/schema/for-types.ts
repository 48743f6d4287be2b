import { type Document, decodeSegment, isObject, type Json, type JsonObject } from '../document.ts';
import { ASSERTIONS } from './keywords.ts';
import { mapDocument } from './map.ts';

/** Types of the language itself that generated types name: a schema of this name would take their place. */
const GLOBALS = new Set(['Array', 'Blob', 'File', 'Omit']);
const PREFIX = '#/components/schemas/';

/** What types say besides: in their comments, and of the direction in which a value goes. */
const TOLD = new Set(['title', 'description', 'deprecated', 'readOnly', 'writeOnly', 'default']);

/**
 * The document in such words that the generator of types says neither less than the schemas do nor more: it leaves out what stands beside
 * `$ref`, takes lists of several items for lists that always have them, and does not know what is required but declared elsewhere.
 */
export const asTyped = <Part extends Document & JsonObject>(document: Part): Part => {
  const schemas = document.components?.schemas ?? {};
  const names = new Map<string, string>();
  for (const name of Object.keys(schemas)) if (GLOBALS.has(name)) names.set(name, freeName(`${name}Schema`, schemas));
  const visit = (written: JsonObject): JsonObject => {
    const schema = Object.fromEntries(Object.entries(written).filter(([key]) => ASSERTIONS.has(key) || TOLD.has(key)));
    const { $ref } = schema;
    if (typeof $ref !== 'string') return typed(schema);
    const renamed = names.get(decodeSegment($ref.slice(PREFIX.length)));
    return beside({ ...schema, ...(renamed === undefined ? {} : { $ref: `${PREFIX}${renamed}` }) });
  };
  const mapped = mapDocument(document, { schema: visit });
  if (names.size === 0) return mapped;
  const renamed = Object.entries(mapped.components?.schemas ?? {}).map(([name, schema]) => [
    names.get(name) ?? name,
    schema,
  ]);
  return { ...mapped, components: { ...mapped.components, schemas: Object.fromEntries(renamed) } };
};

const freeName = (name: string, taken: Readonly<Record<string, Json>>): string =>
  Object.hasOwn(taken, name) ? freeName(`${name}_`, taken) : name;

const beside = (schema: JsonObject): JsonObject => {
  const { $ref = '', ...rest } = schema;
  const entries = Object.entries(rest);
  if (!entries.some(([key]) => ASSERTIONS.has(key))) return schema;
  const restricting = entries.filter(([key]) => ASSERTIONS.has(key));
  const describing = entries.filter(([key]) => !ASSERTIONS.has(key));
  return { ...Object.fromEntries(describing), allOf: [{ $ref }, typed(Object.fromEntries(restricting))] };
};

const typed = (schema: JsonObject): JsonObject => opened(listed(declared(enumerated(schema))));

const SHAPES = ['properties', 'patternProperties', 'additionalProperties', 'allOf', 'anyOf', 'oneOf', '$ref'];

/** An object of which nothing else is said may have any field: where requests and replies differ, it would be left out. */
const opened = (schema: JsonObject): JsonObject => {
  const isBare =
    schema.type === 'object' &&
    !SHAPES.some((key) => (isObject(schema[key]) ? Object.keys(schema[key]).length > 0 : schema[key] !== undefined));
  return isBare ? { ...schema, additionalProperties: true } : schema;
};

/** Values that are no literals of the language: null and whatever has parts are types. */
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

/** A property that is required is there, wherever it is declared; one that nobody declares may be anything. */
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

/** A list of several kinds of items is a tuple only where it always has all of them and no more. */
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
