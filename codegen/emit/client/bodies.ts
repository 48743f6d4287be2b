import { type Document, deref, isObject, type Json, type Schema } from '../../read/document/document.ts';
import type { ApiOperation, BodyContent } from '../../read/project/operation.ts';
import type { ClientSource } from './source.ts';

/** The way a content type is sent or read. */
export type ContentKind = 'json' | 'form' | 'multipart' | 'text' | 'blob' | 'events' | 'lines' | 'any';

const KINDS: readonly (readonly [pattern: RegExp, kind: ContentKind])[] = [
  [/^text\/event-stream$/, 'events'],
  [/[/+.-](ndjson|jsonl|json-?lines|json-seq|stream\+json)$/, 'lines'],
  [/[/+]json$/, 'json'],
  [/^application\/x-www-form-urlencoded$/, 'form'],
  [/^multipart\//, 'multipart'],
  [/^text\/|[/+](xml|yaml|x-yaml|javascript|graphql|sql|csv)$/, 'text'],
  [/^(\*|application)\/\*$/, 'any'],
];

/** A type that is not known is binary, unless its schema says that it is text or has parts. */
export const findContentKind = (document: Document, { type, schema }: BodyContent): ContentKind => {
  const name = type.split(';', 1)[0]?.trim().toLowerCase() ?? '';
  for (const [pattern, kind] of KINDS) if (pattern.test(name)) return kind;
  const { type: types, format } = resolveSchema(document, schema);
  const all: readonly Json[] = [types ?? []].flat();
  if (all.includes('string') && format !== 'binary') return 'text';
  return all.includes('object') || all.includes('array') ? 'json' : 'blob';
};

const resolveSchema = (document: Document, schema: Schema | undefined): Schema => {
  const resolved = schema && deref<Schema>(document, schema);
  return isObject(resolved) ? resolved : {};
};

export const isBinary = (document: Document, schema: Schema | undefined): boolean =>
  resolveSchema(document, schema).format === 'binary';

/** The replies that count as a success. Those of an operation that only redirects are its redirects, of one that only says 304 that. */
export const listSuccesses = ({ responses }: ApiOperation): ApiOperation['responses'] => {
  const named = responses.filter(({ status }) => status.startsWith('2'));
  if (named.length > 0) return named;
  if (isRedirecting(responses) || isUnmodified(responses))
    return responses.filter(({ status }) => status.startsWith('3'));
  return responses.filter(({ status }) => status === 'default');
};

/** Reports whether an operation only redirects. Browsers open it; a program gets the address that it leads to. */
export const isRedirecting = (responses: ApiOperation['responses']): boolean =>
  !responses.some(({ status }) => status.startsWith('2')) && responses.some(({ status }) => /^3(?!04)/.test(status));

/** Reports whether 304 is the only reply that is not a failure. */
export const isUnmodified = (responses: ApiOperation['responses']): boolean =>
  !responses.some(({ status }) => /^[23](?!04)/.test(status)) && responses.some(({ status }) => status === '304');

/** Reports whether the client sends the body of an operation, if it has one: `fetch` throws for a GET with one. */
export const sendsBody = ({ api }: ClientSource, { method }: ApiOperation): boolean =>
  api.clientOptions?.transport === 'own' || !/^(get|head)$/.test(method);
