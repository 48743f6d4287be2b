import { closeSync, fsyncSync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { createPrivateFile } from './private-files.ts';

/**
 * Copies a store, as its last commit has left it, into a file that is not there yet and that only its owner can read; on disk when this
 * returns. Others may go on writing.
 */
export const copyStore = (client: Database.Database, file: string): void => {
  createPrivateFile(file);
  client.prepare('VACUUM INTO ?').run(file);
  flush(file);
};

/** Whatever writes a file or a name leaves it to the operating system's cache first. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
