import { createRequire } from 'node:module';
import { SpecRefusal } from '../config/refusal.ts';
import { isObject, type Json } from '../document/document.ts';

/** The part of the parser that is used; it has no types. The linter has the same parser, so both accept the same and read the same. */
type Parser = {
  readonly load: (text: string, options: object) => unknown;
  readonly Type: new (tag: string, options: object) => object;
  readonly FAILSAFE_SCHEMA: { readonly extend: (types: object) => object };
  readonly types: Readonly<Record<'null' | 'bool' | 'merge', object>>;
};

type ParserError = Error & { readonly reason: string; readonly mark?: Mark };
type Mark = { readonly line: number; readonly column: number; readonly position: number };

const parser: Parser = createRequire(import.meta.url)('js-yaml');

const number = (tag: string, pattern: RegExp, construct: (text: string) => number) =>
  new parser.Type(`tag:yaml.org,2002:${tag}`, {
    kind: 'scalar',
    resolve: (text: string | null) => text !== null && pattern.test(text),
    construct,
  });

/** Numbers of YAML 1.2; the parser's own ones also take those of older versions, such as `0b11`. */
const NUMBERS = [
  number('int', /^(?:[-+]?\d+|0o[0-7]+|0x[\da-f]+)$/i, (text) => Number(text.replace(/^\+/, ''))),
  number('float', /^(?:[-+]?(?:\.\d+|\d+(?:\.\d*)?)(?:e[-+]?\d+)?|[-+]?\.inf|\.nan)$/i, (text) =>
    /n$/i.test(text) ? Number.NaN : Number(text.replace(/^\+/, '').replace(/\.inf$/i, 'Infinity')),
  ),
];
const { null: none, bool, merge } = parser.types;
const schemaWith = (numbers: readonly object[]) =>
  parser.FAILSAFE_SCHEMA.extend({ implicit: [none, bool, ...numbers, merge] });
const SCHEMA = schemaWith(NUMBERS);
const AS_WRITTEN = schemaWith([]);

/** The deepest nesting of a document. */
const DEPTH_MAX = 1000;

/**
 * Parses a file that is JSON, which is many times faster, or YAML 1.2 with merge keys. Every command reads documents by it, and has it
 * judge the files that the linter and the bundler get.
 * @throws SpecRefusal with the line and the column.
 */
export const parseSource = (text: string, file: string): Json => {
  const json = asJson(text, file);
  if (json !== undefined) return json;
  const read = loaded(text, file, SCHEMA);
  if (text.includes('*')) refuseBomb(read, file);
  return read;
};

/** The same with numbers as they are written, `1.10` rather than 1.1. */
export const parseAsWritten = (text: string, file: string): Json => loaded(text, file, AS_WRITTEN);

