import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import type { Files } from './generate.ts';

const IMPORT = /(from|import) '\.\/([\w-]+)\.ts'/g;

/**
 * The modules of the server's run time with these names, and those that they import, as files of a folder. They are copied into the output,
 * so that generated code depends on no package of ours.
 */
export const runtimeModules = (config: Config, folder: string, names: readonly string[]): Files => {
  const files = new Map<string, string>();
  const add = (name: string): void => {
    const file = join(folder, `${name}.gen.ts`);
    if (files.has(file)) return;
    const source = readFileSync(join(import.meta.dirname, 'runtime/server', `${name}.ts`), 'utf8');
    files.set(file, `// ${config.notice}\n\n${source.replaceAll(IMPORT, "$1 './$2.gen.ts'")}`);
    for (const [, , imported = ''] of source.matchAll(IMPORT)) add(imported);
  };
  for (const name of names) add(name);
  return files;
};
