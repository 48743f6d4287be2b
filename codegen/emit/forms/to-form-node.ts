import {
  type Document,
  decodeSegment,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from '../../read/document/document.ts';
import { ASSERTIONS } from '../../read/document/keywords.ts';
import { both, mergedSchema, toList } from '../../read/document/merged-schema.ts';
import type { Code, Literal } from './literal.ts';

/** A node of a form: see runtime/forms/form.ts. */
export type NodeLiteral = { readonly [name: string]: Literal };

/** Makes the code that refers to the node of a shared schema; `isDescribed` where the place describes itself. */
export type Refer = (name: string, isDescribed: boolean) => Code;

const PREFIX = '#/components/schemas/';
/** A schema that is written out inside itself more often than this ends as JSON. */
const DEPTH_MAX = 4;
const LENGTHS = ['minLength', 'maxLength', 'pattern', 'format'];
/** Without the format of numbers, which is not that of texts. */
const LENGTHS_ALONE = ['minLength', 'maxLength', 'pattern'];
const RANGES = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'];
const SIZES = ['minProperties', 'maxProperties'];

/** The node of a schema. A value that no other kind of field can show is typed as JSON. */
export const toFormNode = (document: Document, written: Json | undefined, refer: Refer, depth = 0): NodeLiteral => {
  if (!isObject(written)) return { kind: 'json' };
  const { $ref, ...siblings } = onlyPart(written);
  const name = typeof $ref === 'string' && $ref.startsWith(PREFIX) ? decodeSegment($ref.slice(PREFIX.length)) : '';
  const restricts = Object.keys(siblings).some((key) => ASSERTIONS.has(key));
  if (name !== '' && !restricts)
    return { kind: 'ref', to: refer(name, siblings.description !== undefined), ...told(siblings, siblings.default) };
  const isInlined = $ref !== undefined || written.allOf !== undefined;
  if (depth > DEPTH_MAX) return { kind: 'json' };
  const inside = isInlined ? depth + 1 : depth;
  const { schema, nullable } = withoutNull(isInlined ? mergedSchema(document, written) : written);
  const { kind, ...rest } = shapeOf(document, schema, refer, inside);
  return {
    kind: kind ?? 'json',
    ...told(schema, schema.default, kind),
    ...(nullable ? { nullable: true } : {}),
    ...rest,
  };
};

/** OpenAPI 3.0 allows no words next to a reference, so authors wrap it into an `allOf` of one. */
const onlyPart = (schema: JsonObject): JsonObject => {
  const { allOf, ...rest } = schema;
  const [part, ...others] = toList(allOf);
  const isWrapped = isObject(part) && others.length === 0 && schema.$ref === undefined;
  return isWrapped && Object.keys(part).length === 1 && part.$ref !== undefined ? { ...rest, ...part } : schema;
};

/** The schema's own words. */
const told = (schema: JsonObject, value: Json | undefined, kind: Literal = 'ref'): NodeLiteral => {
  const { title, description, example, examples, readOnly, writeOnly, deprecated } = schema;
  const shown = [...(example === undefined ? [] : [example]), ...toList(examples)];
  const isLeaf = shown.every((one) => typeof one !== 'object');
  return {
    ...(typeof title === 'string' ? { title } : {}),
    ...(typeof description === 'string' ? { description: description.trim() } : {}),
    ...(value === undefined ? {} : { default: value }),
    ...(shown.length > 0 && isLeaf && kind !== 'choice' && kind !== 'boolean' ? { examples: shown } : {}),
    ...(readOnly === true ? { readOnly } : {}),
    ...(writeOnly === true ? { writeOnly } : {}),
    ...(deprecated === true ? { deprecated } : {}),
  };
};

/** A schema without the choice of null, which is a property of a field rather than a separate field. */
const withoutNull = (schema: Schema): { schema: Schema; nullable: boolean } => {
  const { type, enum: values, nullable } = schema;
  const cleared: Record<string, Json> = { ...schema };
  let found = nullable === true;
  if (Array.isArray(type)) {
    const types = [...new Set(type)].filter((one) => one !== 'null');
    found ||= type.includes('null');
    cleared.type = types.length === 1 ? (types[0] ?? 'null') : types;
  }
  if (Array.isArray(values) && values.includes(null)) {
    found = true;
    cleared.enum = values.filter((value) => value !== null);
  }
  for (const key of ['oneOf', 'anyOf']) {
    const branches = schema[key];
    if (!Array.isArray(branches)) continue;
    const others = branches.filter((branch) => !isNull(branch));
    if (others.length === branches.length) continue;
    found = true;
    cleared[key] = others;
  }
  return { schema: cleared, nullable: found };
};

const isNull = (schema: Json): boolean =>
  isObject(schema) && (schema.type === 'null' || schema.const === null || JSON.stringify(schema.enum) === '[null]');

const picked = (schema: Schema, keys: readonly string[]): NodeLiteral =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = schema[key];
      // A minimum of nothing is none.
      return value === undefined || (value === 0 && key.startsWith('min') && key !== 'minimum') ? [] : [[key, value]];
    }),
  );

