import { spawn } from 'node:child_process';
import { existsSync, type FSWatcher, watch as watchFolder } from 'node:fs';
import { dirname, join } from 'node:path';
import { HOME } from '../home.ts';
import { type ProjectConfig, readProjectConfig } from '../read/config/config.ts';
import { listInputs } from '../read/config/inputs.ts';
import type { CodegenCommand, CommandCall } from './program/command.ts';

/** An editor saves a file in several steps, and a checkout changes many files. */
const QUIET_MS = 150;

export const watchCommand: CodegenCommand = {
  name: 'watch',
  summary: 'lints and generates again whenever a spec changes',
  details: ['It prints every fault, then one line per run, and continues after faults. Stop it with Ctrl-C.'],
  run: async (call) => {
    const watching = new Watching(call);
    await watching.untilStopped();
    return true;
  },
};

/** One run at a time; changes during a run trigger one more. */
class Watching {
  readonly #call: CommandCall;
  readonly #watchers = new Map<string, FSWatcher>();
  #inputs: ReadonlySet<string> = new Set();
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(call: CommandCall) {
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

  /**
   * Watches the folders of all inputs. If the configuration cannot be read, the previous folders stay watched, and the run reports the
   * error.
   */
  #listen(): void {
    try {
      const config = readProjectConfig(this.#call.configFile);
      this.#inputs = listInputs(config, this.#call.configFile);
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

  #watch(folder: string, { root, owned }: ProjectConfig): FSWatcher {
    const isOutput = owned.some((output) => `${folder}/`.startsWith(`${join(root, output)}/`));
    // In a mixed folder only known inputs count; in a spec folder a new file may become one.
    const isMixed = folder === root || folder === dirname(this.#call.configFile);
    const watcher = watchFolder(folder, (_, name) => {
      const file = join(folder, name ?? '');
      if (this.#inputs.has(file) || !(isMixed || isOutput)) this.#soon();
    });
    watcher.on('error', (error) => this.#call.print(`${folder} is no longer watched: ${error.message}`));
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
    if (this.#call.stopped.aborted) return;
    const faults = listRunFaults([linted, generated]);
    for (const fault of faults) this.#call.print(fault);
    const seconds = ((performance.now() - startedMs) / 1000).toFixed(1);
    const clock = new Date().toTimeString().slice(0, 8);
    const result = faults.length > 0 ? `faults: ${faults.length}` : (generated.lines.at(-1) ?? '');
    this.#call.print(`${clock} ${result}, ${seconds} s`);
  }
}

type Run = { readonly status: number; readonly lines: readonly string[] };

/** Every line of the runs that failed. The linter also finds what the generator refuses; each fault is reported once. */
export const listRunFaults = (runs: readonly Run[]): string[] => {
  const failed = runs.filter(({ status }) => status !== 0);
  const lines = new Set(failed.flatMap((run) => run.lines).filter((line) => line.trim() !== ''));
  return failed.length > 0 && lines.size === 0 ? ['the run failed without a message'] : [...lines];
};

/** Each run is a separate process, so that it reloads the configuration and the project's modules, and a crash does not end the watch. */
const runCommand = (name: string, { configFile, stopped }: CommandCall): Promise<Run> =>
  new Promise((done) => {
    const entry = join(HOME, 'pitboss-codegen.mjs');
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
