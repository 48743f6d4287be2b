import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import { isScalar, parseDocument, visit } from 'yaml';
import { referredFiles } from '../config/inputs.ts';
import type { Json } from '../document/document.ts';
import { type Anchors, anchorIn, indexAnchors } from './anchors.ts';
import { isBased, writtenOut } from './based-on.ts';

/**
 * Runs work with files in which every reference to an anchor, `pets.yaml#pet`, is a pointer, because Redocly does not follow anchors to
 * other files. Files that are based on others are written out. If there are any of either, `use` gets another root: a folder with copies of
 * the files, which keep their places, and their lines but for those that are written out. `place` makes a file name relative to either.
 */
export const withoutFileAnchors = <Result>(
  root: string,
  files: readonly string[],
  use: (root: string, place: (file: string) => string) => Result,
): Result => {
  const texts = rewritten([...referredFiles(files.map((file) => resolve(root, file)))]);
  if (texts === undefined) return use(root, (file) => file);
  const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
  try {
    for (const [path, text] of texts) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    mkdirSync(join(folder, root), { recursive: true });
    return use(join(folder, root), (file) => relative(root, resolve(root, file)));
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const REFERENCE = /["']?\$ref["']?\s*:\s*["']?[^\s"'#]*#[^/\s"']/;

/** The texts of all files with pointers for anchors, and written out; undefined if all of them are so already. */
const rewritten = (paths: readonly string[]): Map<string, string> | undefined => {
  const read = new Map(paths.filter((path) => existsSync(path)).map((path) => [path, readFileSync(path, 'utf8')]));
  if (![...read.values()].some((text) => REFERENCE.test(text) || isBased(text))) return undefined;
  const texts = new Map(
    [...read].map(([path, text]) => [path, isBased(text) ? writtenOut(path, (other) => read.get(other)) : text]),
  );
  const known = new Map<string, Anchors>();
  const anchorsIn = (path: string): Anchors => {
    const text = texts.get(path);
    const found =
      known.get(path) ?? (text === undefined ? new Map() : indexAnchors(parseDocument(text).toJS() as Json));
    known.set(path, found);
    return found;
  };
  return new Map(
    [...texts].map(([path, text]) => [path, REFERENCE.test(text) ? pointing(path, text, anchorsIn) : text]),
  );
};

const pointing = (path: string, text: string, anchorsIn: (path: string) => Anchors): string => {
  const changes: { readonly from: number; readonly to: number; readonly reference: string }[] = [];
  visit(parseDocument(text), {
    Pair: (_, { key, value }) => {
      if (!isScalar(key) || key.value !== '$ref' || !isScalar(value) || typeof value.value !== 'string') return;
      const { file, name } = anchorIn(value.value) ?? {};
      if (file === undefined || name === undefined || !value.range) return;
      const places = anchorsIn(file === '' ? path : join(dirname(path), file)).get(name) ?? [];
      const [from, to] = value.range;
      // A reference to a missing or ambiguous anchor stays, and is refused with its place.
      if (places.length === 1) changes.push({ from, to, reference: `${file}${places[0]}` });
    },
  });
  return changes.reduceRight(
    (whole, { from, to, reference }) => `${whole.slice(0, from)}${JSON.stringify(reference)}${whole.slice(to)}`,
    text,
  );
};
