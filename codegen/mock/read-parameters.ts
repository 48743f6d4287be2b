import { type Document, deref, isObject, type Json, type JsonObject } from '../read/document/document.ts';
import type { ReadParameter } from '../read/document/parameters.ts';
import { typesIn } from '../read/document/types-in.ts';
import { cookiePairsOf } from '../runtime/server/credentials.ts';

/** A request's parameters as received: path values percent-encoded, header names in lower case. */
export type ReceivedParameters = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
};

/**
 * The value that the generated validator of parameters takes. It splits and parses most styles itself; what it leaves to its caller is done
 * here: JSON in `content`, the styles `label` and `matrix`, and objects spread over the query.
 */
export const readParameters = (
  document: Document,
  parameters: readonly ReadParameter[],
  { path, query, headers }: ReceivedParameters,
): { path: JsonObject; query: JsonObject; header: JsonObject; cookie: JsonObject } => {
  const found = {
    path: Object.fromEntries(Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)])),
    query: listRepeated(query),
    header: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : value.join(', ')]),
    ),
    cookie: listRepeated(cookiePairsOf({ headers }).map(([name, text]) => [name, decoded(text)])),
  } satisfies Record<string, Record<string, Json>>;
  for (const parameter of parameters) {
    const { in: place, name, reading } = parameter;
    const values: Record<string, Json> =
      found[place === 'path' || place === 'query' || place === 'cookie' ? place : 'header'];
    const key = place === 'header' ? name.toLowerCase() : name;
    const read =
      reading === 'parsed'
        ? parsed(values[key])
        : reading === 'apart'
          ? apart(document, parameter, values, key)
          : withObjects(document, parameter, values[key]);
    if (read !== undefined) values[key] = read;
  }
  return found;
};

/** A page can set cookies that are not percent-encoded. */
const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Repeated keys are a list. */
export const listRepeated = (pairs: Iterable<readonly [string, string]>): Record<string, Json> => {
  const found: Record<string, Json> = Object.create(null);
  for (const [name, value] of pairs) {
    const earlier = found[name];
    found[name] = earlier === undefined ? value : [earlier, value].flat();
  }
  return { ...found };
};

/** Text that is not JSON stays text, and the schema judges it. */
export const parsed = (text: Json | undefined): Json | undefined => {
  if (typeof text !== 'string') return text;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
};

/** OpenAPI has no style for a list of objects. Each is JSON, as in a form. */
const withObjects = (document: Document, { schema }: ReadParameter, value: Json | undefined): Json | undefined => {
  const { items } = deref<JsonObject>(document, schema);
  if (items === undefined || value === undefined) return undefined;
  const types = typesIn(document, items);
  if (!types.has('object') || types.has('string')) return undefined;
  return [value].flat().map((one) => parsed(one) ?? one);
};

const apart = (
  document: Document,
  { in: place, name, schema, style = place === 'query' ? 'form' : 'simple', explode = style === 'form' }: ReadParameter,
  values: Record<string, Json>,
  key: string,
): Json | undefined => {
  const types = typesIn(document, schema);
  if (place === 'query' && explode && types.has('object') && values[key] === undefined)
    return spread(document, schema, values);
  const text = values[key];
  if (typeof text !== 'string') return text;
  const prefix = style === 'label' ? '.' : style === 'matrix' ? `;${name}=` : '';
  const plain = style === 'matrix' && text.startsWith(';') && !text.startsWith(prefix) ? text.slice(1) : text;
  const bare = plain.startsWith(prefix) ? plain.slice(prefix.length) : plain;
  const delimiter = delimiterOf(style, explode, prefix);
  const parts = bare.split(delimiter);
  if (types.has('object') && (parts.length > 1 || bare.includes('=') || !types.has('string')))
    return explode ? pairs(parts.map((part) => part.split('='))) : pairs(chunks(parts));
  if (types.has('array') && (parts.length > 1 || !types.has('string'))) return parts;
  return bare;
};

const delimiterOf = (style: string, explode: boolean, prefix: string): string => {
  if (style === 'label') return explode ? '.' : ',';
  if (style === 'matrix') return explode ? (prefix === '' ? ';' : ';') : ',';
  return { spaceDelimited: ' ', pipeDelimited: '|' }[style] ?? ',';
};

const chunks = (parts: readonly string[]): string[][] =>
  parts.flatMap((part, index) => (index % 2 === 0 ? [[part, parts[index + 1] ?? '']] : []));

const pairs = (parts: readonly (readonly string[])[]): JsonObject =>
  Object.fromEntries(parts.map(([name = '', ...value]) => [name, value.join('=')]));

/** An object whose properties are keys of the query: those that it names are taken out of the query. */
const spread = (document: Document, schema: JsonObject, values: Record<string, Json>): Json | undefined => {
  const { properties } = deref<JsonObject>(document, schema);
  const own = Object.keys(isObject(properties) ? properties : {}).filter((name) => values[name] !== undefined);
  if (own.length === 0) return undefined;
  const taken = Object.fromEntries(own.map((name) => [name, values[name] ?? '']));
  for (const name of own) delete values[name];
  return taken;
};
