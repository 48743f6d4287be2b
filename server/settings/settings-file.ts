import {
  isAlias,
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  type ParsedNode,
  parseDocument,
  type YAMLMap,
} from 'yaml';
import type { Shape } from './kind.ts';
import { nearestName } from './nearest-name.ts';

/** A value in a settings file, as the environment would hold it. */
export type FileEntry = { readonly line: number; readonly text: string };

/** The contents of a settings file: its entries by key, such as `wallet_url`, and its faults, each a sentence with its line. */
export type FileContents = { readonly entries: ReadonlyMap<string, FileEntry>; readonly faults: readonly string[] };

/**
 * Reads the text of a settings file. A key may be split at any `_` into a section and a key in it.
 * @param shapes the known keys.
 */
export const readSettingsFile = (file: string, text: string, shapes: ReadonlyMap<string, Shape>): FileContents => {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const faults: string[] = [];
  const entries = new Map<string, FileEntry>();
  const fault = (line: number, sentence: string): void => void faults.push(`${file}:${line}: ${sentence}`);
  for (const { linePos, message } of document.errors) fault(linePos?.[0].line ?? 1, `${withoutQuotes(message)}.`);
  if (faults.length > 0) return { entries, faults };
  const lineOf = (node: Node, line: number): number => (node.range ? lines.linePos(node.range[0]).line : line);
  const target = (node: ParsedNode | Node | null): Node | null | undefined =>
    isAlias(node) ? node.resolve(document) : node;

  /** Undefined for what contains itself, or grows without bounds. */
  const jsonOf = (node: Node): string | undefined => {
    try {
      return JSON.stringify(node.toJS(document, { maxAliasCount: ALIASES_MAX }));
    } catch {
      return undefined;
    }
  };

  const walk = (map: YAMLMap<unknown, unknown>, section: string, sectionLine: number): void => {
    for (const { key, value } of map.items as { key: Node; value: Node | null }[]) {
      const line = lineOf(key, sectionLine);
      const name = `${section}${isScalar(key) ? key.value : ''}`;
      const shape = shapes.get(name);
      const node = target(value);
      const shown = `${section.replaceAll('_', '.')}${isScalar(key) ? key.value : ''}`;
      if (shape !== undefined) {
        const before = entries.get(name);
        const isJson = shape === 'json' && !isScalar(node);
        const read =
          node === null || node === undefined ? undefined : isJson ? jsonOf(node) : textOf(node, shape, target);
        if (before !== undefined) fault(line, `${shown} is also in line ${before.line}; keep one of them.`);
        else if (read === undefined) fault(line, `${shown} ${EXPECTED[shape]}.`);
        else entries.set(name, { line, text: read });
      } else if (isMap(node) && [...shapes.keys()].some((each) => each.startsWith(`${name}_`)))
        walk(node, `${name}_`, line);
      else fault(line, `Unknown setting ${shown}.${suggestionFor(name, section, namesIn(shapes, isMap(node)))}`);
    }
  };
  const { contents } = document;
  if (isMap(contents)) walk(contents, '', 1);
  else if (contents !== null && !(isScalar(contents) && contents.value === null))
    fault(1, 'This must be a map of settings, such as “port: 8080”.');
  return { entries, faults };
};

/** As many values as aliases may stand for. */
const ALIASES_MAX = 1000;

/** Text after a colon in the parser's sentence is from the file, and may be a secret; text after a semicolon is about the parser. */
const withoutQuotes = (message: string): string =>
  (message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '').replace(/[:;].*/, '');

const EXPECTED: Readonly<Record<Shape, string>> = {
  value: 'must have one value',
  list: 'must have a value or a list of values',
  lines: 'must have a value or a list of values',
  map: 'must have a value or a map of values',
  json: 'must have a list or its JSON',
};

/** Undefined when the node has no value, or not one of this shape. */
const textOf = (
  node: Node,
  shape: Shape,
  target: (node: Node | null) => Node | null | undefined,
): string | undefined => {
  if (isScalar(node)) {
    const { value, source } = node;
    if (typeof value === 'string') return value.trim() === '' ? undefined : value.trim();
    return value === null || value === undefined ? undefined : (source ?? String(value));
  }
  const inner = (each: unknown): string | undefined => {
    const found = target(each as Node | null);
    return isScalar(found) ? textOf(found, 'value', target) : undefined;
  };
  const all = (parts: readonly (string | undefined)[], separator: string): string | undefined =>
    parts.includes(undefined) ? undefined : parts.join(separator);
  if (isSeq(node) && (shape === 'list' || shape === 'lines'))
    return all(node.items.map(inner), shape === 'list' ? ',' : '\n');
  if (isMap(node) && shape === 'map')
    return all(
      node.items.map(({ key, value }) => {
        const [name, text] = [inner(key), inner(value)];
        return name === undefined || text === undefined ? undefined : `${name}=${text}`;
      }),
      ',',
    );
  return undefined;
};

/** The known keys, or the sections that they can be in. */
const namesIn = (shapes: ReadonlyMap<string, Shape>, areSections: boolean): string[] =>
  [...shapes.keys()].flatMap((key) => {
    if (!areSections) return [key];
    const words = key.split('_');
    return words.slice(1).map((_, index) => words.slice(0, index + 1).join('_'));
  });

/** A third of a name may be wrong before another one is no help. */
const ALIKE = 3;

const suggestionFor = (name: string, section: string, known: readonly string[]): string => {
  const nearest = nearestName(name, known);
  if (nearest.edits * ALIKE > name.length) return ' Run “pitboss config print” for a list.';
  const shown = nearest.name.startsWith(section)
    ? `${section.replaceAll('_', '.')}${nearest.name.slice(section.length)}`
    : nearest.name;
  return ` Did you mean ${shown}?`;
};
