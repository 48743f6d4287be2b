// A long proof: it works in Chromium while the platform changes under it.
import * as assert from 'uvu/assert';
import { contribution, instantiation } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

suite('console/overtaken', (test) => {
  test('a change that another has overtaken takes in the latest, keeps what was typed, and is sent for that', () =>
    withCasino(async ({ client, url, jackpotId }) => {
      await withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open(`/jackpots/${jackpotId}`);
        await logIn();
        await page.getByRole('button', { name: 'Rename', exact: true }).click();
        const dialog = page.getByRole('dialog');
        await dialog.getByLabel('Name').fill('Mine');
        const theirs = { instance_id: jackpotId, name: 'Theirs', description: 'Of another person.' };
        assert.is((await client.call('updateInstance', { body: theirs })).status, 200);
        await dialog.getByRole('button', { name: /^Save/ }).click();
        await dialog.getByText(/precondition_failed/).waitFor();
        // Again without taking it in: it is refused again.
        await dialog.getByRole('button', { name: /^Save/ }).click();
        await dialog.getByText(/precondition_failed/).waitFor();
        await dialog.getByRole('button', { name: /^Load the latest/ }).click();
        await dialog.getByText('The latest is loaded.').waitFor();
        await page.getByRole('heading', { name: 'Rename Theirs' }).waitFor();
        await dialog.getByText('Name is now: Theirs').waitFor();
        assert.is(await dialog.getByLabel('Name').inputValue(), 'Mine');
        assert.is(await dialog.getByLabel('Description').inputValue(), 'Of another person.');
        await dialog.getByRole('button', { name: /^Save/ }).click();
        await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
        const { body } = await client.call('getInstance', { path: { instance_id: jackpotId } });
        assert.equal([body.name, body.description, body.version], ['Mine', 'Of another person.', 3]);
        assert.equal(faults, []);
      });
    }));

  test('a refused filter is named and marked', () =>
    withCasino(({ url }) =>
      withVisitor(url, async ({ page, open, logIn }) => {
        await open('/?ids=not+an+id');
        await logIn();
        await page.getByRole('alert').getByRole('listitem').filter({ hasText: 'Ids: ' }).waitFor();
        assert.is(await page.getByLabel('Ids').getAttribute('aria-invalid'), 'true');
        await page.getByLabel('Ids').fill('');
        await page.getByRole('row', { name: /Three pots/ }).waitFor();
        assert.is(await page.getByLabel('Ids').getAttribute('aria-invalid'), null);
      }),
    ));

  test('a jackpot without contributions shows how to send the first, until it has come', () =>
    withCasino(async ({ client, url }) => {
      const changes = { template_id: 'three-pots', instance_name: 'New', instance_game_code: 'new' };
      const { body: opened } = await client.call('instantiateTemplate', { body: instantiation(changes) });
      await withVisitor(url, async ({ page, open, logIn }) => {
        await open(`/jackpots/${opened.id}`);
        await logIn();
        await page.getByText(`"instance_id":"${opened.id}"`).waitFor();
        await page.getByText('"brand_id":"northstar:luna"').waitFor();
        const body = contribution(opened.id, { gameround_id: 'first', idempotency_key: 'first' });
        await client.call('contributeToInstance', { body });
        await page.getByRole('heading', { name: 'It waits for its first contribution' }).waitFor({ state: 'detached' });
      });
    }));

  test('among few jackpots one is chosen from a list, among many by a part of its name', () =>
    withCasino(({ url, jackpotId }) =>
      withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open('/opt-ins');
        await logIn();
        await page.getByLabel('Jackpot').selectOption(jackpotId);
        await page.waitForURL(`**/opt-ins?instance_id=${jackpotId}`);
        const asked: string[] = [];
        await page.route('**/instances?*', async (route) => {
          const { searchParams } = new URL(route.request().url());
          asked.push(searchParams.get('name') ?? '');
          const reply = await route.fetch();
          await route.fulfill({ response: reply, headers: { ...reply.headers(), 'x-total-count': '5000' } });
        });
        await open('/opt-ins');
        const typed = page.getByLabel('Jackpot');
        await page.waitForFunction(() => document.querySelectorAll('datalist option').length === 2);
        await typed.fill('three');
        await page.waitForFunction(() => document.querySelectorAll('datalist option').length === 1);
        assert.equal(
          asked.filter((name) => name !== ''),
          ['three'],
        );
        assert.is(new URL(page.url()).search, '');
        // The value that a browser fills in when an offer is taken.
        await typed.fill(jackpotId);
        await page.waitForURL(`**/opt-ins?instance_id=${jackpotId}`);
        await page.locator('form').getByText('Three pots').waitFor();
        assert.equal(faults, []);
      }),
    ));
});
