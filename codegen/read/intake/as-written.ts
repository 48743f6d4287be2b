import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { isMap, isScalar, parseDocument } from 'yaml';
import type { SpecFault } from '../config/refusal.ts';
import { isObject, type JsonObject } from '../document/document.ts';

/** Versions that authors leave unquoted, which YAML reads as numbers: 1.10 would become 1.1. */
const VERSIONS = [['openapi'], ['swagger'], ['info', 'version']] as const;

const valueAt = (document: JsonObject, [key, inner]: readonly string[]): unknown => {
  const value = document[key ?? ''];
  return inner === undefined ? value : isObject(value) ? value[inner] : undefined;
};

/**
 * A fault for each file whose own version is not quoted, which the linter and the bundler cannot read. A file that is read without them
 * needs no quotes.
 */
export const unquoted = (root: string, files: readonly string[]): SpecFault[] =>
  files.flatMap((file) => {
    if (!existsSync(resolve(root, file))) return [];
    const [, key, version] =
      /^(openapi|swagger):\s*([\d.]+)\s*(?:#.*)?$/m.exec(readFileSync(resolve(root, file), 'utf8')) ?? [];
    // YAML reads 3.1.0 as text, and 3.1 as a number.
    if (key === undefined || Number.isNaN(Number(version))) return [];
    const mend = `Quote it: ${key}: "${version}".`;
    return [{ where: `${file}#/${key}`, rule: `the version ${version} is a number for YAML`, mend }];
  });

/** The document with its versions as the text in its file. */
export const asWritten = (document: JsonObject, path: string): JsonObject => {
  const numbers = VERSIONS.filter((keys) => typeof valueAt(document, keys) === 'number');
  if (numbers.length === 0) return document;
  const { contents } = parseDocument(readFileSync(path, 'utf8'));
  let written = document;
  for (const keys of numbers) {
    const node = isMap(contents) ? contents.getIn(keys, true) : undefined;
    const text = isScalar(node) && node.source !== undefined ? node.source : String(valueAt(document, keys));
    const [key, inner] = keys;
    const { [key]: holder } = written;
    written = {
      ...written,
      [key]: inner === undefined ? text : { ...(isObject(holder) ? holder : {}), [inner]: text },
    };
  }
  return written;
};
