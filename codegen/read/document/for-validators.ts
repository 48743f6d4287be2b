import { type Document, decodeSegment, deref, isObject, type Json, type JsonObject } from './document.ts';
import { hasUnevaluated, withCountedParts } from './for-unevaluated.ts';
import { ASSERTIONS, SELECTS } from './keywords.ts';
import { mapSchema } from './map-schema.ts';
import { integersOf, isWide } from './wide-integers.ts';
import { wideSchema } from './wide-keyword.ts';

/** The direction of what is validated: a request need not have read-only fields, nor a reply write-only ones. */
export type Direction = 'request' | 'reply';

/** The mark of fields that this direction lacks. */
export const ONE_WAY = { request: 'readOnly', reply: 'writeOnly' } as const;

/** The id of a component's schema in validators: only characters that reference resolution leaves unchanged. */
export const schemaId = (name: string): string =>
  `schemas.${name.replace(/[^A-Za-z0-9_-]/gu, (letter) => `.${letter.codePointAt(0)?.toString(16)}.`)}`;

const PREFIX = '#/components/schemas/';

/** The schema id for a reference to a component. */
export const toSchemaId = (reference: string): string => schemaId(decodeSegment(reference.slice(PREFIX.length)));

/** The validators' own keywords, which say how text is parsed and variants are selected. */
const READING: ReadonlySet<string> = new Set(['readAs', 'gather', 'either', 'readers', 'variants', 'selects', 'wide']);

/** A schema ready to be compiled into a validator: only restrictions, references by id, and the required fields of this direction. */
export const asValidated = (
  document: Document,
  schema: Json,
  direction: Direction,
  formats: ReadonlySet<string>,
): Json => {
  const oneWay = ONE_WAY[direction];
  const isOneWay = (property: Json | undefined): boolean => {
    if (!isObject(property)) return false;
    if (property[oneWay] === true) return true;
    const { $ref } = property;
    return (
      typeof $ref === 'string' && $ref.startsWith(PREFIX) && deref<JsonObject>(document, { $ref })[oneWay] === true
    );
  };
  const isCounted = hasUnevaluated(document);
  const isAnyWide = integersOf(document) !== 'number';
  return mapSchema(schema, '', (written) => {
    const part = isAnyWide && isWide(written) ? wideSchema(written) : written;
    const { required, properties, [SELECTS]: selects, anyOf, ...rest } = part;
    const selected = selects === undefined || anyOf === undefined ? part : { ...rest, variants: anyOf, selects };
    const kept = Object.entries(selected).flatMap(([key, value]): [string, Json][] => {
      if (!ASSERTIONS.has(key) && !READING.has(key) && key !== oneWay) return [];
      // A binary body is no longer a string once it is read.
      if (key === 'type' && value === 'string' && part.format === 'binary') return [['type', ['string', 'object']]];
      if (key === 'format' && !formats.has(String(value))) return [];
      if (key !== 'required' || !Array.isArray(required) || !isObject(properties)) return [[key, value]];
      return [[key, required.filter((name) => !isOneWay(properties[String(name)]))]];
    });
    const ready = Object.fromEntries(kept);
    return isCounted ? withCountedParts(ready) : ready;
  });
};

/** Rewrites references to ids. The last step, because earlier ones resolve references in the document. */
export const byId = (schema: Json): Json =>
  mapSchema(schema, '', (part) => (typeof part.$ref === 'string' ? { ...part, $ref: toSchemaId(part.$ref) } : part));
