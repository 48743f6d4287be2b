// A long proof: it opens every screen in Chromium.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/rooms/screens.ts';
import { root } from '../cli/program.ts';
import { DESKTOP, PHONE } from '../docs/browser.ts';
import { withServer } from '../support/server.ts';
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
