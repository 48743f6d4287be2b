import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { type Document, isAlias, isMap, LineCounter, type Node, parseDocument } from 'yaml';
import { yamlChild } from './yaml-child.ts';

type Source = { readonly document: Document; readonly lines: LineCounter };

/**
 * Finds a fault in its source file. A place is a file and a JSON pointer into its bundled form, `spec/openapi.yaml#/paths/~1tables/get`;
 * the target may be in another file, so references are followed. Anything that is not such a place, or does not exist, is returned
 * unchanged.
 *
 * @returns `file:line:column place`, the file relative to the root.
 */
export const locate = (root: string): ((where: string) => string) => {
  const sources = new Map<string, Source>();
  const sourceOf = (file: string): Source => {
    const known = sources.get(file);
    if (known) return known;
    const lines = new LineCounter();
    const text = readFileSync(resolve(root, file), 'utf8');
    const document = parseDocument(text, { uniqueKeys: false, lineCounter: lines });
    const source = { document, lines };
    sources.set(file, source);
    return source;
  };

  const find = (file: string, segments: readonly string[], hops = 0): string | undefined => {
    const { document, lines } = sourceOf(file);
    let node: unknown = document.contents;
    let seen: Node | undefined = document.contents ?? undefined;
    for (const [index, segment] of segments.entries()) {
      if (isAlias(node)) node = node.resolve(document);
      const reference = isMap(node) ? node.get('$ref') : undefined;
      if (typeof reference === 'string' && hops < REFERENCES_MAX) {
        const [path = '', pointer = ''] = reference.split('#');
        const target = path === '' ? file : join(dirname(file), path);
        if (!existsSync(resolve(root, target))) return undefined;
        return find(target, [...segmentsOf(pointer), ...segments.slice(index)], hops + 1);
      }
      const child = yamlChild(document, node, segment);
      if (child === undefined) break;
      node = child.value;
      seen = child.start;
    }
    const offset = seen?.range?.[0];
    if (offset === undefined) return undefined;
    const { line, col } = lines.linePos(offset);
    return `${relative(root, resolve(root, file))}:${line}:${col}`;
  };

  return (where) => {
    const [, file = '', line, pointer = ''] = /^([^#\s]+?)(?::(\d+))?#(\/\S*)$/.exec(where) ?? [];
    if (file === '' || !existsSync(resolve(root, file))) return where;
    if (statSync(resolve(root, file)).size > SIZE_MAX) return line === undefined ? where : `${file}:${line}:1 ${where}`;
    const found = find(file, segmentsOf(pointer));
    // A converted document has other pointers than its file, but its line is known.
    if (line !== undefined && (found === undefined || found.endsWith(':1:1')))
      return `${file}:${line}:1 ${file}#${pointer}`;
    return found === undefined ? where : `${found} ${file}#${pointer}`;
  };
};

/** Above this size, in bytes, finding the line takes too long. */
const SIZE_MAX = 4_000_000;

/** A longer chain of references is circular. */
const REFERENCES_MAX = 20;

const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~'));
