import { isObject, type Json, type JsonObject, segment } from '../document.ts';

/** Where a schema holds schemas: one, a list of them, or some by name. */
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
  // A validator's own: see readers.ts.
  'either',
]);
const LISTS = new Set(['allOf', 'anyOf', 'oneOf', 'prefixItems']);
const MAPS = new Set(['properties', 'patternProperties', '$defs', 'definitions', 'dependentSchemas']);

/** What becomes of a schema, its own schemas done already. `at` is its JSON pointer. */
export type Visit = (schema: JsonObject, at: string) => Json;

const entriesTo = (value: JsonObject, to: (part: Json, key: string) => Json): JsonObject =>
  Object.fromEntries(Object.entries(value).map(([key, part]) => [key, to(part, key)]));

/** Rebuilds a schema from the inside. What only looks like a schema, in an enum or an example, is left alone. */
export const mapSchema = (schema: Json, at: string, visit: Visit): Json => {
  if (!isObject(schema)) return schema;
  const mapped = entriesTo(schema, (part, key) => {
    if (ONE.has(key)) return mapSchema(part, `${at}/${key}`, visit);
    if (LISTS.has(key) && Array.isArray(part))
      return part.map((one, index) => mapSchema(one, `${at}/${key}/${index}`, visit));
    if (MAPS.has(key) && isObject(part))
      return entriesTo(part, (one, name) => mapSchema(one, `${at}/${key}/${segment(name)}`, visit));
    return part;
  });
  return visit(mapped, at);
};

/** The schemas of a document hang from names that authors choose; under these keys stand such names, not OpenAPI's own. */
const NAMED = new Set([
  ...['paths', 'webhooks', 'pathItems', 'callbacks', 'responses', 'headers', 'content', 'parameters', 'requestBodies'],
  ...['schemas', 'securitySchemes', 'links', 'encoding', 'variables'],
]);
const DATA = new Set(['example', 'examples', 'security', 'servers']);

type Visits = {
  readonly schema: Visit;
  /** A part that is no schema. */
  readonly part?: (part: JsonObject, at: string) => Json;
};

/** Rebuilds a document from the inside: every schema, and what holds them. */
export const mapDocument = <Part extends JsonObject>(document: Part, visits: Visits): Part =>
  mapPart(document, '#', '', visits) as Part;

const mapPart = (value: Json, at: string, names: string, visits: Visits): Json => {
  if (Array.isArray(value)) return value.map((part, index) => mapPart(part, `${at}/${index}`, '', visits));
  if (!isObject(value)) return value;
  const mapped = entriesTo(value, (part, key) => {
    const here = `${at}/${segment(key)}`;
    if (names === 'schemas') return mapSchema(part, here, visits.schema);
    if (names !== '') return mapPart(part, here, '', visits);
    if (key === 'schema') return mapSchema(part, here, visits.schema);
    if (key.startsWith('x-') || DATA.has(key)) return part;
    return mapPart(part, here, NAMED.has(key) ? key : '', visits);
  });
  return names === '' && visits.part ? visits.part(mapped, at) : mapped;
};
