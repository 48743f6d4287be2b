import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import ts from 'typescript';
import type { Config } from './config.ts';
import type { Formats } from './validators.ts';

/** The project's formats, and a copy of their module for generated code, with the types stripped and so independent of this program. */
export const readFormats = async (config: Config): Promise<{ formats: Formats; code: string | undefined }> => {
  if (config.formats === undefined) return { formats: {}, code: undefined };
  const file = join(config.root, config.formats.module);
  const { formats }: { formats: Formats } = await import(pathToFileURL(file).href);
  const compilerOptions = { target: ts.ScriptTarget.ES2024, module: ts.ModuleKind.ESNext };
  const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), { compilerOptions });
  return { formats, code: `// ${config.notice}\n${outputText}` };
};
