import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { chownSync, existsSync, readFileSync, readlinkSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { PATIENCE_MS } from '../../support/patience.ts';
import { withFolder } from '../../support/server.ts';
import { DEVICE, withCleaner } from './cleaner.ts';
import { debian, spawnMachine, unpacked } from './debian.ts';

/** A Debian with systemd. */
export type Machine = {
  /**
   * Runs commands in the home of an unprivileged user, who may use sudo; returns the output. Fails when one of them fails, or when they
   * take too long.
   * @param step names them in the failure.
   */
  run(step: string, commands: string): Promise<string>;
  /** Cuts its power: nothing on it ends in order, and no one is notified. */
  cutPower(): Promise<void>;
  boot(): Promise<void>;
};

/** For all that is done on the machines. It only bounds a hang. */
const WHOLE_MS = 3 * PATIENCE_MS;
/** For a program that answers at once. */
const GLANCE_MS = 10_000;
const HOME = 'srv/newcomer';
const MARK = 'etc/machine-of-a-test';

/** Machines in a separate network, in the order of their names: the first has the address 10.0.0.1. */
export const withMachines = <Result>(
  names: readonly string[],
  packages: readonly string[],
  prepare: (home: string, name: string) => void,
  work: (machines: readonly Machine[]) => Promise<Result>,
): Promise<Result> =>
  withFolder((folder) =>
    withCleaner(folder, async () => {
      const archive = debian([...packages, 'iproute2']);
      const ip = (...words: string[]) => execFileSync('ip', words, { stdio: 'pipe', timeout: GLANCE_MS });
      ip('link', 'add', DEVICE, 'type', 'bridge');
      ip('link', 'set', DEVICE, 'up');
      const files = names.map((name) => {
        const unpackedTo = unpacked(folder, name, archive);
        prepare(join(unpackedTo, HOME), name);
        execFileSync('chroot', [unpackedTo, 'chown', '--recursive', 'newcomer:', `/${HOME}`]);
        return unpackedTo;
      });
      const untilMs = performance.now() + WHOLE_MS;
      const machines = names.map((name, at) => new Nspawn(name, files[at] ?? '', at + 1, untilMs));
      try {
        await Promise.all(machines.map((machine) => machine.boot()));
        return await work(machines);
      } catch (error) {
        const said = machines.map((machine) => machine.lastWords()).join('\n');
        throw new Error(`${error instanceof Error ? error.message : error}\n${said}`, { cause: error });
      }
    }),
  );

class Nspawn implements Machine {
  readonly #name: string;
  readonly #files: string;
  readonly #address: string;
  readonly #cable: string;
  readonly #id: string;
  readonly #untilMs: number;
  readonly #mark = randomUUID();
  #steps = 0;
  #console = '';
  #process: ChildProcess | undefined;
  #ended: Promise<unknown> | undefined;

  constructor(name: string, files: string, number: number, untilMs: number) {
    this.#name = name;
    this.#files = files;
    this.#address = `10.0.0.${number}`;
    // A machine's id names its cable, and two runs at a time share the names of devices.
    this.#id = `${DEVICE}-${number}`;
    this.#cable = `vb-${this.#id}`;
    this.#untilMs = untilMs;
    writeFileSync(join(files, MARK), this.#mark);
  }

  async boot(): Promise<void> {
    this.#pullCable();
    const child = spawnMachine([
      `--network-bridge=${DEVICE}`,
      `--machine=${this.#id}`,
      `--hostname=${this.#name}`,
      '--directory',
      this.#files,
    ]);
    this.#console = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => {
        this.#console += chunk;
      });
    this.#process = child;
    this.#ended = new Promise((resolve) => child.once('close', resolve));
    // As on a machine with a fixed address, which has it before its services start.
    for (const words of [
      ['address', 'add', `${this.#address}/24`, 'dev', 'host0'],
      ['link', 'set', 'host0', 'up'],
    ])
      await this.#until(() => this.#inNetwork(['ip', ...words]));
    await this.#until(async () => /running|degraded/.test(await this.#enter(['systemctl', 'is-system-running'])));
  }

  async run(step: string, commands: string): Promise<string> {
    this.#steps += 1;
    const file = join(HOME, `step-${this.#steps}`);
    const { uid, gid } = statSync(join(this.#files, HOME));
    writeFileSync(join(this.#files, file), `# ${step}\n${commands}\n`);
    chownSync(join(this.#files, file), uid, gid);
    // From a file, since a program that reads its input would take away the commands after it.
    const shell = `exec 9> /${file}.trace; BASH_XTRACEFD=9 exec bash -eux -o pipefail /${file}`;
    try {
      return await this.#enter(['su', '--login', 'newcomer', '--command', shell], this.#left(PATIENCE_MS));
    } catch (error) {
      const trace = join(this.#files, `${file}.trace`);
      const last = existsSync(trace) ? tailOf(readFileSync(trace, 'utf8'), 5) : '';
      throw new Error(`“${step}” on ${this.#name}: ${error instanceof Error ? error.message : error}\nlast:\n${last}`);
    }
  }

  async cutPower(): Promise<void> {
    // First the cable: otherwise connections would be closed as by a program that ends.
    this.#pullCable();
    const leader = this.#leader();
    if (leader !== undefined) process.kill(leader, 'SIGKILL');
    this.#process?.kill('SIGKILL');
    await Promise.race([this.#ended, sleep(GLANCE_MS, undefined, { ref: false })]);
    this.#process = undefined;
  }

  /** Its last output: the console and the journal, which can be read also when it is off. */
  lastWords(): string {
    const { stdout } = spawnSync(
      'journalctl',
      ['--directory', join(this.#files, 'var/log/journal'), '--lines=60', '--no-pager', '--quiet'],
      { encoding: 'utf8', timeout: GLANCE_MS },
    );
    return `--- ${this.#name}\n${tailOf(this.#console, 20)}\n${stdout}`;
  }

  /** The time that remains, at most the given limit. */
  #left(limitMs: number): number {
    return Math.max(0, Math.min(limitMs, this.#untilMs - performance.now()));
  }

  async #until(isSo: () => Promise<unknown>): Promise<void> {
    const untilMs = performance.now() + this.#left(PATIENCE_MS);
    for (;;) {
      const is = await isSo().catch(() => false);
      if (is !== false) return;
      if (this.#process?.exitCode !== null || performance.now() > untilMs)
        throw new Error(`${this.#name} does not boot`);
      await sleep(100);
    }
  }

  #pullCable(): void {
    spawnSync('ip', ['link', 'delete', this.#cable], { stdio: 'ignore', timeout: GLANCE_MS });
  }

  /** The first process of the machine, whose end ends all of them. */
  #leader(): number | undefined {
    const pid = this.#process?.pid;
    if (pid === undefined || this.#process?.exitCode !== null) return undefined;
    const file = `/proc/${pid}/task/${pid}/children`;
    const [child = ''] = existsSync(file) ? readFileSync(file, 'utf8').trim().split(' ') : [];
    return child === '' ? undefined : Number(child);
  }

  /** The first process, once it has these namespaces to itself. */
  #ownerOf(namespaces: readonly ('mnt' | 'net' | 'pid')[]): number {
    const leader = this.#leader();
    const isOwn = (kind: string): boolean =>
      readlinkSync(`/proc/${leader}/ns/${kind}`) !== readlinkSync(`/proc/self/ns/${kind}`);
    if (leader === undefined || !namespaces.every(isOwn)) throw new Error('the machine is not there');
    return leader;
  }

  /** Runs a program of this machine's in the network of that one. */
  async #inNetwork(words: readonly string[]): Promise<string> {
    return printedBy(['--target', String(this.#ownerOf(['net'])), '--net', '--', ...words], GLANCE_MS);
  }

  /** Runs a program in the machine; returns what it printed. */
  async #enter(words: readonly string[], limitMs = GLANCE_MS): Promise<string> {
    const leader = this.#ownerOf(['mnt', 'net', 'pid']);
    // The commands replace databases. They must never run on the machine that runs the tests, so they look where they are.
    const marked = ['sh', '-c', `test "$(cat /${MARK})" = "$0" && exec "$@"`, this.#mark, ...words];
    return printedBy(
      ['--target', String(leader), '--mount', '--uts', '--ipc', '--net', '--pid', '--', ...marked],
      limitMs,
    );
  }
}

const tailOf = (text: string, lines: number): string => text.trimEnd().split('\n').slice(-lines).join('\n');

const printedBy = (words: readonly string[], limitMs: number): Promise<string> =>
  new Promise((resolve, reject) => {
    const child = spawn('nsenter', words, { stdio: ['ignore', 'pipe', 'pipe'] });
    let printed = '';
    const ended = (error?: Error): void => {
      clearTimeout(timer);
      if (error === undefined) resolve(printed);
      else reject(error);
    };
    // Programs that it runs in the machine end with the machine, and may hold the output open until then.
    const timer = setTimeout(() => {
      child.kill('SIGKILL');
      child.stdout.destroy();
      child.stderr.destroy();
      ended(new Error(`not done after ${Math.round(limitMs / 1000)} s:\n${printed}`));
    }, limitMs);
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        printed += chunk;
      });
    child.once('error', ended);
    child.once('close', (status) => ended(status === 0 ? undefined : new Error(`ended with ${status}:\n${printed}`)));
  });
