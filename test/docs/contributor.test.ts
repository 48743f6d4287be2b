import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { inFull } from '../support/in-full.ts';
import { suite } from '../support/suite.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, guide } from './guide.ts';

const text = guide('contributor');
const blocks = blocksFor('docs/CONTRIBUTING.md', import.meta.filename);

/** Folders that make targets write. */
const BUILT = ['dist/docs', 'dist/pitboss', 'dist/release'];

suite('docs/contributor', (test) => {
  test('every make target that a guide names exists', () => {
    const targets = [...readFileSync(join(root, 'Makefile'), 'utf8').matchAll(/^([a-z]+):/gm)].map(([, name]) => name);
    const named = (
      ['integrator', 'jackpots', 'bonuses', 'operator', 'settings', 'retention', 'rotation', 'contributor'] as const
    ).flatMap((name) =>
      [...guide(name).matchAll(/`make ([a-z]+)`|^make ([a-z]+)/gm)].map(([, quoted, line]) => quoted ?? line),
    );
    assert.ok(named.length > 10);
    assert.equal(
      named.filter((name) => !targets.includes(name)),
      [],
    );
  });

  test('every file and folder that it names exists', () => {
    const named = [...text.matchAll(/`([a-z-]+\/[\w./-]*)`/g)].map(([, path = '']) => path);
    assert.ok(named.length > 20);
    assert.equal(
      named.filter((path) => !BUILT.includes(path) && !existsSync(join(root, path))),
      [],
    );
  });

  inFull(test)('its commands run', () => {
    const commands = commandsIn(blocks.take('Set up'));
    assert.is(commands.length, 2);
    for (const { line } of commands)
      assert.match(
        execFileSync('sh', ['-c', line], { cwd: root, encoding: 'utf8' }),
        /Passed: +[1-9]|, 0 failed/,
        line,
      );
  });

  inFull(test)(
    'its commands for new operations work: every operation has a handler, and changes can be watched',
    () => {
      const scaffold = execFileSync(
        process.execPath,
        ['codegen/pitboss-codegen.mjs', 'scaffold', '--config', 'codegen/pitboss.json'],
        { cwd: root, encoding: 'utf8' },
      );
      assert.match(scaffold, /^server: all \d+ operations have a handler$/m);
      const makefile = readFileSync(join(root, 'Makefile'), 'utf8');
      for (const name of ['scaffold', 'watch']) {
        assert.match(text, `\`make ${name}\``);
        assert.match(makefile, `pitboss-codegen.mjs ${name} --config codegen/pitboss.json`);
      }
    },
  );

  test('the example operation is as described, in each file', () => {
    const [, label = ''] = /Take `getTemplate`, (\w+),/.exec(text) ?? [];
    const spec = readFileSync(join(root, 'spec/jackpots/paths/template.yaml'), 'utf8');
    assert.match(spec, /operationId: getTemplate\n/);
    assert.match(spec, `x-requirement: ${label}\n`);
    assert.match(readFileSync(join(root, 'test/handlers/jackpots/templates.test.ts'), 'utf8'), `test('${label} `);
  });

  inFull(test)('every block of the page was run', () => assert.equal(blocks.left(), []));
});
