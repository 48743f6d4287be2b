import { type ChildProcess, spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { isSea } from 'node:sea';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Environment } from '../base/environment.ts';

/** Below everything that answers requests. */
const PRIORITY = 10;
/** The end of what it says, for the log. */
const SAID_CHARACTERS_MAX = 2_000;

/** Time limits for a process to end after a signal, and after it was killed. */
export type EndLimits = { readonly termMs: number; readonly killMs: number };
const END_LIMITS: EndLimits = { termMs: 5_000, killMs: 1_000 };

/** The words that run this program: the executable is the whole program; Node needs the file to run. */
export const ownProgram = (): readonly string[] =>
  isSea() ? [process.execPath] : [process.execPath, ...process.execArgv, process.argv[1] ?? ''];

/** A process of this program, and how it ended: whether it was done, and what it said on standard error. */
export type OwnProgram = {
  readonly child: ChildProcess;
  /** Has it end, and kills it if it does not: one that hangs in a call of the system hears no signal. Takes no longer than both waits. */
  end(limits?: EndLimits): Promise<void>;
  readonly ended: Promise<{ readonly isDone: boolean; readonly said: string }>;
};

/**
 * Starts a command of this program as a separate process with a low priority and without settings.
 * @param told receives its messages; without it, there is no channel for them.
 */
export const startOwnProgram = (
  [file = '', ...words]: readonly string[],
  told?: (message: unknown) => void,
): OwnProgram => {
  const env = withoutSettings(process.env);
  // A Ctrl-C in the terminal is for the platform, which then ends it.
  const child = spawn(file, words, {
    ...{ env, detached: true },
    stdio: ['ignore', 'ignore', 'pipe', ...(told === undefined ? [] : (['ipc'] as const))],
  });
  let said = '';
  child.stderr?.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-SAID_CHARACTERS_MAX);
  });
  if (told !== undefined) child.on('message', told);
  if (child.pid !== undefined) lower(child.pid);
  const ended = new Promise<{ readonly isDone: boolean; readonly said: string }>((resolve) => {
    child.once('error', (error) => resolve({ isDone: false, said: error.message }));
    child.once('close', (status) => resolve({ isDone: status === 0, said: said.trim() || `It ended with ${status}.` }));
  });
  const end = async ({ termMs, killMs }: EndLimits = END_LIMITS): Promise<void> => {
    child.kill();
    if (await endsWithin(ended, termMs)) return;
    child.kill('SIGKILL');
    if (await endsWithin(ended, killMs)) return;
    // A disk that does not answer keeps even a killed process; it must not keep this one.
    child.stderr?.destroy();
    child.unref();
  };
  return { child, end, ended };
};

const endsWithin = async (ended: Promise<unknown>, ms: number): Promise<boolean> => {
  const waiting = new AbortController();
  const late = sleep(ms, false, { signal: waiting.signal }).catch(() => false);
  const isEnded = await Promise.race([ended.then(() => true), late]);
  waiting.abort();
  return isEnded;
};

/** The process may have ended already. */
const lower = (pid: number): void => {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It runs all the same.
  }
};

/** No process gets secrets that it does not need. */
const withoutSettings = (environment: Environment): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('PITBOSS_')));
