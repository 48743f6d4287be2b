import fc from 'fast-check';
import { type Document, isObject, type Json, type Schema } from '../read/document/document.ts';
import { both, mergedSchema, toList } from '../read/document/merged-schema.ts';
import { generateTexts } from './texts.ts';

/** Values that mean something in a field of this name, such as identifiers from earlier replies; looked up when a value is drawn. */
export type KnownValues = (name: string) => readonly unknown[];

/** Deeper than the first, objects have only their required fields; deeper than the second there is nothing, since schemas may recurse. */
const DEPTH = { optional: 4, most: 10 } as const;

/** Makes arbitraries of the values that schemas of a document accept in requests. They mostly do: the caller checks each value. */
export const arbitraries = (document: Document, known: KnownValues = () => []) => {
  const references = new Map<string, fc.Arbitrary<unknown>>();

  const of = (schema: Json, depth = 0): fc.Arbitrary<unknown> => {
    if (!isObject(schema)) return fc.jsonValue({ maxDepth: 1 });
    if (depth > DEPTH.most) return fc.constant(null);
    if (typeof schema.$ref !== 'string' || Object.keys(schema).length > 1) return made(schema, depth);
    // A component is made once per depth, since it may be referred to from everywhere.
    const key = `${depth} ${schema.$ref}`;
    const arbitrary = references.get(key) ?? made(schema, depth);
    references.set(key, arbitrary);
    return arbitrary;
  };

  const made = (given: Schema, depth: number): fc.Arbitrary<unknown> => {
    const schema = mergedSchema(document, given);
    if (schema.const !== undefined) return fc.constant(schema.const);
    const values = toList(schema.enum);
    if (values.length > 0) return fc.constantFrom(...values);
    for (const key of ['oneOf', 'anyOf']) {
      const variants = toList(schema[key]).filter(isObject);
      if (variants.length === 0) continue;
      const { [key]: _, ...rest } = schema;
      return fc.oneof(...variants.map((variant) => of(both(mergedSchema(document, variant), rest), depth + 1)));
    }
    const types = typesOf(schema);
    return types.length === 1
      ? ofType(types[0] ?? '', schema, depth)
      : fc.oneof(...types.map((type) => ofType(type, schema, depth)));
  };

  const ofType = (type: string, schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    switch (type) {
      case 'object':
        return objects(schema, depth);
      case 'array':
        return arrays(schema, depth);
      case 'string':
        return generateTexts(schema);
      case 'integer':
        return numbers(schema, true);
      case 'number':
        return numbers(schema, false);
      case 'boolean':
        return fc.boolean();
      default:
        return fc.constant(null);
    }
  };

  const objects = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const required = toList(schema.required).map(String);
    const fields: Record<string, fc.Arbitrary<unknown>> = {};
    for (const [name, property] of isObject(schema.properties) ? Object.entries(schema.properties) : []) {
      if (property === false || (isObject(property) && mergedSchema(document, property).readOnly === true)) continue;
      if (required.includes(name) || depth < DEPTH.optional) fields[name] = named(name, property, depth + 1);
    }
    for (const name of required) fields[name] ??= ofUnnamed(schema, depth);
    const record = fc.record(fields, {
      requiredKeys: required.filter((name) => fields[name] !== undefined),
      noNullPrototype: true,
    });
    const least = Number(schema.minProperties ?? 0);
    const [pattern] = isObject(schema.patternProperties) ? Object.keys(schema.patternProperties) : [];
    const isMap = isObject(schema.additionalProperties) || pattern !== undefined;
    const isClosed = schema.additionalProperties === false && pattern === undefined;
    if (isClosed || (!isMap && least <= required.length) || depth >= DEPTH.optional) return record;
    const names = {
      type: 'string',
      minLength: 1,
      maxLength: 20,
      ...(isObject(schema.propertyNames) ? schema.propertyNames : {}),
    };
    const keys = generateTexts(pattern === undefined ? mergedSchema(document, names) : { pattern });
    const map = fc.dictionary(keys, ofUnnamed(schema, depth), {
      minKeys: isMap ? least : Math.max(0, least - required.length),
      maxKeys: Math.max(least, Math.min(Number(schema.maxProperties ?? 3), 3)),
      noNullPrototype: true,
    });
    return fc.tuple(map, record).map(([more, own]) => ({ ...more, ...own }));
  };

  /** The value of a field that the schema does not name. */
  const ofUnnamed = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const [matching] = isObject(schema.patternProperties) ? Object.values(schema.patternProperties) : [];
    const given = matching ?? schema.additionalProperties;
    return isObject(given) ? of(given, depth + 1) : fc.string({ maxLength: 8 });
  };

  const arrays = (schema: Schema, depth: number): fc.Arbitrary<unknown> => {
    const first = toList(schema.prefixItems).map((item) => of(item, depth + 1));
    const least = Number(schema.minItems ?? 0);
    const items = isObject(schema.items) ? schema.items : isObject(schema.contains) ? schema.contains : undefined;
    const most = Math.max(least, Math.min(Number(schema.maxItems ?? 3), depth < DEPTH.optional ? 3 : 1));
    if (first.length > 0) return fc.tuple(...first);
    const item = items === undefined ? fc.jsonValue({ maxDepth: 1 }) : of(items, depth + 1);
    const lengths = {
      minLength: schema.contains === undefined ? least : Math.max(least, 1),
      maxLength: Math.max(most, 1),
    };
    if (schema.uniqueItems === true)
      return fc.uniqueArray(item, {
        ...lengths,
        comparator: (one, other) => JSON.stringify(one) === JSON.stringify(other),
      });
    return fc.array(item, schema.maxItems === 0 ? { maxLength: 0 } : lengths);
  };

  /** A value for a field or parameter: mostly one that is known for it, if there is any, else any that the schema accepts. */
  const named = (name: string, schema: Json, depth = 0): fc.Arbitrary<unknown> =>
    preferring(
      () => known(name),
      of(schema, depth),
      isObject(schema) && typesOf(mergedSchema(document, schema)).includes('array'),
    );

  return { of, named };
};

