import { spawnSync } from 'node:child_process';
import { appendFileSync, cpSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { sampleOf } from '../support/in-full.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';

const list = 'db/released.json';
const names = Object.keys(JSON.parse(readFileSync(join(root, list), 'utf8')));

/** Runs the check of `make check` on a modified copy. */
const checked = (change: (folder: string) => void) =>
  withFolder(async (folder) => {
    for (const name of [list, ...names]) cpSync(join(root, name), join(folder, name));
    change(folder);
    const script = join(root, 'db/released.mjs');
    return spawnSync(process.execPath, [script, 'check'], { cwd: folder, encoding: 'utf8' });
  });

suite('db/released', (test) => {
  test('the migrations of every released version are as they were', async () => {
    const { status, stdout } = await checked(() => {});
    assert.is(status, 0);
    assert.ok(names.length > 8);
    assert.is(stdout, `${names.length} released migrations are unchanged\n`);
  });

  for (const name of sampleOf(names, 2))
    test(`an edit or a loss of ${name} is refused`, async () => {
      const edited = await checked((folder) => appendFileSync(join(folder, name), '-- more\n'));
      assert.is(edited.status, 1);
      assert.match(edited.stderr, `${name} was edited. Released migrations cannot change`);
      const lost = await checked((folder) => rmSync(join(folder, name)));
      assert.is(lost.status, 1);
      assert.match(lost.stderr, `${name} is missing. Released migrations cannot change`);
    });
});
