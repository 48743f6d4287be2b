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
    const ready: Record<string, Json> = {};
    for (const [key, value] of Object.entries(selected)) {
      if (!ASSERTIONS.has(key) && !READING.has(key) && key !== oneWay) continue;
      if (key === 'format' && !formats.has(String(value))) continue;
      // A binary body is no longer a string once it is read.
      if (key === 'type' && value === 'string' && part.format === 'binary') ready.type = ['string', 'object'];
      else if (key === 'required' && Array.isArray(required) && isObject(properties))
        ready.required = required.filter((name) => !isOneWay(properties[String(name)]));
      else ready[key] = value;
    }
    return isCounted ? withCountedParts(ready) : ready;
  });
};

/**
 * Rewrites references to ids. The last step, because earlier ones resolve references in the document. Reports the name of each component
 * that is referred to.
 */
export const byId = (schema: Json, meet: (component: string) => void = () => {}): Json =>
  mapSchema(schema, '', (part) => {
    if (typeof part.$ref !== 'string') return part;
    const name = decodeSegment(part.$ref.slice(PREFIX.length));
    meet(name);
    return { ...part, $ref: schemaId(name) };
  });

/** A schema with an id. */
export const identified = ($id: string, schema: Json): JsonObject =>
  isObject(schema) ? { ...schema, $id } : { $id, allOf: [schema] };

/** The named components and all that they refer to, ready to be compiled, each with its id. */
export const validatedComponents = (
  document: Document,
  names: Iterable<string>,
  direction: Direction,
  formats: ReadonlySet<string>,
): JsonObject[] => {
  const found = new Set(names);
  const ready: JsonObject[] = [];
  // The set grows meanwhile.
  for (const name of found) {
    const schema = document.components?.schemas?.[name];
    if (schema === undefined) continue;
    const validated = byId(asValidated(document, schema, direction, formats), (one) => found.add(one));
    ready.push(identified(schemaId(name), validated));
  }
  return ready;
};
