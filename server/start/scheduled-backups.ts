import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { dirname, resolve } from 'node:path';
import { isSea } from 'node:sea';
import type { Environment } from '../base/environment.ts';
import type { Config } from '../settings/config.ts';
import { type LastBackup, readLastBackup } from './last-backup.ts';

/** A failed backup is tried again after this time, or sooner if backups are more frequent. */
const RETRY_MS = 5 * 60 * 1000;
/** Below everything that answers requests. */
const PRIORITY = 10;
/** The end of what a failing backup says, for the log. */
const SAID_CHARACTERS_MAX = 2_000;

type Parts = {
  /** The data folder. */
  readonly data: string;
  readonly log: Record<'info' | 'error', (what: object, message: string) => void>;
  readonly clock: () => number;
  /** The words that run this program. */
  readonly program?: readonly string[];
};

/**
 * Backs up the data folder from time to time, counted from the last one in its folder that succeeded. Each is a process of its own
 * with a low priority: it copies what is committed, proves it, and only then removes backups beyond the number to keep. Call the result to
 * stop, which ends a running backup; the next one removes what it left.
 */
export const startScheduledBackups = (
  { everyMs, to, keep }: NonNullable<Config['backups']>,
  { data, log, clock, program = ownProgram() }: Parts,
): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: { readonly ended: Promise<void>; readonly end: () => void } | undefined;
  const wait = (ms: number): void => {
    if (!stopped) timer = setTimeout(begin, ms);
  };
  const begin = (): void => {
    const words = ['backup', '--into', to, '--keep', String(keep), '--data', data];
    const { child, ended } = run([...program, ...words]);
    running = {
      end: () => child.kill(),
      ended: ended.then(({ isDone, said }) => {
        running = undefined;
        if (stopped) return;
        if (isDone) log.info({ to, ...lastOf(data) }, 'backed up and verified');
        else
          log.error(
            { to, reason: said.slice(-SAID_CHARACTERS_MAX).trim() },
            'the backup failed and will be tried again',
          );
        wait(isDone ? everyMs : Math.min(everyMs, RETRY_MS));
      }),
    };
  };
  const last = lastInto(data, to);
  // A clock that ran ahead must not put the next one off.
  wait(last === undefined ? 0 : Math.min(Math.max(0, last.takenAtMs + everyMs - clock()), everyMs));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    running?.end();
    await running?.ended;
  };
};

const lastOf = (data: string): { readonly to?: string; readonly duration_ms?: number } => {
  const last = readLastBackup(data);
  return last === undefined ? {} : { to: last.to, duration_ms: last.durationMs };
};

/** A copy that was made elsewhere puts none off: it may be gone. */
const lastInto = (data: string, to: string): LastBackup | undefined => {
  const last = readLastBackup(data);
  return last !== undefined && dirname(last.to) === resolve(to) ? last : undefined;
};

/** The executable is the whole program; Node has to be told which file to run. */
const ownProgram = (): readonly string[] =>
  isSea() ? [process.execPath] : [process.execPath, ...process.execArgv, process.argv[1] ?? ''];

const run = ([file = '', ...words]: readonly string[]) => {
  const env = withoutSettings(process.env);
  // A Ctrl-C in the terminal is for the platform, which then ends it.
  const child = spawn(file, words, { env, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said = `${said}${chunk}`.slice(-SAID_CHARACTERS_MAX);
  });
  if (child.pid !== undefined) lower(child.pid);
  const ended = new Promise<{ readonly isDone: boolean; readonly said: string }>((resolve) => {
    child.once('error', (error) => resolve({ isDone: false, said: error.message }));
    child.once('close', (status) => resolve({ isDone: status === 0, said: said || `It ended with ${status}.` }));
  });
  return { child, ended };
};

/** The process may have ended already. */
const lower = (pid: number): void => {
  try {
    setPriority(pid, PRIORITY);
  } catch {
    // It runs all the same.
  }
};

/** A backup needs none of the settings, and no process gets secrets that it does not need. */
const withoutSettings = (environment: Environment): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('PITBOSS_')));
