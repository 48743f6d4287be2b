import { chmodSync, closeSync, fsyncSync, openSync, renameSync, statSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';

export const KEY_BYTES = 32;

export const parseKey = (file: string, hex: string): Buffer => {
  const key = Buffer.from(hex, 'hex');
  if (key.length !== KEY_BYTES)
    throw new Error(`${file} does not hold a key. Restore it from a backup of the data folder.`);
  return key;
};

/** Whether there is a key file, which from then on only its owner can read. */
export const guardKeyFile = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if ((stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
  return true;
};

/** Writes a key file as a whole: on disk when this returns, and after a crash either the old one or the new one is there. */
export const replaceKeyFile = (file: string, text: string): void => {
  const part = `${file}.${process.pid}`;
  const descriptor = openSync(part, 'wx', 0o600);
  writeSync(descriptor, text);
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(part, file);
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
};
