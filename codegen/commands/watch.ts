import { spawn } from 'node:child_process';
import { existsSync, type FSWatcher, watch as watchFolder } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Call, Command } from '../command.ts';
import { type Config, readConfig } from '../config.ts';
import { inputsOf } from '../inputs.ts';

/** An editor writes a file in several steps, and a checkout many files. */
const QUIET_MS = 150;

export const watch: Command = {
  name: 'watch',
  summary: 'lints and generates again whenever an input changes',
  details: ['It says one line a run and goes on after a fault. Ctrl-C ends it.'],
  run: async (call) => {
    const watching = new Watching(call);
    await watching.untilStopped();
    return true;
  },
};

/** One run at a time: what changes meanwhile causes one more. */
class Watching {
  readonly #call: Call;
  readonly #watchers = new Map<string, FSWatcher>();
  #inputs: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(call: Call) {
    this.#call = call;
  }

  async untilStopped(): Promise<void> {
    const { stopped } = this.#call;
    this.#listen();
    this.#start();
    await new Promise<void>((done) => {
      if (stopped.aborted) return done();
      stopped.addEventListener('abort', () => done(), { once: true });
    });
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers.values()) watcher.close();
    this.#again = false;
    await this.#running;
  }

  /** Watches the folders of all inputs. While the configuration cannot be read, it is those of before; the run tells why. */
  #listen(): void {
    try {
      const config = readConfig(this.#call.configFile);
      this.#inputs = inputsOf(config, this.#call.configFile);
      const folders = new Set([...this.#inputs].map((file) => dirname(file)));
      if (config.schemas !== undefined) folders.add(join(config.root, config.schemas));
      for (const [folder, watcher] of this.#watchers)
        if (!folders.has(folder)) {
          watcher.close();
          this.#watchers.delete(folder);
        }
      for (const folder of folders)
        if (!this.#watchers.has(folder) && existsSync(folder)) this.#watchers.set(folder, this.#watch(folder, config));
    } catch (error) {
      if (this.#watchers.size === 0) throw error;
    }
  }

  #watch(folder: string, { root, owned }: Config): FSWatcher {
    const isOutput = owned.some((output) => `${folder}/`.startsWith(`${join(root, output)}/`));
    // Where a project has files of all kinds, inputs alone count; where the specs are, a new file may soon be one.
    const isMixed = folder === root || folder === dirname(this.#call.configFile);
    const watcher = watchFolder(folder, (_, name) => {
      const file = join(folder, name ?? '');
      if (this.#inputs.has(file) || !(isMixed || isOutput)) this.#soon();
    });
    watcher.on('error', (error) => this.#call.print(`${folder} is watched no more: ${error.message}`));
    return watcher;
  }

  #soon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#start(), QUIET_MS);
  }

  #start(): void {
    if (this.#running) {
      this.#again = true;
      return;
    }
    this.#running = this.#run().finally(() => {
      this.#running = undefined;
      if (!this.#again) return;
      this.#again = false;
      this.#start();
    });
  }

  async #run(): Promise<void> {
    const startedMs = performance.now();
    this.#listen();
    this.#call.progress('running');
    const [linted, generated] = await Promise.all([runCommand('lint', this.#call), runCommand('generate', this.#call)]);
    const { status, lines } = generated.status === 0 && linted.status !== 0 ? linted : generated;
    if (this.#call.stopped.aborted) return;
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const clock = new Date().toTimeString().slice(0, 8);
    const [first = 'it ended without a word'] = lines.filter((line) => line.trim() !== '');
    const rest = lines.length > 1 ? ` (${lines.length - 1} more lines: pitboss-codegen lint)` : '';
    this.#call.print(`${clock} ${status === 0 ? first : `fault: ${first}${rest}`}, ${seconds} s`);
  }
}

/** Each run is a process of its own: it reads the configuration and the modules of the project afresh, and may fail in any way. */
const runCommand = (name: string, { configFile, stopped }: Call): Promise<{ status: number; lines: string[] }> =>
  new Promise((done) => {
    const program = join(import.meta.dirname, 'pitboss-codegen.mjs');
    const entry = existsSync(program) ? program : join(import.meta.dirname, '../pitboss-codegen.mjs');
    const child = spawn(process.execPath, [entry, name, '--config', configFile], { signal: stopped });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    child.on('error', (error) => keep(Buffer.from(error.message)));
    child.on('close', (status) => done({ status: status ?? 1, lines: output.trim().split('\n') }));
  });
