// A long proof: it opens every screen in Chromium.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/rooms/screens.ts';
import { root } from '../cli/program.ts';
import { DESKTOP, PHONE } from '../docs/browser.ts';
import { ADMINISTRATOR, withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { axeFaults } from './axe-faults.ts';
import { addressOf, beBusy, withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelector('[aria-busy="true"]') === null &&
      ![...document.querySelectorAll('main p.dim')].some(({ textContent }) => textContent === 'Loading…'),
  );
};

/** Kept to be looked at. */
const picture = async (page: Page, look: string, path: string): Promise<void> => {
  const name = path === '/' ? 'jackpots' : path.slice(1).replaceAll(/[/:]+/g, '-');
  await page.screenshot({ path: join(root, 'dist/screens', look, `${name}.png`), fullPage: true });
};

/** Opens the first dialog that a screen offers. */
const openDialog = async (page: Page): Promise<boolean> => {
  const [first] = await page.locator('main :is(.head .buttons, td.actions) button:enabled').all();
  if (first === undefined) return false;
  await first.click();
  return page
    .getByRole('dialog')
    .first()
    .waitFor({ timeout: 2_000 })
    .then(
      () => true,
      () => false,
    );
};

/** Inputs on a desk that are not visible here; filters of lists and folded parts are shown on demand. */
const hiddenControls = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')]
      .filter((each) => each.closest('.filtering, details:not([open])') === null && !each.checkVisibility())
      .map(({ labels, name }) => labels?.[0]?.textContent ?? name),
  );

const LOOKS = {
  light: { viewport: DESKTOP, colorScheme: 'light' },
  dark: { viewport: DESKTOP, colorScheme: 'dark' },
  phone: { viewport: PHONE, colorScheme: 'light' },
} as const;

for (const [look, options] of Object.entries(LOOKS))
  suite(`console/walk, ${look}`, (test) => {
    test('every screen, with something on it: nothing for axe to find, nothing that its policy blocks', () =>
      withCasino(async (casino) => {
        await beBusy(casino);
        await withVisitor(
          casino.url,
          async ({ page, open, logIn, faults }) => {
            await open('/');
            await logIn();
            const found: string[] = [];
            for (const { path } of SCREENS) {
              await open(addressOf(casino, path));
              await settled(page);
              for (const fault of await axeFaults(page)) found.push(`${path}: ${fault}`);
              await picture(page, look, path);
              if (await openDialog(page)) {
                for (const fault of await axeFaults(page)) found.push(`${path}, a dialog: ${fault}`);
                await page.keyboard.press('Escape');
                await page.getByRole('dialog').waitFor({ state: 'detached' });
              }
              for (const name of await hiddenControls(page)) found.push(`${path}: “${name}” cannot be reached`);
              const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              if (overflow > 0) found.push(`${path}: is ${overflow} px wider than the window`);
            }
            assert.equal([...found, ...faults], []);
          },
          options,
        );
      }));
  });

for (const [look, options] of Object.entries(LOOKS))
  suite(`console/walk, empty, ${look}`, (test) => {
    test('on an empty platform every screen says what to do', () =>
      withServer(({ url }) =>
        withVisitor(
          url,
          async ({ page, open, logIn, faults }) => {
            await open('/');
            await logIn();
            const found: string[] = [];
            for (const { path } of SCREENS.filter((screen) => !screen.path.includes(':'))) {
              await open(path);
              await settled(page);
              for (const fault of await axeFaults(page)) found.push(`${path}: ${fault}`);
            }
            assert.equal([...found, ...faults], []);
          },
          options,
        ),
      ));
  });

/** They ask for nothing but what helps to fill them in. */
const QUIET = ['/templates/new', '/players', '/bonuses', '/bonuses/campaigns', '/bonuses/uses'];

