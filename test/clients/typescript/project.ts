import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { inShell } from '../../docs/shell.ts';
import { withFolder } from '../../support/server.ts';

const ROOT = join(import.meta.dirname, '../../..');
export const PACKAGE = join(ROOT, 'clients/typescript');
const SIMULATOR_FILES = join(ROOT, 'cli/sdk-simulator-files.mjs');
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
    await runProgram(PACKAGE, process.execPath, [SIMULATOR_FILES, join(built, 'dist')]);
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

/** Runs the lines that install the package, in an empty folder next to a Pitboss folder; returns what can be imported then. */
export const installAsWritten = (lines: string): Promise<string> =>
  withFolder(async (folder) => {
    const [project, pitboss] = [join(folder, 'project'), join(folder, 'pitboss')];
    for (const made of [project, join(pitboss, 'clients')]) mkdirSync(made, { recursive: true });
    cpSync(PACKAGE, join(pitboss, 'clients/typescript'), { recursive: true });
    // Sources that the client and the simulator are built from.
    for (const name of [
      'node_modules',
      'package.json',
      'spec',
      'codegen',
      'cli',
      'clients/simulator',
      'wire',
      'domain',
      'generated',
    ])
      symlinkSync(join(ROOT, name), join(pitboss, name));
    const look = `import('pitboss-client').then((it) => console.log(Object.keys(it).join()))`;
    return inShell(`set -e\n${lines}\n'${process.execPath}' -e "${look}"`, {
      cwd: project,
      environment: { npm_config_offline: 'true', npm_config_audit: 'false', npm_config_fund: 'false' },
    });
  });