const asJson = (text: string, file: string): Json | undefined => {
  if (!/^\s*[{[]/.test(text)) return undefined;
  let read: Json;
  try {
    read = JSON.parse(text);
  } catch {
    // Flow-style YAML starts like this too; if it is neither, the YAML parser reports the place.
    return undefined;
  }
  const twice = repeatedKeyIn(text);
  if (twice !== undefined) refuse(text, file, twice, 'duplicated mapping key');
  return read;
};

const loaded = (text: string, file: string, schema: object): Json => {
  try {
    return (parser.load(text, { schema, maxDepth: DEPTH_MAX }) as Json | undefined) ?? null;
  } catch (error) {
    if (!(error instanceof Error) || !('reason' in error)) throw error;
    const { reason, mark } = error as ParserError;
    return refuse(text, file, mark?.position ?? secondDocumentIn(text), reason);
  }
};

const refuse = (text: string, file: string, position: number, reason: string): never => {
  const before = text.slice(0, position);
  const line = before.split(/\r\n|\n|\r/).length;
  const column = position - Math.max(before.lastIndexOf('\n'), before.lastIndexOf('\r'));
  throw new SpecRefusal([{ where: `${file}:${line}:${column}`, ...sentenceFor(reason, text, position) }]);
};

const sentenceFor = (reason: string, text: string, position: number): { rule: string; mend: string } => {
  if (reason === 'duplicated mapping key') {
    const [key = ''] = /^(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^:\s]+)/.exec(text.slice(position, position + 200)) ?? [];
    return { rule: `the key ${key} is there twice in the same object`, mend: 'Remove or rename one of them.' };
  }
  if (reason.includes('found more'))
    return { rule: 'a second YAML document starts here', mend: 'Keep one document in a file.' };
  const [odd] = /(?![\t\n\r\u0085])\p{Cc}/u.exec(text) ?? [];
  if (reason.includes('non-printable') && odd !== undefined)
    return {
      rule: `the file has the control character U+${odd.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')} here or above`,
      mend: 'Remove it, or write it as an escape in double quotes.',
    };
  return { rule: reason, mend: 'Fix the file.' };
};

/** The offset of the marker behind the first document with content. */
const secondDocumentIn = (text: string): number => {
  const markers = [...text.matchAll(/^(?:---|\.\.\.)(?=\s|$)/gm)];
  const later = markers.find(({ index }) => /^(?!\s*(?:#|%|---|$))/m.test(text.slice(0, index)));
  return later?.index ?? 0;
};

/** The offset of a key that JSON has twice in one object, which its own parser accepts; undefined if none. */
const repeatedKeyIn = (text: string): number | undefined => {
  const objects: (Set<string> | undefined)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === OPEN_OBJECT) objects.push(new Set());
    else if (code === OPEN_LIST) objects.push(undefined);
    else if (code === CLOSE_OBJECT || code === CLOSE_LIST) objects.pop();
    else if (code === QUOTE) {
      const start = at;
      for (at += 1; text.charCodeAt(at) !== QUOTE; at += 1) if (text.charCodeAt(at) === BACKSLASH) at += 1;
      const keys = objects.at(-1);
      let next = at + 1;
      while (text.charCodeAt(next) <= BLANK) next += 1;
      if (keys === undefined || text.charCodeAt(next) !== COLON) continue;
      const key = text.slice(start + 1, at);
      const plain: string = key.includes('\\') ? JSON.parse(`"${key}"`) : key;
      if (keys.has(plain)) return start;
      keys.add(plain);
    }
  }
  return undefined;
};

const [OPEN_OBJECT, CLOSE_OBJECT, OPEN_LIST, CLOSE_LIST, QUOTE, BACKSLASH, COLON, BLANK] = [...'{}[]"\\: '].map(
  (letter) => letter.charCodeAt(0),
) as [number, number, number, number, number, number, number, number];

/** More values than this come only from a file that has at least a tenth of them. */
const ALIASED_MAX = 1_000_000;
const ALIASED_RATIO_MAX = 10;

/** Refuses aliases that lead back to themselves, and those that multiply: written out, a few lines would be millions. */
const refuseBomb = (document: Json, file: string): void => {
  const sizes = new Map<object, number>();
  let own = 0;
  const fault = (rule: string) => {
    throw new SpecRefusal([{ where: file, rule, mend: 'Write out what the aliases stand for, or use $ref.' }]);
  };
  const sizeOf = (value: Json): number => {
    if (!isObject(value) && !Array.isArray(value)) {
      own += 1;
      return 1;
    }
    const known = sizes.get(value);
    if (known === 0) fault('an alias leads back to the value that it is in');
    if (known !== undefined) return known;
    own += 1;
    sizes.set(value, 0);
    const size = Object.values(value).reduce((sum: number, part) => sum + sizeOf(part), 1);
    sizes.set(value, size);
    return size;
  };
  const written = sizeOf(document);
  if (written > ALIASED_MAX && written > ALIASED_RATIO_MAX * own)
    fault(`the file has ${own} values, and ${written} with its aliases written out`);
};
