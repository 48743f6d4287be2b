import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';

/** When a data folder was last proved, and when it last was not; 0 for never. */
export type LastVerify = { readonly provedAtMs: number; readonly failedAtMs: number };

const fileIn = (data: string): string => join(data, 'last-verify.json');

/** Keeps it in the data folder, where a running platform reads it: the store belongs to that process, and verify is another. */
export const recordLastVerify = (data: string, isProved: boolean, nowMs: number): void => {
  const last = readLastVerify(data);
  const { provedAtMs, failedAtMs } = isProved ? { ...last, provedAtMs: nowMs } : { ...last, failedAtMs: nowMs };
  replaceFile(fileIn(data), `${JSON.stringify({ proved_at_ms: provedAtMs, failed_at_ms: failedAtMs })}\n`);
};

/** A file that is missing or damaged counts as never: the next run replaces it. */
export const readLastVerify = (data: string): LastVerify => {
  const never: LastVerify = { provedAtMs: 0, failedAtMs: 0 };
  try {
    const { proved_at_ms: provedAtMs, failed_at_ms: failedAtMs } = JSON.parse(readFileSync(fileIn(data), 'utf8'));
    return Number.isSafeInteger(provedAtMs) && Number.isSafeInteger(failedAtMs) ? { provedAtMs, failedAtMs } : never;
  } catch {
    return never;
  }
};
