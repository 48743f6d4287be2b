import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getAsset, getRawAsset, isSea } from 'node:sea';
import { type Migration, readMigrations } from '../db/migrate.ts';

/** The migrations of the platform's store: from the single executable's assets, from the bundle's folder, or from the source tree. */
export const migrations = (): Migration[] => migrationsOf('migrations', '../db/migrations');

/** The same for the store of the reference wallet. */
export const walletMigrations = (): Migration[] => migrationsOf('wallet-migrations', '../db/wallet/migrations');

const migrationsOf = (name: string, source: string): Migration[] => {
  if (isSea()) return JSON.parse(getAsset(`${name}.json`, 'utf8')) as Migration[];
  const beside = join(import.meta.dirname, name);
  return readMigrations(existsSync(beside) ? beside : join(import.meta.dirname, source));
};

/**
 * SQLite's addon, when it does not come from its package: the single executable carries it and the system loads it from a file only, so it
 * is written once, under its hash, into a folder that is the user's alone.
 */
export const nativeBinding = (): object | undefined => {
  if (!isSea()) return undefined;
  const bytes = Buffer.from(getRawAsset('better_sqlite3.node'));
  const file = join(
    cacheFolder(),
    `better_sqlite3-${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.node`,
  );
  // A file that somebody else changed is not loaded but replaced.
  if (!existsSync(file) || !readFileSync(file).equals(bytes)) {
    const part = `${file}.${process.pid}`;
    writeFileSync(part, bytes, { mode: 0o500 });
    // The name appears with the whole file behind it, also when two processes start at once.
    renameSync(part, file);
  }
  const loaded = { exports: {} };
  process.dlopen(loaded, file, constants.dlopen.RTLD_NOW);
  return loaded.exports;
};

const cacheFolder = (): string => {
  const { XDG_CACHE_HOME: cache, HOME: home } = process.env;
  const user = process.getuid?.() ?? 0;
  const folder = cache
    ? join(cache, 'pitboss')
    : home
      ? join(home, '.cache', 'pitboss')
      : join(tmpdir(), `pitboss-${user}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stats = lstatSync(folder);
  if (!stats.isDirectory() || stats.uid !== user || (stats.mode & 0o022) !== 0) {
    throw new Error(
      `${folder} can be changed by others, so nothing is loaded from it. Remove it, or set HOME to a folder of your own.`,
    );
  }
  return folder;
};
