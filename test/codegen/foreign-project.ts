import { execFile, execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const root = join(import.meta.dirname, '../..');

/** A foreign project: a copy of test/foreign-project with the packed toolchain in its node_modules. */
export type Project = {
  readonly folder: string;
  /** The command line equivalent to `npx pitboss-codegen` in the project. */
  readonly program: readonly string[];
  /** Runs a file of a package or of the project there; returns the exit status and all output. */
  node(...words: string[]): Promise<{ status: number; output: string }>;
  codegen(...words: string[]): Promise<{ status: number; output: string }>;
  /** Replaces a text, which must exist. */
  edit(file: string, replace: string, by: string): void;
};

const dependenciesOf = (file: string): string[] => {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys({ ...dependencies, ...devDependencies });
};

let packed: Buffer | undefined;

/** The toolchain, packed as it would be published. */
export const packCodegen = (): Buffer => {
  const built = mkdtempSync(join(tmpdir(), 'codegen-package-'));
  try {
    execFileSync(process.execPath, [join(root, 'codegen/build.mjs'), join(built, 'dist')], { cwd: root });
    for (const file of ['package.json', 'README.md', 'LICENSE', 'docs'])
      cpSync(join(root, 'codegen', file), join(built, file), { recursive: true });
    const words = ['pack', '--ignore-scripts', '--silent'];
    const name = execFileSync('npm', words, { cwd: built, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return readFileSync(join(built, name.trim()));
  } finally {
    rmSync(built, { recursive: true });
  }
};

/** Unpacks the toolchain, which is packed once: of this repository, only what is in the package is available. */
const installInto = (folder: string): string => {
  packed ??= packCodegen();
  return install(folder, packed);
};

/** Installs a packed toolchain as npm would, without downloading anything; returns its folder. */
export const install = (folder: string, packed: Buffer): string => {
  const home = join(folder, 'node_modules/pitboss-codegen');
  mkdirSync(home, { recursive: true });
  execFileSync('tar', ['-xz', '-C', home, '--strip-components', '1'], { input: packed });
  // The dependencies of both are linked, since nothing is downloaded. Other packages are absent.
  const wanted = [join(home, 'package.json'), join(folder, 'package.json')].flatMap(dependenciesOf);
  for (const name of new Set(wanted)) {
    if (name === 'pitboss-codegen') continue;
    mkdirSync(dirname(join(folder, 'node_modules', name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
  for (const [name, file] of Object.entries<string>(bin))
    symlinkSync(join(home, file), join(folder, 'node_modules/.bin', name));
  return home;
};

export const withForeignProject = async (use: (project: Project) => Promise<void>): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'lending-desk-'));
  try {
    cpSync(join(root, 'test/foreign-project'), folder, { recursive: true });
    const home = installInto(folder);
    const { bin } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    const program = [process.execPath, join(home, bin['pitboss-codegen'])];
    const node = async (...words: string[]) => {
      const run = promisify(execFile)(process.execPath, words, { cwd: folder });
      return run.then(
        ({ stdout, stderr }) => ({ status: 0, output: `${stdout}${stderr}` }),
        ({ code, stdout = '', stderr = '' }) => ({ status: Number(code), output: `${stdout}${stderr}` }),
      );
    };
    await use({
      folder,
      program,
      node,
      codegen: (...words) => node(...program.slice(1), ...words),
      edit: (file, replace, by) => {
        const text = readFileSync(join(folder, file), 'utf8');
        if (!text.includes(replace)) throw new Error(`${file} does not have ${replace}`);
        // Replaced atomically: a file written in place changes twice, and on a slow machine the state in between is visible.
        const edited = join(folder, '.edited');
        writeFileSync(
          edited,
          text.replace(replace, () => by),
        );
        renameSync(edited, join(folder, file));
      },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
