import { closeSync, fsyncSync, openSync } from 'node:fs';
import type Database from 'better-sqlite3';
import { createPrivateFile } from './private-files.ts';

/**
 * Copies a store as of its last commit into a new file that only its owner can read; on disk when this returns. Other connections may keep
 * writing.
 */
export const copyStore = (client: Database.Database, file: string): void => {
  createPrivateFile(file);
  client.prepare('VACUUM INTO ?').run(file);
  flush(file);
};

/** Writes to files and folders stay in the operating system's cache until they are flushed. */
export const flush = (path: string): void => {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
};
