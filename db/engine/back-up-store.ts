import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import type Database from 'better-sqlite3';
import { copyStore, flush } from './copy-store.ts';

const ENDING = '.before-';

/** The names of a store's backups, even if the store itself is gone. */
export const backupsOf = (file: string): string[] =>
  existsSync(dirname(file))
    ? readdirSync(dirname(file)).filter((name) => name.startsWith(`${basename(file)}${ENDING}`))
    : [];

/**
 * Copies a store into its own folder. The copy gets its final name only once it is complete and on disk, and never replaces an earlier one.
 */
export const backUpStore = (client: Database.Database, before: string): string => {
  const name = (attempt: number) => `${client.name}${ENDING}${before}${attempt === 1 ? '' : `-${attempt}`}`;
  let attempt = 1;
  while (existsSync(name(attempt))) attempt++;
  const backup = name(attempt);
  const part = `${client.name}.backup-part`;
  rmSync(part, { force: true });
  copyStore(client, part);
  renameSync(part, backup);
  flush(dirname(backup));
  return backup;
};
