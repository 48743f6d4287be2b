import fc from 'fast-check';
import { type Document, deref, isObject, type Json, type JsonObject, type Schema } from '../read/document/document.ts';
import { type Direction, ONE_WAY } from '../read/document/for-validators.ts';
import type { FaultsIn } from './checks.ts';

/** Below this depth objects get only required fields, and below twice this depth there is no value, since schemas may be recursive. */
const DEPTH_MAX = 6;

/** A value that the schema accepts, always validated; undefined if none was found. */
export type Sampler = (schema: Schema, variant?: number, depth?: number) => Json | undefined;

/**
 * Samples for the schemas of a document, seen by one side: replies lack what is write-only, and requests what is read-only. A schema always
 * gives the same value; another variant gives a different one, if there is one.
 */
export const createSampler = (document: Document, faultsIn: FaultsIn, direction: Direction = 'reply'): Sampler => {
  const isOneWay = (property: Json | undefined): boolean =>
    isObject(property) && deref<Schema>(document, property)[ONE_WAY[direction]] === true;

  // A value that was found is valid at every depth, and a schema without one has none further down. Without this, a schema that refers to
  // itself in several places takes exponentially long.
  const found = new WeakMap<Schema, Map<number, Json>>();
  const failed = new WeakMap<Schema, Map<number, number>>();
  const flats = new WeakMap<Schema, Schema>();
  // The schemas that a value is being made for. One that occurs inside its own value ends in the shallowest value that fits.
  const open = new Set<Schema>();
  const sample: Sampler = (schema, variant = 0, depth = 0) => {
    const known = found.get(schema)?.get(variant);
    if (known !== undefined) return known;
    const { $ref, ...siblings } = schema;
    const own =
      typeof $ref === 'string' && Object.keys(siblings).length === 0 ? deref<Schema>(document, { $ref }) : schema;
    if (!open.has(own)) {
      open.add(own);
      const value = within(schema, variant, depth);
      open.delete(own);
      return value;
    }
    for (let start = 2 * DEPTH_MAX; start > depth; start -= 1) {
      const value = within(schema, variant, start);
      if (value !== undefined) return value;
    }
    return within(schema, variant, depth);
  };

  /** A value that is nested no deeper than the depth allows. */
  const within = (schema: Schema, variant: number, depth: number): Json | undefined => {
    const failedAt = failed.get(schema)?.get(variant) ?? 2 * DEPTH_MAX + 1;
    if (depth >= failedAt) return undefined;
    const whole = flats.get(schema) ?? flat(document, schema);
    flats.set(schema, whole);
    for (const candidate of candidates(whole, variant, depth))
      if (candidate !== undefined && faultsIn(schema, candidate).length === 0) {
        found.set(schema, (found.get(schema) ?? new Map()).set(variant, candidate));
        return candidate;
      }
    failed.set(schema, (failed.get(schema) ?? new Map()).set(variant, depth));
    return undefined;
  };

  function* candidates(schema: Schema, variant: number, depth: number): Generator<Json | undefined> {
    if (schema.const !== undefined) yield schema.const;
    if (variant === 0 && schema.example !== undefined) yield schema.example;
    yield* rotated(listOf(schema.examples), variant);
    if (variant === 0 && schema.default !== undefined) yield schema.default;
    yield* rotated(listOf(schema.enum), variant);
    for (const keyword of ['oneOf', 'anyOf'])
      for (const branch of rotated(listOf(schema[keyword]), variant))
        if (isObject(branch)) {
          const { [keyword]: _, ...rest } = schema;
          yield* candidates(both(rest, flat(document, branch)), variant, depth + 1);
        }
    for (const type of typesOf(schema)) yield* ofType(type, schema, variant, depth);
    // Other variants differ, unless only the example is known to fit.
    if (schema.example !== undefined) yield schema.example;
  }

  function* ofType(type: string, schema: Schema, variant: number, depth: number): Generator<Json | undefined> {
    if (type === 'object') yield* objects(schema, variant, depth);
    if (type === 'array') yield* arrays(schema, variant, depth);
    if (type === 'string') yield* texts(schema, variant);
    if (type === 'integer' || type === 'number') yield* numbers(schema, variant);
    if (type === 'boolean') yield variant % 2 === 0;
    if (type === 'boolean') yield variant % 2 !== 0;
    if (type === 'null') yield null;
  }

  function* objects(schema: Schema, variant: number, depth: number): Generator<Json | undefined> {
    const properties = isObject(schema.properties) ? schema.properties : {};
    const isSeen = (name: string) => !isOneWay(properties[name]);
    const required = listOf(schema.required).map(String).filter(isSeen);
    const all = [...new Set([...required, ...Object.keys(properties).filter(isSeen)])];
    for (const names of depth > DEPTH_MAX ? [required] : [all, required]) {
      const value: Record<string, Json> = {};
      for (const [index, name] of names.entries()) {
        const property = properties[name];
        // The first variant is the plainest; in others, fields of the same type differ.
        const own = variant === 0 ? 0 : variant + 7 * index;
        const given =
          property === undefined || property === true
            ? ''
            : isObject(property)
              ? (sample(property, own, depth + 1) ?? sample(property, 0, depth + 1))
              : undefined;
        if (given !== undefined) value[name] = given;
      }
      // A map gets an example entry.
      if (isObject(schema.additionalProperties)) yield withMore(schema, value, depth);
      yield value;
      yield withMore(schema, value, depth);
    }
  }

  /** Adds keys beyond the named ones, as many as the schema requires, and one to a map. */
  const withMore = (schema: Schema, value: JsonObject, depth: number): Json | undefined => {
    const least = Math.max(Number(schema.minProperties ?? 0), 1);
    const more: Record<string, Json> = { ...value };
    for (let index = 1; Object.keys(more).length < least && index <= least; index += 1) {
      const name = isObject(schema.propertyNames) ? sample(schema.propertyNames, index, depth + 1) : `key-${index}`;
      const given = isObject(schema.additionalProperties) ? sample(schema.additionalProperties, index, depth + 1) : '';
      if (typeof name === 'string' && given !== undefined) more[name] = given;
    }
    return more;
  };

  function* arrays(schema: Schema, variant: number, depth: number): Generator<Json | undefined> {
    const first = listOf(schema.prefixItems).flatMap((item) =>
      isObject(item) ? [sample(item, variant, depth + 1)] : [''],
    );
    const least = Number(schema.minItems ?? 0);
    const items = isObject(schema.items) ? schema.items : isObject(schema.contains) ? schema.contains : {};
    const more = variant === 0 ? 1 : Math.min(1 + (variant % 3), Number(schema.maxItems ?? 3));
    for (const length of [Math.max(least, first.length, more), Math.max(least, first.length, 1), least]) {
      const value = [...first];
      for (let index = 0; value.length < length; index += 1) {
        // Unique items are made from variants. Some variants are equal, so try more than needed.
        if (index > 4 * length) return;
        const item = sample(items, variant + index, depth + 1);
        if (schema.uniqueItems !== true || !value.some((other) => equal(other, item))) value.push(item);
      }
      if (value.every((item) => item !== undefined)) yield value;
    }
  }

  return sample;
};

