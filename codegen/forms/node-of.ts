import { both, listOf, mergedSchema } from '../contract/merged-schema.ts';
import { type Document, decodeSegment, isObject, type Json, type JsonObject, type Schema } from '../document.ts';
import { ASSERTIONS } from '../schema/keywords.ts';
import type { Code, Literal } from './literal.ts';

/** A node of a form: see runtime/forms/form.ts. */
export type Node = { readonly [name: string]: Literal };

/** Makes the code that refers to the node of a shared schema; `isDescribed` where the place describes itself. */
export type Refer = (name: string, isDescribed: boolean) => Code;

const PREFIX = '#/components/schemas/';
const LENGTHS = ['minLength', 'maxLength', 'pattern', 'format'];
const RANGES = ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf', 'format'];
const SIZES = ['minProperties', 'maxProperties'];

/** The node of a schema. What no other kind of field can show is typed as JSON. */
export const nodeOf = (document: Document, written: Json | undefined, refer: Refer): Node => {
  if (!isObject(written)) return { kind: 'json' };
  const { $ref, ...siblings } = written;
  const name = typeof $ref === 'string' && $ref.startsWith(PREFIX) ? decodeSegment($ref.slice(PREFIX.length)) : '';
  const restricts = Object.keys(siblings).some((key) => ASSERTIONS.has(key));
  if (name !== '' && !restricts)
    return { kind: 'ref', to: refer(name, siblings.description !== undefined), ...told(siblings, siblings.default) };
  const { schema, nullable } = withoutNull(
    $ref === undefined && written.allOf === undefined ? written : mergedSchema(document, written),
  );
  const { kind, ...rest } = shapeOf(document, schema, refer);
  return {
    kind: kind ?? 'json',
    ...told(schema, schema.default, kind),
    ...(nullable ? { nullable: true } : {}),
    ...rest,
  };
};

/** The schema's own words. */
const told = (schema: JsonObject, value: Json | undefined, kind: Literal = 'ref'): Node => {
  const { title, description, example, examples, readOnly, writeOnly, deprecated } = schema;
  const shown = [...(example === undefined ? [] : [example]), ...listOf(examples)];
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

/** A schema without the choice of null, which is a property of a field rather than a field of its own. */
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

const picked = (schema: Schema, keys: readonly string[]): Node =>
  Object.fromEntries(
    keys.flatMap((key) => {
      const value = schema[key];
      // A minimum of nothing is none.
      return value === undefined || (value === 0 && key.startsWith('min') && key !== 'minimum') ? [] : [[key, value]];
    }),
  );

const shapeOf = (document: Document, schema: Schema, refer: Refer): Node => {
  const { type, enum: values = schema.const === undefined ? undefined : [schema.const] } = schema;
  if (Array.isArray(values))
    return values.every((value) => value !== null && typeof value !== 'object')
      ? { kind: 'choice', options: values }
      : { kind: 'json' };
  for (const key of ['oneOf', 'anyOf']) if (Array.isArray(schema[key])) return oneOf(document, schema, key, refer);
  if (type === 'string') return { kind: 'text', ...picked(schema, LENGTHS) };
  if (type === 'number' || type === 'integer') return { kind: type, ...picked(schema, RANGES) };
  if (type === 'boolean') return { kind: 'boolean' };
  if (type === 'array' || (type === undefined && schema.items !== undefined)) return listNode(document, schema, refer);
  if (
    type === 'object' ||
    (type === undefined && (isObject(schema.properties) || schema.patternProperties !== undefined))
  )
    return objectNode(document, schema, refer);
  return { kind: 'json' };
};

/** The branches, each with what stands beside them. A single one is no choice. */
const oneOf = (document: Document, schema: Schema, key: string, refer: Refer): Node => {
  const { [key]: branches, title: _title, description: _description, default: _default, ...shared } = schema;
  const applies = Object.keys(shared).some(
    (one) => ASSERTIONS.has(one) && !(one === 'type' && shared.type === 'object'),
  );
  const nodes = listOf(branches).map((branch) =>
    nodeOf(document, applies && isObject(branch) ? both(shared, mergedSchema(document, branch)) : branch, refer),
  );
  const [only] = nodes;
  return nodes.length === 1 && only ? only : { kind: 'oneOf', branches: nodes };
};

const listNode = (document: Document, schema: Schema, refer: Refer): Node =>
  schema.prefixItems === undefined
    ? {
        kind: 'list',
        items: nodeOf(document, schema.items, refer),
        ...picked(schema, ['minItems', 'maxItems']),
        ...(schema.uniqueItems === true ? { uniqueItems: true } : {}),
      }
    : { kind: 'json', type: 'array' };

const objectNode = (document: Document, schema: Schema, refer: Refer): Node => {
  const { properties } = schema;
  const required = new Set(listOf(schema.required));
  const declared = Object.entries(isObject(properties) ? properties : {}).filter(([, property]) => property !== false);
  const more = entriesOf(document, schema, refer);
  if (declared.length === 0 && more !== undefined) return { kind: 'map', ...more };
  if (declared.length === 0 && schema.additionalProperties !== false) return { kind: 'json', type: 'object' };
  const fields = declared.map(([name, property]) => ({
    name,
    ...(required.has(name) ? { required: true } : {}),
    ...nodeOf(document, property, refer),
  }));
  return { kind: 'object', fields, ...(more === undefined ? {} : { more }) };
};

/** What may be added under names of one's own; undefined if the schema tells nothing of it. */
const entriesOf = (document: Document, schema: Schema, refer: Refer): Node | undefined => {
  const { patternProperties, additionalProperties, propertyNames } = schema;
  const [[pattern, one] = [], ...others] = Object.entries(isObject(patternProperties) ? patternProperties : {});
  const values = pattern === undefined ? additionalProperties : others.length === 0 ? one : {};
  if (!isObject(values)) return undefined;
  const names = isObject(propertyNames) ? mergedSchema(document, propertyNames) : {};
  const rules = { ...picked(names, LENGTHS), ...(pattern === undefined || others.length > 0 ? {} : { pattern }) };
  return {
    values: nodeOf(document, values, refer),
    ...(Object.keys(rules).length > 0 ? { keys: { kind: 'text', ...rules } } : {}),
    ...picked(schema, SIZES),
  };
};
