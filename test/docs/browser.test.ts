// A long proof: it needs a browser.
import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { suite } from '../support/suite.ts';
import { DESKTOP, PHONE, type Reader, withReader } from './browser.ts';
import { htmlPages } from './pages.ts';

/** The pixels by which the page is wider than the screen, which makes a phone scroll sideways. */
const overhang = ({ page }: Reader): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

suite('docs/browser', (test) => {
  test('every page opens without errors, without requests to other hosts, and fits a phone', () =>
    withReader(async (reader) => {
      assert.ok(htmlPages().length > 60);
      const wide: string[] = [];
      for (const address of htmlPages()) {
        await reader.page.setViewportSize(DESKTOP);
        await reader.open(address);
        assert.match(await reader.page.title(), /\S · Pitboss$/, address);
        assert.is(await reader.page.getByRole('heading', { level: 1 }).count(), 1, address);
        await reader.page.setViewportSize(PHONE);
        if ((await overhang(reader)) > 0) wide.push(address);
      }
      assert.equal(wide, []);
      assert.equal(reader.faults, []);
    }));

  test('the specs can be downloaded, from the start page and from their own', () =>
    withReader(async (reader) => {
      for (const address of ['/docs', '/docs/jackpots'])
        for (const extension of ['yaml', 'json']) {
          await reader.open(address);
          const link = reader.page.locator(`a[href$="jackpots/openapi.${extension}"]`).first();
          const [download] = await Promise.all([reader.page.waitForEvent('download'), link.click()]);
          const document = parse(readFileSync(await download.path(), 'utf8'));
          assert.is(document.info.title, 'Pitboss jackpot administration', `${address} ${extension}`);
        }
      assert.equal(reader.faults, []);
    }));

  test('the keyboard reaches everything: the text first, then each link in order', () =>
    withReader(async (reader) => {
      await reader.open('/docs');
      const focused = (): Promise<string> => reader.page.evaluate("document.activeElement?.textContent ?? ''");
      const seen: string[] = [];
      for (let tab = 0; tab < 8; tab += 1) {
        await reader.page.keyboard.press('Tab');
        seen.push(await focused());
      }
      assert.equal(seen.slice(0, 5), ['Skip to content', 'Pitboss documentation', 'Guides', 'Reference', 'Problems']);
      assert.match(seen[5] ?? '', /^Integrate/);
      await reader.open('/docs');
      await reader.page.keyboard.press('Tab');
      await reader.page.keyboard.press('Enter');
      await reader.page.keyboard.press('Tab');
      assert.match(await focused(), /^Integrate/, 'the bar was skipped');
      assert.equal(reader.faults, []);
    }));

  test('the picture of what was measured is drawn, described, and its words are legible on a phone', () =>
    withReader(
      async (reader) => {
        await reader.open('/docs/guides/measured');
        assert.is(await reader.page.getByRole('img', { name: /Pitboss, other jobs: / }).count(), 1);
        const [drawn = 0, shown = 0]: number[] = await reader.page.evaluate(
          "((image) => image.decode().then(() => [image.naturalWidth, image.clientWidth]))(document.querySelector('#main img'))",
        );
        assert.is(drawn, 360);
        // Of 13 pixels in its own size.
        assert.ok((13 * shown) / drawn >= 12, `${shown} pixels wide`);
        assert.equal(reader.faults, []);
      },
      { viewport: PHONE },
    ));

  for (const colorScheme of ['light', 'dark'] as const)
    test(`pages are ${colorScheme} where the reader's system is`, () =>
      withReader(
        async (reader) => {
          for (const address of ['/docs', '/problems', '/docs/jackpots']) {
            await reader.open(address);
            const [r = 0, g = 0, b = 0]: number[] = await reader.page.evaluate(
              "getComputedStyle(document.querySelector('.bar')).backgroundColor.match(/\\d+/g).map(Number)",
            );
            assert.is(r + g + b < 3 * 128, colorScheme === 'dark', address);
          }
          assert.equal(reader.faults, []);
        },
        { colorScheme },
      ));
});