/**
 * The schema merged with its references and all parts of `allOf`: a draft to generate values from, which are then validated against the
 * schema.
 */
const flat = (document: Document, schema: Schema): Schema => {
  const { $ref, allOf, ...own } = schema;
  const target = typeof $ref === 'string' ? flat(document, deref<Schema>(document, { $ref })) : {};
  const parts = listOf(allOf).flatMap((part) => (isObject(part) ? [flat(document, part)] : []));
  return parts.reduce(both, both(target, own));
};

const both = (one: Schema, other: Schema): Schema => ({
  ...one,
  ...other,
  ...(one.properties || other.properties ? { properties: allProperties(one.properties, other.properties) } : {}),
  ...(one.required || other.required
    ? { required: [...new Set([...listOf(one.required), ...listOf(other.required)])] }
    : {}),
  ...(one.enum && other.enum
    ? { enum: listOf(one.enum).filter((value) => listOf(other.enum).some((same) => equal(value, same))) }
    : {}),
});

/** A property that both parts name must fit both: one of them often only narrows its values. */
const allProperties = (one: Json | undefined, other: Json | undefined): JsonObject => {
  const all: Record<string, Json> = { ...(isObject(one) ? one : {}) };
  for (const [name, property] of isObject(other) ? Object.entries(other) : []) {
    const earlier = all[name];
    all[name] = isObject(earlier) && isObject(property) ? narrowed(earlier, property) : property;
  }
  return all;
};

/** The same object for the same pair, because samples are kept by schema. */
const narrowed = (one: Schema, other: Schema): Schema => {
  if (equal(one, other)) return one;
  const pairs = NARROWED.get(one) ?? new WeakMap<Schema, Schema>();
  const made = pairs.get(other) ?? { allOf: [one, other] };
  NARROWED.set(one, pairs.set(other, made));
  return made;
};
const NARROWED = new WeakMap<Schema, WeakMap<Schema, Schema>>();

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
const rotated = <Item>(list: readonly Item[], by: number): Item[] =>
  list.map((_, index) => list[(index + by) % list.length]).filter((item): item is Item => item !== undefined);
const equal = (one: Json | undefined, other: Json | undefined) => JSON.stringify(one) === JSON.stringify(other);

/** The types of a schema, null last; without `type` they are guessed from its keywords. */
const typesOf = (schema: Schema): string[] => {
  const types = [schema.type ?? []].flat().map(String);
  if (schema.nullable === true) types.push('null');
  if (types.length > 0) return types.sort((a, b) => Number(a === 'null') - Number(b === 'null'));
  if (schema.items || schema.prefixItems || schema.contains) return ['array'];
  if (schema.pattern || schema.format || schema.minLength || schema.maxLength) return ['string', 'number'];
  if (schema.minimum !== undefined || schema.maximum !== undefined) return ['integer'];
  return ['object', 'string', 'array', 'null'];
};

