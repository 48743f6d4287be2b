import { LineCounter, parseDocument } from 'yaml';
import { SpecRefusal } from '../config/refusal.ts';
import { decodeSegment, isObject, type JsonObject } from '../document/document.ts';
import { yamlChild } from '../document/yaml-child.ts';
import { asWritten } from './as-written.ts';
import { parseSource } from './parse-source.ts';
import { sourceText } from './source-text.ts';

/** The file that was read last: a command first looks what kind of document it is, and then reads it. */
let last: { readonly text: string; readonly document: JsonObject } | undefined;

/** Reads a whole file. Its versions are as they are written. @throws SpecRefusal for a file that cannot be read. */
export const readDocument = (path: string, file: string): JsonObject => {
  const text = sourceText(path, file);
  if (last?.text === text) return last.document;
  const read = parseSource(text, file);
  if (!isObject(read))
    throw new SpecRefusal([
      { where: file, rule: 'the file is not an OpenAPI document', mend: 'Correct its name in the configuration.' },
    ]);
  const document = asWritten(read, text, file);
  last = { text, document };
  return document;
};

/** Above this size finding the line takes too long. */
const LINES_TEXT_MAX = 4_000_000;

/** Line numbers of a file by JSON pointer, of the nearest existing parent. Parsed on first use. */
export const createLineFinder = (path: string): ((pointer: string) => number | undefined) => {
  let find: ((pointer: string) => number | undefined) | undefined;
  return (pointer) => {
    find ??= reader(path);
    return find(pointer);
  };
};

const reader = (path: string) => {
  const text = sourceText(path, path);
  if (text.length > LINES_TEXT_MAX) return () => undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: false, lineCounter });
  return (pointer: string): number | undefined => {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const segment of pointer.split('/').slice(1)) {
      const child = yamlChild(document, node, decodeSegment(segment));
      if (child === undefined) return line;
      const [start] = child.start.range ?? [];
      if (start !== undefined) line = lineCounter.linePos(start).line;
      node = child.value;
    }
    return line;
  };
};
