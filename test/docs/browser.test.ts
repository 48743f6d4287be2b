import { readFileSync } from 'node:fs';
import * as assert from 'uvu/assert';
import { parse } from 'yaml';
import { suite } from '../support/suite.ts';
import { PHONE, type Reader, withReader } from './browser.ts';
import { contentOf, operationsIn, references, served } from './pages.ts';

const htmlPages = [...served()].filter(([, { type }]) => type.startsWith('text/html')).map(([address]) => address);
const openapi = [...references()].filter(([, document]) => document.openapi !== undefined);

/** The places of a reference page that other pages lead to: one problem page or another names each operation. */
const placesOf = (address: string): string[] => {
  const links = htmlPages.flatMap((from) => {
    const page = served().get(from);
    const html = page === undefined ? '' : contentOf(page);
    return [...html.matchAll(/ href="([^"]*#\/[^"]*)"/g)].map(([, link = '']) => new URL(link, `http://x${from}`));
  });
  return [...new Set(links.filter(({ pathname }) => pathname === address).map(({ hash }) => hash))];
};

const menuOf = ({ page }: Reader): Promise<string[]> =>
  page
    .locator('#redoc [data-component-name="Menu/Menu"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The title of an operation where Redoc has drawn it. */
const titleAt = ({ page }: Reader, place: string, title: string) =>
  page.locator(`h2:has(a[href="${place}"])`).filter({ hasText: title });

/** The place that a link of another page gives an operation. */
const placeOf = (address: string, operationId: string): string => {
  const place = placesOf(address).find((candidate) => candidate.endsWith(`/${operationId.toLowerCase()}`));
  if (place === undefined) throw new Error(`no page leads to ${operationId}`);
  return place;
};

/** How far a page is wider than the screen: then a phone scrolls sideways. */
const overhang = ({ page }: Reader): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - window.innerWidth');

suite('docs/browser', (test) => {
  test('every page opens without a fault, and asks no other host for anything', () =>
    withReader(async (reader) => {
      assert.ok(htmlPages.length > 60);
      for (const address of htmlPages) {
        await reader.open(address);
        assert.match(await reader.page.title(), /\S · Pitboss$/, address);
        assert.is(await reader.page.getByRole('heading', { level: 1 }).count(), 1, address);
      }
      assert.equal(reader.faults, []);
    }));

  test('on a phone no page is wider than the screen', () =>
    withReader(
      async (reader) => {
        const wide: string[] = [];
        for (const address of htmlPages) {
          await reader.open(address);
          if ((await overhang(reader)) > 0) wide.push(address);
        }
        assert.equal(wide, []);
        assert.equal(reader.faults, []);
      },
      { viewport: PHONE },
    ));

  test('every operation is on its page, where every link to it leads', () =>
    withReader(async (reader) => {
      for (const [address, document] of openapi) {
        const operations = operationsIn(document);
        const places = placesOf(address);
        assert.is(places.length, operations.length, `${address}: problem pages lead to each operation`);
        await reader.open(address);
        for (const { operationId, summary = '', 'x-pending': pending } of operations) {
          const place = placeOf(address, operationId);
          await reader.goTo(place);
          await titleAt(reader, place, summary).waitFor();
          assert.ok((await menuOf(reader)).includes(place), `${address}${place}`);
          if (pending) await reader.page.getByText('Specified, and not available yet').first().waitFor();
        }
        await reader.open(`${address}${places.at(-1)}`);
        await reader.page.locator(`h2:has(a[href="${places.at(-1)}"])`).waitFor();
      }
      assert.equal(reader.faults, []);
    }));

  test('every page of events shows its channels', () =>
    withReader(async (reader) => {
      for (const [address, document] of references()) {
        if (document.asyncapi === undefined) continue;
        await reader.open(address);
        await reader.page.getByRole('heading', { name: document.info.title }).first().waitFor();
        assert.ok((await menuOf(reader)).length > 1, address);
      }
      assert.equal(reader.faults, []);
    }));

  test('the search finds an operation by what it does, and leads to it', () =>
    withReader(async (reader) => {
      for (const [address, document] of openapi) {
        const { summary = '', operationId = '' } = operationsIn(document).at(-1) ?? {};
        const place = placeOf(address, operationId);
        await reader.open(address);
        await reader.page.keyboard.press('Control+k');
        await reader.page.keyboard.type(summary);
        await reader.page.locator(`a[data-component-name="Search/SearchItem"][href="${place}"]`).click();
        await titleAt(reader, place, summary).waitFor();
        assert.is(new URL(reader.page.url()).hash, place, address);
      }
      assert.equal(reader.faults, []);
    }));

  test('an operation leads to its problems, and a problem to its operations', () =>
    withReader(async (reader) => {
      await reader.open('/problems/template_not_published');
      await reader.page.getByRole('link', { name: 'Instantiate a template' }).click();
      await titleAt(reader, placeOf('/docs/jackpots', 'instantiateTemplate'), 'Instantiate a template').waitFor();
      await reader.page.getByRole('link', { name: 'template_not_published' }).first().click();
      await reader.page.getByRole('heading', { level: 1, name: 'template_not_published' }).waitFor();
      assert.is(new URL(reader.page.url()).pathname, '/problems/template_not_published');
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

  test('the keyboard reaches everything: the text first, then each link in its order', () =>
    withReader(async (reader) => {
      await reader.open('/docs');
      const focused = (): Promise<string> => reader.page.evaluate("document.activeElement?.textContent ?? ''");
      const seen: string[] = [];
      for (let tab = 0; tab < 8; tab += 1) {
        await reader.page.keyboard.press('Tab');
        seen.push(await focused());
      }
      assert.equal(seen.slice(0, 5), ['Skip to the text', 'Pitboss documentation', 'Guides', 'Reference', 'Problems']);
      assert.match(seen[5] ?? '', /^Integrate/);
      await reader.open('/docs');
      await reader.page.keyboard.press('Tab');
      await reader.page.keyboard.press('Enter');
      await reader.page.keyboard.press('Tab');
      assert.match(await focused(), /^Integrate/, 'the bar was skipped');
      assert.equal(reader.faults, []);
    }));

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
