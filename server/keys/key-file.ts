import { chmodSync, statSync } from 'node:fs';

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
