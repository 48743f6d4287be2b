import { readFileSync } from 'node:fs';
import { isMap, isSeq, LineCounter, parse, parseDocument, YAMLParseError } from 'yaml';
import { decodeSegment, isObject, type Json, type JsonObject } from '../document.ts';
import { Refusal } from '../refusal.ts';

/** A file that is read whole, as JSON where it is JSON: that is many times faster. */
export const readDocument = (path: string, file: string): JsonObject => {
  const text = readFileSync(path, 'utf8');
  const read = parsed(text, file);
  if (isObject(read)) return read;
  throw new Refusal([{ where: file, rule: 'the file is no OpenAPI document', mend: 'Name one that is.' }]);
};

const parsed = (text: string, file: string): Json => {
  if (text.trimStart().startsWith('{'))
    try {
      return JSON.parse(text);
    } catch {
      // Flow style YAML begins like this too; what is neither is told by the reader of YAML, with its line.
    }
  try {
    return parse(text, { maxAliasCount: -1 });
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    const [line = ''] = error.message.split('\n');
    throw new Refusal([{ where: file, rule: line.replace(/:$/, ''), mend: 'Mend the file.' }]);
  }
};

/** Beyond this size a line is not worth the wait for it. */
const LINES_TEXT_MAX = 4_000_000;

/** The lines of a file by JSON pointer: of the nearest part that the file has. Read when the first one is asked for. */
export const linesOf = (path: string): ((pointer: string) => number | undefined) => {
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
