// Runs every *.test.ts below test/ (or the files named on the command line), each in a process and with a time limit of its own,
// and closes with the line “N passed, N failed”. uvu prints what each file did; a file without a test is a failure here.
import { spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

const LIMIT_MS = 600_000;
const QUICK_LOADING = join(import.meta.dirname, 'quick-loading.mjs');
/** What takes longest begins first, so that nothing waits for it alone in the end. */
const LONGEST = [
  'test/simulation/simulation.test.ts',
  'test/docs/browser.test.ts',
  'test/docs/reference.test.ts',
  'test/server/crash.test.ts',
  'test/codegen/foreign.test.ts',
  'test/codegen/package.test.ts',
];
const named = process.argv.slice(2);
const files = (named.length > 0 ? named : globSync('test/**/*.test.ts')).sort();

const run = (file) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', QUICK_LOADING, file], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      output += `\n${file}: still running after ${LIMIT_MS / 1000} s\n`;
      child.kill('SIGKILL');
    }, LIMIT_MS);
    child.on('close', (code) => {
      clearTimeout(timer);
      const count = (word) =>
        [...output.matchAll(new RegExp(`^\\s*${word}:\\s+(\\d+)`, 'gm'))].reduce((n, m) => n + Number(m[1]), 0);
      const total = count('Total');
      const passed = count('Passed');
      // A process that fails without a failing test (a throw at import, an unhandled rejection, no test) still counts as one failure.
      const failed = total - passed > 0 ? total - passed : code !== 0 || total === 0 ? 1 : 0;
      resolve({ file, output, passed, failed });
    });
  });

const results = [];
const queue = [...LONGEST.filter((file) => files.includes(file)), ...files.filter((file) => !LONGEST.includes(file))];
const worker = async () => {
  for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
    const started = Date.now();
    const result = await run(file);
    results.push(result);
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    process.stdout.write(`${result.failed > 0 ? 'FAIL' : 'ok  '} ${file} (${result.passed} passed, ${seconds} s)\n`);
    if (result.failed > 0) process.stdout.write(`${result.output}\n`);
  }
};
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));

const sum = (key) => results.reduce((n, result) => n + result[key], 0);
const failed = sum('failed') + (files.length === 0 ? 1 : 0);
process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
