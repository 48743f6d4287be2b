import type { Report } from '../config/refusal.ts';
import { deref, isObject, type Json, type JsonObject, type Schema } from '../document/document.ts';
import { mapDocument } from '../document/map-schema.ts';
import { findSequence } from '../document/sequences.ts';

const REPLY = /\/responses\/[^/]+\/content\/[^/]+$/;
const REQUEST = /\/(?:requestBody|requestBodies\/[^/]+)\/content\/[^/]+$/;

/**
 * Gives each sequence of a document one form. A reply has `itemSchema` alone, whether the document has that, or `schema` for the list, or
 * for an item as before 3.2. An event is an object whose `data` is as parsed. A request has a list, since it is read as a whole.
 */
export const withItems = <Part extends JsonObject>(document: Part, report: Report): Part =>
  mapDocument(document, {
    schema: (schema) => schema,
    part: (part, at) => {
      const type = at.split('/').at(-1)?.replaceAll('~1', '/') ?? '';
      const { itemSchema, ...media } = part;
      if (!REPLY.test(at) && !REQUEST.test(at)) return part;
      const kind = findSequence(type);
      const isReply = REPLY.test(at);
      if (kind === undefined || (kind === 'events' && !isReply)) {
        if (itemSchema === undefined) return part;
        report.fault(
          `${at}/itemSchema`,
          `the items of ${type} are not read one by one`,
          isReply ? 'Use text/event-stream, or a type of JSON lines.' : 'Use a type of JSON lines.',
          'item-schema',
        );
        return media;
      }
      if (!isReply) return itemSchema === undefined ? part : { ...media, schema: { type: 'array', items: itemSchema } };
      const { schema, ...rest } = media;
      const item = itemSchema ?? (isObject(schema) ? itemOf(document, schema) : undefined);
      if (item === undefined) return rest;
      return { ...rest, itemSchema: kind === 'events' ? eventOf(document, item) : item };
    },
  });

/** Without `itemSchema`, a schema describes the list of items, or each of them. One of a string only says that it is text. */
const itemOf = (document: JsonObject, schema: Schema): Json | undefined => {
  const { items, type } = deref<Schema>(document, schema);
  if (type === 'string') return undefined;
  return type === 'array' && isObject(items) ? items : schema;
};

/** A schema without a property `data` is that of an event's data. */
const eventOf = (document: JsonObject, item: Json): Json => {
  if (!isObject(item)) return item;
  const whole = flat(document, item);
  const variants = variantsOf(document, whole);
  const all = [whole, ...variants.list];
  if (!all.some((part) => propertiesOf(part).data !== undefined))
    return { type: 'object', required: ['data'], properties: { data: item } };
  if (!all.some((part) => contentOf(propertiesOf(part).data) !== undefined)) return item;
  if (variants.key === undefined) return withData(whole);
  const { [variants.key]: _, ...base } = whole;
  return { [variants.key]: variants.list.map((variant) => withData(both(base, variant))) };
};

/** A schema with its reference and all parts of `allOf` merged. */
const flat = (document: JsonObject, schema: Schema, depth = 0): Schema => {
  const { $ref, allOf, ...own } = schema;
  if (depth > 16) return own;
  const target = typeof $ref === 'string' ? flat(document, deref<Schema>(document, { $ref }), depth + 1) : {};
  const parts = Array.isArray(allOf)
    ? allOf.flatMap((part) => (isObject(part) ? [flat(document, part, depth + 1)] : []))
    : [];
  return parts.reduce(both, both(target, own));
};

const both = (one: Schema, other: Schema): Schema => {
  const [properties, more] = [propertiesOf(one), propertiesOf(other)];
  const shared = Object.entries(more).map(([name, property]): [string, Json] => {
    const earlier = properties[name];
    return [name, isObject(earlier) && isObject(property) ? { ...earlier, ...property } : property];
  });
  const required = [...new Set([one.required ?? [], other.required ?? []].flat())];
  return {
    ...one,
    ...other,
    properties: { ...properties, ...Object.fromEntries(shared) },
    ...(required.length > 0 ? { required } : {}),
  };
};

const propertiesOf = ({ properties }: Schema): JsonObject => (isObject(properties) ? properties : {});

const variantsOf = (document: JsonObject, schema: Schema): { key: 'oneOf' | 'anyOf' | undefined; list: Schema[] } => {
  const key = (['oneOf', 'anyOf'] as const).find((one) => Array.isArray(schema[one]));
  const list = key === undefined ? [] : [schema[key] ?? []].flat();
  return { key, list: list.flatMap((variant) => (isObject(variant) ? [flat(document, variant)] : [])) };
};

/** The schema of the text of `data`, if it is JSON. */
const contentOf = (data: Json | undefined): Json | undefined => {
  if (!isObject(data)) return undefined;
  const { contentMediaType, contentSchema } = data;
  const isJson = contentMediaType === undefined || /^application\/([\w.-]+\+)?json$/.test(String(contentMediaType));
  return isJson ? (contentSchema ?? (contentMediaType === undefined ? undefined : {})) : undefined;
};

const withData = (schema: Schema): Schema => {
  const properties = propertiesOf(schema);
  const content = contentOf(properties.data);
  return content === undefined ? schema : { ...schema, properties: { ...properties, data: content } };
};
