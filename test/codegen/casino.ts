import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from '../../codegen/cli.ts';
import { loadRedocly } from './loaded-redocly.ts';

loadRedocly();

/** A change to a file of the fixture: an existing text and its replacement, or all of a new file. */
export type Edit = { readonly file: string; readonly replace: string; readonly by: string };

export type Casino = {
  readonly folder: string;
  read(file: string): string;
  /**
   * Runs the program on the fixture; returns its exit status and output, without source lines: faults are asserted by their pointers, which
   * edits do not move.
   */
  codegen(command: string, ...words: string[]): Promise<{ status: number; lines: string[] }>;
};

/** The number of files generated from the fixture. */
export const FILES = 56;

const fixtures = join(import.meta.dirname, 'fixtures');

/**
 * Runs work on a copy of the fixture (a casino with two sections and a bank) with some edits. It lies inside the repository, so that
 * generated code finds its packages.
 */
export const withCasino = async <Result>(
  edits: readonly Edit[],
  use: (casino: Casino) => Promise<Result>,
): Promise<Result> => {
  const folder = mkdtempSync(join(fixtures, '.run-'));
  try {
    cpSync(join(fixtures, 'spec'), join(folder, 'spec'), { recursive: true });
    for (const file of ['codegen.json', 'formats.ts']) cpSync(join(fixtures, file), join(folder, file));
    for (const edit of edits) apply(folder, edit);
    return await use({
      folder,
      read: (file) => readFileSync(join(folder, file), 'utf8'),
      codegen: async (command, ...words) => {
        const lines: string[] = [];
        const config = ['--config', join(folder, 'codegen.json')];
        const status = await run([command, ...words, ...config], (line) => lines.push(line));
        const told = lines.flatMap((line) => line.split('\n'));
        return { status, lines: told.map((line) => line.replace(/^\S+:\d+:\d+ (?=\S+#\/)/, '')) };
      },
    });
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const apply = (folder: string, { file, replace, by }: Edit): void => {
  const path = join(folder, file);
  const text = replace === '' ? '' : readFileSync(path, 'utf8');
  if (!text.includes(replace)) throw new Error(`${file} does not have ${replace}`);
  // A function, because `$` has a meaning in a replacement string.
  writeFileSync(
    path,
    text.replace(replace, () => by),
  );
};
