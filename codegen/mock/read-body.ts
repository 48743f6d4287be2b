import { leaveOutNulls, NullPlans } from '../emit/validators/null-plans.ts';
import {
  type Document,
  deref,
  isObject,
  type Json,
  type MediaType,
  type RequestBodyObject,
  type Schema,
} from '../read/document/document.ts';
import { DELIMITERS, findProperty, readEncodings } from '../read/document/form-encoding.ts';
import { findSequence, linesIn } from '../read/document/sequences.ts';
import { typesIn } from '../read/document/types-in.ts';
import { hasWide, integersOf } from '../read/document/wide-integers.ts';
import { readBrackets } from '../runtime/server/read-brackets.ts';
import { findBigint, parseExactly } from '../runtime/shared/exact-json.ts';
import { isJson, type MockFault, toMediaType } from './mock-answer.ts';
import { listRepeated, parsed } from './read-parameters.ts';

/** A body as its validator takes it, and the content type that the operation declares for it. */
export type ReadBody = { readonly type: string; readonly value: Json };

/** Thrown when a body is refused before it is validated. */
export class MockBodyRefusal extends Error {
  readonly status: number;
  readonly faults: readonly MockFault[];
  constructor(status: number, detail: string, faults: readonly MockFault[] = []) {
    super(detail);
    this.status = status;
    this.faults = faults;
  }
}

/**
 * Reads a body by its content type. Undefined if there is none, or if it is of a kind that schemas cannot describe here, such as XML.
 * Throws a MockBodyRefusal.
 */
export const readMockBody = async (
  document: Document,
  requestBody: RequestBodyObject | undefined,
  contentType: string,
  bytes: Uint8Array,
): Promise<ReadBody | undefined> => {
  if (!requestBody) {
    if (bytes.length > 0) throw new MockBodyRefusal(400, 'The operation takes no body.');
    return undefined;
  }
  const type = toMediaType(contentType);
  if (bytes.length === 0 && (type === '' || isJson(type) || !requestBody.required)) {
    if (requestBody.required)
      throw new MockBodyRefusal(400, 'The body is missing.', [{ pointer: '', detail: 'is required' }]);
    return undefined;
  }
  const declared = declaredFor(requestBody, type);
  const schema = declared.media.schema ?? {};
  const encodings = readEncodings(document, declared.type, declared.media);
  const value = await parsedAs(document, schema, contentType, bytes, encodings);
  return value === undefined ? undefined : { type: declared.type, value };
};

const declaredFor = ({ content = {} }: RequestBodyObject, type: string): { type: string; media: MediaType } => {
  for (const wanted of [type, `${type.split('/', 1)[0]}/*`, '*/*'])
    for (const [written, media] of Object.entries(content))
      if (toMediaType(written) === wanted) return { type: written, media };
  throw new MockBodyRefusal(
    415,
    `The body has ${type ? `the content type ${type}` : 'no content type'}; the operation takes ${Object.keys(content).join(', ')}.`,
  );
};

const parsedAs = async (
  document: Document,
  schema: Schema,
  contentType: string,
  bytes: Uint8Array,
  encodings: Encodings,
): Promise<Json | undefined> => {
  const type = toMediaType(contentType);
  const text = new TextDecoder().decode(bytes);
  const isKept = integersOf(document) !== 'number';
  const read = hasWide(document, schema) ? (one: string) => exactJsonOf(one, isKept) : jsonOf;
  if (isJson(type)) return withoutNulls(document, schema, read(text));
  if (findSequence(type) === 'lines' && typesIn(document, schema).has('array')) return linesIn(text).map(read);
  if (type === 'application/x-www-form-urlencoded')
    return fieldsOf(document, schema, listRepeated(new URLSearchParams(text)), encodings);
  if (type === 'multipart/form-data')
    return fieldsOf(document, schema, await partsOf(contentType, bytes, encodings), encodings);
  // Text is validated as text; what a schema describes as an object or a list is in an encoding that is not read here.
  return typesIn(document, schema).has('string') ? text : undefined;
};

type Encodings = ReturnType<typeof readEncodings>;

const isAmong = (types: readonly string[], type: string): boolean => {
  const own = toMediaType(type);
  return types.some((one) => [own, `${own.split('/', 1)[0]}/*`, '*/*'].includes(toMediaType(one)));
};

