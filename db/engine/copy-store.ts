import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { createPrivateFile } from './private-files.ts';

/**
 * Copies a store as of its last commit into a new file that only its owner can read; on disk when this returns. Other connections may keep
 * writing.
 */
export const copyStore = (client: Database.Database, file: string): void => {
  createPrivateFile(file);
  client.prepare('VACUUM INTO ?').run(file);
  flushFile(file);
};

/** Writes to files and folders stay in the operating system's cache until they are flushed. */
export const flushFile = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};

const ENDING = '.before-';

/** The names of a store's backups, even if the store itself is gone. */
export const listCopies = (file: string): string[] =>
  existsSync(dirname(file))
    ? readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}${ENDING}`))
    : [];

/** A copy of a store that has no name yet; the next one replaces it. */
export type Copied = {
  /** Gives the copy its name, which no earlier one has. */
  keep(): string;
  remove(): void;
};

/** The name of a copy until it has its own. */
export const copyPart = (file: string): string => `${file}.backup-part`;

/**
 * Copies a store into its own folder; the copy is complete and on disk.
 * @param isCopied whether copyPart is a copy of the store already.
 */
export const backUpStore = (client: Database.Database, before: string, isCopied = false): Copied => {
  const name = (attempt: number) => `${client.name}${ENDING}${before}${attempt === 1 ? '' : `-${attempt}`}`;
  const part = copyPart(client.name);
  if (!isCopied) {
    rmSync(part, { force: true });
    copyStore(client, part);
  }
  let at = part;
  return {
    keep: () => {
      let attempt = 1;
      while (existsSync(name(attempt))) attempt++;
      at = name(attempt);
      renameSync(part, at);
      flushFile(dirname(at));
      return at;
    },
    remove: () => rmSync(at, { force: true }),
  };
};
