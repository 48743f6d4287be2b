import { createChecks } from '../../mock/checks.ts';
import { createSampler, type Sampler } from '../../mock/sample.ts';
import {
  type Document,
  deref,
  isObject,
  type Json,
  type MediaType,
  type RequestBodyObject,
  readBasePath,
  type Schema,
} from '../../read/document/document.ts';
import { type ApiOperation, readSecurity } from '../../read/project/operation.ts';
import type { ProjectFormats } from '../../read/project/specs.ts';

/** A request that an operation accepts, as its test sends it. */
export type ExampleRequest = {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The parsed JSON body, or the text of another. */
  readonly body?: { readonly json: Json } | { readonly text: string };
};

/** Makes requests from the document's examples, or from values that fit its schemas; credentials are only placeholders. */
export const exampleRequests = (
  document: Document,
  formats: ProjectFormats,
): ((operation: ApiOperation) => ExampleRequest) => {
  const sample = createSampler(document, createChecks(document, formats).faultsIn('request'), 'request');
  return (operation) => {
    const { method, path, parameters } = operation;
    const parameterText = (schema: Schema, example: Json | undefined): string => {
      const value = example ?? sample(schema) ?? '';
      return Array.isArray(value) ? value.map(textOf).join(',') : textOf(value);
    };
    const needed = parameters.filter(({ required }) => required);
    const texts = needed.map(({ name, in: place, schema, example }) => ({
      name,
      place,
      text: parameterText(schema, example),
    }));
    const filled = texts
      .filter(({ place }) => place === 'path')
      .reduce((done, { name, text }) => done.replaceAll(`{${name}}`, encodeURIComponent(text)), path);
    const query = new URLSearchParams(
      texts.filter(({ place }) => place === 'query').map(({ name, text }): [string, string] => [name, text]),
    );
    const credentials = credentialsOf(document, operation);
    for (const [name, value] of Object.entries(credentials.query)) query.set(name, value);
    const body = bodyOf(document, operation, sample);
    const sent = texts.filter(({ place }) => place === 'header');
    const cookies = texts
      .filter(({ place }) => place === 'cookie')
      .map(({ name, text }) => `${name}=${encodeURIComponent(text)}`);
    const cookie = [credentials.headers.cookie ?? [], cookies].flat().join('; ');
    return {
      method: method.toUpperCase(),
      url: `${readBasePath(document)}${filled}${query.size > 0 ? `?${query}` : ''}`,
      headers: {
        ...credentials.headers,
        ...(cookie === '' ? {} : { cookie }),
        ...Object.fromEntries(sent.map(({ name, text }) => [name.toLowerCase(), text])),
        ...(body === undefined ? {} : { 'content-type': body.type }),
      },
      ...(body === undefined ? {} : { body: body.body }),
    };
  };
};

const textOf = (value: Json): string => (isObject(value) ? JSON.stringify(value) : String(value));

const bodyOf = (document: Document, { method, path, body }: ApiOperation, sample: Sampler) => {
  if (body === null) return undefined;
  const isJson = (type: string): boolean => /json/.test(type);
  const content = body.contents.find(({ type }) => isJson(type)) ?? body.contents[0];
  const written = document.paths?.[path]?.[method]?.requestBody;
  const media: MediaType = (written && deref<RequestBodyObject>(document, written).content?.[content.type]) ?? {};
  const [named] = Object.values(media.examples ?? {});
  const example = media.example ?? (named && deref(document, named).value);
  const value = example ?? (content.schema && sample(content.schema)) ?? {};
  if (isJson(content.type)) return { type: content.type, body: { json: value } };
  const text = isObject(value)
    ? new URLSearchParams(Object.entries(value).map(([name, one]): [string, string] => [name, textOf(one)])).toString()
    : textOf(value);
  return { type: content.type, body: { text } };
};

/** Placeholders for the first alternative: the developer replaces them by what the security handlers accept. */
const credentialsOf = (document: Document, operation: ApiOperation) => {
  const headers: Record<string, string> = {};
  const query: Record<string, string> = {};
  const [choice = {}] = readSecurity(document, operation);
  for (const name of Object.keys(choice)) {
    const scheme = document.components?.securitySchemes?.[name];
    if (!isObject(scheme)) continue;
    const { type, scheme: kind, in: place, name: key = '' } = scheme;
    if (type === 'apiKey') {
      if (place === 'query') query[String(key)] = 'test';
      else if (place === 'cookie') headers.cookie = `${key}=test`;
      else headers[String(key).toLowerCase()] = 'test';
    } else if (type !== 'mutualTLS')
      headers.authorization = kind === 'basic' ? `Basic ${btoa('test:test')}` : 'Bearer test';
  }
  return { headers, query };
};
