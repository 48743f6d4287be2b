import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { settingsPage } from '../../docs/settings-page.ts';
import { SETTINGS } from '../../server/settings/settings.ts';
import { root, run } from '../cli/program.ts';
import { withFolder } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { blocksFor } from './blocks.ts';
import { commandsIn, guide, wordsFor } from './guide.ts';

const blocks = blocksFor('docs/guides/settings.md', import.meta.filename);

suite('docs/settings', (test) => {
  test('its table is that of the settings, so the page and the program cannot differ', () => {
    const page = guide('settings');
    assert.is(settingsPage(page), page);
    const { meaning } = SETTINGS.host;
    const stale = page.replace(meaning, 'another meaning');
    assert.is.not(stale, page);
    assert.is(settingsPage(stale), page);
    assert.throws(() => settingsPage('# Settings'), /does not say where its table is/);
    assert.match(
      readFileSync(join(root, 'Makefile'), 'utf8'),
      /^drift: .*(\n\t.*)*\n\t.*docs\/settings-page\.ts check$/m,
    );
  });

  test('its settings file is valid, its commands show it and find nothing to fix', () =>
    withFolder(async (data) => {
      writeFileSync(join(data, 'pitboss.yaml'), blocks.one('The settings file', 'yaml'));
      writeFileSync(join(data, 'wallet-secret'), 'a-secret-of-both-sides\n', { mode: 0o600 });
      const [print, check, ...others] = commandsIn(blocks.take('See and check them'));
      if (print === undefined || check === undefined) throw new Error('the page has no commands');
      assert.equal(others, []);
      const printed = await run(wordsFor(print, { '--data': data }));
      assert.is(printed.status, 0, printed.stderr);
      assert.match(printed.stdout, new RegExp(`^PITBOSS_WALLET_TIMEOUT_MS +5000 +${data}/pitboss.yaml:9$`, 'm'));
      assert.match(printed.stdout, /^PITBOSS_MULTIPLIERS +SEK=11\.25,JPY=163 /m);
      assert.match(printed.stdout, /^PITBOSS_WALLET_SECRET +\[redacted\] .*:8 → .*wallet-secret$/m);
      assert.not.match(printed.stdout, 'a-secret-of-both-sides');
      const checked = await run(wordsFor(check, { '--data': data }));
      assert.equal([checked.status, checked.stdout], [0, `ok   every setting can be used; ${data}/pitboss.yaml\n`]);
    }));

  test('every block of the page was run', () => assert.equal(blocks.left(), []));
});
