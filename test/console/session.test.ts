// A long proof: it runs the console in Chromium.
import * as assert from 'uvu/assert';
import { CONSOLE_POLICY } from '../../server/http/console.ts';
import { readConfig } from '../../server/settings/config.ts';
import { STOP_LIMITS } from '../../server/start/start.ts';
import { DRAINS_AT_ONCE } from '../support/drains-at-once.ts';
import { ADMINISTRATOR, Client, withFolder, withServer } from '../support/server.ts';
import { start } from '../support/start.ts';
import { openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { endSessions, holdWin, withCasino } from './casino.ts';
import { watch, withVisitor } from './visitor.ts';

suite('console/session', (test) => {
  test('a deep link leads through the login to its place, a reload needs none, and back goes back', () =>
    withCasino(async (casino) => {
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn, faults }) => {
        await open('/wins?state=Held');
        await logIn();
        await page.getByRole('table', { name: 'Wins' }).waitFor();
        assert.is(new URL(page.url()).pathname + new URL(page.url()).search, '/console/wins?state=Held');
        assert.is(await page.getByRole('combobox', { name: 'State' }).inputValue(), 'Held');
        await page.reload();
        await page.getByRole('table', { name: 'Wins' }).waitFor();
        await page.getByRole('link', { name: 'Jackpots' }).click();
        await page.getByRole('table', { name: 'Jackpots' }).waitFor();
        await page.goBack();
        await page.getByRole('table', { name: 'Wins' }).waitFor();
        assert.is(await page.getByRole('combobox', { name: 'State' }).inputValue(), 'Held');
        assert.equal(faults, []);
      });
    }));

  test('each tab logs in for itself, a copied one too, and none ends the other', () =>
    withCasino((casino) =>
      withVisitor(casino.url, async ({ page, context, open, logIn, faults }) => {
        await open('/');
        await logIn();
        const [copy] = await Promise.all([
          context.waitForEvent('page'),
          // An opener that is kept copies the session storage into the new tab.
          page.evaluate("void open(location.href, '_blank')"),
        ]);
        watch(copy, casino.url, faults);
        await copy.locator('main h1', { hasText: 'Pitboss' }).waitFor();
        await page.reload();
        await page.getByRole('table', { name: 'Jackpots' }).waitFor();
        assert.equal(faults, []);
      }),
    ));

  test('after a login that ends while a dialog is open, the person logs in again, and nothing typed is lost', () =>
    withCasino(async (casino) => {
      await holdWin(casino);
      await withVisitor(casino.url, async ({ page, open, logIn, faults }) => {
        await open('/wins');
        await logIn();
        await page.getByLabel('Pick all on this page').click();
        await page.getByRole('button', { name: 'Settle 1 win, 5.63 EUR' }).click();
        await page.getByLabel('Reason').fill('Paid by bank transfer.');
        await endSessions(casino);
        // The live connection ends with the login, so the page requests a new login at once.
        const again = page.getByRole('dialog', { name: 'Log in again' });
        await again.getByLabel('Password').fill('not the password');
        await again.getByRole('button', { name: 'Log in' }).click();
        await again.getByRole('alert').waitFor();
        await again.getByLabel('Password').fill('correct horse battery');
        await again.getByRole('button', { name: 'Log in' }).click();
        await again.waitFor({ state: 'detached' });
        assert.is(await page.getByLabel('Reason').inputValue(), 'Paid by bank transfer.');
        await page
          .getByRole('dialog')
          .getByRole('button', { name: /^Settle/ })
          .click();
        await page.getByRole('status').getByText('Settled 1 win.').waitFor();
        const { body } = await casino.client.call('listWins', {});
        assert.equal([body[0].state, body[0].settle_reason], ['Settled', 'Paid by bank transfer.']);
        assert.equal(faults, []);
      });
    }));

  test('while the platform restarts the page says so; then it is live again, and right', () =>
    withFolder(async (data) => {
      const { username, password } = ADMINISTRATOR;
      const admin = { PITBOSS_ADMIN_USERNAME: username, PITBOSS_ADMIN_PASSWORD: password, PITBOSS_LOG_LEVEL: 'silent' };
      const serve = (port: string) =>
        start(readConfig({ port, data }, admin), undefined, { ...STOP_LIMITS, connections: DRAINS_AT_ONCE });
      const first = await serve('0');
      const client = new Client(first.url);
      await client.login();
      await registerOwners(client);
      const { id } = await openJackpot(client, threePots());
      await withVisitor(first.url, async ({ page, open, logIn }) => {
        await open('/');
        await logIn();
        await page.getByText('Live', { exact: true }).waitFor();
        await page.getByRole('row', { name: /Tri star/ }).waitFor();
        await first.stop();
        await page.getByText('Connection lost').waitFor();
        const second = await serve(new URL(first.url).port);
        try {
          const body = { instance_id: id, pot_id: 'minor', adjustment: 6.63, reason: 'A correction.' };
          await client.call('setPotCurrentValue', { body });
          await page.getByText('Live', { exact: true }).waitFor();
          await page
            .getByRole('row', { name: /Tri star/ })
            .getByText('6.63')
            .waitFor();
        } finally {
          await second.stop();
        }
      });
    }));

  test('the address of every screen is the page, under its own policy, and --no-console takes it away', async () => {
    await withServer(async ({ url }) => {
      for (const path of ['/console', '/console/wins', '/console/jackpots/a/ledger', '/console/files/app.js']) {
        const reply = await fetch(`${url}${path}`);
        assert.equal([reply.status, reply.headers.get('content-security-policy')], [200, CONSOLE_POLICY], path);
      }
      assert.is((await fetch(`${url}/console/files/nothing.js`)).status, 404);
      assert.is((await fetch(`${url}/console`, { method: 'POST' })).status, 405);
      assert.is((await fetch(url, { redirect: 'manual' })).headers.get('location'), 'console');
    });
    await withServer(
      async ({ url }) => {
        assert.is((await fetch(`${url}/console`)).status, 404);
        assert.is((await fetch(`${url}/console/files/app.js`)).status, 404);
        assert.is((await fetch(url, { redirect: 'manual' })).headers.get('location'), 'docs');
      },
      { PITBOSS_CONSOLE: 'off' },
    );
  });
});
