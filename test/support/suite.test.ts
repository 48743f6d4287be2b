import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as assert from 'uvu/assert';
import { sampleOf } from './in-full.ts';
import { LONGEST } from './longest.ts';
import { suite } from './suite.ts';

const here = import.meta.dirname;
const root = join(here, '../..');

/** Runs test files with the given sources through the project's runner; returns its lines, the last of them, and its exit status. */
const runWith = (options: readonly string[], ...sources: readonly string[]) => {
  const folder = mkdtempSync(join(here, '.run-'));
  try {
    const files = sources.map((source, at) => {
      const file = join(folder, `${at}.test.ts`);
      writeFileSync(file, source);
      return relative(root, file);
    });
    // With one worker they all form one batch.
    const words = [join(here, 'run.mjs'), '--workers=1', ...options, ...files];
    const { status, stdout } = spawnSync(process.execPath, words, { encoding: 'utf8', cwd: root });
    const lines = stdout
      .trimEnd()
      .replaceAll(`${relative(root, folder)}/`, '')
      .replaceAll('.test.ts', '')
      .split('\n');
    return { status, lines, verdict: lines.at(-1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const runFiles = (...sources: readonly string[]) => runWith([], ...sources);

const runFile = (source: string) => {
  const { status, verdict } = runFiles(source);
  return { status, verdict };
};

const start = "import { suite } from '../suite.ts';\n";
/** A test with this body, which may log. */
const logging = (body: string) =>
  [
    start,
    "import { errorLog } from '../error-log.ts';\n",
    "import { expectErrors } from '../logged-errors.ts';\n",
    `suite('s', (test) => test('t', () => { expectErrors(); ${body} }));`,
  ].join('');

suite('test/support/suite', (test) => {
  const cases: [title: string, source: string, status: number, verdict: string][] = [
    ['one passing test passes', `${start}suite('s', (test) => test('t', () => {}));`, 0, '1 passed, 0 failed'],
    [
      'one failing test fails',
      `${start}suite('s', (test) => test('t', () => { throw new Error('x'); }));`,
      1,
      '0 passed, 1 failed',
    ],
    ['a file without a suite fails', 'export {};', 1, '0 passed, 1 failed'],
    ['a suite without a test fails', `${start}suite('s', () => {});`, 1, '0 passed, 1 failed'],
    [
      'a throw while tests are defined fails',
      `${start}suite('s', () => { throw new Error('x'); });`,
      1,
      '0 passed, 1 failed',
    ],
    [
      'two tests of one title fail',
      `${start}suite('s', (test) => { test('t', () => {}); test('t', () => {}); });`,
      1,
      '0 passed, 1 failed',
    ],
    [
      'an unhandled rejection fails next to a passing test',
      `${start}suite('s', (test) => test('t', () => {}));\nPromise.reject(new Error('x'));`,
      1,
      '0 passed, 1 failed',
    ],
    [
      'an error that is logged after the last test fails the file',
      logging('const log = errorLog(); setImmediate(() => log.error(1));'),
      1,
      '1 passed, 1 failed',
    ],
    ['a forgotten run fails', "import { suite } from 'uvu';\nsuite('s')('t', () => {});", 1, '0 passed, 1 failed'],
  ];
  for (const [title, source, status, verdict] of sampleOf(cases, 3))
    test(title, () => {
      assert.equal(runFile(source), { status, verdict });
    });

  const passing = `${start}suite('s', (test) => test('t', () => {}));`;
  const failing = `${start}suite('s', (test) => test('t', () => { throw new Error('x'); }));`;
  const global = (statement: string) => `${start}suite('s', (test) => test('t', () => { ${statement} }));`;
  /** The runner's line for each file, without the file's output and duration. */
  const told = (...sources: readonly string[]) =>
    runFiles(...sources)
      .lines.filter((line) => /^(ok {2}|FAIL|AGAIN|passed only|\d+ passed)/.test(line))
      .map((line) => line.replace(/, [\d.]+ s, processor [\d.]+ s\)$/, ')'));
  const batches: [title: string, sources: string[], told: string[]][] = [
    [
      'files of a batch are counted one by one',
      [passing, passing],
      ['ok   1 (1 passed)', 'ok   0 (1 passed)', '2 passed, 0 failed'],
    ],
    [
      'a file that fails in a batch runs again and fails, the others pass',
      [passing, failing, passing],
      ['ok   2 (1 passed)', 'ok   0 (1 passed)', 'AGAIN 1', 'FAIL 1 (0 passed)', '2 passed, 1 failed'],
    ],
    [
      'a file that fails only in a batch is named',
      [global("if (globalThis.taken) throw new Error('x');"), global('globalThis.taken = true;')],
      [
        'ok   1 (1 passed)',
        'AGAIN 0',
        'ok   0 (1 passed)',
        'passed only in their own process: 0',
        '2 passed, 0 failed',
      ],
    ],
    [
      'a crashed process is run again file by file, including files already reported',
      [passing, 'process.exit(0);', passing],
      [
        'AGAIN 2 1 0',
        'ok   2 (1 passed)',
        'FAIL 1 (0 passed)',
        'ok   0 (1 passed)',
        'passed only in their own process: 2 0',
        '2 passed, 1 failed',
      ],
    ],
    [
      'a file without a suite fails in a batch too',
      [passing, 'export {};'],
      ['ok   0 (1 passed)', 'AGAIN 1', 'FAIL 1 (0 passed)', '1 passed, 1 failed'],
    ],
    [
      'an error that is logged fails its test, unless the test names it',
      [logging("errorLog().error('x');"), logging("expectErrors(/x/); errorLog().error('x');")],
      ['ok   1 (1 passed)', 'AGAIN 0', 'FAIL 0 (0 passed)', '1 passed, 1 failed'],
    ],
    [
      'a file that needs its own process gets it',
      [
        global('globalThis.taken = true;'),
        `// Needs a process of its own: x.\n${global("if (globalThis.taken) throw new Error('x');")}`,
      ],
      ['ok   1 (1 passed)', 'ok   0 (1 passed)', '2 passed, 0 failed'],
    ],
  ];
  for (const [title, sources, expected] of sampleOf(batches, 2))
    test(title, () => assert.equal(told(...sources), expected));

  test('a file that does not start within the time limit is named', () => {
    const long = `${start}suite('s', (test) => test('t', () => new Promise((end) => setTimeout(end, 200))));`;
    const alone = `// Needs a process of its own: x.\n${long}`;
    const { status, lines, verdict } = runWith(['--seconds=0.2'], passing, alone);
    assert.is(lines.at(-3), 'not run, after 0.2 s: 0');
    assert.equal({ status, verdict }, { status: 0, verdict: '1 passed, 0 failed' });
  });

  test('a run in which nothing starts within the time limit fails', () => {
    const { status, verdict } = runWith(['--seconds=0'], passing);
    assert.equal({ status, verdict }, { status: 1, verdict: '0 passed, 1 failed' });
  });

  test('the proofs that start first are proofs', () => {
    for (const file of Object.keys(LONGEST))
      assert.match(readFileSync(join(root, file), 'utf8'), /^\/\/ A long proof: /, file);
  });

  test('a run without files fails', () => {
    const result = spawnSync(process.execPath, [join(here, 'run.mjs'), 'test/none.test.ts'], { encoding: 'utf8' });
    assert.is(result.status, 1);
  });
});
