import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { suite } from './suite.ts';

const here = import.meta.dirname;

/** Runs a test file with the given source through the project's runner; its last line and exit status. */
const runFile = (source: string) => {
  const folder = mkdtempSync(join(here, '.run-'));
  try {
    const file = join(folder, 'sample.test.ts');
    writeFileSync(file, source);
    const result = spawnSync(process.execPath, [join(here, 'run.mjs'), file], { encoding: 'utf8' });
    return { status: result.status, verdict: result.stdout.trimEnd().split('\n').at(-1) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const start = "import { suite } from '../suite.ts';\n";

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
      'an unhandled rejection beside a passing test fails',
      `${start}suite('s', (test) => test('t', () => {}));\nPromise.reject(new Error('x'));`,
      1,
      '0 passed, 1 failed',
    ],
    ['a forgotten run fails', "import { suite } from 'uvu';\nsuite('s')('t', () => {});", 1, '0 passed, 1 failed'],
  ];
  for (const [title, source, status, verdict] of cases)
    test(title, () => {
      assert.equal(runFile(source), { status, verdict });
    });

  test('no file at all fails', () => {
    const result = spawnSync(process.execPath, [join(here, 'run.mjs'), 'test/none.test.ts'], { encoding: 'utf8' });
    assert.is(result.status, 1);
  });
});
