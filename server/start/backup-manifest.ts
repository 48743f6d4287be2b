import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { replaceFile } from '../base/replace-file.ts';

/** A backup's description of itself, in its file `backup.json`. */
export type Manifest = {
  /** The platform that it is of: see readIdentity. */
  readonly platform: string;
  /** It holds everything that was acknowledged before. */
  readonly takenAtMs: number;
};

const fileIn = (folder: string): string => join(folder, 'backup.json');

export const writeManifest = (folder: string, { platform, takenAtMs }: Manifest): void =>
  replaceFile(fileIn(folder), `${JSON.stringify({ platform, taken_at_ms: takenAtMs })}\n`);

/** Undefined for a folder that has none, as backups of earlier versions, or whose file is not readable as one. */
export const readManifest = (folder: string): Manifest | undefined => {
  try {
    const { platform, taken_at_ms: takenAtMs } = JSON.parse(readFileSync(fileIn(folder), 'utf8'));
    return typeof platform === 'string' && Number.isSafeInteger(takenAtMs) ? { platform, takenAtMs } : undefined;
  } catch {
    return undefined;
  }
};