/** One of the known values, four times in five, if there are any when it is drawn. */
export const preferring = (
  known: () => readonly unknown[],
  otherwise: fc.Arbitrary<unknown>,
  isList = false,
): fc.Arbitrary<unknown> =>
  fc.tuple(fc.nat({ max: 999 }), otherwise).map(([draw, other]) => {
    const values = known();
    if (values.length === 0 || draw % 5 === 4) return other;
    // The latest are the likeliest to still exist.
    const value = values[values.length - 1 - (Math.floor(draw / 5) % values.length)];
    return isList ? [value] : value;
  });

/** The types of a schema; without `type` they follow from its keywords. */
const typesOf = (schema: Schema): string[] => {
  const types = [schema.type ?? []].flat().map(String);
  if (types.length > 0) return types;
  if (schema.properties || schema.required || schema.additionalProperties) return ['object'];
  if (schema.items || schema.prefixItems || schema.contains) return ['array'];
  if (schema.pattern || schema.format || schema.minLength || schema.maxLength) return ['string'];
  if (schema.minimum !== undefined || schema.maximum !== undefined) return ['integer'];
  return ['object', 'string', 'boolean', 'null'];
};

const isNumber = (value: Json | undefined): value is number => typeof value === 'number';

const RANGES: Readonly<Record<string, readonly [number, number]>> = {
  int32: [-(2 ** 31), 2 ** 31 - 1],
  int64: [Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER],
};

const numbers = (schema: Schema, isWhole: boolean): fc.Arbitrary<number> => {
  const { minimum, maximum, exclusiveMinimum: over, exclusiveMaximum: under, multipleOf } = schema;
  const [least, most] = RANGES[String(schema.format)] ?? [-1_000_000, 2 ** 31 - 1];
  const lows = [minimum, over].filter(isNumber);
  const highs = [maximum, under].filter(isNumber);
  const low = lows.length > 0 ? Math.max(...lows) : Math.min(least, ...highs.map((high) => high - 1000));
  const high = highs.length > 0 ? Math.min(...highs) : Math.max(most, ...lows.map((each) => each + 1000));
  const step = isNumber(multipleOf) && multipleOf > 0 ? multipleOf : isWhole ? 1 : undefined;
  if (step !== undefined) {
    const first = Math.ceil(low / step) + (isNumber(over) && over === Math.ceil(low / step) * step ? 1 : 0);
    const last = Math.floor(high / step) - (isNumber(under) && under === Math.floor(high / step) * step ? 1 : 0);
    const [min, max] = [Math.max(first, Number.MIN_SAFE_INTEGER), Math.min(last, Number.MAX_SAFE_INTEGER)];
    if (min > max) return fc.constant(low);
    // A fraction as step is written as few decimals as it has.
    return fc.integer({ min, max }).map((count) => Number((count * step).toPrecision(15)));
  }
  if (low > high) return fc.constant(low);
  const [floor, ceiling] = [
    Math.ceil(low) + (over === Math.ceil(low) ? 1 : 0),
    Math.floor(high) - (under === Math.floor(high) ? 1 : 0),
  ];
  const decimals = fc
    .double({
      min: low,
      max: high,
      noNaN: true,
      minExcluded: isNumber(over) && low < high,
      maxExcluded: isNumber(under) && low < high,
    })
    .map((value) => {
      const rounded = Math.round(value * 100) / 100;
      return rounded > low && rounded < high ? rounded : value;
    });
  return floor <= ceiling
    ? fc.oneof(
        fc.integer({ min: Math.max(floor, Number.MIN_SAFE_INTEGER), max: Math.min(ceiling, Number.MAX_SAFE_INTEGER) }),
        decimals,
      )
    : decimals;
};
