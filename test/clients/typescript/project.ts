import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const ROOT = join(import.meta.dirname, '../../..');
export const PACKAGE = join(ROOT, 'clients/typescript');
export const TSC = join(ROOT, 'node_modules/typescript/bin/tsc');

const execute = promisify(execFile);

/** Runs a program; if it fails, the test fails with its output. */
export const runProgram = async (
  cwd: string,
  program: string,
  words: readonly string[],
  environment = {},
): Promise<string> => {
  // The settings of the npm that runs this test would misdirect another npm.
  const outer = Object.entries(process.env).filter(([name]) => !/^(npm_|INIT_CWD)/i.test(name));
  try {
    const { stdout } = await execute(program, words, { cwd, env: { ...Object.fromEntries(outer), ...environment } });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${program} ${words.join(' ')} failed\n${stdout}${stderr}`);
  }
};

let packed: Promise<Buffer> | undefined;

/** The package as it would be published, packed once. */
export const packedSdk = (): Promise<Buffer> => {
  packed ??= pack();
  return packed;
};

const pack = async (): Promise<Buffer> => {
  const built = mkdtempSync(join(tmpdir(), 'pitboss-client-'));
  try {
    await runProgram(PACKAGE, process.execPath, [TSC, '-p', '.', '--outDir', join(built, 'dist')]);
    for (const file of ['package.json', 'README.md', 'LICENSE'])
      writeFileSync(join(built, file), readFileSync(join(PACKAGE, file)));
    const name = await runProgram(built, 'npm', ['pack', '--ignore-scripts', '--silent']);
    return readFileSync(join(built, name.trim()));
  } finally {
    rmSync(built, { recursive: true, force: true });
  }
};

/** An empty project of an integrator, with the package installed. The package is packed once, and nothing is downloaded. */
export const withProject = async (check: (folder: string) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-consumer-'));
  try {
    writeFileSync(join(folder, 'pitboss-client.tgz'), await packedSdk());
    writeFileSync(join(folder, 'package.json'), '{ "name": "consumer", "private": true, "type": "module" }');
    await runProgram(folder, 'npm', ['install', '--offline', '--no-audit', '--no-fund', './pitboss-client.tgz']);
    await check(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The programs in a text, by the name in their first line. */
export const programsIn = (markdown: string): [name: string, text: string][] =>
  [...markdown.matchAll(/^( *)```[jt]s\n *\/\/ (\S+)\n([\s\S]*?)^ *```$/gm)].map(
    ([, indent = '', name = '', text = '']) => [name, text.replaceAll(new RegExp(`^${indent}`, 'gm'), '')],
  );
