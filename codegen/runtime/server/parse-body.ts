import { findBigint, parseExactly } from '../shared/exact-json.ts';
import { Refused } from './fault.ts';
import { isSingleJson, typeFor } from './media-types.ts';
import { readBrackets } from './read-brackets.ts';

/** The rules for reading a body of a declared content type. */
export type BodyFormat = {
  readonly as: 'json' | 'form' | 'multipart' | 'text' | 'bytes' | 'lines';
  /** True if integers may have more digits than a number holds, which are refused; `kept` if they become bigints. */
  readonly exact?: true | 'kept';
  /** Fields of a form that arrive as JSON text. */
  readonly json?: readonly string[];
  /** Fields of a form that arrive in parts: `filter[a]=1`. */
  readonly deep?: readonly string[];
  /** Fields of a form that arrive in parts to any depth, and the lists in them, as `readBrackets` takes them. */
  readonly brackets?: Readonly<Record<string, readonly string[]>>;
  /** Fields of a form that are a list in one text, and what is between its items. */
  readonly split?: Readonly<Record<string, string>>;
  /** The content types that a field's files may have; `image/*` allows all images. */
  readonly types?: Readonly<Record<string, readonly string[]>>;
  /** Fields of a form that are text even where they arrive as files. */
  readonly texts?: readonly string[];
};

/** Parses a body. @throws Refused for one that is not what its content type says. */
export const parseBody = async (
  format: BodyFormat,
  contentType: string,
  bytes: Uint8Array,
  depthMax: number,
): Promise<unknown> => {
  const { as, exact = false } = format;
  if (as === 'bytes') return new Blob([copyOf(bytes)], { type: contentType });
  if (as === 'multipart') return fieldsOf(await partsOf(await formOf(contentType, bytes), format), format, depthMax);
  const charset = /;\s*charset="?([^";\s]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';
  if (!['utf-8', 'utf8', 'us-ascii'].includes(charset))
    throw new Refused('unsupported_media_type', `The body is encoded as ${charset}; use UTF-8.`);
  const text = textOf(bytes);
  if (as === 'json') return parseJson(text, depthMax, exact);
  if (as === 'lines') return linesIn(text).map((line, at) => parseJson(line, depthMax, exact, `/body/${at}`));
  return as === 'form' ? fieldsOf(new URLSearchParams(text), format, depthMax) : text;
};

/** `Blob` takes no view of memory that may be shared. */
const copyOf = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

const textOf = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new Refused('malformed_request', 'The body is not UTF-8.');
  }
};

/** JSON values, one per line; each may start with a record separator. */
const linesIn = (text: string): string[] =>
  text
    .split(/\r\n|\n|\r/)
    .map((line) => line.replace('\u001e', '').trim())
    .filter((line) => line !== '');

const parseJson = (
  text: string,
  depthMax: number,
  exact: BodyFormat['exact'] | false = false,
  at = '/body',
): unknown => {
  if (depthOf(text, depthMax) > depthMax)
    throw new Refused('malformed_request', `The body nests deeper than ${depthMax} levels.`);
  let value: unknown;
  try {
    value = exact === false ? JSON.parse(text) : parseExactly(text);
  } catch (error) {
    throw new Refused('malformed_request', `The body is not JSON: ${error instanceof Error ? error.message : error}.`);
  }
  const pointer = exact === true ? findBigint(value, at) : undefined;
  if (pointer === undefined) return value;
  const detail = 'This integer has more digits than the server can read exactly.';
  throw new Refused('invalid_request', 'The body has an integer with too many digits.', {
    errors: [{ pointer, detail }],
  });
};

/** Returns the nesting depth of objects and arrays, exact up to the limit. Walking deeper values could overflow the stack. */
const depthOf = (text: string, depthMax: number): number => {
  let depth = 0;
  let deepest = 0;
  let isQuoted = false;
  for (let i = 0; i < text.length && deepest <= depthMax; i += 1) {
    const character = text[i];
    if (isQuoted) {
      if (character === '\\') i += 1;
      else if (character === '"') isQuoted = false;
    } else if (character === '"') isQuoted = true;
    else if (character === '{' || character === '[') {
      depth += 1;
      deepest = Math.max(deepest, depth);
    } else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
};

const formOf = async (contentType: string, bytes: Uint8Array): Promise<FormData> => {
  try {
    return await new Response(copyOf(bytes), { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new Refused('malformed_request', 'The body is not a valid multipart form.');
  }
};

type Entries = Iterable<readonly [string, string | Blob]>;

/** Returns the fields of a form. An object may be sent as JSON, which looks like a file. @throws Refused for a file of another type. */
const partsOf = async (form: FormData, { json = [], types = {}, texts = [] }: BodyFormat): Promise<Entries> =>
  Promise.all(
    [...form].map(async ([name, value]) => {
      const allowed = types[name];
      if (typeof value !== 'string' && allowed && typeFor(allowed, value.type) === undefined)
        throw new Refused(
          'unsupported_media_type',
          `The part ${name} is ${value.type || 'of no content type'}; use ${allowed.join(' or ')}.`,
        );
      if (typeof value !== 'string' && texts.includes(name)) return [name, await value.text()] as const;
      const isText = typeof value !== 'string' && json.includes(name) && isSingleJson(value.type);
      return [name, isText ? await value.text() : value] as const;
    }),
  );

/** A form's fields; a repeated name is a list. Text becomes numbers and so on when it is validated. */
const fieldsOf = (
  entries: Entries,
  { json = [], deep = [], split = {}, brackets = {} }: BodyFormat,
  depthMax: number,
): Record<string, unknown> => {
  const fields = new Map<string, unknown[]>();
  const objects = new Map<string, [string, unknown][]>();
  for (const [name, value] of entries) {
    const [, outer = '', inner = ''] = /^([^[]+)\[([^\]]+)\]$/.exec(name) ?? [];
    if (deep.includes(outer)) append(objects, outer, [inner, value] as [string, unknown]);
    else append(fields, name, json.includes(name) && typeof value === 'string' ? parseJson(value, depthMax) : value);
  }
  const found: Record<string, unknown> = Object.fromEntries([
    ...[...fields].map(([name, values]) => [name, splitAt(split[name], values)]),
    ...[...objects].map(([name, parts]) => [name, Object.fromEntries(parts)]),
  ]);
  for (const [name, lists] of Object.entries(brackets)) {
    const read = readBrackets(found, name, lists);
    if (read !== undefined) found[name] = read;
  }
  return found;
};

const splitAt = (delimiter: string | undefined, values: readonly unknown[]): unknown => {
  if (delimiter === undefined) return values.length === 1 ? values[0] : values;
  return values.flatMap((value) => (typeof value === 'string' ? value.split(delimiter) : [value]));
};

const append = <Value>(map: Map<string, Value[]>, name: string, value: Value): void => {
  const known = map.get(name);
  if (known === undefined) map.set(name, [value]);
  else known.push(value);
};
