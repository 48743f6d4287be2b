import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Environment } from './environment.ts';

/** No folder could be had to load the addon from: names each, and why not. */
export class AddonRefused extends Error {}

/**
 * Loads an addon of which only the bytes are there. The system loads from files only, so it is kept under its hash in the user's cache; where
 * there is none, or where it cannot be used, a folder of its own is made among the temporary files and removed when the addon is loaded.
 * @throws AddonRefused when both fail.
 */
export const loadAddon = (bytes: Buffer, environment: Environment): object => {
  const failures: string[] = [];
  for (const place of [fromCache, fromTemporaryFolder]) {
    try {
      const addon = place(bytes, environment);
      if (addon !== undefined) return addon;
    } catch (error) {
      failures.push(error instanceof Error ? error.message : String(error));
    }
  }
  throw new AddonRefused(
    `SQLite's addon must be unpacked before it can be loaded, and no folder was found for it: ${failures.join('; ')}. Set XDG_CACHE_HOME or TMPDIR to a folder that you can write to and run programs from.`,
  );
};

const fromCache = (bytes: Buffer, environment: Environment): object | undefined => {
  const cache = cacheOf(environment);
  if (cache === undefined) return undefined;
  const folder = join(cache, 'pitboss');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseShared(folder);
  const file = join(folder, `better_sqlite3-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.node`);
  if (!holds(file, bytes)) {
    const part = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(part, bytes, { mode: 0o500, flag: 'wx' });
    // The name appears with the whole file behind it, also when two processes start at once.
    renameSync(part, file);
  }
  return open(file);
};

const fromTemporaryFolder = (bytes: Buffer): object => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-addon-'));
  try {
    const file = join(folder, 'better_sqlite3.node');
    writeFileSync(file, bytes, { mode: 0o500 });
    return open(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The user's cache by the customs of the system: a variable that is not an absolute path does not count. */
const cacheOf = ({ XDG_CACHE_HOME: cache = '', HOME: home = '' }: Environment): string | undefined => {
  if (isAbsolute(cache)) return cache;
  return isAbsolute(home) ? join(home, '.cache') : undefined;
};

/** What others can write to is not loaded: they would decide what this program does. */
const refuseShared = (folder: string): void => {
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o022) !== 0)
    throw new Error(`${folder} can be changed by others`);
};

/** A file that is damaged is not loaded but replaced. */
const holds = (file: string, bytes: Buffer): boolean => {
  try {
    return lstatSync(file).isFile() && readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
};

const open = (file: string): object => {
  const addon = { exports: {} };
  process.dlopen(addon, file, constants.dlopen.RTLD_NOW);
  return addon.exports;
};
