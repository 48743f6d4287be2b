import { type Document, deref, isObject, type Json, type JsonObject } from './document.ts';
import { typesIn } from './types-in.ts';

/** Values nested deeper than this do not arrive as text. */
const DEPTH_MAX = 6;

type Parts = Pick<Document, 'components'>;

/** The schema, what it refers to, and its variants. */
export const schemaParts = (document: Parts, schema: Json | undefined, depth = 0): JsonObject[] => {
  if (!isObject(schema) || depth > DEPTH_MAX) return [];
  const own = deref<JsonObject>(document, schema);
  const inner = [own.allOf, own.anyOf, own.oneOf].flatMap((list) => (Array.isArray(list) ? list : []));
  return [own, ...inner.flatMap((part) => schemaParts(document, part, depth + 1))];
};

/**
 * The lists in a value that arrives in parts, by the keys to them, with dots between and `*` for an item or an unnamed key: `c`,
 * `items.*.taxes`. The value itself is the empty text.
 */
export const listPaths = (document: Parts, schema: Json): string[] => [
  ...new Set(pathsIn(document, schema, [], new Set()).map((path) => path.join('.'))),
];

const pathsIn = (
  document: Parts,
  schema: Json,
  at: readonly string[],
  outer: ReadonlySet<Json>,
): (readonly string[])[] => {
  const types = typesIn(document, schema);
  const parts = schemaParts(document, schema).filter((part) => !outer.has(part));
  if (at.length > DEPTH_MAX) return [];
  const around = new Set([...outer, ...parts]);
  const inner = (part: Json | undefined, key: string) =>
    isObject(part) ? pathsIn(document, part, [...at, key], around) : [];
  return [
    ...(types.has('array') && !types.has('object') ? [at] : []),
    ...parts.flatMap(({ properties, additionalProperties, items }) => [
      ...Object.entries(isObject(properties) ? properties : {}).flatMap(([name, property]) => inner(property, name)),
      ...[additionalProperties, items].flatMap((part) => inner(part, '*')),
    ]),
  ];
};
