import { closeSync, fchownSync, fsyncSync, openSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Atomically replaces a file that only its owner can read. It is on disk when this returns; a crash leaves either the old or the new file.
 * Written by root, it belongs to the owner of its folder, so that the platform can read it.
 */
export const replaceFile = (file: string, text: string): void => {
  const part = `${file}.${process.pid}`;
  // A crashed process with the same pid may have left one.
  rmSync(part, { force: true });
  const descriptor = openSync(part, 'wx', 0o600);
  // writeSync may write only part of it when the disk is nearly full.
  writeFileSync(descriptor, text);
  if (process.geteuid?.() === 0) {
    const { uid, gid } = statSync(dirname(file));
    fchownSync(descriptor, uid, gid);
  }
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};
