// A long proof: it opens every screen in Chromium.
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/screens.ts';
import { root } from '../cli/program.ts';
import { DESKTOP, PHONE } from '../docs/browser.ts';
import { withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { axeFaults } from './axe-faults.ts';
import { addressOf, withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], main > p.dim') === null);
};

/** Kept to be looked at. */
const picture = async (page: Page, look: string, path: string): Promise<void> => {
  const name = path === '/' ? 'jackpots' : path.slice(1).replaceAll(/[/:]+/g, '-');
  await page.screenshot({ path: join(root, 'dist/screens', look, `${name}.png`), fullPage: true });
};

const LOOKS = {
  light: { viewport: DESKTOP, colorScheme: 'light' },
  dark: { viewport: DESKTOP, colorScheme: 'dark' },
  phone: { viewport: PHONE, colorScheme: 'light' },
} as const;

for (const [look, options] of Object.entries(LOOKS))
  suite(`console/walk, ${look}`, (test) => {
    test('every screen, with something on it: nothing for axe to find, nothing that its policy blocks', () =>
      withCasino((casino) =>
        withVisitor(
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
              const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
              if (overflow > 0) found.push(`${path}: is ${overflow} px wider than the window`);
            }
            assert.equal([...found, ...faults], []);
          },
          options,
        ),
      ));
  });

suite('console/walk, empty', (test) => {
  test('on an empty platform every screen says what to do', () =>
    withServer(({ url }) =>
      withVisitor(url, async ({ page, open, logIn, faults }) => {
        await open('/');
        await logIn();
        const found: string[] = [];
        for (const { path } of SCREENS.filter((screen) => !screen.path.includes(':'))) {
          await open(path);
          await settled(page);
          for (const fault of await axeFaults(page)) found.push(`${path}: ${fault}`);
        }
        assert.equal([...found, ...faults], []);
      }),
    ));
});
