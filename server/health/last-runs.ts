import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';

/** Work that an operator has done regularly, mostly by a process of its own, and that monitoring must see. */
export const RUNS = ['backup', 'verify'] as const;
export type Run = (typeof RUNS)[number];

/** When a run last succeeded and last failed; 0 for never. */
export type LastRun = { readonly succeededAtMs: number; readonly failedAtMs: number };

const NEVER: LastRun = { succeededAtMs: 0, failedAtMs: 0 };

/**
 * A file for each in the data folder: the store belongs to the process that serves it, and these runs are others. They say nothing that
 * money depends on, and are not part of a backup.
 */
const fileOf = (data: string, run: Run): string => join(data, `last-${run}.json`);

/** Records the end of a run. @throws the system's error if it cannot be written. */
export const noteRun = (data: string, run: Run, hasSucceeded: boolean, nowMs: number): void => {
  const last = { ...readLastRun(data, run), [hasSucceeded ? 'succeededAtMs' : 'failedAtMs']: nowMs };
  const text = JSON.stringify({ succeeded_at_ms: last.succeededAtMs, failed_at_ms: last.failedAtMs });
  replaceFile(fileOf(data, run), `${text}\n`);
};

/** A file that is missing, unreadable or damaged counts as never: the next run replaces it. */
export const readLastRun = (data: string, run: Run): LastRun => {
  try {
    const { succeeded_at_ms: succeededAtMs, failed_at_ms: failedAtMs } = JSON.parse(
      readFileSync(fileOf(data, run), 'utf8'),
    );
    return Number.isFinite(succeededAtMs) && Number.isFinite(failedAtMs) ? { succeededAtMs, failedAtMs } : NEVER;
  } catch {
    return NEVER;
  }
};
