import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, extname, join, relative, resolve } from 'node:path';
import { isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { referredFiles } from '../config/inputs.ts';
import { refuseAny, type SpecFault, SpecRefusal } from '../config/refusal.ts';
import { isObject } from '../document/document.ts';
import { yamlChild } from '../document/yaml-child.ts';
import { type Anchors, anchorIn, indexAnchors } from './anchors.ts';
import { versionsToQuote } from './as-written.ts';
import { isBased, writtenOut } from './based-on.ts';
import { parseSource } from './parse-source.ts';
import { sourceText } from './source-text.ts';

/** Files as Redocly gets them. */
export type PlainFiles = {
  /** Where the files are: in place, or copies of them in a folder of the same shape. */
  readonly root: string;
  /** Makes a file name relative to either root. */
  readonly place: (file: string) => string;
  /** The column in the author's file of a place in a file of this root. All lines are the same, but for files that are written out. */
  readonly columnOf: (file: string, line: number, column: number) => number;
};

/**
 * Runs work with files that Redocly reads as this program does. Faults of YAML are found first, so that every command refuses the same.
 * Redocly does not follow anchors to other files, `pets.yaml#pet`, so these references become pointers; versions such as 1.10 get quotes;
 * and files that are based on others are written out.
 * @throws SpecRefusal for files that cannot be read.
 */
export const withPlainFiles = <Result>(
  root: string,
  files: readonly string[],
  use: (plain: PlainFiles) => Result,
): Result => {
  const texts = rewritten(root, files);
  if (texts === undefined) return use({ root, place: (file) => file, columnOf: (_file, _line, column) => column });
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    for (const [path, { text }] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    mkdirSync(join(folder, root), { recursive: true });
    return use({
      root: join(folder, root),
      place: (file) => relative(root, resolve(root, file)),
      columnOf: (file, line, column) => columnIn(texts.get(resolve(root, file))?.edits ?? [], line, column),
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** A text that was inserted, or took the place of another one: where in the author's file, and by how much it is longer. */
type Edit = { readonly line: number; readonly column: number; readonly longer: number };
type Rewritten = { readonly text: string; readonly edits: readonly Edit[] };

const columnIn = (edits: readonly Edit[], line: number, column: number): number =>
  edits.reduce(
    (found, edit) => (edit.line === line && found > edit.column ? Math.max(edit.column, found - edit.longer) : found),
    column,
  );

const REFERENCE = /["']?\$ref["']?\s*:\s*["']?[^\s"'#]*#[^/\s"']/;

/** The files that Redocly cannot read as they are; undefined if there are none. */
const rewritten = (root: string, files: readonly string[]): Map<string, Rewritten> | undefined => {
  const roots = new Set(files.map((file) => resolve(root, file)));
  const paths = [...referredFiles([...roots])].filter((path) => existsSync(path));
  const faults: SpecFault[] = [];
  const read = new Map<string, string>();
  const versions = new Map<string, Versions>();
  for (const path of paths)
    try {
      const file = relative(root, path);
      const text = sourceText(path, file);
      read.set(path, text);
      if (!roots.has(path) && !/^[.](?:ya?ml|json)$/.test(extname(path))) continue;
      const document = parseSource(text, file);
      const odd = roots.has(path) && isObject(document) ? versionsToQuote(document, text, file) : [];
      if (odd.length > 0) versions.set(path, odd);
    } catch (error) {
      if (!(error instanceof SpecRefusal)) throw error;
      faults.push(...error.faults);
    }
  refuseAny(faults);
  if (versions.size === 0 && ![...read.values()].some((text) => REFERENCE.test(text) || isBased(text)))
    return undefined;
  const texts = new Map(
    [...read].map(([path, text]) => [path, isBased(text) ? writtenOut(path, (other) => read.get(other)) : text]),
  );
  const known = new Map<string, Anchors>();
  const anchorsIn = (path: string): Anchors => {
    const text = texts.get(path);
    const found = known.get(path) ?? (text === undefined ? new Map() : indexAnchors(parseSource(text, path)));
    known.set(path, found);
    return found;
  };
  return new Map(
    [...texts].map(([path, text]): [string, Rewritten] => [
      path,
      REFERENCE.test(text) || versions.has(path)
        ? plain(path, text, versions.get(path) ?? [], anchorsIn)
        : { text, edits: [] },
    ]),
  );
};

type Versions = ReturnType<typeof versionsToQuote>;

const plain = (path: string, text: string, versions: Versions, anchorsIn: (path: string) => Anchors): Rewritten => {
  const changes: { readonly from: number; readonly to: number; readonly by: string }[] = [];
  const lines = new LineCounter();
  const document = parseDocument(text, { uniqueKeys: false, lineCounter: lines });
  for (const [keys, version] of versions) {
    let node: unknown = document.contents;
    for (const key of keys) node = yamlChild(document, node, key)?.value;
    if (!isScalar(node) || !node.range) continue;
    const [from, to] = node.range;
    changes.push({ from, to, by: JSON.stringify(version) });
  }
  visit(document, {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string') return;
      const { file, name } = anchorIn(value.value) ?? {};
      if (file === undefined || name === undefined || !value.range) return;
      const places = anchorsIn(file === '' ? path : join(dirname(path), file)).get(name) ?? [];
      const [from, to] = value.range;
      // A reference to a missing or ambiguous anchor stays, and is refused with its place.
      if (places.length === 1) changes.push({ from, to, by: JSON.stringify(`${file}${places[0]}`) });
    },
  });
  changes.sort((one, other) => one.from - other.from);
  return {
    text: changes.reduceRight((whole, { from, to, by }) => `${whole.slice(0, from)}${by}${whole.slice(to)}`, text),
    edits: changes.map(({ from, to, by }) => {
      const { line, col } = lines.linePos(from);
      return { line, column: col, longer: by.length - (to - from) };
    }),
  };
};
