import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOME } from '../../home.ts';
import type { ProjectConfig } from '../../read/config/config.ts';
import type { Files } from '../output/files.ts';

/** Whose run-time modules: a folder of runtime/. */
export type Runtime = 'client' | 'events' | 'forms' | 'server';

/** Another module of the folder, or one that several folders share. */
const IMPORT = /(from|import) '(?:\.|\.\.\/shared)\/([\w-]+)\.ts'/g;

/**
 * Run-time modules by name, and those that they import, as files of `folder`. Generated code contains what it needs at run time, so that it
 * depends on no package.
 */
export const runtimeModules = (
  config: ProjectConfig,
  runtime: Runtime,
  folder: string,
  names: Iterable<string>,
): Files => {
  const files = new Map<string, string>();
  const add = (name: string): void => {
    const file = join(folder, `${name}.gen.ts`);
    if (files.has(file)) return;
    const own = join(HOME, 'runtime', runtime, `${name}.ts`);
    const source = readFileSync(existsSync(own) ? own : join(HOME, 'runtime/shared', `${name}.ts`), 'utf8');
    files.set(file, `// ${config.notice}\n\n${source.replaceAll(IMPORT, "$1 './$2.gen.ts'")}`);
    for (const [, , imported = ''] of source.matchAll(IMPORT)) add(imported);
  };
  for (const name of names) add(name);
  return files;
};

/** The run-time modules that generated modules import as `…/runtime/<name>.gen.ts`. */
export const runtimeFiles = (
  config: ProjectConfig,
  runtime: Runtime,
  folder: string,
  generated: Iterable<string>,
): Files => {
  const imports = [...generated].flatMap((text) => [...text.matchAll(/from '[./]*\/runtime\/([\w-]+)\.gen\.ts'/g)]);
  return runtimeModules(
    config,
    runtime,
    folder,
    imports.map(([, name = '']) => name),
  );
};
