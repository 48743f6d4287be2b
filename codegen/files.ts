import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';
import type { Files } from './generate.ts';
import { order } from './merge.ts';

/** Files of the owned folders that are on disk, relative to the root. */
const present = (config: Config): string[] =>
  config.owned.flatMap((folder) =>
    globSync('**/*', { cwd: join(config.root, folder), withFileTypes: true }).flatMap((entry) =>
      entry.isFile() ? [join(entry.parentPath, entry.name).slice(config.root.length + 1)] : [],
    ),
  );

/** How the folders differ from what would be generated, one sentence per file. */
export const differences = (config: Config, files: Files): string[] => {
  const there = new Set(present(config));
  const found = [...files].flatMap(([file, text]) => {
    if (!there.has(file)) return [`${file} is missing`];
    return readFileSync(join(config.root, file), 'utf8') === text ? [] : [`${file} is not what the spec generates`];
  });
  const extra = [...there].filter((file) => !files.has(file)).map((file) => `${file} is not generated from anything`);
  return [...found, ...extra].sort(order);
};

/** Writes what is new or changed and removes what is generated no more. A file that was not generated is never removed. */
export const write = (config: Config, files: Files): { written: number; removed: number } => {
  const there = present(config);
  const stale = there.filter((file) => !files.has(file));
  for (const file of stale)
    if (!readFileSync(join(config.root, file), 'utf8').startsWith(`// ${config.notice}`))
      throw new Error(`${file} is not a generated file: move it out of ${config.owned.join(', ')}`);
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
