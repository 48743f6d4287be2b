import { spawn } from 'node:child_process';
import { existsSync, type FSWatcher, watch as watchFolder } from 'node:fs';
import { dirname, join, resolve, sep } from 'node:path';
import type { Call, Command } from '../command.ts';
import { type Config, readConfig } from '../config.ts';

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

/** The folders that hold an input, none of them inside another. */
const foldersOf = (config: Config, configFile: string): string[] => {
  const files = [
    configFile,
    ...config.apis.flatMap((api) => Object.values(api.sections)),
    ...[config.lint, config.problems?.registry, config.formats?.module].flatMap((file) => file ?? []),
  ];
  const folders = files.map((file) => dirname(resolve(config.root, file)));
  if (config.schemas !== undefined) folders.push(join(config.root, config.schemas));
  return [...new Set(folders)].filter(
    (folder, _, all) => existsSync(folder) && !all.some((other) => folder !== other && folder.startsWith(other + sep)),
  );
};

/** One run at a time: what changes meanwhile causes one more. */
class Watching {
  readonly #call: Call;
  #watchers: FSWatcher[] = [];
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #again = false;

  constructor(call: Call) {
    this.#call = call;
  }

  async untilStopped(): Promise<void> {
    const { stopped } = this.#call;
    this.#listen(this.#call.config());
    this.#start();
    await new Promise<void>((done) => {
      if (stopped.aborted) return done();
      stopped.addEventListener('abort', () => done(), { once: true });
    });
    clearTimeout(this.#timer);
    for (const watcher of this.#watchers) watcher.close();
    this.#again = false;
    await this.#running;
  }

  #listen(config: Config): void {
    const outputs = config.owned.map((folder) => join(config.root, folder));
    const isOutput = (file: string) => outputs.some((folder) => file === folder || file.startsWith(folder + sep));
    const isIgnored = (file: string) => isOutput(file) || /(^|\/)(\.git|node_modules)(\/|$)/.test(file);
    for (const watcher of this.#watchers) watcher.close();
    this.#watchers = foldersOf(config, this.#call.configFile).map((folder) => {
      // The configuration may lie at the top of a large project, of which it alone counts.
      const whole = folder !== dirname(this.#call.configFile) || folder !== config.root;
      const watcher = watchFolder(folder, { recursive: whole }, (_, name) => {
        const file = join(folder, name ?? '');
        if (!isIgnored(file) && (whole || file === this.#call.configFile)) this.#soon(file);
      });
      watcher.on('error', (error) => this.#call.print(`${folder} is watched no more: ${error.message}`));
      return watcher;
    });
  }

  #soon(file: string): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      if (file === this.#call.configFile) this.#listenAnew();
      this.#start();
    }, QUIET_MS);
  }

  /** A configuration that cannot be read is told by the run that follows; what was watched is watched on. */
  #listenAnew(): void {
    try {
      this.#listen(readConfig(this.#call.configFile));
    } catch {}
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
    this.#call.progress('running');
    const linted = await runCommand('lint', this.#call);
    const { status, lines } = linted.status === 0 ? await runCommand('generate', this.#call) : linted;
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
