import { isObject, type Json, type JsonObject } from '../document/document.ts';
import { parseAsWritten } from './parse-source.ts';

/** Versions that authors leave unquoted, which YAML reads as numbers: 1.10 would become 1.1. */
const VERSIONS = [['openapi'], ['swagger'], ['asyncapi'], ['info', 'version']] as const;

const valueAt = (document: Json, [key, inner]: readonly string[]): unknown => {
  const value = isObject(document) ? document[key ?? ''] : undefined;
  return inner === undefined ? value : isObject(value) ? value[inner] : undefined;
};

/** The places of versions that are numbers. */
const numericVersions = (document: JsonObject) =>
  VERSIONS.filter((keys) => typeof valueAt(document, keys) === 'number');

/** The versions that Redocly does not take, by their places: unquoted ones, and `3.1`, which is short for 3.1.0. */
export const versionsToQuote = (
  document: JsonObject,
  text: string,
  file: string,
): readonly (readonly [keys: readonly string[], version: string])[] => {
  const isShort = typeof document.openapi === 'string' && SHORT.test(document.openapi);
  if (!isShort && numericVersions(document).length === 0) return [];
  const written = asWritten(document, text, file);
  return VERSIONS.flatMap((keys) => {
    const [before, version] = [valueAt(document, keys), valueAt(written, keys)];
    const isOwn = keys[0] === 'openapi' && SHORT.test(String(version));
    return isOwn ? [[keys, `${version}.0`]] : before !== version ? [[keys, String(version)]] : [];
  });
};

const SHORT = /^3\.\d$/;

/** The document with its versions as the text in its file. */
export const asWritten = (document: JsonObject, text: string, file: string): JsonObject => {
  const numbers = numericVersions(document);
  if (numbers.length === 0) return document;
  const source = parseAsWritten(text, file);
  let written = document;
  for (const keys of numbers) {
    const version = String(valueAt(source, keys));
    const [key, inner] = keys;
    const { [key]: holder } = written;
    written = {
      ...written,
      [key]: inner === undefined ? version : { ...(isObject(holder) ? holder : {}), [inner]: version },
    };
  }
  return written;
};
