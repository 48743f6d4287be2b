import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { suite } from '../support/suite.ts';
import { BLOCKS } from './block-owners.ts';
import { blocksOf, listedOf } from './blocks.ts';

const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .trim()
  .split('\n')
  .filter((page) => existsSync(join(root, page)));

const isTest = (owner: string): boolean => owner.endsWith('.test.ts');

suite('docs/blocks', (test) => {
  test('every fenced block of every page has a test that runs it, or a reason', () => {
    for (const page of pages)
      assert.equal(
        blocksOf(page).map(({ section, label }) => `${section}: ${label}`),
        listedOf(page).map(({ section, label }) => `${section}: ${label}`),
        `${page}: run each block in a test, and list it in test/docs/block-owners.ts`,
      );
    assert.equal(
      Object.keys(BLOCKS).filter((page) => !pages.includes(page)),
      [],
    );
  });

  test('no fence is written in a way that hides a block from this list', () => {
    for (const page of pages) {
      const fences = readFileSync(join(root, page), 'utf8').match(/^[\s>*-]*(?:```|~~~).*$/gm) ?? [];
      assert.is(fences.length, 2 * blocksOf(page).length, page);
    }
  });

  test('every test on the list takes its blocks from the page, and fails if it leaves one', () => {
    for (const page of Object.keys(BLOCKS))
      for (const owner of new Set(listedOf(page).map((block) => block.owner))) {
        if (isTest(owner)) {
          const source = readFileSync(join(root, owner), 'utf8');
          assert.match(source, `blocksFor('${page}', import.meta.filename)`, owner);
          const [, name = ''] = new RegExp(`const (\\w+) = blocksFor\\('${page}'`).exec(source) ?? [];
          assert.match(source, `assert.equal(${name}.left(), [])`, owner);
        } else assert.match(owner, /^[A-Z`][^.]* .*\.$/, 'a reason is a sentence');
      }
  });

  test('few blocks have a reason instead of a test', () => {
    const all = Object.keys(BLOCKS).flatMap(listedOf);
    assert.ok(all.length > 90);
    // Measurements are of the machine that made them, so no test can repeat them.
    const excused = Object.keys(BLOCKS)
      .filter((page) => page !== 'ops/bench/README.md')
      .flatMap(listedOf)
      .filter(({ owner }) => !isTest(owner));
    assert.ok(excused.length <= 8, `${excused.length} blocks`);
  });
});
