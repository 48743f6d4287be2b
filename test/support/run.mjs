// Runs tests and closes with the line “N passed, N failed”.
//   run.mjs              every test file that guards: all *.test.ts below test/ but the long proofs
//   run.mjs --proofs     the long proofs: files whose first line says “// A long proof: …” and why, and in full those that guard with a
//                        sample: see in-full.ts
//   run.mjs PATTERN…     the files whose path has one of these texts in it, whichever they are, in full
//   run.mjs --engine=postgres   every file that opens a store, guard or proof, except those that say “// On SQLite alone: …” and why, and
//                        proofs that start a PostgreSQL themselves, which --proofs has
// --workers=N sets how many processes run at a time. --engine=postgres keeps stores in a PostgreSQL that runs as long as the tests.
// --seconds=N starts no batch of files after N seconds, and prints the name of each file that did not run.
// Most files run in batches that share a process, the others in a process each. A file that fails in a batch runs again in its own
// process, and that run counts; its name is printed, since such a file depends on its neighbors or on chance. A file without a test is a
// failure.
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { RECORD } from './batch.mjs';
import { buildGenerated } from './built.ts';
import { chosen, chosenForPostgres, isProof, textOf } from './chosen.mjs';
import { reachedFrom } from './import-graph.mjs';
import { LONGEST } from './longest.ts';
import { isMemoryUsable, MEMORY } from './memory.ts';
import { processorSeconds } from './processor-seconds.mjs';

buildGenerated();

/** A process that prints nothing for this long, where each test prints a dot, hangs: no machine is slow enough to reach it. */
const SILENCE_MS = 600_000;
const PROOF_SILENCE_MS = 900_000;
const BATCH_FILES = 64;
/** A guard that takes more of the processor, in seconds, is named: a sample guards as well, and a proof tries the rest. */
const GUARD_SECONDS = 5;
/** Long proofs share a process with few others, so that none is left alone at the end. */
const BATCH_PROOFS = 4;
/** A run on PostgreSQL may have a time limit, which no batch should exceed by much. */
const BATCH_POSTGRES = 12;
const QUICK_LOADING = join(import.meta.dirname, 'quick-loading.mjs');
const BATCH = join(import.meta.dirname, 'batch.mjs');
/** Folders whose files share a process, except files that start with “// Needs a process of its own: …” and why. */
const SHARED = /^test\/(cli|clients|codegen|db|docs|domain|handlers|platform|server|spec|support|wire)\//;
const OWN_PROCESS = /^\/\/ Needs a process of its own: ./;

/** Builds that tests need if they reach one of these files, by the file that make builds. */
const BUILDS = [
  ['test/cli/program.ts', 'dist/pitboss.mjs'],
  ['test/docs/pages.ts', 'dist/docs/pages.json'],
  ['test/clients/elements/world.ts', 'dist/embed/pages.json'],
  ['test/server/http/embed.test.ts', 'dist/embed/pages.json'],
  ['test/ops/deploy/release.ts', 'dist/release/SHA256SUMS'],
];
const EXECUTABLE = /\bbuilt\('pitboss'\)/;

const { values, positionals: named } = parseArgs({
  options: {
    workers: { type: 'string' },
    proofs: { type: 'boolean' },
    engine: { type: 'string' },
    seconds: { type: 'string' },
  },
  allowPositionals: true,
});
// The long proofs, which fill stores and install packages, stay on the disk.
if (process.env.TMPDIR === undefined && !values.proofs && isMemoryUsable()) {
  const folder = mkdtempSync(join(MEMORY, 'pitboss-tests-'));
  // Programs that tests start as another user find their own folders in it.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
}

/** Long proofs mostly wait, so one more of them runs at a time. */
const workers = Number(values.workers ?? Math.min(availableParallelism() + (values.proofs ? 1 : 0), 4));

const isOnPostgres = values.engine === 'postgres';
const isOfGuards = !values.proofs && !isOnPostgres && named.length === 0;
if (isOfGuards) process.env.PITBOSS_TEST_SAMPLE = '1';
else delete process.env.PITBOSS_TEST_SAMPLE;
const { files, leftOut } = isOnPostgres
  ? chosenForPostgres(named)
  : { files: chosen(named, values.proofs), leftOut: [] };
const sharesProcess = (file) => SHARED.test(file) && !OWN_PROCESS.test(textOf(file));

/** Builds what the files need, if a source is newer. */
const build = () => {
  const reached = reachedFrom(files);
  const targets = BUILDS.filter(([file]) => reached.has(file)).map(([, target]) => target);
  if (files.some((file) => EXECUTABLE.test(textOf(file)))) targets.push('dist/pitboss');
  if (targets.length === 0) return;
  // Without the flags of an outer make, which are not meant for this one.
  const { MAKEFLAGS: _, MAKELEVEL: __, ...env } = process.env;
  const { status } = spawnSync('make', ['--silent', ...targets], { stdio: ['ignore', 2, 2], env });
  if (status !== 0) process.exit(1);
};

build();

/** Runs test files in a process; returns its output by stream, and its exit status (null if killed by a signal). */
const start = (batch) =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ['--import', QUICK_LOADING, BATCH, ...batch], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' },
    });
    const printed = { stdout: '', stderr: '' };
    const silenceMs = batch.some(isProof) ? PROOF_SILENCE_MS : SILENCE_MS;
    const timer = setTimeout(() => {
      printed.stderr += `\nsilent for ${silenceMs / 1000} s, so it was ended\n`;
      child.kill('SIGKILL');
    }, silenceMs);
    for (const stream of ['stdout', 'stderr'])
      child[stream].setEncoding('utf8').on('data', (chunk) => {
        printed[stream] += chunk;
        timer.refresh();
      });
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ ...printed, code });
    });
  });

