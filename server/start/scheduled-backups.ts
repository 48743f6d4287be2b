import { dirname, resolve } from 'node:path';
import type { Config } from '../settings/config.ts';
import { digestOfHeadsIn } from './heads-file.ts';
import { type LastBackup, readLastBackup } from './last-runs.ts';
import { type EndLimits, ownProgram, startOwnProgram } from './start-own-program.ts';

/** A failed backup is tried again after this time, or sooner if backups are more frequent. */
const RETRY_MS = 5 * 60 * 1000;

type Parts = {
  /** The data folder. */
  readonly data: string;
  readonly log: Record<'info' | 'error', (what: object, message: string) => void>;
  readonly clock: () => number;
  /** The words that run this program. */
  readonly program?: readonly string[];
  /** Limits on the time a running backup takes to end. */
  readonly limits?: EndLimits;
};

/**
 * Backs up the data folder from time to time, counted from the last one in its folder that succeeded. Each is a separate process with a low
 * priority: it copies what is committed, proves it, and only then removes backups beyond the number to keep. Call the result to
 * stop, which ends a running backup, and kills one that does not end; the next one removes what it left.
 */
export const startScheduledBackups = (
  { everyMs, to, keep }: NonNullable<Config['backups']>,
  { data, log, clock, program = ownProgram(), limits }: Parts,
): (() => Promise<void>) => {
  let stopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: (() => Promise<void>) | undefined;
  const wait = (ms: number): void => {
    if (!stopped) timer = setTimeout(begin, ms);
  };
  const begin = (): void => {
    const words = ['backup', '--into', to, '--keep', String(keep), '--data', data];
    const { end, ended } = startOwnProgram([...program, ...words]);
    running = () => end(limits);
    ended.then(({ isDone, said }) => {
      running = undefined;
      if (stopped) return;
      if (isDone) log.info({ to, ...lastOf(data) }, 'backed up and verified');
      else log.error({ to, reason: said }, 'the backup failed and will be tried again');
      wait(isDone ? everyMs : Math.min(everyMs, RETRY_MS));
    });
  };
  const last = lastInto(data, to);
  // A clock that ran ahead must not put the next one off.
  wait(last === undefined ? 0 : Math.min(Math.max(0, last.takenAtMs + everyMs - clock()), everyMs));
  return async () => {
    stopped = true;
    clearTimeout(timer);
    await running?.();
  };
};

const lastOf = (
  data: string,
): { readonly to?: string; readonly duration_ms?: number; readonly heads_sha256?: string } => {
  const last = readLastBackup(data);
  if (last === undefined) return {};
  const heads_sha256 = digestOfHeadsIn(last.to);
  return { to: last.to, duration_ms: last.durationMs, ...(heads_sha256 && { heads_sha256 }) };
};

/** A copy that was made elsewhere puts none off: it may be gone. */
const lastInto = (data: string, to: string): LastBackup | undefined => {
  const last = readLastBackup(data);
  return last !== undefined && dirname(last.to) === resolve(to) ? last : undefined;
};
