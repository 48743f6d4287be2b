import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuilt } from './built.ts';
import type { Config } from './config.ts';
import type { Files } from './generate.ts';
import { order } from './merge.ts';

/** Files of the owned folders that are on disk, relative to the root, except those that are built. */
const owned = (config: Config): string[] =>
  config.owned
    .flatMap((folder) =>
      globSync('**/*', { cwd: join(config.root, folder), withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [join(entry.parentPath, entry.name).slice(config.root.length + 1)] : [],
      ),
    )
    .filter((file) => !isBuilt(config, file));

/** The same with the files that would be generated beside these folders, such as the index of the handlers. */
const present = (config: Config, files: Files): string[] => {
  const there = new Set(owned(config));
  for (const file of files.keys()) if (existsSync(join(config.root, file))) there.add(file);
  return [...there];
};

/** How what is committed differs from what would be generated, one sentence per file. */
export const differences = (config: Config, generated: Files): string[] => {
  const files = committedOf(config, generated);
  const there = new Set(present(config, files));
  const found = [...files].flatMap(([file, text]) => {
    if (!there.has(file)) return [`${file} is missing`];
    return readFileSync(join(config.root, file), 'utf8') === text ? [] : [`${file} is not what the spec generates`];
  });
  const extra = [...there].filter((file) => !files.has(file)).map((file) => `${file} is not generated from anything`);
  return [...found, ...extra].sort(order);
};

/**
 * Writes what is committed, is new or changed, and removes what is generated no more. A file that was not generated is never removed.
 */
export const write = (config: Config, generated: Files): { written: number; removed: number } => {
  const files = committedOf(config, generated);
  const there = present(config, files);
  const stale = there.filter((file) => !files.has(file));
  for (const file of stale)
    if (!isGenerated(config, file))
      throw new Error(`${file} is not a generated file: move it out of ${config.owned.join(', ')}`);
  for (const { handlers } of config.apis)
    if (handlers?.index !== undefined && there.includes(handlers.index) && !isGenerated(config, handlers.index))
      throw new Error(`${handlers.index} is not a generated file: remove it, or name no "index" of handlers`);
  for (const file of stale) rmSync(join(config.root, file));
  let written = 0;
  for (const [file, text] of files) {
    const path = join(config.root, file);
    if (there.includes(file) && readFileSync(path, 'utf8') === text) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    written += 1;
  }
  return { written, removed: stale.length };
};

const committedOf = (config: Config, files: Files): Files =>
  new Map([...files].filter(([file]) => !isBuilt(config, file)));

const isGenerated = (config: Config, file: string): boolean =>
  readFileSync(join(config.root, file), 'utf8').startsWith(`// ${config.notice}`);
