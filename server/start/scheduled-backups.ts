import { dirname, resolve } from 'node:path';
import type { Config } from '../settings/config.ts';
import { type LastBackup, readLastBackup } from './last-backup.ts';
import { ownProgram, startOwnProgram } from './start-own-program.ts';

/** A failed backup is tried again after this time, or sooner if backups are more frequent. */
const RETRY_MS = 5 * 60 * 1000;

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
    const { child, ended } = startOwnProgram([...program, ...words]);
    running = {
      end: () => child.kill(),
      ended: ended.then(({ isDone, said }) => {
        running = undefined;
        if (stopped) return;
        if (isDone) log.info({ to, ...lastOf(data) }, 'backed up and verified');
        else log.error({ to, reason: said }, 'the backup failed and will be tried again');
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
