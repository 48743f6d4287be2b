// A long proof: it looks at the elements in Chromium and Firefox, in every theme, on a phone and enlarged.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { root } from '../../cli/program.ts';
import { axeFaults } from '../../console/axe-faults.ts';
import { suite } from '../../support/suite.ts';
import { inBoth, inChromium } from './screens.ts';
import { contribute, pageOf, trigger, withWorld } from './world.ts';

const FOLDER = join(root, 'dist/screens/elements');
const ALL = `<pitboss-lobby play></pitboss-lobby><pitboss-winners></pitboss-winners><pitboss-tickets></pitboss-tickets>
<pitboss-bonuses></pitboss-bonuses><pitboss-celebration></pitboss-celebration>`;
const WIDE = { width: 1280, height: 900 };
const PHONE = { width: 390, height: 800 };
const CARD = `document.querySelector('pitboss-lobby')?.shadowRoot?.querySelector('pitboss-jackpot')?.shadowRoot`;
/** The page takes the ground of the theme. */
const GROUND = `document.body.style.background = getComputedStyle(document.querySelector('pitboss-brand')).getPropertyValue('--pitboss-surface')`;

suite('clients/elements/look', (test) => {
  test('axe finds nothing in three themes, light and dark, on a desk and a phone, nor in the dialog and the celebration', () =>
    withWorld(async ({ client, id, site }) => {
      mkdirSync(FOLDER, { recursive: true });
      await contribute(client, id);
      for (const [theme, scheme, viewport] of [
        ...['gold', 'clear', 'arcade'].flatMap((one) => [[one, 'light', WIDE] as const, [one, 'dark', PHONE] as const]),
      ]) {
        const attributes = `theme="${theme}" scheme="${scheme}"`;
        site.put('/', pageOf(client.url, ALL, { attributes, root: `style="color-scheme: ${scheme}"` }));
        await inBoth(
          async (screen) => {
            const { browser, open, shows, evaluate } = screen;
            await open(`${site.origin}/`);
            await shows(`${CARD}?.querySelector('.digits')?.textContent && sockets[0]?.readyState === 1`);
            await evaluate(GROUND);
            assert.equal(await axeFaults(screen), [], `${browser} ${theme} ${scheme}`);
            assert.is(await evaluate('document.documentElement.scrollWidth <= innerWidth'), true, `${theme} ${scheme}`);
            await trigger(client, id, 'minor');
            await shows(`document.querySelector('pitboss-celebration').shadowRoot.querySelector('dialog')?.open`);
            assert.equal(await axeFaults(screen), [], `${browser} ${theme} ${scheme} celebrates`);
            await screen.picture(join(FOLDER, `${browser}-${theme}-${scheme}.png`));
          },
          { viewport, colorScheme: scheme },
        );
      }
    }));

  test('in Arabic, pages are mirrored and numbers are not; at 200 % nothing is cut off', () =>
    withWorld(async ({ client, id, site }) => {
      await contribute(client, id);
      site.put('/', pageOf(client.url, ALL, { attributes: 'lang="ar"', root: 'dir="rtl"' }));
      await inBoth(
        async (screen) => {
          const { browser, open, shows, evaluate } = screen;
          await open(`${site.origin}/`);
          await shows(`document.querySelector('pitboss-tickets').shadowRoot.textContent.includes('تذاكرك')`);
          await shows(`${CARD}?.querySelector('.digits')?.textContent.includes('500')`);
          const lefts = `[...${CARD}.querySelectorAll('.main .digits span')].map((one) => one.getBoundingClientRect().left)`;
          const places = (await evaluate(lefts)) as number[];
          assert.ok(places.length > 5);
          assert.equal(
            places,
            places.toSorted((one, other) => one - other),
            'digits stand from left to right',
          );
          assert.is(await evaluate('document.documentElement.scrollWidth <= innerWidth'), true);
          assert.equal(await axeFaults(screen), []);
          await screen.picture(join(FOLDER, `${browser}-arabic-200.png`));
        },
        { viewport: { width: 640, height: 450 }, deviceScaleFactor: 2 },
      );
    }));

  test('who wants no motion sees each value at once, and no confetti', () =>
    withWorld(async ({ client, id, site }) => {
      site.put('/', pageOf(client.url, ALL));
      await inBoth(
        async ({ open, shows, evaluate }) => {
          await open(`${site.origin}/`);
          await shows(`${CARD}?.querySelector('.digits')?.textContent && sockets[0]?.readyState === 1`);
          await evaluate(
            `(window.drawn = 0, CanvasRenderingContext2D.prototype.fillRect = () => { window.drawn += 1; }, 0)`,
          );
          await contribute(client, id);
          await trigger(client, id, 'mega');
          await shows(`document.querySelector('pitboss-celebration').shadowRoot.querySelector('dialog')?.open`);
          await shows(
            `document.querySelector('pitboss-celebration').shadowRoot.querySelector('.amount').textContent.startsWith('€500')`,
          );
          assert.is(await evaluate('drawn'), 0);
          assert.is(await evaluate(`document.getAnimations().length + ${CARD}.getAnimations().length`), 0);
        },
        { reducedMotion: 'reduce' },
      );
    }));

  test('everything can be reached and pressed by the keyboard, and a card that opens a game says which', () =>
    withWorld(async ({ client, id, site }) => {
      site.put('/', pageOf(client.url, ALL));
      site.put('/plays.js', '');
      await inChromium(async ({ page, open, shows, evaluate }) => {
        await open(`${site.origin}/`);
        await shows(`${CARD}?.querySelector('h2 button')`);
        await evaluate(`addEventListener('pitboss-play', ({ detail }) => { window.played = detail; })`);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await shows('window.played');
        assert.equal(await evaluate('[played.id, played.source_ids]'), [id, ['comet-rush']]);
      });
    }));
});
