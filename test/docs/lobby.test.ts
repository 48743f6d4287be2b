// A long proof: it opens the page of the guide in Chromium and Firefox, from another origin and under its policy.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inBoth, withSite } from '../clients/elements/screens.ts';
import { contribute, tickerText } from '../clients/elements/world.ts';
import { runProgram, TSC, withProject } from '../clients/typescript/project.ts';
import { suite } from '../support/suite.ts';
import { SESSION, withPage } from '../support/with-page.ts';
import { blocksFor } from './blocks.ts';

const guide = blocksFor('docs/guides/lobby.md', import.meta.filename);
const ADDRESS = 'https://pitboss.example';

suite('docs/lobby', (test) => {
  test('the page of ten lines shows live values in both browsers, with a player and with the colours of the page', () =>
    withPage(async ({ client, id }) => {
      const here = (text: string): string =>
        text.replaceAll(ADDRESS, client.url).replaceAll('wss://pitboss.example', client.url.replace('http', 'ws'));
      const html = guide.one('Ten lines', 'html');
      assert.is(html.trim().split('\n').length, 10);
      const [, policy = ''] = guide.one('Ten lines', 'text').split('Content-Security-Policy: ');
      const player = guide.one('With a player', 'js').replaceAll('p-1001', 'p-1');
      const css = guide.one('Themes and colours', 'css');
      await withSite(here(policy.trim()), async (site) => {
        await client.call('setCorsOrigins', {
          body: { cors_origin_list: [{ pattern: site.origin, match_mode: 'Exact' }] },
        });
        site.put('/', here(html));
        site.put('/player.js', `const currentSession = () => '${SESSION}';\n${player}`);
        site.put('/style.css', css);
        const more = '<link rel="stylesheet" href="/style.css"><script type="module" src="/player.js"></script>';
        site.put('/player', `${here(html)}${more}`);
        await inBoth(async ({ open, shows, evaluate, faults }) => {
          await open(`${site.origin}/`);
          await shows(`${tickerText()}?.startsWith('€50')`);
          const card = `document.querySelector('pitboss-lobby').shadowRoot.querySelector('pitboss-jackpot').shadowRoot`;
          await shows(`${card}.querySelector('[part=name]')?.textContent === 'Tri star'`);
          await open(`${site.origin}/player`);
          await shows(`${tickerText()}?.startsWith('€50')`);
          const before = await evaluate(tickerText());
          await contribute(client, id);
          await shows(`${tickerText()} !== '${before}'`);
          const colour = await evaluate(`getComputedStyle(${card}.querySelector('[part~=main-value]')).color`);
          assert.is(colour, 'rgb(10, 125, 79)');
          assert.equal(faults, []);
        });
      });
    }));

  test('the package has the elements, with types, and can be imported without a browser', () =>
    withProject(async (folder) => {
      const program = guide.one('With your own build', 'ts');
      writeFileSync(
        join(folder, 'page.ts'),
        `${program}import type { PitbossBrand } from 'pitboss-client/elements';\nimport 'pitboss-client/elements/ticker';\nexport const sign = (brand: PitbossBrand): void => { brand.token = async () => 'x'; };\n`,
      );
      const strict = [
        '--noEmit',
        '--strict',
        '--target',
        'es2022',
        '--module',
        'nodenext',
        '--lib',
        'es2022,dom,dom.iterable',
      ];
      assert.is(await runProgram(folder, process.execPath, [TSC, ...strict, 'page.ts']), '');
      writeFileSync(join(folder, 'server.mjs'), program);
      assert.is(await runProgram(folder, process.execPath, ['server.mjs']), '');
    }));

  test('every block of the guide was run', () => {
    assert.equal(guide.left(), []);
  });
});
