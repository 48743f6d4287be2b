import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { readFileSync, readlinkSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../support/patience.ts';
import { withFolder } from '../support/server.ts';
import { debian, spawnMachine, unpacked } from './debian.ts';

/** A Debian with systemd. */
export type Machine = {
  /** What an unprivileged user, who may use sudo, gets printed by commands in their home. Fails when one of them fails. */
  run(commands: string): Promise<string>;
  /** Cuts its power: nothing on it ends in order. */
  cutPower(): Promise<void>;
  boot(): Promise<void>;
};

/** Machines in a network of their own, in the order of their names: the first has the address 10.0.0.1. */
export const withMachines = <Result>(
  names: readonly string[],
  packages: readonly string[],
  prepare: (home: string, name: string) => void,
  work: (machines: readonly Machine[]) => Promise<Result>,
): Promise<Result> =>
  withFolder(async (folder) => {
    const archive = debian([...packages, 'iproute2']);
    // A name of a device has 15 letters at most.
    const bridge = `pb${process.pid}`;
    const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe' });
    ip('link', 'add', bridge, 'type', 'bridge');
    ip('link', 'set', bridge, 'up');
    const machines = names.map((name, index) => {
      const files = unpacked(folder, name, archive);
      prepare(join(files, 'srv/newcomer'), name);
      execFileSync('chroot', [files, 'chown', '--recursive', 'newcomer:', '/srv/newcomer']);
      return new Nspawn(files, bridge, `10.0.0.${index + 1}`);
    });
    try {
      await Promise.all(machines.map((machine) => machine.boot()));
      return await work(machines);
    } finally {
      await Promise.all(machines.map((machine) => machine.cutPower()));
      ip('link', 'delete', bridge);
      for (const { files } of machines) rmSync(files, { recursive: true, force: true });
    }
  });

class Nspawn implements Machine {
  readonly files: string;
  readonly #bridge: string;
  readonly #address: string;
  #process: ChildProcess | undefined;
  #ended: Promise<unknown> | undefined;

  constructor(files: string, bridge: string, address: string) {
    this.files = files;
    this.#bridge = bridge;
    this.#address = address;
  }

  async boot(): Promise<void> {
    this.#removeCable();
    const child = spawnMachine([`--network-bridge=${this.#bridge}`, '--directory', this.files]);
    let console = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        console += chunk;
      });
    this.#process = child;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    const untilMs = performance.now() + PATIENCE_MS;
    for (;;) {
      const state = await this.#enter(['systemctl', 'is-system-running']).catch(() => '');
      if (/running|degraded/.test(state)) break;
      if (child.exitCode !== null || performance.now() > untilMs) throw new Error(`it does not boot:\n${console}`);
      await sleep(200);
    }
    await this.#enter(['ip', 'address', 'add', `${this.#address}/24`, 'dev', 'host0']);
    await this.#enter(['ip', 'link', 'set', 'host0', 'up']);
  }

  run(commands: string): Promise<string> {
    return this.#enter(['su', '--login', 'newcomer', '--command', 'bash -eu -o pipefail'], commands);
  }

  async cutPower(): Promise<void> {
    const leader = this.#leader();
    if (leader !== undefined) process.kill(leader, 'SIGKILL');
    this.#process?.kill('SIGKILL');
    await this.#ended;
    this.#removeCable();
  }

  /** After a power cut it is left until the kernel notices, and the next boot wants the same name. */
  #removeCable(): void {
    spawnSync('ip', ['link', 'delete', `vb-${basename(this.files)}`], { stdio: 'ignore' });
  }

  /** The first process of the machine, whose end ends all of them. */
  #leader(): number | undefined {
    const pid = this.#process?.pid;
    if (pid === undefined || this.#process?.exitCode !== null) return undefined;
    const [child = ''] = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
    return child === '' ? undefined : Number(child);
  }

  /** Runs a program in the machine; returns what it printed. */
  #enter(words: readonly string[], input = ''): Promise<string> {
    const leader = this.#leader();
    // The commands replace databases: they must never run on the machine that runs the tests.
    const filesOf = (process: string): string => readlinkSync(`/proc/${process}/ns/mnt`);
    if (leader === undefined || filesOf(String(leader)) === filesOf('self'))
      return Promise.reject(new Error('the machine is not there'));
    const into = ['--target', String(leader), '--mount', '--uts', '--ipc', '--net', '--pid', '--'];
    return new Promise((resolve, reject) => {
      const child = spawn('nsenter', [...into, ...words], { stdio: 'pipe', timeout: 5 * PATIENCE_MS });
      let printed = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk) => {
          printed += chunk;
        });
      child.once('error', reject);
      child.once('close', (status) =>
        status === 0
          ? resolve(printed)
          : reject(new Error(`ended with ${status}: ${input || words.join(' ')}\n${printed}`)),
      );
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
  }
}
