// Runs tests, and again at each change of their imports or of any file that is not code, until Ctrl-C: watch.mjs PATTERN…
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { chosen } from './chosen.mjs';
import { reachedFrom } from './import-graph.mjs';

/** An editor saves a file in several steps, and a checkout changes many files. */
const QUIET_MS = 150;
const RUN = join(import.meta.dirname, 'run.mjs');
/** Paths that runs write themselves: build output, and hidden folders. */
const WRITTEN = /(^|\/)(\.|node_modules\/|dist\/|data\/|generated\/built\/)/;

const patterns = process.argv.slice(2);
let imported = new Set();
let running;
let timer;

/** Stops the current run and everything that it started. */
const end = () => process.kill(-running.pid, 'SIGTERM');

const run = () => {
  // The current run tests outdated code: stop it, and start the next when it has exited.
  if (running !== undefined) return end();
  imported = reachedFrom(chosen(patterns));
  running = spawn(process.execPath, [RUN, ...patterns], { stdio: 'inherit', detached: true });
  running.once('exit', (_, signal) => {
    running = undefined;
    if (signal !== null) run();
  });
};

const changed = (file) => {
  if (WRITTEN.test(file) || (/\.(ts|mjs)$/.test(file) && !imported.has(file))) return;
  clearTimeout(timer);
  timer = setTimeout(run, QUIET_MS);
};

const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
for (const { name } of folders)
  if (!WRITTEN.test(`${name}/`)) watch(name, { recursive: true }, (_, file) => changed(join(name, file ?? '')));
process.once('SIGINT', () => {
  if (running !== undefined) end();
  process.exit(130);
});
run();
