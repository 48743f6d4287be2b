// A long proof: it installs a package, and runs the programs for a player's page in Chromium.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import type { Pitboss } from '../../clients/typescript/src/pitboss.ts';
import { runProgram, TSC, withProject } from '../clients/typescript/project.ts';
import { PASSWORD, USERNAME, withPlatform } from '../clients/typescript/with-platform.ts';
import { inBrowser, runInPage } from '../support/in-browser.ts';
import { startWalletSide } from '../support/paying-players.ts';
import { suite } from '../support/suite.ts';
import { blocksFor, blocksOf } from './blocks.ts';

const readme = blocksFor('clients/typescript/README.md', import.meta.filename);
const guide = blocksFor('docs/guides/integrator.md', import.meta.filename);

/** The parts that the programs leave to the page: its session, and its display. */
const PAGE = `
globalThis.session = 'session-p-1001';
globalThis.currentSession = () => globalThis.session;
globalThis.shown = [];
globalThis.showTicker = ({ pots }) => shown.push('ticker ' + pots[0].id);
globalThis.showPots = ({ pots }) => shown.push('pots ' + pots[0].id);
globalThis.showLine = (line) => shown.push(line);
globalThis.celebrate = ({ win_amount }) => shown.push('won ' + win_amount);
`;
const PAGE_TYPES = `
import type { ServerMessages } from 'pitboss-client';
type Event<Type extends string> = Extract<ServerMessages['player-socket'], { event_type: Type }>;
declare global {
  const session: string;
  const currentSession: () => string;
  const showTicker: (data: Event<'JackpotUpdate'>['data']) => void;
  const showPots: (data: Event<'JackpotUpdate'>['data']) => void;
  const showLine: (line: string) => void;
  const celebrate: (data: Event<'WinEvent'>['data']) => void;
}
`;

const ADDRESS = 'https://pitboss.example';

/** A platform with a wallet that knows players by their sessions, and an empty project with the SDK. */
const withWorld = (work: (folder: string, platform: { url: string; pitboss: Pitboss }) => Promise<void>) =>
  withProject(async (folder) => {
    const wallet = await startWalletSide(join(folder, 'wallet'));
    try {
      await withPlatform((platform) => work(folder, platform), wallet.environment);
    } finally {
      await wallet.stop();
    }
  });

suite('docs/the player’s page', (test) => {
  test('its programs type-check, and do in Chromium what the README and the guide say', () =>
    withWorld(async (folder, { url, pitboss }) => {
      const player = readme.one("In a player's page", 'ts');
      const sees = readme.one("Lobbies and a player's own records", 'ts');
      const ticker = readme.one('Events', 'ts');
      const live = guide.one('5. Win', 'js');
      writeFileSync(join(folder, 'page.d.ts'), PAGE_TYPES);
      const programs = Object.entries({ player, sees, ticker, live });
      for (const [name, text] of programs) writeFileSync(join(folder, `${name}.ts`), text);
      const strict = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const files = programs.map(([name]) => `${name}.ts`);
      assert.is(await runProgram(folder, process.execPath, [TSC, ...strict, 'page.d.ts', ...files]), '');

      // The guide's own programs prepare the jackpot, and win it.
      for (const { label, text } of blocksOf('docs/guides/integrator.md'))
        if (label.includes('.')) writeFileSync(join(folder, label), text);
      const environment = { PITBOSS_URL: url, PITBOSS_USERNAME: USERNAME, PITBOSS_PASSWORD: PASSWORD };
      const play = (name: string) => runProgram(folder, process.execPath, [name], environment);
      await play('setup.mjs');
      await inBrowser(async (page, origin) => {
        await pitboss.setCorsOrigins({ body: { cors_origin_list: [{ pattern: origin, match_mode: 'Exact' }] } });
        const inPage = (program: string): Promise<void> => {
          assert.ok(program.includes(ADDRESS));
          return runInPage(page, program.replace(ADDRESS, url), folder);
        };
        const shows = (text: string): Promise<unknown> =>
          page.waitForFunction(`shown.some((each) => each.startsWith(${JSON.stringify(text)}))`);
        await page.evaluate(PAGE);
        await inPage(`${player}\nshown.push(...jackpot.pots.map(({ id }) => 'has ' + id));`);
        await shows('has comet');
        const { body } = await pitboss.listPlayerOptIns({
          query: { player_id: 'p-1001', brand_id: 'northstar:luna' },
        });
        assert.equal(
          body.map(({ opted_in, contribution_preferences }) => [opted_in, contribution_preferences]),
          [[true, { EUR: '1.5' }]],
        );
        await inPage(ticker);
        await shows('ticker comet');
        await inPage(live);
        await shows('pots comet');
        const [, won = ''] = /^won (\S+);/.exec(await play('win.mjs')) ?? [];
        await shows(`won ${won}`);
        await inPage(sees);
        await shows('Comet: 5');
        await shows(`Comet: won ${won} EUR, `);
      });
    }));

  test('every block of the README and of the guide that a page runs was run', () => {
    assert.equal(readme.left(), []);
    assert.equal(guide.left(), []);
  });
});
