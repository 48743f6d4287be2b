// A long proof: it reviews wins in Chromium.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { holdWin, withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

/** Presses a key until the focus is on something with that name. */
const tabTo = async (page: Page, name: string | RegExp, key = 'Tab'): Promise<void> => {
  for (let presses = 0; presses < 80; presses += 1) {
    await page.keyboard.press(key);
    const { said, outline } = await page.evaluate(() => {
      const { activeElement: element } = document;
      return {
        said: element?.getAttribute('aria-label') ?? element?.textContent ?? '',
        outline: element === null ? '' : getComputedStyle(element).outlineStyle,
      };
    });
    if (typeof name === 'string' ? said.trim() !== name : !name.test(said)) continue;
    assert.is.not(outline, 'none', `${name} shows that it has the focus`);
    return;
  }
  throw new Error(`${name} is not reached by ${key}`);
};

suite('console/review of wins', (test) => {
  test('by keyboard alone: pick a win, settle it with a reason, and the focus is where it was', () =>
    withCasino(async (casino) => {
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn, faults }) => {
        await open('/wins?state=Held');
        await logIn();
        await page.getByRole('table', { name: 'Wins' }).waitFor();
        await tabTo(page, /^Pick 0/);
        await page.keyboard.press('Space');
        await tabTo(page, 'Settle 1 win, 5.63 EUR', 'Shift+Tab');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').waitFor();
        await page.keyboard.press('Escape');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await page.waitForFunction(() => document.activeElement?.textContent?.startsWith('Settle'));
        await page.keyboard.press('Enter');
        await page.getByLabel('Reason').waitFor();
        await page.keyboard.type('Paid at the desk.');
        await tabTo(page, 'Settle 1 win, 5.63 EUR');
        await page.keyboard.press('Enter');
        await page.getByRole('status').getByText('Settled 1 win.').waitFor();
        const { body } = await casino.client.call('listWins', {});
        assert.equal([body[0].state, body[0].settle_reason], ['Settled', 'Paid at the desk.']);
        assert.equal(faults, []);
      });
    }));

  test('a double click sends once, and a call without a reply is repeated under the same key', () =>
    withCasino(async (casino) => {
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn }) => {
        await open('/wins');
        await logIn();
        await page.getByLabel('Pick all on this page').click();
        await page.getByRole('button', { name: /^Settle/ }).click();
        await page.getByLabel('Reason').fill('Paid at the desk.');
        const keys: string[] = [];
        await page.route('**/instances/wins/settle', async (route) => {
          keys.push(route.request().headers()['idempotency-key'] ?? '');
          // The platform does it, and its reply is lost; the client asks again by itself.
          if (keys.length === 1) {
            await route.fetch();
            await route.abort();
          } else await route.continue();
        });
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Settle/ })
          .dblclick();
        await page.getByRole('status').getByText('Settled 1 win.').waitFor();
        assert.is(keys.length, 2);
        assert.is(keys[0], keys[1]);
        assert.is.not(keys[0], '');
        const { body: events } = await casino.client.call('listAuditEvents', { query: { action: 'settleWins' } });
        assert.is(events.length, 1);
      });
    }));

  test('a platform that is too busy or stopped says so, keeps what was typed, and goes on', () =>
    withCasino(async (casino) => {
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn }) => {
        await open('/wins');
        await logIn();
        await page.getByLabel('Pick all on this page').click();
        await page.getByRole('button', { name: /^Settle/ }).click();
        await page.getByLabel('Reason').fill('Paid at the desk.');
        const problem = (status: number, code: string, detail: string) => ({
          status,
          contentType: 'application/problem+json',
          headers: { 'retry-after': '0' },
          body: JSON.stringify({ code, title: code, status, detail, type: 'about:blank', request_id: 'req-1' }),
        });
        const settle = () =>
          page
            .getByRole('dialog')
            .getByRole('button', { name: /^Settle/ })
            .click();
        const said = page.getByRole('dialog').getByRole('alert');
        await page.route('**/instances/wins/settle', (route) =>
          route.fulfill(problem(409, 'in_flight_elsewhere', 'Another request does this now.')),
        );
        await settle();
        await said.getByText('Another request does this now.').waitFor();
        await page.unroute('**/instances/wins/settle');
        await page.route('**/instances/wins/settle', (route) => route.abort());
        await settle();
        await said.getByText(/carried out only once/).waitFor({ timeout: 60_000 });
        assert.is(await page.getByLabel('Reason').inputValue(), 'Paid at the desk.');
        await page.unroute('**/instances/wins/settle');
        await settle();
        await page.getByRole('status').getByText('Settled 1 win.').waitFor();
      });
    }));

  test('each item that failed is listed with its reason', () =>
    withCasino(async (casino) => {
      const first = await holdWin(casino);
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn }) => {
        await open('/wins');
        await logIn();
        await page.getByLabel('Pick all on this page').click();
        await page.getByRole('button', { name: 'Release 2 wins, 10.63 EUR' }).waitFor();
        const body = { transaction_ids: [first], reason: 'Paid at the desk.' };
        await casino.client.call('settleWins', { body });
        await page.getByRole('button', { name: /^Refuse/ }).click();
        await page.getByLabel('Reason').fill('A case is open.');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Refuse/ })
          .click();
        const said = page.getByRole('status');
        await said.getByText('Refused 1 win.').waitFor();
        await said
          .getByText(/^Not refused: the payment of 5.63 EUR to \S+ \(pot minor, .*\), because it was settled already/)
          .waitFor();
      });
    }));
});
