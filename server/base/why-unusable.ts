import { accessSync, constants, existsSync, lstatSync, readFileSync, readlinkSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

type Owned = { readonly uid: number; readonly mode: number };

/** The system's view of files, and of this process. */
export type FileSystem = {
  /** @throws the system's error, such as ENOENT. */
  lookAt(path: string): Owned & { isSymbolicLink(): boolean; isDirectory(): boolean };
  /** The code of the system's refusal. */
  refusal(path: string, mode: number): string | undefined;
  uid(): number;
  nameOf(uid: number): string | undefined;
};

const codeOf = (error: unknown): string => (error instanceof Error && 'code' in error ? String(error.code) : '');

const userNames = (): ReadonlyMap<number, string> => {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
    return new Map(lines.map((line) => line.split(':')).map(([name = '', , uid]) => [Number(uid), name]));
  } catch {
    return new Map();
  }
};

const SYSTEM: FileSystem = {
  lookAt: lstatSync,
  refusal: (path, mode) => {
    try {
      accessSync(path, mode);
      return undefined;
    } catch (error) {
      return codeOf(error);
    }
  },
  uid: () => process.geteuid?.() ?? -1,
  nameOf: (uid) => userNames().get(uid),
};

/**
 * Explains why a path cannot be read, or written and created, in a sentence that says what to do: a link that leads nowhere, another user's
 * folder, a read-only file system. The system's own errors name none of these, and SQLite's not even the file.
 * @returns undefined when nothing stands in the way.
 */
export const whyUnusable = (path: string, need: 'reading' | 'writing', system = SYSTEM): string | undefined => {
  const [read, write] = [constants.R_OK, need === 'writing' ? constants.W_OK : 0];
  let parent = '/';
  for (const each of wayTo(resolve(path))) {
    try {
      const found = system.lookAt(each);
      if (found.isSymbolicLink() && !existsSync(each))
        return `${each} is a link to ${readlinkSync(each)}, which does not exist. Mount the disk that it is on, or correct the link.`;
    } catch (error) {
      if (codeOf(error) === 'ENOTDIR') return `${parent} is not a folder, so ${each} cannot be in it.`;
      if (codeOf(error) !== 'ENOENT') return refusedAt(parent, codeOf(error), system);
      const refusal = need === 'writing' ? system.refusal(parent, constants.W_OK | constants.X_OK) : undefined;
      return refusal === undefined ? undefined : refusedAt(parent, refusal, system);
    }
    parent = each;
  }
  const isFolder = system.refusal(`${parent}/.`, constants.F_OK) === undefined;
  // SQLite creates files next to its own.
  for (const each of isFolder ? [parent] : [dirname(parent), parent]) {
    const search = isFolder || each !== parent ? constants.X_OK : 0;
    const refusal = system.refusal(each, read | write | search);
    if (refusal !== undefined) return refusedAt(each, refusal, system);
  }
  const { uid } = system.lookAt(parent);
  // Only the owner may take other users' permissions away, as the platform does.
  return need === 'writing' && system.uid() !== 0 && system.uid() !== uid
    ? refusedAt(parent, 'EPERM', system)
    : undefined;
};

/** Every path on the way to a path, from the root on. */
const wayTo = (path: string): readonly string[] => (path === dirname(path) ? [path] : [...wayTo(dirname(path)), path]);

const refusedAt = (path: string, code: string, system: FileSystem): string => {
  if (code === 'EROFS')
    return `${path} is on a file system that is mounted read-only. Mount it for writing, such as with “mount -o remount,rw”.`;
  if (!/^E(ACCES|PERM)$/.test(code)) return `${path} cannot be used (${code}).`;
  const { uid, mode } = system.lookAt(path);
  const named = (id: number): string => system.nameOf(id) ?? String(id);
  const bits = (mode & 0o7777).toString(8);
  const [owner, self] = [named(uid), named(system.uid())];
  if (uid === system.uid())
    return `${path} has mode ${bits}, which does not let its owner, ${self}, use it. Run “chmod u+rwX ${path}”.`;
  return `${path} belongs to user ${owner} (mode ${bits}), and this program runs as user ${self}. Run it as ${owner}, such as with “sudo -u ${owner}”, or give ${self} the folder: “chown -R ${self} ${path}”.`;
};