/** The parts of a proof that this machine could not run, as test/support/not-run.ts prints them, and what statistics have found. */
const SHOWN = /^(?:not run|p-value): .*$/gm;

const results = [];
const settle = (result) => {
  results.push(result);
  const { file, passed, failed, seconds, processor, output } = result;
  const times = `${seconds.toFixed(1)} s, processor ${processor.toFixed(1)} s`;
  process.stdout.write(`${failed > 0 ? 'FAIL' : 'ok  '} ${file} (${passed} passed, ${times})\n`);
  if (failed > 0) process.stdout.write(`${output}\n`);
  else for (const [line] of output.matchAll(SHOWN)) process.stdout.write(`     ${line}\n`);
};

/** The records of a process, by file. */
const recordsIn = (stdout) => {
  const parts = stdout.split(new RegExp(`${RECORD}(.*)\n`));
  const records = new Map();
  for (let at = 1; at < parts.length; at += 2) {
    const record = JSON.parse(parts[at]);
    records.set(record.file, { ...record, output: parts[at - 1] });
  }
  return records;
};

const runAlone = async (file) => {
  const started = performance.now();
  const { stdout, stderr, code } = await start([file]);
  const { total = 0, passed = 0, processor = 0 } = recordsIn(stdout).get(file) ?? {};
  // A process that fails without a failing test (a throw at import, an unhandled rejection, no test) still counts as one failure.
  const failed = total - passed > 0 ? total - passed : code !== 0 || total === 0 ? 1 : 0;
  const output = stdout.replaceAll(RECORD, '') + stderr;
  settle({ file, output, passed, failed, seconds: (performance.now() - started) / 1000, processor });
};

const again = [];
const runTogether = async (batch) => {
  const { stdout, stderr, code } = await start(batch);
  const records = recordsIn(stdout);
  // Any file may have crashed the process, including those already reported.
  const isWhole = code === 0 && records.size === batch.length;
  const isGood = (file) =>
    isWhole && records.get(file).total > 0 && records.get(file).passed === records.get(file).total;
  for (const file of batch.filter(isGood)) settle({ ...records.get(file), failed: 0 });
  const failed = batch.filter((file) => !isGood(file));
  if (failed.length === 0) return;
  const what = isWhole ? failed.map((file) => records.get(file).output).join('') : stdout.replaceAll(RECORD, '');
  process.stdout.write(`AGAIN ${failed.join(' ')}\n${what}${stderr}\n`);
  again.push(...failed);
  for (const file of failed) await runAlone(file);
};

// On PostgreSQL the most important files come first. Otherwise descending, because the files in test/server/ take longest and those in
// test/domain/ and test/db/ least.
const shared = isOnPostgres ? files.filter(sharesProcess) : files.filter(sharesProcess).reverse();
const most = values.proofs ? BATCH_PROOFS : isOnPostgres ? BATCH_POSTGRES : BATCH_FILES;
const size = Math.max(1, Math.min(most, Math.ceil(shared.length / workers)));
const batches = Array.from({ length: Math.ceil(shared.length / size) }, (_, at) =>
  shared.slice(at * size, (at + 1) * size),
);
// Files that need their own process take longest, so they start first, and among the proofs those that are known to.
const queue = [...files.filter((file) => !sharesProcess(file)).map((file) => [file]), ...batches];
const SHORT_SECONDS = 20;
const secondsOf = (batch) => batch.reduce((seconds, file) => seconds + (LONGEST[file] ?? SHORT_SECONDS), 0);
if (values.proofs) queue.sort((one, other) => secondsOf(other) - secondsOf(one));
const endsAtMs = performance.now() + Number(values.seconds ?? Number.POSITIVE_INFINITY) * 1000;
const work = async () => {
  while (queue.length > 0 && performance.now() < endsAtMs) {
    const batch = queue.shift();
    await (batch.length === 1 ? runAlone(batch[0]) : runTogether(batch));
  }
};
const runAll = () => Promise.all(Array.from({ length: workers }, work));
if (isOnPostgres) {
  const { withPostgres } = await import('./postgres.ts');
  await withPostgres(async ({ environment }) => {
    process.env.PITBOSS_TEST_POSTGRES = environment.PGHOST;
    await runAll();
  });
} else await runAll();

for (const { file, reason } of leftOut) process.stdout.write(`left out on PostgreSQL: ${file}: ${reason}\n`);
for (const file of queue.flat()) process.stdout.write(`not run, after ${values.seconds} s: ${file}\n`);
const sum = (key) => results.reduce((n, result) => n + result[key], 0);
const failed = sum('failed') + (results.length === 0 ? 1 : 0);
const unsteady = again.filter((file) => results.some((result) => result.file === file && result.failed === 0));
if (unsteady.length > 0) process.stdout.write(`passed only in their own process: ${unsteady.join(' ')}\n`);
if (isOfGuards)
  for (const { file, processor } of results.filter((result) => result.processor > GUARD_SECONDS))
    process.stdout.write(`long for a guard: ${file}, processor ${processor.toFixed(1)} s; see in-full.ts\n`);
process.stdout.write(`processor ${(processorSeconds() / 60).toFixed(1)} min\n`);
process.stdout.write(`${sum('passed')} passed, ${failed} failed\n`);
process.exitCode = failed > 0 ? 1 : 0;
