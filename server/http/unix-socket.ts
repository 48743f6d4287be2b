import { lstatSync, unlinkSync } from 'node:fs';
import { connect } from 'node:net';
import { ConfigError } from '../base/environment.ts';

/** A socket in the file system, and its permission bits: any program that may write to it may call. */
export type UnixSocket = { readonly path: string; readonly mode: number };

/**
 * Makes sure that a socket can be created: removes one that a crash left.
 * @throws ConfigError when another process listens on it, or something else has its name.
 */
export const requireUnixSocket = async ({ path }: UnixSocket): Promise<void> => {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (!stats.isSocket())
    throw new ConfigError(`${path} exists and is not a socket. Remove it, or choose another path for the socket.`);
  if (await isAnswered(path))
    throw new ConfigError(`The socket ${path} is in use by another process. Stop that process or choose another path.`);
  unlinkSync(path);
};

const isAnswered = (path: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(path);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', (error: NodeJS.ErrnoException) =>
      // Permission denied: another user's, so it is not ours to remove.
      error.code === 'ECONNREFUSED' || error.code === 'ENOENT' ? resolve(false) : reject(error),
    );
  });