const jsonOf = (text: string): Json => {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MockBodyRefusal(400, `The body is not JSON: ${error instanceof Error ? error.message : error}`);
  }
};

const exactJsonOf = (text: string, isKept: boolean): Json => {
  const plain = jsonOf(text);
  const exact = parseExactly(text);
  const pointer = findBigint(exact);
  if (pointer === undefined) return plain;
  // Validators take bigints, which JSON's type does not name.
  if (isKept) return exact as Json;
  const detail = 'has more digits than the mock can read exactly';
  throw new MockBodyRefusal(400, 'The body has an integer with too many digits.', [{ pointer, detail }]);
};

const withoutNulls = (document: Document, schema: Schema, value: Json): Json => {
  if (document['x-null-is-left-out']?.includes('requests') !== true) return value;
  const plans = new NullPlans(document);
  const place = plans.add(schema);
  if (place !== undefined) leaveOutNulls(plans.list, place, value);
  return value;
};

/** The parts by name; a file becomes an object, as servers hand it over, unless it is JSON or text. */
const partsOf = async (contentType: string, bytes: Uint8Array, encodings: Encodings): Promise<Record<string, Json>> => {
  const copy = new Uint8Array(bytes);
  let form: FormData;
  try {
    form = await new Response(copy, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new MockBodyRefusal(400, 'The body is not multipart/form-data with the boundary of its content type.');
  }
  const pairs: [string, string][] = [];
  const files: Record<string, Json[]> = {};
  for (const [name, part] of form) {
    const { types = [], isText = false } = encodings.get(name) ?? {};
    if (typeof part !== 'string' && types.length > 0 && !isAmong(types, part.type))
      throw new MockBodyRefusal(
        415,
        `The part ${name} is ${part.type || 'of no content type'}; use ${types.join(' or ')}.`,
      );
    if (typeof part === 'string') pairs.push([name, part]);
    else if (isJson(part.type) || (types.length > 0 && isText)) pairs.push([name, await part.text()]);
    else files[name] = [...(files[name] ?? []), { name: part.name, type: part.type, bytes: part.size }];
  }
  const single = Object.entries(files).map(([name, all]) => [name, all.length === 1 ? (all[0] ?? null) : all] as const);
  return { ...listRepeated(pairs), ...Object.fromEntries(single) };
};

/**
 * The fields of a form by the types of their schema: JSON where it expects an object, also in a list; `name[key]` collected into an object;
 * `name[]` as a list. The generated validator parses numbers, booleans and lists of them.
 */
const fieldsOf = (document: Document, schema: Schema, fields: Record<string, Json>, encodings: Encodings): Json => {
  const found: Record<string, Json> = {};
  for (const [name, { lists }] of encodings) {
    const read = lists && readBrackets(fields, name, lists);
    if (read !== undefined) found[name] = read as Json;
  }
  for (const [name, value] of Object.entries(fields)) {
    const [, outer = '', inner] = /^([^[\]]+)\[([^[\]]*)\]$/.exec(name) ?? [];
    if (inner === undefined || findProperty(document, schema, name) !== undefined) found[name] = value;
    else if (inner === '') found[outer] = [value].flat();
    else found[outer] = { ...(isObject(found[outer]) ? found[outer] : {}), [inner]: value };
  }
  for (const [name, { style }] of encodings) {
    const delimiter = style && DELIMITERS[style];
    const value = found[name];
    if (delimiter !== undefined && value !== undefined)
      found[name] = [value].flat().flatMap((one): Json[] => (typeof one === 'string' ? one.split(delimiter) : [one]));
  }
  for (const [name, value] of Object.entries(found)) {
    const property = findProperty(document, schema, name);
    if (property !== undefined) found[name] = structured(document, property, value);
  }
  return found;
};

const structured = (document: Document, schema: Json, value: Json): Json => {
  const types = typesIn(document, schema);
  if (typeof value === 'string' && (types.has('object') || types.has('array')) && /^\s*[[{]/.test(value))
    return types.has('string') ? value : (parsed(value) ?? value);
  if (!types.has('array') || !isObject(schema)) return value;
  const { items } = deref<Schema>(document, schema);
  return items === undefined ? value : [value].flat().map((one) => structured(document, items, one));
};
