import {
  type Document,
  deref,
  isObject,
  type Json,
  type JsonObject,
  type Schema,
} from '../../codegen/read/document/document.ts';
import type { ReadParameter } from '../../codegen/read/document/parameters.ts';
import type { ApiOperation, BodyContent } from '../../codegen/read/project/operation.ts';

/** A request that an operation accepts, as a caller would send it. */
export type ValidRequest = {
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
};

/** A value that a schema of requests accepts, the example if it does; undefined if there is none. */
export type Draw = (schema: Schema, example?: Json) => Json | undefined;

/** Thrown if no valid request could be built; the document or the sampler is to blame, not the mock. */
export class NoRequest extends Error {}

/**
 * Builds requests from a document alone, in the encodings that OpenAPI defines. It shares no code with the mock's parsing, so that a
 * misreading there is found.
 */
export const requestFor = async (
  document: Document,
  operation: ApiOperation,
  draw: Draw,
  withOptional: boolean,
): Promise<ValidRequest> => {
  const query: string[] = [];
  const headers: Record<string, string> = {};
  // HTTP does not send a fragment.
  let path = operation.path.replace(/#.*/, '');
  for (const parameter of operation.parameters) {
    if (!parameter.required && !withOptional) continue;
    const value = drawUsable(parameter, draw);
    if (value === undefined) {
      if (parameter.required) throw new NoRequest(`no value for ${parameter.in} ${parameter.name}`);
      continue;
    }
    const parts = serialized(parameter, value);
    if (parameter.in === 'query') query.push(...parts);
    else if (parameter.in === 'header') headers[parameter.name.toLowerCase()] = parts.join('');
    else path = path.replaceAll(`{${parameter.name}}`, () => parts.join(''));
  }
  const credentials = credentialsFor(document, operation);
  query.push(...credentials.query);
  const { type, body } = await bodyFor(document, operation, draw, withOptional);
  return {
    method: operation.method.toUpperCase(),
    path: query.length > 0 ? `${path}${path.includes('?') ? '&' : '?'}${query.join('&')}` : path,
    headers: { ...headers, ...credentials.headers, ...(type === undefined ? {} : { 'content-type': type }) },
    body,
  };
};

/** A path segment cannot be empty or a dot segment. */
const drawUsable = (parameter: ReadParameter, draw: Draw): Json | undefined => {
  const value = draw(parameter.schema, parameter.example);
  if (parameter.in === 'path' && ['', '.', '..'].includes(String(value))) return undefined;
  // An empty list or object cannot be written.
  return isObject(value)
    ? Object.keys(value).length > 0
      ? value
      : undefined
    : [value].flat().length > 0
      ? value
      : undefined;
};

const textOf = (value: Json): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encode = (value: Json): string => encodeURIComponent(textOf(value));

/** The styles of OpenAPI, which follow RFC 6570. Query parts are `name=value`. */
const serialized = (parameter: ReadParameter, value: Json): string[] => {
  const { name, in: place, reading } = parameter;
  const key = encodeURIComponent(name);
  const inQuery = place === 'query';
  if (reading === 'parsed')
    return [inQuery ? `${key}=${encodeURIComponent(JSON.stringify(value))}` : encodeIn(place, JSON.stringify(value))];
  const { style = inQuery ? 'form' : 'simple', explode = style === 'form' } = parameter;
  const pairs = isObject(value) ? Object.entries(value) : [];
  const list = Array.isArray(value) ? value : [value];
  if (inQuery) {
    if (style === 'deepObject')
      return pairs.flatMap(([part, one]) =>
        [one].flat().map((each) => `${key}[${encodeURIComponent(part)}]=${encode(each)}`),
      );
    if (isObject(value))
      return explode
        ? pairs.map(([part, one]) => `${encodeURIComponent(part)}=${encode(one)}`)
        : [`${key}=${pairs.flat().map(encode).join(',')}`];
    if (explode) return list.map((one) => `${key}=${encode(one)}`);
    const delimiter = { spaceDelimited: '%20', pipeDelimited: '|' }[style] ?? ',';
    return [`${key}=${list.map(encode).join(delimiter)}`];
  }
  const one = (part: Json) => encodeIn(place, textOf(part));
  const flat = isObject(value)
    ? explode
      ? pairs.map(([part, each]) => `${part}=${one(each)}`)
      : pairs.flat().map(one)
    : list.map(one);
  if (style === 'label') return [`.${flat.join(explode ? '.' : ',')}`];
  if (style === 'matrix')
    return [
      isObject(value) && explode
        ? flat.map((part) => `;${part}`).join('')
        : explode && Array.isArray(value)
          ? flat.map((part) => `;${name}=${part}`).join('')
          : `;${name}=${flat.join(',')}`,
    ];
  return [flat.join(',')];
};

/** Headers are not percent-encoded. */
const encodeIn = (place: string, text: string): string => (place === 'header' ? text : encodeURIComponent(text));

/** Credentials for the first alternative of the operation, of any value. */
const credentialsFor = (document: Document, { path, method }: ApiOperation) => {
  const written = document.paths?.[path]?.[method];
  const [choice = {}] = written?.security ?? document.security ?? [];
  const headers: Record<string, string> = {};
  const query: string[] = [];
  for (const scheme of Object.keys(choice)) {
    const {
      type,
      in: place,
      name = '',
      scheme: kind = 'bearer',
    } = deref(document, (document.components?.securitySchemes?.[scheme] ?? {}) as Record<string, string>);
    if (type === 'apiKey' && place === 'header') headers[name.toLowerCase()] = 'key';
    if (type === 'apiKey' && place === 'query') query.push(`${encodeURIComponent(name)}=key`);
    if (type === 'apiKey' && place === 'cookie') headers.cookie = `${name}=key`;
    if (type === 'http') headers.authorization = `${kind} eDp5`;
    if (type === 'oauth2' || type === 'openIdConnect') headers.authorization = 'Bearer token';
  }
  return { headers, query };
};

const bodyFor = async (
  document: Document,
  { body }: ApiOperation,
  draw: Draw,
  withOptional: boolean,
): Promise<{ type?: string; body: string | Uint8Array }> => {
  if (!body || (!body.required && !withOptional)) return { body: '' };
  let reason = '';
  for (const content of body.contents)
    try {
      return await encodedBody(document, content, draw);
    } catch (error) {
      if (!(error instanceof NoRequest)) throw error;
      reason = error.message;
    }
  if (body.required) throw new NoRequest(reason);
  return { body: '' };
};

const encodedBody = async (
  document: Document,
  { type, schema = {} }: BodyContent,
  draw: Draw,
): Promise<{ type: string; body: string | Uint8Array }> => {
  const sent = type.includes('*') ? 'application/json' : type;
  const value = draw(schema);
  if (value === undefined) throw new NoRequest(`no value for the body of ${type}`);
  if (/[/+]json/i.test(sent)) return { type: sent, body: JSON.stringify(value) };
  if (/x-www-form-urlencoded/.test(sent) && isObject(value)) {
    const form = new URLSearchParams();
    for (const [name, part] of Object.entries(value)) for (const one of [part].flat()) form.append(name, textOf(one));
    return { type: sent, body: form.toString() };
  }
  if (/^multipart\/form-data/.test(sent) && isObject(value)) {
    const form = new FormData();
    for (const [name, part] of Object.entries(value))
      for (const one of Array.isArray(part) ? part : [part])
        if (isBinary(document, schema, name)) form.append(name, new File([String(one)], 'file.bin'));
        else form.append(name, textOf(one));
    const encoded = new Response(form);
    return { type: encoded.headers.get('content-type') ?? sent, body: new Uint8Array(await encoded.arrayBuffer()) };
  }
  return { type: sent, body: textOf(value) || 'x' };
};

const isBinary = (document: Document, schema: Schema, name: string): boolean => {
  const { properties } = deref<Schema>(document, schema);
  const property = isObject(properties) ? properties[name] : undefined;
  if (!isObject(property)) return false;
  const own = deref<JsonObject>(document, property);
  const items = isObject(own.items) ? deref<JsonObject>(document, own.items) : {};
  return own.format === 'binary' || items.format === 'binary';
};
