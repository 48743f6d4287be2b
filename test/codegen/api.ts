import { join } from 'node:path';
import ts from 'typescript';
import { run } from '../../codegen/cli.ts';
import { checkProjectConfig } from '../../codegen/read/config/config-shape.ts';
import { apiOf } from '../support/api-of.ts';
import { withGeneratedClient } from './generated-client.ts';

/** The file that keeps the interface of the toolchain for review. */
export const CODEGEN_API = join(import.meta.dirname, '../../codegen/api.txt');

/** The types that plugins are written over. */
const PLUGIN = join(import.meta.dirname, '../../codegen/plugins/plugin.ts');

/** Both modules are read with the same options, so that the compiler reads its libraries once. */
const OPTIONS: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2022.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts', 'lib.dom.asynciterable.d.ts'],
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  types: [],
  strict: true,
  allowImportingTsExtensions: true,
};

/** The commands with their options, the keys of the configuration, what a generated client exports, and the types of plugins. */
export const codegenApi = async (): Promise<string> => {
  const client = await withGeneratedClient('test/codegen/fixtures/quirks/shop.yaml', {}, async ({ folder }) =>
    apiOf(join(folder, 'client/index.gen.ts'), OPTIONS),
  );
  return [
    'commands',
    ...(await usages()),
    '',
    'configuration',
    ...configurationKeys(),
    '',
    'the client of test/codegen/fixtures/quirks/shop.yaml',
    '',
    client,
    '',
    'pitboss-codegen/plugin',
    '',
    apiOf(PLUGIN, OPTIONS),
  ].join('\n');
};

const printed = async (...words: string[]): Promise<string[]> => {
  const lines: string[] = [];
  await run(words, (line) => lines.push(line));
  return lines;
};

const usages = async (): Promise<string[]> => {
  const names = (await printed('help')).flatMap((line) => /^ {2}(\w+) /.exec(line)?.[1] ?? []);
  const lines = await Promise.all(names.map((name) => printed('help', name)));
  return lines.map(([usage = '']) => usage.replace('usage: ', '  '));
};

/** The keys, from the complaints about an unknown one at each place. */
const configurationKeys = (): string[] => {
  const unknown = { output: 'o', document: 'd', unknown: 0, clientOptions: { unknown: 0 }, handlers: { unknown: 0 } };
  try {
    checkProjectConfig('file', { unknown: 0, apis: { name: unknown } });
    return [];
  } catch (error) {
    return String(error)
      .split('\n')
      .flatMap((line) => {
        const [, place = '', keys] = /file: (\S*?)unknown is unknown\. Keys are (.*)\.$/.exec(line) ?? [];
        return keys === undefined ? [] : [`  ${place}: ${keys}`];
      });
  }
};
