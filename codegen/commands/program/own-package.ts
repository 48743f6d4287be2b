import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { HOME } from '../../home.ts';

const NAME = 'pitboss-codegen';

/** The source by which a project in this folder names this package: a version, or the file that it was installed from. */
export const ownSource = (folder: string): string => {
  const file = installedFrom(HOME);
  return file === undefined ? `^${ownVersion()}` : `file:${relative(folder, file)}`;
};

/** The packed file that npm installed this package from, if it was one. */
const installedFrom = (program: string): string | undefined => {
  // npm keeps what it installed in node_modules/.package-lock.json, relative to the folder above.
  const marker = `${join('node_modules', NAME)}`;
  const at = program.lastIndexOf(marker);
  if (at < 0) return undefined;
  const home = dirname(program.slice(0, at + 'node_modules'.length));
  const lock = join(home, 'node_modules/.package-lock.json');
  if (!existsSync(lock)) return undefined;
  const { packages = {} } = JSON.parse(readFileSync(lock, 'utf8'));
  const { resolved } = packages[`node_modules/${NAME}`] ?? {};
  const [, path] = /^file:(.*)$/.exec(typeof resolved === 'string' ? resolved : '') ?? [];
  return path === undefined ? undefined : resolve(home, path);
};

/** The version of this package, whose program may be in its folder `dist`. */
export const ownVersion = (): string => {
  const files = ['.', '..'].map((folder) => join(HOME, folder, 'package.json'));
  const file = files.find((candidate) => existsSync(candidate)) ?? '';
  return JSON.parse(readFileSync(file, 'utf8')).version;
};
