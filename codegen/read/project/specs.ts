import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Format } from 'ajv';
import ts from 'typescript';
import type { ProjectConfig } from '../config/config.ts';
import { READING_REMARKS } from '../config/limitations.ts';
import { createAllowances } from '../config/refusal.ts';
import { readSections, type Section } from './sections.ts';

export type ProjectFormats = Readonly<Record<string, Format>>;

/** The project's formats, and a copy of their module for generated code, with the types stripped and so independent of this program. */
export const readFormats = async (
  config: ProjectConfig,
): Promise<{ formats: ProjectFormats; code: string | undefined }> => {
  if (config.formats === undefined) return { formats: {}, code: undefined };
  const file = join(config.root, config.formats.module);
  const { formats }: { formats: ProjectFormats } = await import(pathToFileURL(file).href);
  const compilerOptions = { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  return { formats, code: `// ${config.notice}\n${outputText}` };
};

/** Reads what every command needs first: sections and formats. `say` gets a sentence for each choice in reading. */
export const readSpecs = async (
  config: ProjectConfig,
  say: (sentence: string) => void = () => {},
): Promise<{ sections: readonly Section[]; formats: ProjectFormats }> => {
  const { formats } = await readFormats(config);
  const allowances = createAllowances();
  const sections = readSections(config, { formats: new Set(Object.keys(formats)), allowances });
  for (const sentence of allowances.remarks(READING_REMARKS)) say(sentence);
  return { sections, formats };
};
