import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { FINDINGS } from '../../cli/doctor/findings.ts';
import { commandsPage } from '../../docs/commands-page.ts';
import { root, run } from '../cli/program.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, guide, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/commands.md', import.meta.filename);

suite('docs/commands', (test) => {
  test('its texts of commands and findings are those of the program', () => {
    const page = guide('commands');
    assert.is(commandsPage(page), page);
    for (const text of [FINDINGS.disk_full[2], 'every balance follows from the ledger']) {
      const stale = page.replace(text, 'something else');
      assert.is.not(stale, page);
      assert.is(commandsPage(stale), page);
    }
    assert.throws(() => commandsPage('# Commands'), /does not say where the part from cli\/commands\.ts is/);
    assert.match(
      readFileSync(join(root, 'Makefile'), 'utf8'),
      /^drift: .*(\n\t.*)*\n\t.*docs\/commands-page\.ts check$/m,
    );
  });

  test('its doctor works, and its error is what a program reads', () =>
    withFolder(async (folder) => {
      const [call, ...others] = commandsIn(blocks.take('Ask the doctor'));
      if (call === undefined || others.length > 0) throw new Error('the page has another command');
      const environment = { PITBOSS_PORT: '0' };
      const { status, stdout } = await run(wordsFor(call, { '--data': join(folder, 'data') }), { environment });
      assert.is(status, 0, stdout);
      assert.match(stdout, /^warn data {6}There is no store in .*\n {15}→ Start “pitboss serve”/m);
      assert.match(stdout, /\n0 errors, \d warnings\.\n$/);
      const failed = await run(['verify', '--json'], { cwd: folder });
      assert.equal([failed.status, failed.stdout], [1, '']);
      assert.equal(JSON.parse(failed.stderr), JSON.parse(blocks.one('Output for programs', 'json')));
    }));

  test('every block of the page was run', () => assert.equal(blocks.left(), []));
});
