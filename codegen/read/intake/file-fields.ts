import { type Document, isObject, type Json, type JsonObject } from '../document/document.ts';
import { formKind } from '../document/form-encoding.ts';
import { mapDocument } from '../document/map-schema.ts';

/** Content types whose values are texts. */
const TEXT = /^text\/|[/+](?:json|xml|ya?ml|toml|jwt|jose|sql|graphql|javascript|x-www-form-urlencoded)\b/i;
const COMPONENT = /^#\/components\/schemas\/([^/]+)$/;

/**
 * The document with the files of multipart bodies as `format: binary`. Since OpenAPI 3.1 a file is a value with a `contentMediaType` that is
 * no text's, and without a `contentEncoding`.
 */
export const withFileFields = <Part extends JsonObject & Pick<Document, 'components'>>(document: Part): Part => {
  const named = new Set<string>();
  const mapped = mapDocument(document, {
    schema: (schema) => schema,
    part: (part, at) => {
      const [, type = ''] = /\/content\/([^/]+)$/.exec(at) ?? [];
      if (formKind(type.replaceAll('~1', '/')) !== 'multipart' || !isObject(part.schema)) return part;
      const [, name] = COMPONENT.exec(String(part.schema.$ref)) ?? [];
      if (name !== undefined) named.add(name);
      return { ...part, schema: withFiles(part.schema) };
    },
  });
  const { schemas } = mapped.components ?? {};
  if (named.size === 0 || schemas === undefined) return mapped;
  const settled = Object.entries(schemas).map(([name, schema]) => [name, named.has(name) ? withFiles(schema) : schema]);
  return { ...mapped, components: { ...mapped.components, schemas: Object.fromEntries(settled) } };
};

const withFiles = (body: Json): Json => {
  if (!isObject(body) || !isObject(body.properties)) return body;
  const fields = Object.entries(body.properties).map(([name, field]) => [name, asFile(field)]);
  return { ...body, properties: Object.fromEntries(fields) };
};

/** A field, the items of a list, or a variant, as a file if it is one. */
const asFile = (field: Json): Json => {
  if (!isObject(field)) return field;
  const { contentMediaType: media, contentEncoding, type = 'string', format, items } = field;
  const isBytes = typeof media === 'string' && contentEncoding === undefined && !TEXT.test(media);
  if (isBytes && type === 'string' && format === undefined) return { ...field, type, format: 'binary' };
  const variants = ['anyOf', 'oneOf'].flatMap((key): [string, Json][] => {
    const list = field[key];
    return Array.isArray(list) ? [[key, list.map(asFile)]] : [];
  });
  return { ...field, ...(items === undefined ? {} : { items: asFile(items) }), ...Object.fromEntries(variants) };
};
