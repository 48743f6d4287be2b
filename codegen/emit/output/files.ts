import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { ProjectConfig } from '../../read/config/config.ts';
import { order } from '../../read/document/order.ts';

/** Generated files, by path relative to the root. */
export type Files = ReadonlyMap<string, string>;

/** The part of the output that a command needs: the committed files, or the built ones. */
export type OutputKind = 'committed' | 'built';

/** Reports whether a file (relative to the root) is built locally rather than committed. */
export const isBuilt = ({ built }: ProjectConfig, file: string): boolean =>
  (built ?? []).some((folder) => !relative(folder, file).startsWith('..'));

/** Files in the owned folders, relative to the root, without the built ones. */
const owned = (config: ProjectConfig): string[] =>
  config.owned
    .flatMap((folder) =>
      globSync('**/*', { cwd: join(config.root, folder), withFileTypes: true }).flatMap((entry) =>
        entry.isFile() ? [relative(config.root, join(entry.parentPath, entry.name))] : [],
      ),
    )
    .filter((file) => !isBuilt(config, file));

/** The same, plus existing generated files outside these folders, such as the handler index. */
const present = (config: ProjectConfig, files: Files): string[] => {
  const there = new Set(owned(config));
  for (const file of files.keys()) if (existsSync(join(config.root, file))) there.add(file);
  return [...there];
};

/** The differences between committed files and what would be generated, one sentence per file. */
export const differences = (config: ProjectConfig, generated: Files): string[] => {
  const files = committedOf(config, generated);
  const there = new Set(present(config, files));
  const found = [...files].flatMap(([file, text]) => {
    if (!there.has(file)) return [`${file} is missing`];
    return readFileSync(join(config.root, file), 'utf8') === text ? [] : [`${file} is out of date with the specs`];
  });
  const extra = [...there].filter((file) => !files.has(file)).map((file) => `${file} is no longer generated`);
  return [...found, ...extra].sort(order);
};

/**
 * Writes the committed files that are new or changed, and removes those no longer generated. Never removes a file that was not generated.
 */
export const write = (config: ProjectConfig, generated: Files): { written: number; removed: number } => {
  const files = committedOf(config, generated);
  const there = present(config, files);
  const stale = there.filter((file) => !files.has(file));
  for (const file of stale)
    if (!isGenerated(config, file))
      throw new Error(`${file} is not a generated file: move it out of ${config.owned.join(', ')}`);
  for (const { handlers } of config.apis)
    if (handlers?.index !== undefined && there.includes(handlers.index) && !isGenerated(config, handlers.index))
      throw new Error(
        `${handlers.index} is not a generated file: remove it, or remove "index" from its handlers in the configuration`,
      );
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

const committedOf = (config: ProjectConfig, files: Files): Files =>
  new Map([...files].filter(([file]) => !isBuilt(config, file)));

const isGenerated = (config: ProjectConfig, file: string): boolean =>
  readFileSync(join(config.root, file), 'utf8').split('\n', 1)[0]?.includes(config.notice) === true;
