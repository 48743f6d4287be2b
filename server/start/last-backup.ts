import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';

/** The last backup of a data folder that succeeded, taken by a command or by the platform itself. */
export type LastBackup = {
  /** It holds everything that was acknowledged before. */
  readonly takenAtMs: number;
  /** How long it took, with its verification. */
  readonly durationMs: number;
  /** Whether its balances were proved. */
  readonly verified: boolean;
  /** The folder of the copy. */
  readonly to: string;
};

const fileIn = (data: string): string => join(data, 'last-backup.json');

/** Keeps it in the data folder, where a running platform reads it and a restart finds it. */
export const recordLastBackup = (data: string, { takenAtMs, durationMs, verified, to }: LastBackup): void =>
  replaceFile(
    fileIn(data),
    `${JSON.stringify({ taken_at_ms: takenAtMs, duration_ms: durationMs, verified, to: resolve(to) })}\n`,
  );

/** Undefined when the folder has never been backed up, or by an earlier version. */
export const readLastBackup = (data: string): LastBackup | undefined => {
  try {
    const { taken_at_ms, duration_ms, verified, to } = JSON.parse(readFileSync(fileIn(data), 'utf8'));
    if (!Number.isSafeInteger(taken_at_ms) || !Number.isSafeInteger(duration_ms)) return undefined;
    return { takenAtMs: taken_at_ms, durationMs: duration_ms, verified: verified === true, to: String(to) };
  } catch {
    return undefined;
  }
};