const shapeOf = (document: Document, schema: Schema, refer: Refer, depth: number): NodeLiteral => {
  const { type, enum: values = schema.const === undefined ? undefined : [schema.const] } = schema;
  if (Array.isArray(values))
    return values.every((value) => value !== null && typeof value !== 'object')
      ? { kind: 'choice', options: values }
      : { kind: 'json' };
  for (const key of ['oneOf', 'anyOf'])
    if (Array.isArray(schema[key])) return oneOf(document, schema, key, refer, depth);
  if (type === 'string') return { kind: 'text', ...picked(schema, LENGTHS) };
  if (isTextOfNumber(schema)) return { kind: 'text', ...picked(schema, LENGTHS_ALONE) };
  if (type === 'number' || type === 'integer') return { kind: type, ...picked(schema, RANGES) };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'array' || (type === undefined && schema.items !== undefined))
    return listNode(document, schema, refer, depth);
  if (
    type === 'object' ||
    (type === undefined && (isObject(schema.properties) || schema.patternProperties !== undefined))
  )
    return objectNode(document, schema, refer, depth);
  return { kind: 'json' };
};

/** Reports whether numbers may also be sent as text. A person then types text, whose pattern says what may be typed. */
const isTextOfNumber = ({ type, pattern }: Schema): boolean =>
  Array.isArray(type) &&
  type.every((one) => one === 'string' || one === 'number' || one === 'integer') &&
  typeof pattern === 'string' &&
  isMatch(pattern, '1');

const isMatch = (pattern: string, text: string): boolean => {
  try {
    return new RegExp(pattern, 'u').test(text);
  } catch {
    return false;
  }
};

/** The branches, each with what they share. A single one is no choice. */
const oneOf = (document: Document, schema: Schema, key: string, refer: Refer, depth: number): NodeLiteral => {
  const { [key]: branches, title: _title, description: _description, default: _default, ...shared } = schema;
  const applies = Object.keys(shared).some(
    (one) => ASSERTIONS.has(one) && !(one === 'type' && shared.type === 'object'),
  );
  const nodes = toList(branches).map((branch) =>
    toFormNode(
      document,
      applies && isObject(branch) ? both(shared, mergedSchema(document, branch)) : branch,
      refer,
      applies ? depth + 1 : depth,
    ),
  );
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { kind: 'oneOf', branches: nodes };
};

const listNode = (document: Document, schema: Schema, refer: Refer, depth: number): NodeLiteral =>
  schema.prefixItems === undefined
    ? {
        kind: 'list',
        items: toFormNode(document, schema.items, refer, depth),
        ...picked(schema, ['minItems', 'maxItems']),
        ...(schema.uniqueItems === true ? { uniqueItems: true } : {}),
      }
    : { kind: 'json', type: 'array' };

const objectNode = (document: Document, schema: Schema, refer: Refer, depth: number): NodeLiteral => {
  const { properties } = schema;
  const required = new Set(toList(schema.required));
  const declared = Object.entries(isObject(properties) ? properties : {}).filter(([, property]) => property !== false);
  const more = entriesOf(document, schema, refer, depth);
  if (declared.length === 0 && more !== undefined) return { kind: 'map', ...more };
  if (declared.length === 0 && schema.additionalProperties !== false) return { kind: 'json', type: 'object' };
  const fields = declared.map(([name, property]) => ({
    name,
    ...(required.has(name) ? { required: true } : {}),
    ...toFormNode(document, property, refer, depth),
  }));
  return { kind: 'object', fields, ...(more === undefined ? {} : { more }) };
};

/** Describes entries that may be added under free names; undefined if the schema does not describe them. */
const entriesOf = (document: Document, schema: Schema, refer: Refer, depth: number): NodeLiteral | undefined => {
  const { patternProperties, additionalProperties, propertyNames } = schema;
  const [[pattern, one] = [], ...others] = Object.entries(isObject(patternProperties) ? patternProperties : {});
  const values = pattern === undefined ? additionalProperties : others.length === 0 ? one : {};
  if (!isObject(values)) return undefined;
  const names = isObject(propertyNames) ? mergedSchema(document, propertyNames) : {};
  const rules = { ...picked(names, LENGTHS), ...(pattern === undefined || others.length > 0 ? {} : { pattern }) };
  return {
    values: toFormNode(document, values, refer, depth),
    ...(Object.keys(rules).length > 0 ? { keys: { kind: 'text', ...rules } } : {}),
    ...picked(schema, SIZES),
  };
};
