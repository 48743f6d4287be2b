// A long proof: it opens every screen in Chromium.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { SCREENS } from '../../console/screens.ts';
import { DESKTOP, PHONE } from '../docs/browser.ts';
import { withServer } from '../support/server.ts';
import { suite } from '../support/suite.ts';
import { addressOf, withCasino } from './casino.ts';
import { withVisitor } from './visitor.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds: each rule with the places that break it. */
export const faultsOf = async (page: Page): Promise<string[]> => {
  await page.evaluate(AXE);
  // The page's own policy forbids scripts that are added to it, so this one is evaluated.
  return page.evaluate(async () => {
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    // biome-ignore lint/suspicious/noExplicitAny: the script puts it there.
    const { violations } = await (globalThis as any).axe.run(document, { runOnly: tags });
    return violations.flatMap(({ id, nodes }: { id: string; nodes: { target: string[]; failureSummary: string }[] }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')} ${failureSummary.split('\n')[1]?.trim()}`),
    );
  });
};

const settled = async (page: Page): Promise<void> => {
  await page.locator('main h1').first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"], main > p.dim') === null);
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
              for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`);
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
          for (const fault of await faultsOf(page)) found.push(`${path}: ${fault}`);
        }
        assert.equal([...found, ...faults], []);
      }),
    ));
});
