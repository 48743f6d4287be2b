import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getAsset, getRawAsset, isSea } from 'node:sea';
import { type Migration, readMigrations } from '../../db/engine/migrate.ts';
import { type Root, readRoots } from '../../db/engine/migration.ts';
import type { ReaderProgram } from '../../db/engine/reader-worker.ts';
import { type Addon, loadAddon } from '../base/load-addon.ts';
import type { Pages, ServedFile } from '../http/pages.ts';

/** The migrations of the platform's store: from the assets of the single executable, the bundle's folder or the source tree. */
export const migrations = (): readonly Migration[] => {
  ownMigrations ??= isSea() ? asset<Migration[]>('migrations') : readMigrations(folderOf('migrations'));
  return ownMigrations;
};

/** A start needs both several times, and the program does not change while it runs. */
let ownMigrations: readonly Migration[] | undefined;
let ownRoots: readonly Root[] | undefined;

/** The roots of stores of earlier versions, from the same three places. */
export const roots = (): readonly Root[] => {
  ownRoots ??= isSea() ? asset<Root[]>('roots') : readRoots(folderOf('migrations'));
  return ownRoots;
};

/** The migrations of the reference wallet's store. */
export const walletMigrations = (): Migration[] =>
  isSea() ? asset('wallet-migrations') : readMigrations(folderOf('wallet-migrations'));

const asset = <Contents>(name: string): Contents => JSON.parse(getAsset(`${name}.json`, 'utf8'));

const SOURCES = {
  migrations: '../../db/migrations',
  'wallet-migrations': '../../clients/reference-wallet/store/migrations',
} as const;

const folderOf = (name: keyof typeof SOURCES): string => {
  const bundled = join(import.meta.dirname, name);
  return existsSync(bundled) ? bundled : join(import.meta.dirname, SOURCES[name]);
};

/** The documentation, the console or the elements, from the same three places; undefined when a source tree has not built it. */
export const builtPages = (what: 'docs' | 'console' | 'embed'): Pages | undefined => {
  if (isSea()) {
    const read = (file: string) => Promise.resolve(new Uint8Array(getRawAsset(`${what}/${file}.gz`)));
    return { pages: pagesIn(getAsset(`${what}/pages.json`, 'utf8')), read };
  }
  const folder = [what, `../../dist/${what}`]
    .map((name) => join(import.meta.dirname, name))
    .find((candidate) => existsSync(join(candidate, 'pages.json')));
  if (folder === undefined) return undefined;
  const read = (file: string) => readFile(join(folder, `${file}.gz`));
  return { pages: pagesIn(readFileSync(join(folder, 'pages.json'), 'utf8')), read };
};

const pagesIn = (text: string): Pages['pages'] => new Map(Object.entries<ServedFile>(JSON.parse(text)));

let loaded: Addon | undefined;

/**
 * SQLite's addon, when it comes with the single executable rather than its package. Loaded once: the locks between two handles of one
 * process work only within one copy of SQLite.
 */
const addon = (): Addon | undefined => {
  if (!isSea()) return undefined;
  loaded ??= loadAddon(Buffer.from(getRawAsset('better_sqlite3.node')), process.env);
  return loaded;
};

export const nativeBinding = (): object | undefined => addon()?.exports;

/** The program of reader threads, from the same three places. */
export const readerProgram = (): ReaderProgram => {
  if (isSea()) return { code: getAsset('reader-thread.cjs', 'utf8'), isSource: true, addonFile: addon()?.file };
  const bundled = join(import.meta.dirname, 'reader-thread.mjs');
  const code = existsSync(bundled) ? bundled : join(import.meta.dirname, '../../db/engine/reader-thread.ts');
  return { code, isSource: false };
};

/** The program of the simulator's threads, from the same three places. */
export const simulatorProgram = (): Pick<ReaderProgram, 'code' | 'isSource'> => {
  if (isSea()) return { code: getAsset('simulator-thread.cjs', 'utf8'), isSource: true };
  const bundled = join(import.meta.dirname, 'simulator-thread.mjs');
  const code = existsSync(bundled) ? bundled : join(import.meta.dirname, '../../cli/simulate/thread.ts');
  return { code, isSource: false };
};
