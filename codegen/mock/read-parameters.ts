import { type Document, deref, type Json, type JsonObject } from '../read/document/document.ts';
import { parameterStyles } from '../read/document/parameter-styles.ts';
import type { ReadParameter } from '../read/document/parameters.ts';
import { typesIn } from '../read/document/types-in.ts';
import { cookiePairsOf } from '../runtime/server/credentials.ts';
import { readStyles } from '../runtime/server/read-styles.ts';

/** A request's parameters as received: path values percent-encoded, header names in lower case. */
export type ReceivedParameters = {
  readonly path: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The query as it was sent. */
  readonly search: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
};

/**
 * The value that the generated validator of parameters takes. It splits and parses most styles itself; the rest is left to its caller:
 * JSON in `content`, and the styles that a generated server takes apart.
 */
export const readParameters = (
  document: Document,
  parameters: readonly ReadParameter[],
  { path, query, search, headers }: ReceivedParameters,
): { path: JsonObject; query: JsonObject; header: JsonObject; cookie: JsonObject } => {
  const found = {
    path: Object.fromEntries(Object.entries(path).map(([name, text]) => [name, decodeURIComponent(text)])),
    query: listRepeated(query),
    header: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, typeof value === 'string' ? value : value.join(', ')]),
    ),
    cookie: listRepeated(cookiePairsOf({ headers }).map(([name, text]) => [name, decoded(text)])),
  } satisfies Record<string, Record<string, Json>>;
  readStyles(parameterStyles(document, parameters), found, { path, query: search, cookie: cookiePairsOf({ headers }) });
  for (const parameter of parameters) {
    const { in: place, name, reading } = parameter;
    const values: Record<string, Json> =
      found[place === 'path' || place === 'query' || place === 'cookie' ? place : 'header'];
    const key = place === 'header' ? name.toLowerCase() : name;
    const read =
      reading === 'parsed'
        ? parsed(values[key])
        : reading === 'apart'
          ? undefined
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
