import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readConfig } from '../codegen/config.ts';
import { readRegistry } from '../codegen/registry.ts';
import type { Served } from '../server/http/docs.ts';
import { commandPages } from './command-pages.ts';
import { type Page, START, TYPES } from './page.ts';
import { problemPages } from './problem-pages.ts';
import { redocScript, referencePages } from './reference.ts';
import { operationsOf, readSpecs } from './specs.ts';
import { startPage } from './start-page.ts';
import { textPages } from './text-pages.ts';

/** Every page of the documentation, from the specs, the problem registry and the texts. The same sources give the same bytes. */
const pagesOf = (root: string): Page[] => {
  const registry = readRegistry(readConfig(join(root, 'codegen/pitboss.json')));
  const specs = readSpecs(root);
  const operations = operationsOf(specs);
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const asset = (name: string, type: string): Page => ({
    address: `${START}/${name}`,
    type,
    content: readFileSync(join(import.meta.dirname, name), 'utf8'),
  });
  return [
    startPage(version, specs, operations),
    ...textPages(root),
    ...commandPages(),
    ...specs.flatMap((spec) => referencePages(spec, registry)),
    ...problemPages(registry, operations, specs),
    redocScript(),
    asset('style.css', TYPES.css),
    asset('icon.svg', TYPES.svg),
  ];
};

/**
 * Writes all pages of a source tree into a folder: each as a file named after its address, with a compressed copy, and `pages.json`, from
 * which the server serves them. The folder is replaced as a whole.
 */
export const build = (root: string, folder: string): void => {
  const written = `${folder}.tmp`;
  rmSync(written, { recursive: true, force: true });
  const served: Record<string, Served> = {};
  for (const { address, type, content } of pagesOf(root)) {
    const file = `${address.slice(1)}${extname(address) === '' ? '.html' : ''}`;
    if (served[address] !== undefined) throw new Error(`Two pages are served at ${address}.`);
    served[address] = { file, type, etag: createHash('sha256').update(content).digest('base64url').slice(0, 22) };
    mkdirSync(join(written, dirname(file)), { recursive: true });
    writeFileSync(join(written, file), content);
    writeFileSync(join(written, `${file}.gz`), gzipSync(content, { level: 9 }));
  }
  writeFileSync(join(written, 'pages.json'), `${JSON.stringify(served, null, 2)}\n`);
  rmSync(folder, { recursive: true, force: true });
  renameSync(written, folder);
};

if (import.meta.main) {
  const started = performance.now();
  build(join(import.meta.dirname, '..'), 'dist/docs');
  process.stdout.write(`dist/docs ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