/** Plain words for the texts of variants. */
const WORDS = [
  'amber',
  'birch',
  'cedar',
  'delta',
  'ember',
  'fjord',
  'grove',
  'heron',
  'iris',
  'juniper',
  'kelp',
  'larch',
];
const wordOf = (variant: number): string => (variant === 0 ? 'example' : `${WORDS[variant % WORDS.length]}-${variant}`);

const two = (value: number): string => String(value).padStart(2, '0');
const dateOf = (variant: number): string => `2026-${two(1 + (variant % 12))}-${two(1 + (variant % 28))}`;
const timeOf = (variant: number): string => `${two((12 + variant) % 24)}:${two((variant * 7) % 60)}:00Z`;
const dateTimeOf = (variant: number): string => `${dateOf(variant)}T${timeOf(variant)}`;
const addressOf = (variant: number): string => `https://example.com/${variant === 0 ? '' : wordOf(variant)}`;
const hexOf = (variant: number): string => variant.toString(16).padStart(12, '0');

/** A text of each format, by variant. */
const FORMAT_SAMPLES: Readonly<Record<string, (variant: number) => string>> = {
  date: dateOf,
  'date-time': dateTimeOf,
  'iso-date-time': dateTimeOf,
  time: timeOf,
  'iso-time': timeOf,
  duration: (variant) => `P${1 + variant}D`,
  email: (variant) => `${variant === 0 ? 'ada' : wordOf(variant)}@example.com`,
  hostname: (variant) => (variant === 0 ? 'example.com' : `${wordOf(variant)}.example.com`),
  ipv4: (variant) => `192.0.2.${1 + (variant % 254)}`,
  ipv6: (variant) => `2001:db8::${(1 + (variant % 65_535)).toString(16)}`,
  uri: addressOf,
  url: addressOf,
  'uri-reference': (variant) => `/${wordOf(variant)}`,
  'uri-template': () => '/{example}',
  uuid: (variant) => `00000000-0000-4000-8000-${hexOf(variant)}`,
  'json-pointer': (variant) => `/${wordOf(variant)}`,
  'json-pointer-uri-fragment': (variant) => `#/${wordOf(variant)}`,
  'relative-json-pointer': (variant) => `0/${wordOf(variant)}`,
  regex: () => '^.*$',
  byte: () => 'TW9jaw==',
};

function* texts(schema: Schema, variant: number): Generator<string> {
  const known = FORMAT_SAMPLES[String(schema.format)];
  if (known !== undefined) yield known(variant);
  if (known !== undefined) yield known(0);
  if (typeof schema.pattern === 'string') yield* matching(schema.pattern, variant);
  const least = Number(schema.minLength ?? 0);
  const most = Number(schema.maxLength ?? Number.POSITIVE_INFINITY);
  yield wordOf(variant).padEnd(least, '-').slice(0, most);
  yield '1'.padEnd(least, '0');
  yield '';
}

/** Cache of the texts for a pattern and variant, since parsing patterns takes most of the time. */
const made = new Map<string, readonly string[]>();

/** Texts that match a pattern, always the same ones; none for a pattern that fast-check cannot parse (such as a look-behind). */
const matching = (pattern: string, variant: number): readonly string[] => {
  const key = `${variant} ${pattern}`;
  const texts = made.get(key) ?? madeFor(pattern, variant);
  made.set(key, texts);
  return texts;
};

const madeFor = (pattern: string, variant: number): string[] => {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u')), { seed: 7 + variant, numRuns: 200 });
  } catch {
    return [];
  }
};

function* numbers(schema: Schema, variant: number): Generator<number> {
  const step = Number(schema.multipleOf ?? 1);
  const low = bound(schema.minimum, schema.exclusiveMinimum, step);
  const high = bound(schema.maximum, schema.exclusiveMaximum, -step);
  const start = low ?? (high !== undefined && high < 0 ? high : 0);
  const whole = Math.ceil(start / step) * step;
  const span =
    low !== undefined && high !== undefined ? Math.floor((high - whole) / step) + 1 : Number.POSITIVE_INFINITY;
  yield whole + (span > 0 ? variant % span : 0) * step;
  yield whole;
  if (high !== undefined) yield Math.floor(high / step) * step - variant * step;
  if (low !== undefined && high !== undefined) yield (low + high) / 2;
  if (typeof schema.minimum === 'number') yield schema.minimum;
}

/** The closest allowed value: for an exclusive bound one step inside. OpenAPI 3.0 has it as `exclusiveMinimum: true` next to `minimum`. */
const bound = (inclusive: Json | undefined, exclusive: Json | undefined, step: number): number | undefined => {
  if (typeof exclusive === 'number') return exclusive + step;
  if (typeof inclusive !== 'number') return undefined;
  return exclusive === true ? inclusive + step : inclusive;
};
