import { escapeSegment, isObject, type Json, type JsonObject } from './document.ts';

/** Keywords that contain schemas: one, a list, or a map by name. */
const ONE = new Set([
  'not',
  'if',
  'then',
  'else',
  'items',
  'contains',
  'additionalProperties',
  'unevaluatedProperties',
  'unevaluatedItems',
  'propertyNames',
  'contentSchema',
  // A keyword of our own: see readers.ts.
  'either',
]);
const LISTS = new Set([
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'],
  // A keyword of our own: see selects.ts.
  'variants',
]);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

/** Transforms a schema whose subschemas are already done. `at` is its JSON pointer. */
export type Visit = (schema: JsonObject, at: string) => Json;

/** The object with each value replaced; the same object if no value is new, since most of a document stays as it is. */
const entriesTo = (value: JsonObject, to: (part: Json, key: string) => Json): JsonObject => {
  let copy: Record<string, Json> | undefined;
  for (const key of Object.keys(value)) {
    const part = value[key] as Json;
    const next = to(part, key);
    if (next === part) continue;
    copy ??= { ...value };
    copy[key] = next;
  }
  return copy ?? value;
};

/** The same for the items of a list. */
const itemsTo = (list: readonly Json[], to: (part: Json, index: number) => Json): readonly Json[] => {
  const mapped = list.map(to);
  return mapped.every((part, index) => part === list[index]) ? list : mapped;
};

/** Rebuilds a schema bottom-up. A value that only looks like a schema, in an enum or an example, is left unchanged. */
export const mapSchema = (schema: Json, at: string, visit: Visit): Json => {
  if (!isObject(schema)) return schema;
  const mapped = entriesTo(schema, (part, key) => {
    if (ONE.has(key)) return mapSchema(part, `${at}/${key}`, visit);
    if (LISTS.has(key) && Array.isArray(part))
      return itemsTo(part, (one, index) => mapSchema(one, `${at}/${key}/${index}`, visit));
    if (MAPS.has(key) && isObject(part))
      return entriesTo(part, (one, name) => mapSchema(one, `${at}/${key}/${escapeSegment(name)}`, visit));
    return part;
  });
  return visit(mapped, at);
};

/** Under these keys the names are chosen by authors, not defined by OpenAPI. */
const NAMED = new Set([
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'responses', 'headers', 'content', 'parameters', 'requestBodies'],
  ...['schemas', 'securitySchemes', 'links', 'encoding', 'variables', 'mediaTypes', 'additionalOperations'],
]);
const DATA = new Set(['example', 'examples', 'security', 'servers']);

type Visits = {
  readonly schema: Visit;
  /** For schemas as a whole, in place of `schema` for each part of them. */
  readonly root?: (schema: Json, at: string) => Json;
  /** For parts that are not schemas. */
  readonly part?: (part: JsonObject, at: string) => Json;
};

/** Rebuilds a document bottom-up: every schema, and the parts around them. */
export const mapDocument = <Part extends JsonObject>(document: Part, visits: Visits): Part =>
  mapPart(document, '#', '', visits) as Part;

const mapPart = (value: Json, at: string, names: string, visits: Visits): Json => {
  if (Array.isArray(value)) return itemsTo(value, (part, index) => mapPart(part, `${at}/${index}`, '', visits));
  if (!isObject(value)) return value;
  const mapped = entriesTo(value, (part, key) => {
    const here = `${at}/${escapeSegment(key)}`;
    const mapRoot = visits.root ?? ((schema: Json, at: string) => mapSchema(schema, at, visits.schema));
    if (names === 'schemas') return mapRoot(part, here);
    if (names !== '') return mapPart(part, here, '', visits);
    if (key === 'schema' || key === 'itemSchema') return mapRoot(part, here);
    if (key.startsWith('x-') || DATA.has(key)) return part;
    return mapPart(part, here, NAMED.has(key) ? key : '', visits);
  });
  return names === '' && visits.part ? visits.part(mapped, at) : mapped;
};
