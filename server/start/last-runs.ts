import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import manifest from '../../package.json' with { type: 'json' };
import type { LastRuns } from '../../platform/unit/services.ts';
import { replaceFile } from '../base/replace-file.ts';
import { knownProgram } from './program.ts';
import type { Replication } from './replication.ts';

/** The last backup of a data folder that succeeded, taken by a command or by the platform itself. */
export type LastBackup = {
  /** It holds everything that was acknowledged before. */
  readonly takenAtMs: number;
  /** Its duration, with its verification. */
  readonly durationMs: number;
  /** True if its balances were proved. */
  readonly verified: boolean;
  /** The folder of the copy. */
  readonly to: string;
};

const backupMarkIn = (data: string): string => join(data, 'last-backup.json');

/** Keeps it in the data folder, where a running platform reads it and a restart finds it. */
export const recordLastBackup = (data: string, { takenAtMs, durationMs, verified, to }: LastBackup): void =>
  replaceFile(
    backupMarkIn(data),
    `${JSON.stringify({ taken_at_ms: takenAtMs, duration_ms: durationMs, verified, to: resolve(to) })}\n`,
  );

/** Undefined when the folder has never been backed up, or by an earlier version. */
export const readLastBackup = (data: string): LastBackup | undefined => {
  try {
    const { taken_at_ms, duration_ms, verified, to } = JSON.parse(readFileSync(backupMarkIn(data), 'utf8'));
    if (!Number.isSafeInteger(taken_at_ms) || !Number.isSafeInteger(duration_ms)) return undefined;
    return { takenAtMs: taken_at_ms, durationMs: duration_ms, verified: verified === true, to: String(to) };
  } catch {
    return undefined;
  }
};

/** When a data folder was last proved, and when it last was not; 0 for never. */
export type LastVerify = { readonly provedAtMs: number; readonly failedAtMs: number };

const verifyMarkIn = (data: string): string => join(data, 'last-verify.json');

/** Keeps it in the data folder, where a running platform reads it: the store belongs to that process, and verify is another. */
export const recordLastVerify = (data: string, isProved: boolean, nowMs: number): void => {
  const last = readLastVerify(data);
  const { provedAtMs, failedAtMs } = isProved ? { ...last, provedAtMs: nowMs } : { ...last, failedAtMs: nowMs };
  replaceFile(verifyMarkIn(data), `${JSON.stringify({ proved_at_ms: provedAtMs, failed_at_ms: failedAtMs })}\n`);
};

/** A file that is missing or damaged counts as never: the next run replaces it. */
export const readLastVerify = (data: string): LastVerify => {
  const never: LastVerify = { provedAtMs: 0, failedAtMs: 0 };
  try {
    const { proved_at_ms: provedAtMs, failed_at_ms: failedAtMs } = JSON.parse(readFileSync(verifyMarkIn(data), 'utf8'));
    return Number.isSafeInteger(provedAtMs) && Number.isSafeInteger(failedAtMs) ? { provedAtMs, failedAtMs } : never;
  } catch {
    return never;
  }
};

/** The version that runs, and up to when a data folder is backed up, replicated and proved. */
export const readLastRuns = (data: string, replication: Replication | undefined): LastRuns => ({
  version: manifest.version,
  backup: readLastBackup(data),
  replicatedAtMs: replication?.replicatedAtMs,
  isReplicating: replication?.isRunning,
  program: knownProgram(),
  ...readLastVerify(data),
});
