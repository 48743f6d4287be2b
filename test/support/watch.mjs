// Runs tests, and again at each change of what they import or of any file that is no code, until Ctrl-C: watch.mjs PATTERN…
import { spawn } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { join } from 'node:path';
import { chosen } from './chosen.mjs';
import { reachedFrom } from './import-graph.mjs';

/** An editor writes a file in several steps, and a checkout many files. */
const QUIET_MS = 150;
const RUN = join(import.meta.dirname, 'run.mjs');
/** What runs write themselves: what is built, and hidden folders. */
const WRITTEN = /(^|\/)(\.|node_modules\/|dist\/|data\/|generated\/built\/)/;

const patterns = process.argv.slice(2);
let imported = new Set();
let running;
let timer;

/** Ends what runs, with all that it has started. */
const end = () => process.kill(-running.pid, 'SIGTERM');

const run = () => {
  // A run that is under way tells of code that has changed: it ends, and the next begins when it is gone.
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
