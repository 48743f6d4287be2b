// A long proof: it takes the tour of the guide in Chromium, and its pictures.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../cli/program.ts';
import { type Client, withServer } from '../support/server.ts';
import { contribution, instantiation, openJackpot, raffle, registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withVisitor } from './visitor.ts';

/** Copied into the guide by `make pictures`. */
const FOLDER = join(root, 'dist/screens/tour');
const VIEW = { width: 1120, height: 700 };

/** A small operator on an ordinary day. @returns the id of its jackpot. */
const play = async (client: Client): Promise<string> => {
  await registerOwners(client);
  const settings = { review_threshold: { EUR: 5 } };
  await client.call('setOperatorSettings', { path: { operator_id: 'northstar' }, body: settings });
  const { id } = await openJackpot(client);
  const weekly = instantiation({ instance_name: 'Weekly raffle', instance_game_code: 'weekly' });
  await openJackpot(client, raffle(), weekly);
  for (let round = 1; round <= 60; round += 1) {
    const player = `p-${100 + (round % 7)}`;
    const of = {
      gameround_id: `r-${round}`,
      idempotency_key: `r-${round}`,
      player_id: player,
      token: `session-${player}`,
    };
    await client.call('contributeToInstance', { body: contribution(id, of) });
    if (round % 20 > 0) continue;
    const body = {
      instance_id: id,
      pot_id: 'minor',
      brand_id: 'northstar:luna',
      player_id: player,
      source_id: 'tri-star',
    };
    await client.call('triggerWin', { body });
  }
  return id;
};

suite('console/tour', (test) => {
  test('each step of the guide, with its picture', () =>
    withServer(async (client) => {
      const id = await play(client);
      await withVisitor(
        client.url,
        async ({ page, open, logIn, faults }) => {
          const picture = (name: string): Promise<unknown> => page.screenshot({ path: join(FOLDER, `${name}.png`) });
          await open('/');
          await logIn();
          await page.getByRole('row', { name: /Tri star/ }).waitFor();
          await picture('jackpots');
          await open(`/jackpots/${id}`);
          await page.getByRole('heading', { name: 'Values of the pots' }).waitFor();
          await page.locator('.chart .line').first().waitFor();
          await picture('jackpot');
          await open('/wins?state=Held');
          await page.getByLabel('Pick all on this page').click();
          await page.getByRole('button', { name: /^Settle/ }).click();
          await page.getByLabel('Reason').fill('Paid by bank transfer, receipt 4711.');
          await picture('wins');
          await page
            .getByRole('dialog')
            .getByRole('button', { name: /^Settle/ })
            .click();
          await page.getByRole('status').getByText('Settled 3 wins.').waitFor();
          await open('/templates/new?start=three-levels');
          await page.getByText('Paid back to players').waitFor();
          await page.locator('.par[aria-busy="true"]').waitFor({ state: 'detached' });
          await page.getByRole('heading', { name: 'Distribution' }).scrollIntoViewIfNeeded();
          await picture('template');
          await open('/reports');
          await page
            .getByRole('row', { name: /Tri star/ })
            .first()
            .waitFor();
          await picture('reports');
          assert.equal(faults, []);
        },
        { viewport: VIEW },
      );
    }));

  test('the guide shows each of them', () => {
    const guide = readFileSync(join(root, 'docs/guides/console.md'), 'utf8');
    for (const name of ['jackpots', 'jackpot', 'wins', 'template', 'reports'])
      assert.ok(guide.includes(`(console/${name}.png)`), name);
  });
});
