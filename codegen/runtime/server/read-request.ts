import { cookiePairsOf } from './credentials.ts';
import type { OperationDefinition, RequestValidators } from './definition.ts';
import { type PointerFault, Refused } from './fault.ts';
import { fieldFaults } from './field-faults.ts';
import { type HttpRequest, headerOf } from './http-message.ts';
import { essenceOf, isSingleJson, typeFor } from './media-types.ts';
import { parseBody } from './parse-body.ts';
import { readStyles } from './read-styles.ts';

/** The parts of a request, parsed and validated. */
export type ValidatedParts = {
  readonly path: Readonly<Record<string, unknown>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly cookies: Readonly<Record<string, unknown>>;
  readonly body: unknown;
};

type Reading = {
  readonly operation: OperationDefinition;
  readonly validators: RequestValidators;
  readonly request: HttpRequest;
  /** As matched, still percent-encoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: string;
  readonly bytes: () => Promise<Uint8Array>;
  readonly jsonDepthMax: number;
};

/** Reads, parses and validates a request; reports all its faults at once. @throws Refused */
export const validateRequest = async (
  reading: Reading,
): Promise<{ parts: ValidatedParts; contentType: string | null }> => {
  const { operation, validators, request, params, query } = reading;
  const headers = Object.entries(request.headers).map(([name]) => [name, headerOf(request, name)]);
  const sent = {
    path: decoded(params),
    query: queryOf(query),
    header: Object.fromEntries(headers.filter(([, value]) => value !== undefined)) as Record<string, unknown>,
    cookie: listed(cookiePairsOf(request).map(([name, value]) => [name, decodedCookie(value)])),
  };
  if (operation.styles) readStyles(operation.styles, sent, { path: params, query, cookie: cookiePairsOf(request) });
  const { value: body, contentType, type } = await bodyOf(reading);
  const faults: PointerFault[] = [];
  // The validator parses text in place.
  if (!validators.params(sent)) faults.push(...fieldFaults(validators.params.errors ?? [], ''));
  if (body === undefined) {
    if (operation.body?.required) faults.push({ pointer: '/body', detail: 'A body is required.' });
  } else {
    if (type !== undefined && isSingleJson(type)) validators.leaveOutNulls?.(body);
    // With several content types, one that allows anything has no validator.
    const valid = validators.bodies === undefined ? validators.body : validators.bodies[type ?? ''];
    if (valid !== undefined && !valid(body)) faults.push(...fieldFaults(valid.errors ?? [], '/body'));
  }
  if (faults.length > 0) {
    const { 400: usual, 422: other } = operation.replies;
    const status = usual === undefined && other !== undefined ? 422 : 400;
    throw new Refused('invalid_request', 'The request does not match the description of the operation.', {
      errors: faults,
      status,
    });
  }
  return {
    parts: { path: sent.path, query: sent.query, headers: sent.header, cookies: sent.cookie, body },
    contentType,
  };
};

type ReadBody = { readonly value: unknown; readonly contentType: string | null; readonly type: string | undefined };

const bodyOf = async ({ operation, request, bytes, jsonDepthMax }: Reading): Promise<ReadBody> => {
  const none = { value: undefined, contentType: null, type: undefined };
  if (operation.body === null || !hasBody(request)) return none;
  const declared = Object.keys(operation.body.types);
  const contentType = headerOf(request, 'content-type') ?? '';
  const type = typeFor(declared, contentType);
  const format = type === undefined ? undefined : operation.body.types[type];
  const encoding = headerOf(request, 'content-encoding') ?? 'identity';
  if (contentType === '' || format === undefined || encoding !== 'identity') {
    const found = contentType === '' ? 'The body has no content type' : `The body is ${contentType}`;
    const also = encoding === 'identity' ? '' : `, encoded as ${encoding}`;
    throw new Refused('unsupported_media_type', `${found}${also}; the operation takes ${declared.join(', ')}.`, {
      headers: { accept: declared.join(', ') },
    });
  }
  const read = await bytes();
  // A stream of unknown length may turn out to be empty.
  if (read.length === 0 && format.as !== 'text' && format.as !== 'bytes') return none;
  const value = await parseBody(format, contentType, read, jsonDepthMax);
  return { value, contentType: essenceOf(contentType), type };
};

const hasBody = (request: HttpRequest): boolean => {
  const { body = null } = request;
  if (body === null) return false;
  if (typeof body === 'string' || body instanceof Uint8Array) return body.length > 0;
  const length = headerOf(request, 'content-length');
  return headerOf(request, 'transfer-encoding') !== undefined || (length !== undefined && length !== '0');
};

const UNDECODABLE = 'Must be percent-encoded UTF-8.';

const decoded = (params: Readonly<Record<string, string>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(params).map(([name, text]) => [name, decode(text, `/path/${name}`)]));

const decode = (text: string, pointer: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Refused('malformed_request', 'The address is not correctly percent-encoded.', {
      errors: [{ pointer, detail: UNDECODABLE }],
    });
  }
};

const queryOf = (text: string): Record<string, unknown> => {
  decode(text, '/query');
  return listed(new URLSearchParams(text));
};

/** A page can set cookies that are not percent-encoded. */
const decodedCookie = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Repeated names are lists. */
const listed = (pairs: Iterable<readonly [string, string]>): Record<string, unknown> => {
  const values = new Map<string, string | string[]>();
  for (const [name, value] of pairs) {
    const known = values.get(name);
    values.set(name, known === undefined ? value : [known, value].flat());
  }
  return Object.fromEntries(values);
};