for (const [look, options] of Object.entries(LOOKS))
  suite(`console/walk, failing, ${look}`, (test) => {
    test('a platform that answers nothing but 503 leaves no screen silent', () =>
      withCasino((casino) =>
        withVisitor(
          casino.url,
          async ({ page, open, logIn, faults }) => {
            await open('/me');
            await logIn();
            await page.locator('main h1').waitFor();
            const problem = {
              code: 'unavailable',
              title: 'Unavailable',
              detail: 'Try again in a moment.',
              status: 503,
            };
            const body = JSON.stringify({ ...problem, type: '/problems/unavailable', request_id: 'req-1' });
            const own = /\/(console|accounts\/(me|token))/;
            await page.route(
              (url) => !own.test(url.pathname),
              (route) =>
                route.request().resourceType() === 'fetch'
                  ? route.fulfill({
                      status: 503,
                      contentType: 'application/problem+json',
                      headers: { 'retry-after': '0' },
                      body,
                    })
                  : route.continue(),
            );
            const found: string[] = [];
            for (const { path } of SCREENS.filter(
              (screen) => screen.needs.length > 0 && !QUIET.includes(screen.path),
            )) {
              await open(addressOf(casino, path));
              if (!(await said(page, /Try again in a moment/))) found.push(`${path}: says nothing`);
              for (const fault of await axeFaults(page)) found.push(`${path}: ${fault}`);
            }
            assert.equal([...found, ...faults], []);
          },
          options,
        ),
      ));
  });

suite('console/walk, exclusions', (test) => {
  test('a player is excluded on their page, which shows by whom, and readmitted in the list', () =>
    withCasino(({ client, url }) =>
      withVisitor(url, async ({ page, open, logIn, faults }) => {
        const listed = async () => {
          const { body } = await client.call('listExcludedPlayers', { query: { player_id: 'p-3', past: 'true' } });
          return body.map(({ kind, owner_id, reason, until, readmitted }: Record<string, unknown>) =>
            [kind, owner_id, reason, until, readmitted && 'readmitted'].filter(Boolean).join(', '),
          );
        };
        const nova = { path: { operator_id: 'northstar' }, body: [{ id: 'nova', name: 'Nova' }] };
        assert.is((await client.call('saveBrands', nova)).status, 200);
        const other = { owner_id: 'northstar:nova', players: ['p-3'], reason: 'Other.' };
        assert.is((await client.call('excludePlayers', { body: other })).status, 200);
        await open('/players/p-3?brand_id=northstar%3Aluna');
        await logIn();
        await page.getByText('Nobody has excluded the player.').waitFor();
        await page.getByRole('button', { name: 'Exclude p-3' }).click();
        await page.getByLabel('Kind').selectOption('Test');
        await page.getByLabel('Until').fill('2097-01-01T00:00:00');
        await page.getByLabel('Reason').fill('Ticket 4711.');
        await page.getByRole('dialog').getByRole('button', { name: 'Exclude p-3' }).click();
        const row = page.getByRole('row', { name: /northstar:luna.*Test player.*Ticket 4711.*2097-01-01/ });
        await row.getByRole('link', { name: ADMINISTRATOR.username }).waitFor();
        await open('/excluded-players?owner_id=northstar%3Aluna&player_id=p-3');
        assert.equal(await page.getByLabel('Past').locator('option').allTextContents(), ['false', 'true']);
        await page.getByRole('button', { name: 'Readmit p-3' }).click();
        await page.getByLabel('Reason').fill('A mistake.');
        await page.getByRole('dialog').getByRole('button', { name: 'Readmit' }).click();
        await page.getByText('No excluded players match.').waitFor();
        await page.getByLabel('Past').selectOption('true');
        await page.getByRole('row', { name: /p-3.*Ended/ }).waitFor();
        const until = await page.evaluate(() => new Date('2097-01-01T00:00:00').getTime());
        assert.equal(await listed(), [
          `Test, northstar:luna, Ticket 4711., ${until}, readmitted`,
          'Excluded, northstar:nova, Other.',
        ]);
        assert.equal(faults, []);
      }),
    ));
});

const said = (page: Page, text: RegExp): Promise<boolean> =>
  page
    .locator('main')
    .getByText(text)
    .first()
    .waitFor({ timeout: 20_000 })
    .then(
      () => true,
      () => false,
    );
