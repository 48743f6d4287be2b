import { createHash, randomBytes } from 'node:crypto';
import { lstatSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import type { Environment } from './environment.ts';

/** No usable folder to load the addon from. The message names each one tried and why it failed. */
export class AddonRefused extends Error {}

/** A loaded addon, and its file, by which a thread loads it too. The file may be gone: what is loaded is found by its name. */
export type Addon = { readonly exports: object; readonly file: string };

/**
 * Loads a native addon from memory. The system loads addons from files only, so it is cached under its hash in the user's cache folder.
 * Without a usable cache it is loaded from a temporary folder that is removed right after.
 * @throws AddonRefused when both fail.
 */
export const loadAddon = (bytes: Buffer, environment: Environment): Addon => {
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
    `Cannot unpack SQLite's native addon: ${failures.join('; ')}. Set XDG_CACHE_HOME or TMPDIR to a folder that is writable and allows execution.`,
  );
};

const fromCache = (bytes: Buffer, environment: Environment): Addon | undefined => {
  const cache = cacheOf(environment);
  if (cache === undefined) return undefined;
  const folder = join(cache, 'pitboss');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  refuseShared(folder);
  const file = join(folder, `better_sqlite3-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.node`);
  if (!holds(file, bytes)) {
    const part = `${file}.${randomBytes(6).toString('hex')}`;
    writeFileSync(part, bytes, { mode: 0o500, flag: 'wx' });
    // The rename is atomic: two processes that start at once both see a complete file.
    renameSync(part, file);
  }
  return open(file);
};

const fromTemporaryFolder = (bytes: Buffer): Addon => {
  const folder = mkdtempSync(join(tmpdir(), 'pitboss-addon-'));
  try {
    const file = join(folder, 'better_sqlite3.node');
    writeFileSync(file, bytes, { mode: 0o500 });
    return open(file);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

/** The XDG cache folder. As the standard says, relative paths are ignored. */
const cacheOf = ({ XDG_CACHE_HOME: cache = '', HOME: home = '' }: Environment): string | undefined => {
  if (isAbsolute(cache)) return cache;
  return isAbsolute(home) ? join(home, '.cache') : undefined;
};

/** Refuses a folder that others can write to: they could replace the addon and run code as this user. */
const refuseShared = (folder: string): void => {
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== process.getuid?.() || (stats.mode & 0o022) !== 0)
    throw new Error(`${folder} is writable by others`);
};

/** Reports whether the file is intact. A damaged one is replaced. */
const holds = (file: string, bytes: Buffer): boolean => {
  try {
    return lstatSync(file).isFile() && readFileSync(file).equals(bytes);
  } catch {
    return false;
  }
};

const open = (file: string): Addon => {
  const addon = { exports: {}, file };
  process.dlopen(addon, file, constants.dlopen.RTLD_NOW);
  return addon;
};
