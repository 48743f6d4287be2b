import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The version of this package, whose program may be in its folder `dist`. */
export const ownVersion = (): string => {
  const files = ['.', '..'].map((folder) => join(import.meta.dirname, folder, 'package.json'));
  const file = files.find((candidate) => existsSync(candidate)) ?? '';
  return JSON.parse(readFileSync(file, 'utf8')).version;
};
