import { type Document, decodeSegment, isObject, type Json, type JsonObject, resolve } from '../document.ts';
import { ASSERTIONS } from './keywords.ts';
import { mapSchema } from './map.ts';

/** Who sends what is validated: a request need not have what is only read, nor a reply what is only written. */
export type Direction = 'request' | 'reply';
const ONE_WAY = { request: 'readOnly', reply: 'writeOnly' } as const;

/** The id under which validators know a component's schema: letters that no resolver of references changes. */
export const schemaId = (name: string): string =>
  `schemas.${name.replace(/[^A-Za-z0-9_-]/gu, (letter) => `.${letter.codePointAt(0)?.toString(16)}.`)}`;

const PREFIX = '#/components/schemas/';

/** The id that a reference to a component names. */
export const idOf = (reference: string): string => schemaId(decodeSegment(reference.slice(PREFIX.length)));

/** Keywords of the validators' own, which say how a text is read. */
const READING: ReadonlySet<string> = new Set(['readAs', 'gather', 'either', 'readers']);

/** A schema as a validator is compiled from it: what restricts, references by id, and only what this direction requires. */
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
      typeof $ref === 'string' && $ref.startsWith(PREFIX) && resolve<JsonObject>(document, { $ref })[oneWay] === true
    );
  };
  return mapSchema(schema, '', (part) => {
    const { required, properties } = part;
    const kept = Object.entries(part).flatMap(([key, value]): [string, Json][] => {
      if (!ASSERTIONS.has(key) && !READING.has(key) && key !== oneWay) return [];
      // Once a body was read, binary data is no text any more.
      if (key === 'type' && value === 'string' && part.format === 'binary') return [['type', ['string', 'object']]];
      if (key === 'format' && !formats.has(String(value))) return [];
      if (key !== 'required' || !Array.isArray(required) || !isObject(properties)) return [[key, value]];
      return [[key, required.filter((name) => !isOneWay(properties[String(name)]))]];
    });
    return Object.fromEntries(kept);
  });
};

/** References by id: the last step, for until then they are resolved in the document. */
export const byId = (schema: Json): Json =>
  mapSchema(schema, '', (part) => (typeof part.$ref === 'string' ? { ...part, $ref: idOf(part.$ref) } : part));
