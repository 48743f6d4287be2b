import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ProjectConfig } from '../../read/config/config.ts';
import { differences, type Files, write } from './files.ts';

/** The exports of the project's module: the files of its folder by name, made of the generated files that are on disk by then. */
type Derived = { readonly files: () => Promise<Readonly<Record<string, string>>> };

/** Writes the files that the project derives from the generated ones. */
export const writeDerived = async (
  config: ProjectConfig,
): Promise<{ size: number; written: number; removed: number }> => {
  const derived = await readDerived(config);
  if (derived === undefined) return { size: 0, written: 0, removed: 0 };
  return { size: derived.files.size, ...write(derived.config, derived.files) };
};

/** The differences between them and what would be written. */
export const derivedDifferences = async (config: ProjectConfig): Promise<string[]> => {
  const derived = await readDerived(config);
  return derived === undefined ? [] : differences(derived.config, derived.files);
};

const readDerived = async (config: ProjectConfig): Promise<{ config: ProjectConfig; files: Files } | undefined> => {
  if (config.derived === undefined) return undefined;
  const { module, output } = config.derived;
  const { files }: Derived = await import(pathToFileURL(join(config.root, module)).href);
  const made = Object.entries(await files()).map(([name, text]) => [join(output, name), text] as const);
  const { built: _, ...rest } = config;
  return { config: { ...rest, owned: [output], apis: [] }, files: new Map(made) };
};
