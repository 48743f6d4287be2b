import { existsSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { emptyStore, sentenceOf } from './program.ts';
import { runHere } from './run-here.ts';

suite('cli/migrate', (test) => {
  test('a folder without a store is refused, and none is made there', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'dta');
      for (const words of [['migrate'], ['admin', 'reset-password', '--username', 'root']]) {
        const ended = await runHere([...words, '--data', data]);
        assert.is(ended.status, 1);
        assert.match(sentenceOf(ended), /^pitboss: There is no store in .*dta\. Choose the data folder with --data\.$/);
        assert.is(existsSync(data), false);
      }
    }));

  test('missing migrations are applied and named; a second run applies none', () =>
    withFolder(async (folder) => {
      const data = join(folder, 'data');
      emptyStore(data);
      const first = await runHere(['migrate', '--data', data]);
      assert.is(first.status, 0, first.stderr);
      assert.match(first.stdout, /^Applied 0000_start(, \d{4}_[\w-]+)*\.\n$/);
      const second = await runHere(['migrate'], { environment: { PITBOSS_DATA: data } });
      assert.is(second.stdout, `The schema in ${data} is up to date.\n`);
    }));

  test('a setting that only serve reads does not stop it', () =>
    withFolder(async (data) => {
      emptyStore(data);
      const environment = { PITBOSS_PORT: 'none', PITBOSS_MULTIPLIERS: '?' };
      assert.is((await runHere(['migrate', '--data', data], { environment })).status, 0);
    }));
});
