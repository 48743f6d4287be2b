import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import { SpecRefusal } from '../config/refusal.ts';
import { decodeSegment, isObject, type Json, type JsonObject } from '../document/document.ts';

/** Reads a whole file, as JSON if it is JSON, which is many times faster than YAML. */
export const readDocument = (path: string, file: string): JsonObject => {
  const text = readFileSync(path, 'utf8');
  const read = parsed(text, file);
  if (isObject(read)) return read;
  throw new SpecRefusal([
    { where: file, rule: 'the file is not an OpenAPI document', mend: 'Correct its name in the configuration.' },
  ]);
};

const parsed = (text: string, file: string): Json => {
  if (text.trimStart().startsWith('{'))
    try {
      return JSON.parse(text);
    } catch {
      // Flow-style YAML starts like this too; if it is neither, the YAML parser reports the line.
    }
  try {
    return parse(text, { maxAliasCount: -1 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [line = ''] = error.message.split('\n');
    throw new SpecRefusal([{ where: file, rule: line.replace(/:$/, ''), mend: 'Fix the file.' }]);
  }
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
  const text = readFileSync(path, 'utf8');
  if (text.length > LINES_TEXT_MAX) return () => undefined;
  const lineCounter = new LineCounter();
  const document = parseDocument(text, { lineCounter });
  return (pointer: string): number | undefined => {
    let node: unknown = document.contents;
    let line: number | undefined;
    for (const written of pointer.split('/').slice(1)) {
      const key = decodeSegment(written);
      const pair = isMap(node) ? node.items.find((item) => String(item.key) === key) : undefined;
      const next: unknown = pair ? pair.value : isSeq(node) ? node.items[Number(key)] : undefined;
      const range = rangeOf(pair?.key) ?? rangeOf(next);
      if (next === undefined || next === null) return line;
      if (range !== undefined) line = lineCounter.linePos(range).line;
      node = next;
    }
    return line;
  };
};

const rangeOf = (node: unknown): number | undefined => {
  if (typeof node !== 'object' || node === null || !('range' in node) || !Array.isArray(node.range)) return undefined;
  const [start]: unknown[] = node.range;
  return typeof start === 'number' ? start : undefined;
};
