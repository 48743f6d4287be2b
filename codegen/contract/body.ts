import { DELIMITERS } from '../read/document/form-encoding.ts';
import { findSequence } from '../read/document/sequences.ts';
import type { BodyContent } from '../read/project/operation.ts';
import type { DraftBody } from './target-draft.ts';

/** The media type without parameters, in lower case. */
export const mediaType = (type: string): string => type.split(';', 1)[0]?.trim().toLowerCase() ?? '';

export const isJsonType = (type: string): boolean => /^application\/(?:[\w.+-]+\+)?json$/.test(mediaType(type));

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = 'multipart/form-data';

/** Reports whether values can be written in a content type: JSON, forms, text and bytes; anything takes JSON. */
export const isWritable = (type: string): boolean => {
  const media = mediaType(type);
  return (
    isJsonType(media) ||
    findSequence(media) === 'lines' ||
    [FORM, MULTIPART, '*/*', 'application/*', 'application/octet-stream'].includes(media) ||
    /^(?:text|image|audio|video)\//.test(media)
  );
};

const BOUNDARY = 'pitboss-codegen-7d93b1';

const textOf = (value: unknown): string =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : String(value);

const fieldsOf = (value: unknown): [string, unknown][] =>
  Object.entries(Object(value)).flatMap(([name, part]): [string, unknown][] =>
    Array.isArray(part) ? part.map((item) => [name, item]) : part === undefined || part === null ? [] : [[name, part]],
  );

/** A body's bytes and content type. */
export const writeBody = (
  { type = '', value }: DraftBody,
  encodings: BodyContent['encodings'] = new Map(),
): { readonly bytes: string; readonly type: string } => {
  const media = mediaType(type);
  if (media === FORM)
    return {
      bytes: new URLSearchParams(
        fieldsOf(joined(value, encodings)).map(([name, part]) => [name, textOf(part).toWellFormed()]),
      ).toString(),
      type,
    };
  if (media === MULTIPART) {
    const parts = fieldsOf(value).map(([name, part]) => {
      const quoted = name.replaceAll('"', '%22').replaceAll(/[\r\n]/g, '');
      const isNested = typeof part === 'object' && part !== null;
      const file = typeof part === 'string' && part.length > 0 && BINARY.test(name) ? '; filename="file.bin"' : '';
      const first = encodings.get(name)?.types.find((one) => !one.includes('*'));
      const own = first ?? (isNested ? 'application/json' : undefined);
      const kind = own === undefined ? '' : `\r\ncontent-type: ${own}`;
      return `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${quoted}"${file}${kind}\r\n\r\n${textOf(part)}\r\n`;
    });
    return { bytes: `${parts.join('')}--${BOUNDARY}--\r\n`, type: `${MULTIPART}; boundary=${BOUNDARY}` };
  }
  if (findSequence(media) === 'lines' && Array.isArray(value)) {
    const mark = media.endsWith('json-seq') ? '\u001e' : '';
    return { bytes: value.map((item) => `${mark}${JSON.stringify(item)}\n`).join(''), type };
  }
  if (isJsonType(media)) return { bytes: JSON.stringify(value) ?? 'null', type };
  if (media.includes('*')) return { bytes: JSON.stringify(value) ?? 'null', type: 'application/json' };
  return { bytes: textOf(value), type };
};

/** The value with each list that is one text joined. */
const joined = (value: unknown, encodings: NonNullable<BodyContent['encodings']>): unknown =>
  Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, part]) => {
      const { style } = encodings.get(name) ?? {};
      if (style === 'brackets') return inBrackets(name, part);
      const delimiter = style && DELIMITERS[style];
      return [[name, delimiter !== undefined && Array.isArray(part) ? part.map(textOf).join(delimiter) : part]];
    }),
  );

/** The fields of a value, each under the keys to it, to any depth: `rows[0][a]`. */
export const inBrackets = (name: string, value: unknown, writeKey = (key: string) => key): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => inBrackets(`${name}[${writeKey(key)}]`, one, writeKey))
    : [[name, value]];

const BINARY = /file|image|photo|avatar|attachment|upload/i;
