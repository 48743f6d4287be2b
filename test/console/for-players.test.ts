// A long proof: it works in Chromium.
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { axeFaults } from './axe-faults.ts';
import { withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

suite('console/for-players', (test) => {
  test('a jackpot shows its card in each language, and is left out of lobbies and back by a switch', () =>
    withCasino(async ({ client, url, jackpotId }) => {
      const texts = { sv: { name: 'Tre potter', pots: { minor: { name: 'Mini' } } } };
      assert.is((await client.call('updateInstance', { body: { instance_id: jackpotId, texts } })).status, 200);
      await withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open(`/jackpots/${jackpotId}/shown`);
        await logIn();
        await page.getByRole('heading', { name: /^In a lobby of northstar:/ }).waitFor();
        await page.getByText('minor', { exact: true }).waitFor();
        await page.locator('pitboss-jackpot h2').waitFor();
        await page.getByLabel('Language').selectOption('sv');
        await page.getByText('Tre potter', { exact: true }).waitFor();
        await page.getByText('Mini', { exact: true }).waitFor();
        await page.getByLabel('Theme').selectOption('arcade');
        assert.equal(await axeFaults(page), []);
        const change = async (choice: 'Yes' | 'No') => {
          await page.getByRole('button', { name: 'Change texts and visibility' }).click();
          const dialog = page.getByRole('dialog');
          await dialog.getByLabel('Public').selectOption({ label: choice });
          await dialog.getByRole('button', { name: 'Save' }).click();
        };
        await change('No');
        await page.getByText(/^No: only players who play it/).waitFor();
        const { body } = await client.call('getInstance', { path: { instance_id: jackpotId } });
        assert.equal([body.public, body.texts], [false, texts]);
        await change('Yes');
        await page.getByText(/^Yes: in lobbies/).waitFor();
        assert.is((await client.call('getInstance', { path: { instance_id: jackpotId } })).body.public, undefined);
        assert.equal(faults, []);
      });
    }));
});
