import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { generate } from '../../codegen/emit/generate.ts';
import type { Files } from '../../codegen/emit/output/files.ts';
import { type Api, readProjectConfig } from '../../codegen/read/config/config.ts';

const fixtures = join(import.meta.dirname, 'fixtures');
const root = join(import.meta.dirname, '../..');

export type GeneratedClient = { readonly folder: string; readonly files: Files };

/** Generates the client of a document, whose path is relative to the repository, and removes it afterwards. */
export const withGeneratedClient = async <Result>(
  document: string,
  clientOptions: NonNullable<Api['clientOptions']>,
  use: (client: GeneratedClient) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    const api = {
      document: join(root, document),
      output: 'server',
      client: 'client',
      clientOptions,
      accept: ['parameter-style', 'parameter-content'],
    };
    writeFileSync(join(folder, 'codegen.json'), JSON.stringify({ apis: { shop: api } }));
    const files = await generate(readProjectConfig(join(folder, 'codegen.json')));
    for (const [file, text] of files) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), text);
    }
    return await use({ folder, files });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

// The module is generated while the test runs, so its type is not known here; a separate test proves that it compiles.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Loaded = Record<string, any>;

/** Imports the client's entry. */
export const load = ({ folder }: GeneratedClient): Promise<Loaded> =>
  import(pathToFileURL(join(folder, 'client/index.gen.ts')).href);
