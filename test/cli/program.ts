import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** A program that still runs then hangs: no test takes so long, on any machine. */
const LIFETIME_MS = 900_000;

/** A file that the build writes. */
export const built = (name: 'pitboss.mjs' | 'pitboss'): string => {
  const file = join(root, 'dist', name);
  if (!existsSync(file)) throw new Error(`dist/${name} is missing: run “make build binary” first`);
  return file;
};

/** The words that run what `npx pitboss` runs. */
export const program = (): readonly string[] => [process.execPath, built('pitboss.mjs')];

/** Makes a data folder whose store holds nothing, not even tables. */
export const emptyStore = (data: string): void => {
  mkdirSync(data, { recursive: true });
  writeFileSync(join(data, 'pitboss.db'), '');
};

type Environment = Readonly<Record<string, string | undefined>>;

export type Ended = { readonly status: number | null; readonly stdout: string; readonly stderr: string };

/** A program that is under way, whose output can be waited for. */
export type Watched = {
  readonly stdout: () => string;
  readonly stderr: () => string;
  /** The first match of a pattern in its standard output, as soon as it is there; fails when the program ends before. */
  printed(pattern: RegExp): Promise<RegExpExecArray>;
  send(signal: NodeJS.Signals): void;
  /** Stops reading its output, as a reader does that has ended. */
  leave(): void;
  readonly ended: Promise<Ended>;
};

export type How = {
  readonly environment?: Environment;
  readonly program?: readonly string[];
  readonly cwd?: string;
  /** Its input; empty by default. */
  readonly input?: string;
};

/** The folder in which Node keeps compiled code, which spares a program a third of its start: quick-loading.mjs names it. */
const { NODE_COMPILE_CACHE } = process.env;
const CODE_CACHE = NODE_COMPILE_CACHE === undefined ? {} : { NODE_COMPILE_CACHE };

/** Starts a program, which is killed when the work is done or takes too long. */
export const watching = async <Result>(
  words: readonly string[],
  work: (watched: Watched) => Promise<Result>,
  how: How = {},
): Promise<Result> => {
  const [file = '', ...before] = how.program ?? program();
  const child = spawn(file, [...before, ...words], {
    env: { ...CODE_CACHE, ...how.environment },
    stdio: 'pipe',
    ...(how.cwd === undefined ? {} : { cwd: how.cwd }),
  });
  child.stdin.on('error', () => {});
  child.stdin.end(how.input ?? '');
  let stdout = '';
  let stderr = '';
  let onOutput = (): void => {};
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
    onOutput();
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
  const timer = setTimeout(() => child.kill('SIGKILL'), LIFETIME_MS);
  try {
    return await work({
      stdout: () => stdout,
      stderr: () => stderr,
      printed: (pattern) =>
        new Promise((resolve, reject) => {
          onOutput = () => {
            const match = pattern.exec(stdout);
            if (match !== null) resolve(match);
          };
          onOutput();
          ended.then(({ status }) => reject(new Error(`ended with ${status}: ${stdout}${stderr}`)), reject);
        }),
      send: (signal) => void child.kill(signal),
      leave: () => {
        child.stdout.destroy();
        child.stderr.destroy();
      },
      ended,
    });
  } finally {
    child.kill('SIGKILL');
    await ended;
    clearTimeout(timer);
  }
};

/** Runs a program to its end. */
export const run = (words: readonly string[], how: How = {}): Promise<Ended> =>
  watching(words, ({ ended }) => ended, how);

/** The message of a command that cannot do its work: one line on standard error, and nothing else. */
export const sentenceOf = ({ stdout, stderr }: Ended): string => {
  const lines = stderr.split('\n');
  if (stdout !== '' || lines.length !== 2 || lines[1] !== '') throw new Error(`not one line: ${stdout}${stderr}`);
  return lines[0] ?? '';
};
