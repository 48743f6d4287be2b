import { chmodSync, statSync } from 'node:fs';

export const KEY_BYTES = 32;

/** Something in the data folder is missing or damaged. The message says what, and what to do. */
export class DataFolderDamaged extends Error {}

/** A key that cannot be replaced. The message says why. */
export class RotationRefused extends Error {}

export const parseKey = (file: string, hex: string): Buffer => {
  const key = Buffer.from(hex, 'hex');
  if (key.length !== KEY_BYTES || hex.length !== 2 * KEY_BYTES)
    throw new DataFolderDamaged(`${file} does not hold a key. Restore it from a backup of the data folder.`);
  return key;
};

/** The key of a database: while it is replaced there are two lines, the new one first. */
export const parseDatabaseKeys = (file: string, text: string): readonly [Buffer, ...Buffer[]] => {
  const [first = '', ...more] = text.trim().split('\n');
  return [parseKey(file, first.trim()), ...more.map((line) => parseKey(file, line.trim()))];
};

/** Reports whether the key file exists. Restricts it to its owner. */
export const guardKeyFile = (file: string): boolean => {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  if ((stats.mode & 0o077) !== 0) chmodSync(file, 0o600);
  return true;
};
