import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Atomically replaces a file that only its owner can read. It is on disk when this returns; a crash leaves either the old or the new file. */
export const replaceFile = (file: string, text: string): void => {
  const part = `${file}.${process.pid}`;
  // A crashed process with the same pid may have left one.
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  // writeSync may write only part of it when the disk is nearly full.
  writeFileSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};
