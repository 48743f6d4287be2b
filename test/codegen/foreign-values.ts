import fc from 'fast-check';
import { type Document, deref, isObject, type Json, type JsonObject } from '../../codegen/read/document/document.ts';

/** Values nested deeper than this end, even if the schema requires more. */
const DEPTH_MAX = 4;

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const number = (value: Json | undefined, other: number): number => (typeof value === 'number' ? value : other);

/** Values that mostly match a schema. The others are useful too, because two validators must agree on them. */
export const valuesOf = (document: Document, given: Json, depth = 0): fc.Arbitrary<unknown> => {
  if (!isObject(given)) return fc.constant(null);
  const schema: JsonObject = typeof given.$ref === 'string' ? deref<JsonObject>(document, given) : given;
  if (depth > DEPTH_MAX) return fc.constantFrom<unknown>(null, {}, [], 'x', 1);
  const of = (part: Json) => valuesOf(document, part, depth + 1);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (list(schema.enum).length > 0) return fc.constantFrom(...list(schema.enum));
  const variants = [...list(schema.oneOf), ...list(schema.anyOf)];
  const base = list(schema.allOf).length > 0 ? merged(list(schema.allOf).map(of)) : undefined;
  const own = variants.length > 0 ? fc.oneof(...variants.map(of)) : undefined;
  const plain = schema.type === undefined && !isObject(schema.properties) ? undefined : typed(schema, of);
  const parts = [base, own, plain].filter((part) => part !== undefined);
  return parts.length > 0 ? merged(parts) : fc.jsonValue({ maxDepth: 1 });
};

/** Merges objects; of anything else, takes the last. */
const merged = (parts: readonly fc.Arbitrary<unknown>[]): fc.Arbitrary<unknown> =>
  fc
    .tuple(...parts)
    .map((values) =>
      values.every((value) => typeof value === 'object' && value !== null && !Array.isArray(value))
        ? Object.assign({}, ...values)
        : values.at(-1),
    );

const typed = (schema: JsonObject, of: (part: Json) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  const types = schema.type === undefined ? ['object'] : [schema.type].flat();
  return fc.oneof(...types.map((type) => single(String(type), schema, of)));
};

const single = (type: string, schema: JsonObject, of: (part: Json) => fc.Arbitrary<unknown>): fc.Arbitrary<unknown> => {
  switch (type) {
    case 'object': {
      const properties = isObject(schema.properties) ? schema.properties : {};
      const requiredKeys = list(schema.required)
        .map(String)
        .filter((name) => Object.hasOwn(properties, name));
      const fields = Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, of(property)]));
      return fc.record(fields, { requiredKeys, noNullPrototype: true });
    }
    case 'array':
      return fc.array(of(schema.items ?? {}), { minLength: Math.min(number(schema.minItems, 0), 3), maxLength: 3 });
    case 'string':
      return texts(schema);
    case 'integer':
      return fc.integer({ min: number(schema.minimum, -5), max: number(schema.maximum, 1000) });
    case 'number':
      return fc.oneof(fc.integer({ min: -5, max: 100 }), fc.constantFrom(0.5, 1e21));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
};

const FORMATS: Readonly<Record<string, string>> = {
  'date-time': '2026-01-31T12:00:00Z',
  date: '2026-01-31',
  uri: 'https://example.com/a',
  'uri-template': 'https://example.com/{a}',
  email: 'a@example.com',
  uuid: '0b9d4b0c-5d0e-4b6b-9d8e-3c1f2a4b5c6d',
};

const texts = ({ format, minLength, maxLength }: JsonObject): fc.Arbitrary<string> => {
  const known = FORMATS[String(format)];
  if (known !== undefined) return fc.constantFrom(known, known, known, known, 'none');
  const least = Math.min(number(minLength, 0), 100);
  return fc.string({
    minLength: least,
    maxLength: Math.min(number(maxLength, least + 5), least + 5),
    unit: 'grapheme',
  });
};

/** A copy with one change: a field missing, an extra field, or a different type. */
export const mutated = (value: unknown, draw: (bound: number) => number): unknown => {
  const others = [null, 'x', -1, 1.5, true, [], {}];
  if (typeof value !== 'object' || value === null || draw(4) === 0) return others[draw(others.length)];
  const keys = Object.keys(value);
  const key = keys[draw(Math.max(keys.length, 1))];
  if (Array.isArray(value))
    return key === undefined ? [null] : value.with(Number(key), mutated(value[Number(key)], draw));
  const { [key ?? '']: part, ...rest } = value as Record<string, unknown>;
  if (key === undefined || draw(5) === 0) return { ...value, 'one too many': 1 };
  return draw(3) === 0 ? rest : { ...rest, [key]: mutated(part, draw) };
};
