import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readProjectConfig } from '../codegen/read/config/config.ts';
import { readRegistry } from '../codegen/read/project/registry.ts';
import { commandPages } from './command-pages.ts';
import { type Page, START, TYPES } from './page.ts';
import { problemPages } from './problem-pages.ts';
import { redocScript, referencePages } from './reference.ts';
import { operationsOf, readSpecs } from './specs.ts';
import { startPage } from './start-page.ts';
import { textPages } from './text-pages.ts';
import { writePages } from './write-pages.ts';

/** Every page of the documentation, from the specs, the problem registry and the texts. The same sources give the same bytes. */
const pagesOf = (root: string): Page[] => {
  const registry = readRegistry(readProjectConfig(join(root, 'codegen/pitboss.json')));
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

/** Writes all pages of a source tree into a folder, which is replaced as a whole. */
export const build = (root: string, folder: string): void => writePages(folder, pagesOf(root));

if (import.meta.main) {
  const started = performance.now();
  build(join(import.meta.dirname, '..'), 'dist/docs');
  process.stdout.write(`dist/docs ${((performance.now() - started) / 1000).toFixed(1)} s\n`);
}
