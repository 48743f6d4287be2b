import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Writes a file that only its owner can read, as a whole: on disk when this returns, and after a crash either the old one or the new one is
 * there.
 */
export const replaceFile = (file: string, text: string): void => {
  const part = `${file}.${process.pid}`;
  // Behind a crash, a process of the same number may have left one.
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  // Not writeSync, which may write a part of it when the disk is nearly full.
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};
