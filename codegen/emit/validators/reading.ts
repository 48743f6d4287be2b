import { type Document, deref, isObject, type Json, type JsonObject } from '../../read/document/document.ts';
import type { JsonType } from '../../read/document/keywords.ts';
import type { Reader } from '../../read/document/readers.ts';
import { isNested, typesIn } from '../../read/document/types-in.ts';
import { hasWide, integersOf } from '../../read/document/wide-integers.ts';

/** Types that text may be parsed as, and the format that it must have. People read the names in fault messages. */
const NUMBERS: readonly (readonly [JsonType, Reader, string])[] = [
  ['number', 'decimal', 'decimal number'],
  ['integer', 'whole', 'whole number'],
];

/** Nested lists and nested objects cannot be written as text. */
const LEVELS_MAX = 2;

/**
 * The steps that parse text into what its schema expects, each a schema that runs before the schema itself. They depend on the types that
 * the whole schema allows, so that no variant changes what the next one sees.
 */
export const listSteps = (
  document: Document,
  schema: Json,
  delimiter?: Reader,
  level = 0,
  isDeep = false,
): JsonObject[] => {
  // Text cannot be null, nor an object without a style.
  const types = new Set([...typesIn(document, schema)].filter((type) => type !== 'null'));
  const steps: JsonObject[] = [];
  if (types.has('array') && level < (isDeep ? DEPTH_MAX : LEVELS_MAX)) {
    if (delimiter) steps.push({ readAs: delimiter });
    else if (types.size === 1) steps.push({ readAs: 'list' });
    const items = partsOf(document, schema, ({ items: own, prefixItems }) => [own ?? [], prefixItems ?? []].flat());
    const inner = items.length === 0 ? [] : itemSteps(document, { anyOf: items }, level + 1, isDeep);
    if (inner.length > 0) steps.push({ items: { allOf: inner } });
  }
  const isObjectRead = types.has('object') && (level === 0 || (isDeep && level < DEPTH_MAX && !isAnything(types)));
  const properties = isObjectRead ? propertySteps(document, schema, level + 1, isDeep) : undefined;
  if (properties) steps.push(properties);
  return [...steps, ...scalarSteps(document, schema, types)];
};

/** Objects and lists in a list have no text form, so they are JSON. */
const itemSteps = (document: Document, items: Json, level: number, isDeep: boolean): JsonObject[] => [
  ...(isNested(typesIn(document, items)) ? [{ readAs: 'json' }] : []),
  ...(isDeep || !isNested(typesIn(document, items)) ? listSteps(document, items, undefined, level, isDeep) : []),
];

const scalarSteps = (document: Document, schema: Json, types: ReadonlySet<JsonType>): JsonObject[] => {
  const [number] = NUMBERS.filter(([type]) => types.has(type));
  const whole = number?.[1] === 'whole' && hasWide(document, schema) ? wideReader(document) : number?.[1];
  const readers = [...(whole ? [whole] : []), ...(types.has('boolean') ? (['boolean'] as const) : [])];
  if (readers.length === 0 || isAnything(types)) return [];
  if (types.has('string')) return [{ either: schema, readers }];
  const [, , format] = number ?? [];
  const isNumber = [...types].every((type) => type === 'number' || type === 'integer');
  return [...(format && isNumber ? [{ format }] : []), ...readers.map((readAs) => ({ readAs }))];
};

const wideReader = (document: Document): Reader => (integersOf(document) === 'number' ? 'exact' : 'wide');

/** A schema that allows everything leaves text as it is. */
const isAnything = (types: ReadonlySet<JsonType>): boolean =>
  types.has('string') && types.has('object') && types.has('array');

/** The steps for the properties of an object that arrived in parts. */
export const propertySteps = (
  document: Document,
  schema: Json,
  level = 1,
  isDeep: boolean | ((name: string) => boolean) = false,
): JsonObject | undefined => {
  const names = new Map<string, Json[]>();
  partsOf(document, schema, ({ properties }) => {
    for (const [name, property] of isObject(properties) ? Object.entries(properties) : [])
      names.set(name, [...(names.get(name) ?? []), property]);
    return [];
  });
  const steps = [...names].flatMap(([name, variants]): [string, Json][] => {
    const inner = listSteps(
      document,
      variants.length === 1 ? (variants[0] ?? {}) : { anyOf: variants },
      undefined,
      level,
      typeof isDeep === 'boolean' ? isDeep : isDeep(name),
    );
    return inner.length > 0 ? [[name, { allOf: inner }]] : [];
  });
  const further = partsOf(document, schema, ({ additionalProperties }) =>
    isObject(additionalProperties) ? [additionalProperties] : [],
  );
  const rest = further.length > 0 ? listSteps(document, { anyOf: further }, undefined, level, isDeep === true) : [];
  if (rest.length === 0) return steps.length > 0 ? { properties: Object.fromEntries(steps) } : undefined;
  const named = [...names.keys()].map((name): [string, Json] => [name, true]);
  return {
    properties: { ...Object.fromEntries(named), ...Object.fromEntries(steps) },
    additionalProperties: { allOf: rest },
  };
};

/** Values nested deeper than this do not arrive as text. */
const DEPTH_MAX = 8;

/** Collects what `read` finds in the schema, its references and its variants. */
const partsOf = (document: Document, schema: Json, read: (part: JsonObject) => Json[], depth = 0): Json[] => {
  if (!isObject(schema) || depth > DEPTH_MAX) return [];
  const { $ref, allOf, anyOf, oneOf } = schema;
  const inner = [allOf, anyOf, oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  if (typeof $ref === 'string') inner.push(deref<JsonObject>(document, { $ref }));
  return [...read(schema), ...inner.flatMap((part) => partsOf(document, part, read, depth + 1))];
};
