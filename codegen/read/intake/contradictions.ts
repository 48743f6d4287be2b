import type { Report } from '../config/refusal.ts';
import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type ReferenceObject,
} from '../document/document.ts';
import { mapDocument } from '../document/map-schema.ts';
import { type Types, typesIn } from '../document/types-in.ts';
import { listedValues } from './discriminators.ts';

/** Longer chains of references are circular. */
const DEPTH_MAX = 24;

/** The limits of values of a type. */
const LIMITS = [
  ['minimum', 'maximum', 'number'],
  ['minLength', 'maxLength', 'string'],
  ['minItems', 'maxItems', 'array'],
  ['minProperties', 'maxProperties', 'object'],
] as const;

/** Reports schemas that no value can match: parts that all apply to one value, and have nothing in common. The innermost one is named. */
export const reportContradictions = (document: Document, report: Report): void => {
  const known = new WeakMap<JsonObject, string | false>();

  const directParts = ({ $ref, allOf }: JsonObject): Json[] => [
    ...(typeof $ref === 'string' ? [deref<JsonObject>(document, { $ref } satisfies ReferenceObject)] : []),
    ...(Array.isArray(allOf) ? allOf : []),
  ];

  /** Everything that applies to a value of the schema. */
  const partsOf = (schema: Json, depth = 0): JsonObject[] =>
    isObject(schema) && depth < DEPTH_MAX
      ? [schema, ...directParts(schema).flatMap((part) => partsOf(part, depth + 1))]
      : [];

  const isOnly = (types: Types, type: string): boolean =>
    types.size > 0 && [...types].every((one) => one === type || (type === 'number' && one === 'integer'));

  const conflictOf = (schema: Json): string | false => {
    if (!isObject(schema)) return false;
    const found = known.get(schema);
    if (found !== undefined) return found;
    known.set(schema, false);
    const conflict = find(schema);
    known.set(schema, conflict);
    return conflict;
  };

  const find = (schema: JsonObject): string | false => {
    const types = typesIn(document, schema);
    if (types.size === 0) return 'its parts have no type in common';
    const direct = directParts(schema);
    if (direct.length === 0) return false;
    if (direct.some((part) => conflictOf(part) !== false)) return 'a part of it matches nothing';
    const parts = partsOf(schema);
    if (!haveValues(parts)) return 'its parts have no value in common';
    for (const [low, high, type] of LIMITS) {
      const [from, to] = [Math.max(...numbers(parts, low)), Math.min(...numbers(parts, high))];
      if (from > to && isOnly(types, type)) return `${low} ${from} of one part is above ${high} ${to} of another`;
    }
    return isOnly(types, 'object') && missing(parts);
  };

  /** A property that has to be there and cannot. */
  const missing = (parts: readonly JsonObject[]): string | false => {
    const required = new Set(parts.flatMap(({ required: names }) => (Array.isArray(names) ? names.map(String) : [])));
    for (const name of required) {
      const closing = parts.find(
        ({ additionalProperties, properties, patternProperties }) =>
          additionalProperties === false &&
          !(isObject(properties) && Object.hasOwn(properties, name)) &&
          patternProperties === undefined,
      );
      if (closing) return `one part requires ${name}, and another allows only its own properties`;
      const declared = parts.flatMap(({ properties }): Json[] =>
        isObject(properties) && Object.hasOwn(properties, name) ? [properties[name] ?? {}] : [],
      );
      if (declared.includes(false)) return `${name} is required, and may not be there`;
      const isEmpty = typesIn(document, { allOf: declared }).size === 0;
      if (declared.length > 1 && (isEmpty || !haveValues(declared.flatMap((one) => partsOf(one)))))
        return `${name} is required, and its parts have no value in common`;
    }
    return false;
  };

  mapDocument(document as Document & JsonObject, {
    schema: (schema, at) => {
      const variants = ['allOf', 'anyOf', 'oneOf'].flatMap((key) => schema[key] ?? []).flat();
      const isInner = [...directParts(schema), ...variants].every((part) => conflictOf(part) === false);
      const conflict = isInner && conflictOf(schema);
      if (conflict) report.fault(at, conflict, 'No value can match: correct one of them.', 'contradiction');
      return schema;
    },
  });
};

const numbers = (parts: readonly JsonObject[], key: string): number[] =>
  parts.flatMap(({ [key]: limit }) => (typeof limit === 'number' ? [limit] : []));

const haveValues = (parts: readonly JsonObject[]): boolean => {
  const lists = parts.flatMap((part) => {
    const list = listedValues(part);
    return list === undefined ? [] : [new Set(list.map((value) => JSON.stringify(value)))];
  });
  const [first, ...others] = lists;
  return first === undefined || [...first].some((value) => others.every((list) => list.has(value)));
};
