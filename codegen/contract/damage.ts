import fc from 'fast-check';
import { type Document, isObject, type Json, type Schema } from '../read/document/document.ts';
import { mergedSchema, toList } from '../read/document/merged-schema.ts';
import type { ContractTarget } from './target.ts';
import type { TargetDraft } from './target-draft.ts';
import { ODD_TEXTS } from './texts.ts';
import { encodeComponent } from './wire.ts';

type Path = readonly (string | number)[];

/** Values that few fields expect. */
const JUNK: readonly unknown[] = [
  null,
  true,
  -1,
  0.1234567,
  1e21,
  2 ** 53,
  ...ODD_TEXTS,
  [],
  {},
  [[[[]]]],
  { constructor: 1 },
  JSON.parse('{"__proto__": {"admin": true}}'),
];

/** Every place in a JSON value. */
const placesIn = (value: unknown, path: Path = []): Path[] => [
  path,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, part]) =>
        placesIn(part, [...path, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** A copy with one place replaced; `undefined` removes it. */
const replaced = (value: unknown, path: Path, by: unknown): unknown => {
  const [key, ...rest] = path;
  if (key === undefined) return by;
  if (typeof value !== 'object' || value === null) return value;
  const part = replaced(Reflect.get(value, key), rest, by);
  if (Array.isArray(value)) return part === undefined ? value.toSpliced(Number(key), 1) : value.with(Number(key), part);
  if (part !== undefined) return { ...value, [key]: part };
  return Object.fromEntries(Object.entries(value).filter(([name]) => name !== key));
};

/** The schema of a place, where it is plain to see. */
const schemaAt = (document: Document, schema: Json, [key, ...rest]: Path): Schema => {
  if (!isObject(schema)) return {};
  const flat = mergedSchema(document, schema);
  if (key === undefined) return flat;
  const inner = typeof key === 'number' ? flat.items : isObject(flat.properties) ? flat.properties[key] : undefined;
  return schemaAt(document, inner ?? {}, rest);
};

/** Values just outside of what a schema allows. */
const outside = (schema: Schema, value: unknown): unknown[] => {
  const { minimum, maximum, exclusiveMinimum, exclusiveMaximum, minLength, maxLength, maxItems, minItems } = schema;
  const numbers = [
    ...(typeof minimum === 'number' ? [minimum - 1] : []),
    ...(typeof maximum === 'number' ? [maximum + 1] : []),
    ...[exclusiveMinimum, exclusiveMaximum].filter((bound) => typeof bound === 'number'),
    ...(typeof schema.multipleOf === 'number' && typeof value === 'number' ? [value + schema.multipleOf / 2] : []),
    ...(schema.type === 'integer' ? [1.5] : []),
  ];
  const texts = [
    ...(typeof minLength === 'number' && minLength > 0 ? ['x'.repeat(minLength - 1)] : []),
    ...(typeof maxLength === 'number' && maxLength < 100_000 ? ['x'.repeat(maxLength + 1)] : []),
    ...(toList(schema.enum).length > 0 ? ['none of these', `${toList(schema.enum)[0]}x`] : []),
  ];
  const lists = Array.isArray(value)
    ? [
        ...(typeof maxItems === 'number' && maxItems < 1000
          ? [Array.from({ length: maxItems + 1 }, () => value[0])]
          : []),
        ...(typeof minItems === 'number' && minItems > 0 ? [value.slice(0, minItems - 1)] : []),
        ...(schema.uniqueItems === true && value.length > 0 ? [[...value, value[0]]] : []),
      ]
    : [];
  return [...numbers, ...texts, ...lists];
};

/** The drafts with one thing wrong in the body: a part out of bounds, of another type, missing, or too many. Some are valid by chance. */
export const withDamagedBody = (
  document: Document,
  target: ContractTarget,
  drafts: fc.Arbitrary<TargetDraft>,
): fc.Arbitrary<TargetDraft> =>
  fc.tuple(drafts, fc.nat({ max: 9999 }), fc.nat({ max: 9999 })).map(([draft, where, what]) => {
    const { body } = draft;
    if (!body || body.type === undefined) return draft;
    const places = placesIn(body.value);
    const place = places[where % places.length] ?? [];
    const value: unknown = place.reduce<unknown>((part, key) => Reflect.get(Object(part), key), body.value);
    const schema = schemaAt(document, target.media.get(body.type)?.schema ?? {}, place);
    const near = outside(schema, value);
    const changes: readonly (() => unknown)[] = [
      ...near.map((one) => () => replaced(body.value, place, one)),
      ...(place.length > 0 ? [() => replaced(body.value, place, undefined)] : []),
      ...(isRecord(value) ? [() => replaced(body.value, [...place, 'unheard_of'], 1)] : []),
      ...JUNK.map((one) => () => replaced(body.value, place, one)),
    ];
    // Half of them are near misses, if there are any.
    const index = what % 2 === 0 && near.length > 0 ? (what >> 1) % near.length : what % changes.length;
    const damaged = changes[index]?.();
    return { ...draft, body: { ...body, value: damaged === undefined ? null : damaged } };
  });

const isRecord = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Texts of which most parameters refuse some. Excludes texts that servers may well read as a value: `1.0`, `+1`, ` 1`. */
const WRONG_TEXTS: readonly string[] = [
  'x',
  'no such value',
  '1.5',
  '-1',
  'é',
  '\u{1f98a}',
  '[]',
  '{}',
  'x'.repeat(300),
  "' or 1=1 --",
];

/** The drafts with one parameter wrong or missing. Some are valid by chance. */
export const withDamagedParameter = (
  document: Document,
  target: ContractTarget,
  drafts: fc.Arbitrary<TargetDraft>,
): fc.Arbitrary<TargetDraft> | undefined => {
  const candidates = target.parameters.flatMap((parameter) => {
    const { name, in: place, required, reading } = parameter;
    if (place !== 'path' && place !== 'query' && place !== 'header') return [];
    if (/^(accept|content-type|authorization)$/i.test(name)) return [];
    const schema = mergedSchema(document, parameter.schema);
    const near = outside(schema, 0).map(String);
    const texts = [...near, ...WRONG_TEXTS].filter(
      (text) => text !== '' && (place !== 'header' || /^[\x21-\x7e]+$/.test(text)),
    );
    const changes = reading === 'deep' ? [] : texts.map((text) => (place === 'header' ? text : encodeComponent(text)));
    const missing = required && place !== 'path' ? [null] : [];
    return [...missing, ...changes].map((text) => ({ place, name, text }) as const);
  });
  if (candidates.length === 0) return undefined;
  return fc.tuple(drafts, fc.constantFrom(...candidates)).map(([draft, raw]) => ({ ...draft, raw }));
};
