// Judges the tests: breaks one rule at a time, as a slip would, in a copy of the tree below dist/, and runs the tests that must notice.
// mutants.txt lists the changes. Ends with 1 if tests pass in spite of a change, or fail without one, and if a text is no longer there once.
//   node ops/bench/mutants.mjs [PATTERN…]   the changes of rooms whose path, or whose tests, have one of these texts
import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { RECORD } from '../../test/support/batch.mjs';
import { chosen } from '../../test/support/chosen.mjs';
import { isMemoryUsable, MEMORY } from '../../test/support/memory.ts';
import { processorSeconds } from '../../test/support/processor-seconds.mjs';

const ROOT = join(import.meta.dirname, '../..');
const COPY = join(ROOT, 'dist/mutants');
/** Built from the specs, and not committed. */
const BUILT = ['generated/built', 'generated/forms', 'clients/typescript/src/generated'];
/** A change may make a test wait for what never comes. */
const HANGS_MS = 600_000;

/**
 * Reads the changes: a text of a room, what it becomes, and patterns of the test files of which one must fail. Empty lines separate them.
 * One without a line that names a room is about the room of the change before it.
 */
const readMutants = (listing) => {
  let named = [];
  return listing.split(/\n\n+/).flatMap((block) => {
    const lines = block.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
    const marked = (mark) => lines.filter((line) => line.startsWith(mark)).map((line) => line.slice(1));
    named = lines.find((line) => !/^[-+]/.test(line))?.split(/[ |]+/) ?? named;
    const [room, ...tests] = named;
    return lines.length === 0 ? [] : [{ room, tests, text: marked('-').join('\n'), to: marked('+').join('\n') }];
  });
};

/** Copies what git knows and what is built, without the Makefile: `npm ci` in the copy would empty the packages of the tree. */
const copyTree = () => {
  fs.rmSync(COPY, { recursive: true, force: true });
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
  for (const path of stdout.toString().split('\0')) {
    if (path === '' || path === 'Makefile' || !fs.existsSync(path)) continue;
    fs.mkdirSync(dirname(join(COPY, path)), { recursive: true });
    fs.copyFileSync(path, join(COPY, path));
  }
  for (const path of BUILT) fs.cpSync(path, join(COPY, path), { recursive: true });
  fs.symlinkSync(join(ROOT, 'node_modules'), join(COPY, 'node_modules'));
};

const TMPDIR = fs.mkdtempSync(join(isMemoryUsable() ? MEMORY : tmpdir(), 'pitboss-mutants-'));
const BATCH = ['--import', join(COPY, 'test/support/quick-loading.mjs'), join(COPY, 'test/support/batch.mjs')];
const env = { ...process.env, TMPDIR, GENERATED_IS_BUILT: 'true', NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs a test file of the copy in a process. Returns 'passed', 'failed', or 'broken' if no test of it ran. */
const run = (file) => {
  const how = { env, timeout: HANGS_MS, killSignal: 'SIGKILL', maxBuffer: 2 ** 30 };
  const { status, stdout, stderr } = spawnSync(process.execPath, [...BATCH, file], how);
  const [, record = '{}'] = stdout.toString().split(RECORD);
  const { total, passed } = JSON.parse(record);
  if (total !== 0) return status === 0 && passed === total ? 'passed' : 'failed';
  process.stdout.write(`${stdout}${stderr}`);
  return 'broken';
};

/** Returns the test file that notices a change, or why there is none. */
const judge = ({ room, tests, text, to }) => {
  const files = fs.globSync(`${room}/**/*.ts`).filter((file) => fs.readFileSync(file, 'utf8').includes(text));
  const [file = room] = files;
  const whole = files.map((each) => fs.readFileSync(each, 'utf8')).join('');
  if (whole.split(text).length !== 2) return { file, fault: 'the text is not in the room, or more than once' };
  const lost = tests.filter((pattern) => chosen([pattern]).length === 0);
  if (lost.length > 0) return { file, fault: `no test file has the path ${lost.join(' or ')}: correct mutants.txt` };
  fs.writeFileSync(file, whole.split(text).join(to));
  const killer = chosen(tests).find((each) => run(each) === 'failed');
  fs.writeFileSync(file, whole);
  return { file, killer, fault: `survives ${chosen(tests).join(' ')}` };
};

process.chdir(ROOT);
const patterns = process.argv.slice(2);
const mutants = readMutants(fs.readFileSync(join(import.meta.dirname, 'mutants.txt'), 'utf8')).filter(
  ({ room, tests }) =>
    patterns.length === 0 || patterns.some((pattern) => [room, ...tests].join(' ').includes(pattern)),
);
copyTree();
process.chdir(COPY);
let killed = 0;
const unsound = chosen(mutants.flatMap(({ tests }) => tests)).filter((file) => run(file) !== 'passed');
for (const file of unsound) process.stdout.write(`fails without a change: ${file}\n`);
for (const mutant of unsound.length === 0 ? mutants : []) {
  const { file, killer, fault } = judge(mutant);
  if (killer !== undefined) killed += 1;
  process.stdout.write(`${killer === undefined ? 'FAULT ' : 'killed'} ${file}: ${mutant.text} → ${mutant.to}\n`);
  process.stdout.write(`       ${killer ?? fault}\n`);
}
fs.rmSync(COPY, { recursive: true });
fs.rmSync(TMPDIR, { recursive: true });
process.stdout.write(`processor ${(processorSeconds() / 60).toFixed(1)} min\n`);
process.stdout.write(`${killed} of ${mutants.length} killed\n`);
process.exitCode = killed === mutants.length ? 0 : 1;
