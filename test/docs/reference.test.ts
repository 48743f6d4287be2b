// A long proof: it needs a browser.
import * as assert from 'uvu/assert';
import { suite } from '../support/suite.ts';
import { type Reader, withReader } from './browser.ts';
import { contentOf, htmlPages, operationsIn, references, served } from './pages.ts';

const openapi = [...references()].filter(([, document]) => document.openapi !== undefined);

/** The operations' anchors that other pages link to: each operation is linked from some problem page. */
const places = htmlPages().flatMap((from) => {
  const page = served().get(from);
  const html = page === undefined ? '' : contentOf(page);
  return [...html.matchAll(/ href="([^"]*#\/[^"]*)"/g)].map(([, link = '']) => new URL(link, `http://x${from}`));
});

const placesOf = (address: string): string[] => [
  ...new Set(places.filter(({ pathname }) => pathname === address).map(({ hash }) => hash)),
];

const menuOf = ({ page }: Reader): Promise<string[]> =>
  page
    .locator('#redoc [data-component-name="Menu/Menu"] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** The title of an operation where Redoc has drawn it. */
const titleAt = ({ page }: Reader, place: string, title: string) =>
  page.locator(`h2:has(a[href="${place}"])`).filter({ hasText: title });

/** The anchor of an operation in links from other pages. */
const placeOf = (address: string, operationId: string): string => {
  const place = placesOf(address).find((candidate) => candidate.endsWith(`/${operationId.toLowerCase()}`));
  if (place === undefined) throw new Error(`no page leads to ${operationId}`);
  return place;
};

suite('docs/reference', (test) => {
  test('every operation is on its page, and every link leads to it', () =>
    withReader(async (reader) => {
      for (const [address, document] of openapi) {
        const operations = operationsIn(document);
        const own = placesOf(address);
        assert.is(own.length, operations.length, `${address}: problem pages lead to each operation`);
        await reader.open(address);
        const menu = new Set<string>();
        for (const { operationId, summary = '', 'x-pending': pending } of operations) {
          const place = placeOf(address, operationId);
          // Going to one operation of a group unfolds the group in the menu.
          if (menu.has(place)) continue;
          await reader.goTo(place);
          await titleAt(reader, place, summary).waitFor();
          if (pending) await reader.page.getByText('Specified, but not available yet').first().waitFor();
          for (const entry of await menuOf(reader)) menu.add(entry);
          assert.ok(menu.has(place), `${address}${place}`);
        }
        assert.equal(
          own.filter((place) => !menu.has(place)),
          [],
          address,
        );
        await reader.open(`${address}${own.at(-1)}`);
        await reader.page.locator(`h2:has(a[href="${own.at(-1)}"])`).waitFor();
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
});
