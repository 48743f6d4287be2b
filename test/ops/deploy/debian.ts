import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../cli/program.ts';
import { withFolder } from '../../support/server.ts';
import { DEVICE, GROUP, TREES, withCleaner } from './cleaner.ts';

/** No machine is slow enough to reach it. */
const LIFETIME_MS = 900_000;

/** The packages of every newcomer's machine: systemd, a proxy, and those that the executable needs. */
const PACKAGES = ['systemd', 'systemd-sysv', 'sudo', 'curl', 'ca-certificates', 'caddy', 'libatomic1', 'libstdc++6'];

/**
 * The files of a Debian with these packages and what every Debian has, as an archive. It is made from Debian's own packages, which takes
 * a minute or two, and kept in dist/ for the next run.
 */
export const debian = (more: readonly string[] = []): string => {
  const packages = [...PACKAGES, ...more].join();
  const hash = createHash('sha256').update(packages).digest('hex').slice(0, 8);
  const archive = join(root, `dist/debian-${hash}.tar`);
  if (existsSync(archive)) return archive;
  mkdirSync(join(root, 'dist'), { recursive: true });
  const partial = `${archive.slice(0, -'.tar'.length)}.${process.pid}.tar`;
  execFileSync('mmdebstrap', ['--quiet', '--variant=minbase', `--include=${packages}`, 'bookworm', partial], {
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: LIFETIME_MS,
    killSignal: 'SIGKILL',
  });
  renameSync(partial, archive);
  return archive;
};

/** The unit that starts and runs the script, and ends the machine after it. */
const UNIT = `[Unit]
After=multi-user.target
[Service]
Type=oneshot
User=newcomer
WorkingDirectory=/srv/newcomer
ExecStart=/bin/bash /srv/newcomer/script
ExecStopPost=+/bin/systemctl poweroff --force
StandardOutput=file:/var/log/script
StandardError=file:/var/log/script
[Install]
WantedBy=multi-user.target
`;

/** Unpacks the files of a machine with an unprivileged user, who may use sudo, into a separate folder. */
export const unpacked = (folder: string, name: string, archive: string): string => {
  const machine = join(folder, name);
  mkdirSync(machine);
  execFileSync('tar', ['-xf', archive, '-C', machine]);
  writeFileSync(join(machine, 'etc/hosts'), `127.0.0.1 localhost ${name}\n`);
  writeFileSync(join(machine, 'etc/hostname'), `${name}\n`);
  execFileSync('chroot', [machine, 'useradd', '--create-home', '--home-dir', '/srv/newcomer', 'newcomer']);
  writeFileSync(join(machine, 'etc/sudoers.d/newcomer'), 'newcomer ALL=(ALL) NOPASSWD: ALL\n', { mode: 0o440 });
  chmodSync(folder, 0o755);
  return machine;
};

/**
 * Boots a Debian with systemd, alone in a separate network, in which an unprivileged user, who may use sudo, runs a script in a folder that
 * was prepared.
 * @returns what the script printed.
 */
export const onDebian = (script: string, prepare: (home: string) => void): Promise<string> =>
  withFolder((folder) =>
    withCleaner(folder, async () => {
      const machine = unpacked(folder, 'debian', debian());
      const home = join(machine, 'srv/newcomer');
      writeFileSync(join(machine, 'etc/systemd/system/newcomer.service'), UNIT);
      execFileSync('chroot', [machine, 'systemctl', 'enable', 'newcomer.service'], { stdio: 'ignore' });
      prepare(home);
      writeFileSync(join(home, 'script'), script);
      execFileSync('chroot', [machine, 'chown', '--recursive', 'newcomer:', '/srv/newcomer']);
      const console = await boot(machine);
      const output = join(machine, 'var/log/script');
      if (!existsSync(output)) throw new Error(`the machine did not run the script:\n${console}`);
      return readFileSync(output, 'utf8');
    }),
  );

const JOIN_GROUP = `
for tree in ${TREES}; do
  test -w "$tree/cgroup.procs" || continue
  mkdir -p "$tree/$1"
  echo $$ > "$tree/$1/cgroup.procs"
done
shift
exec "$@"`;

const REMOVE_GROUP = `
for tree in ${TREES}; do
  for try in 1 2 3 4 5 6 7 8 9 10; do
    test -d "$tree/$1" || break
    find "$tree/$1" -depth -type d -exec rmdir {} ';'
    sleep 0.2
  done
done`;

let groups = 0;

/** Starts a machine in a separate control group: two systemds in one remove each other's groups. */
export const spawnMachine = (words: readonly string[], timeoutMs?: number): ChildProcess => {
  groups += 1;
  const group = `${GROUP}-${groups}`;
  const nspawn = ['systemd-nspawn', '--quiet', '--boot', '--register=no', '--keep-unit', ...words];
  const child = spawn('sh', ['-euc', JOIN_GROUP, 'sh', group, ...nspawn], {
    stdio: ['ignore', 'pipe', 'pipe'],
    ...(timeoutMs === undefined ? {} : { timeout: timeoutMs }),
  });
  // A killed machine leaves its groups a moment later.
  child.once('close', () => spawn('sh', ['-c', REMOVE_GROUP, 'sh', group], { stdio: 'ignore' }));
  return child;
};

const boot = (machine: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawnMachine(['--private-network', '--directory', machine], LIFETIME_MS);
    let console = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        console += chunk;
      });
    child.once('error', reject);
    child.once('close', () => resolve(console));
  });

/** The reason that no machine can be booted here; nothing when one can. */
export const whyNoMachine = (): string | undefined => {
  if (process.getuid?.() !== 0) return 'it needs root';
  if (!existsSync('/sys/fs/cgroup')) return 'it needs control groups';
  return undefined;
};

const does = (...[program, ...words]: readonly [string, ...string[]]): boolean =>
  spawnSync(program, words, { stdio: 'ignore', timeout: 10_000 }).status === 0;

/** The reason that no machines with separate groups and a common network can be booted here; nothing when they can. */
export const whyNoMachines = (): string | undefined => {
  const why = whyNoMachine();
  if (why !== undefined) return why;
  if (!does('sh', '-c', `for tree in ${TREES}; do test -w "$tree/cgroup.procs" && exit 0; done; exit 1`))
    return 'it needs control groups that it may make';
  if (!does('unshare', '--mount', '--uts', '--ipc', '--net', '--pid', '--fork', 'true')) return 'it needs namespaces';
  const hasBridge = does('ip', 'link', 'add', DEVICE, 'type', 'bridge');
  const hasCable = hasBridge && does('ip', 'link', 'add', `vb-${DEVICE}-0`, 'type', 'veth');
  if (hasCable) does('ip', 'link', 'delete', `vb-${DEVICE}-0`);
  if (hasBridge) does('ip', 'link', 'delete', DEVICE);
  return hasCable ? undefined : 'it needs a bridge and virtual cables, which this kernel or this user does not have';
};
