import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { storeFile } from '../../server/start/folder-contents.ts';
import { databaseOfFolder, isOnPostgres, urlOfFile } from './engine-store.ts';
import { PATIENCE_MS } from './patience.ts';

const root = join(import.meta.dirname, '../..');

/** The program as a separate process, which can be killed. */
export type Program = {
  /** The address that it printed. */
  readonly url: string;
  /** Its output so far. */
  output(): string;
  /** Sends a signal that it survives, such as SIGSTOP, as if its machine stood still. */
  send(signal: NodeJS.Signals): void;
  /** Sends a signal, and waits for the process to exit. */
  end(signal: NodeJS.Signals): Promise<number | null>;
};

/** The command that runs the program from source, loading as fast as this process did; the single executable has its own. */
export const FROM_SOURCE: readonly string[] = [process.execPath, ...process.execArgv, join(root, 'cli/pitboss.ts')];

/** Starts a serving command: its arguments, environment, and program. */
export type Start = (
  words: readonly string[],
  environment?: Readonly<Record<string, string>>,
  program?: readonly string[],
) => Promise<Program>;

/** Runs work that starts programs, and stops them all however it ends. */
export const withPrograms = async (work: (start: Start) => Promise<void>): Promise<void> => {
  const started: Program[] = [];
  try {
    await work(async (...how) => {
      const program = await startProgram(...how);
      started.push(program);
      return program;
    });
  } finally {
    await Promise.all(started.map((program) => program.end('SIGKILL')));
  }
};

const dataOf = (words: readonly string[]): string | undefined => words[words.indexOf('--data', 1) + 1];

/** The environment that makes a program keep the store of its data folder on the engine of this run. */
const engineOf = async (words: readonly string[]): Promise<Readonly<Record<string, string>>> => {
  const data = words[0] === 'serve' ? dataOf(words) : undefined;
  return isOnPostgres && data !== undefined ? { PITBOSS_DATABASE: await databaseOfFolder(data) } : {};
};

/** The environment that makes a command use the database that stands in for the store of its data folder, if there is one. */
const sameEngineOf = (words: readonly string[]): Readonly<Record<string, string>> => {
  const data = words.includes('--data') ? dataOf(words) : undefined;
  const url = data === undefined ? undefined : urlOfFile(storeFile(data));
  return url === undefined ? {} : { PITBOSS_DATABASE: url };
};

/** Starts a serving command and waits until it reports its address. Fails with its output if it exits first. */
const startProgram: Start = async (words, environment = {}, program = FROM_SOURCE) => {
  const env = { ...(await engineOf(words)), ...environment };
  return new Promise((resolve, reject) => {
    const [file = '', ...before] = program;
    const child = spawn(file, [...before, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let printed = '';
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      reject(new Error(`not serving after ${PATIENCE_MS} ms:\n${output}`));
    }, PATIENCE_MS);
    const gone = new Promise<number | null>((end) => child.once('exit', (code) => end(code)));
    const look = (chunk: Buffer): void => {
      output += chunk;
      printed += chunk;
      const url = /http:\/\/[^\s,]+/.exec(printed)?.[0];
      if (url === undefined) return;
      clearTimeout(timer);
      resolve({
        url,
        output: () => output,
        send: (signal) => void child.kill(signal),
        end: (signal) => endChild(child, signal, gone),
      });
    };
    child.stdout.on('data', look);
    child.stderr.on('data', (chunk) => {
      output += chunk;
    });
    gone.then((code) => {
      clearTimeout(timer);
      reject(new Error(`ended with ${code}:\n${output}`));
    });
  });
};

const endChild = (
  child: ChildProcess,
  signal: NodeJS.Signals,
  gone: Promise<number | null>,
): Promise<number | null> => {
  child.kill(signal);
  return gone;
};

/** Runs a command to completion. */
export const runProgram = (
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  program: readonly string[] = FROM_SOURCE,
): Promise<{ readonly status: number | null; readonly stdout: string; readonly stderr: string }> =>
  new Promise((resolve) => {
    const [file = '', ...before] = program;
    const env = { ...sameEngineOf(words), ...environment };
    const child = spawn(file, [...before, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.on('data', (chunk) => {
      stdout += chunk;
    });
    child.stderr.on('data', (chunk) => {
      stderr += chunk;
    });
    child.once('close', (status) => resolve({ status, stdout, stderr }));
  });
