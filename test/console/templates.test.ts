// A long proof: it writes templates in Chromium.
import { readFileSync } from 'node:fs';
import type { Locator, Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { sheetPage } from '../../clients/simulator/sheet-page.ts';
import { playSimulation } from '../../clients/simulator/simulate.ts';
import { percent } from '../../clients/simulator/words.ts';
import manifest from '../../package.json' with { type: 'json' };
import { type Client, withServer } from '../support/server.ts';
import { openJackpot, registerOwners, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { type Visitor, withVisitor } from './visitor.ts';

const withOwners = (work: (client: Client, visitor: Visitor) => Promise<void>): Promise<void> =>
  withServer(async (client) => {
    await registerOwners(client);
    await withVisitor(client.url, async (visitor) => {
      await visitor.open('/');
      await visitor.logIn();
      await work(client, visitor);
      assert.equal(visitor.faults, []);
    });
  });

const button = (within: Page | Locator, name: string | RegExp): Locator =>
  within.getByRole('button', { name, exact: typeof name === 'string' });

const stored = async (client: Client, template_id: string) => {
  const { status, body } = await client.call('getTemplate', { path: { template_id } });
  assert.is(status, 200, JSON.stringify(body));
  return body;
};

const idField = (page: Page): Locator => page.locator('[id="template/id"]');

/** A template without the fields that the platform keeps about it. */
const said = ({ version: _version, ...rest }: { readonly version: number }): object => rest;

suite('console/templates', (test) => {
  test('from an empty platform to a running jackpot in five steps, and its first contribution', () =>
    withServer((client) =>
      withVisitor(client.url, async ({ page, open, logIn, faults }) => {
        await open('/');
        await logIn();
        await page.getByRole('link', { name: 'Open the first one in five steps' }).click();
        await button(page, 'Create the operator').click();
        await button(page, 'Create the brand').click();
        await page.getByLabel('Must hit by an amount').check();
        await button(page, 'Create the template').click();
        await button(page, 'Publish Must hit by 500').click();
        await button(page.getByRole('dialog'), 'Publish Must hit by 500').click();
        await button(page, 'Open Must hit by 500').click();
        await button(page.getByRole('dialog'), 'Open Must hit by 500').click();
        await page.getByRole('heading', { name: 'It runs' }).waitFor();
        // The page shows the very request that a game sends.
        const request = (await page.locator('pre.request').textContent()) ?? '';
        const { status } = await client.call('contributeToInstance', { raw: /-d '(.*)'/.exec(request)?.[1] ?? '' });
        assert.is(status, 200);
        await page.getByText('One contribution so far.').waitFor();
        const { body: jackpots } = await client.call('listInstances');
        assert.equal(
          jackpots.map(({ name, status, owner_id, template_id, total_contributions }: Record<string, unknown>) => [
            ...[name, status, owner_id, template_id, total_contributions],
          ]),
          [['Must hit by 500', 'Active', 'my-casino', 'must-hit-by', 1]],
        );
        assert.is(await page.locator('.step .tag', { hasText: 'Done' }).count(), 5);
        assert.equal(faults, []);
      }),
    ));

  test('amounts of 6 decimals and 8,000,000,000 come out of the editor as they went in, and nothing else changes', () =>
    withOwners(async (client, { page, open }) => {
      const [minor, major] = threePots().pots;
      const exact = threePots({
        contribution_rules: {
          contribution_type: { Fixed: 8_000_000_000 },
          max_contribution: '7999999999.999999',
          operator_contribution_percentage: '0.333333',
        },
        house_hold_contribution: { Percentage: 0.1234567 },
        pots: [
          { ...minor, contribution: { Percentage: 0.8765432 }, max_pot_value: '7999999999.999999' },
          {
            ...major,
            contribution: { Fixed: 800 },
            seed_contribution: { Fixed: 0.000001 },
            seed_strategy: {
              initial_seed_value: 0.000001,
              min_reseed_value: 7999999999.999999,
              fund_strategy: 'None',
              reseed_strategy: 'Available',
            },
            pot_types: [{ HitRate: { max_magic_number: 1_000_000_000, cost_per_attempt: 8_000_000_000 } }],
          },
        ],
      });
      await client.call('createTemplate', { body: exact });
      const before = await stored(client, 'three-pots');
      await open('/templates/northstar/three-pots');
      await page.getByRole('link', { name: 'Edit' }).click();
      await button(page, 'Save').click();
      await page.getByRole('heading', { name: 'Three pots', exact: true }).waitFor();
      assert.equal(said(await stored(client, 'three-pots')), said(before));
      await page.getByRole('link', { name: 'Edit' }).click();
      await page.getByLabel('Seed after a win').first().fill('1234567.000001');
      await page.getByLabel('Put aside for the next seed', { exact: true }).first().fill('12.3456');
      await button(page, 'Save').click();
      await page.getByRole('heading', { name: 'Three pots', exact: true }).waitFor();
      const [changed, same] = (await stored(client, 'three-pots')).pots;
      assert.is(changed.seed_strategy.min_reseed_value, 1234567.000001);
      assert.equal(changed.seed_contribution, { Percentage: 0.123456 });
      assert.equal(same, before.pots[1]);
    }));

  test('shares that are not one contribution are refused in words; the house takes the rest by one click', () =>
    withOwners(async (client, { page, open }) => {
      await open('/templates/new?start=three-levels');
      await idField(page).fill('mine');
      const share = page.getByLabel('Its share', { exact: true }).first();
      await share.fill('30.5');
      const words = page.locator('.shares [role="status"]');
      assert.match((await words.textContent()) ?? '', '9.5 % of each contribution are missing.');
      await button(page, 'Save as a draft').click();
      await page.getByText('It is not saved: correct what is listed here first.').waitFor();
      assert.is((await client.call('getTemplate', { path: { template_id: 'mine' } })).status, 404);
      await share.fill('1200');
      await page.getByText('1200 % is more than everything. Did you mean 12 %?').first().waitFor();
      await share.fill('30.5');
      await button(page, 'Give the rest to the house').click();
      assert.is(await page.getByLabel('Share of the house', { exact: true }).inputValue(), '19.5');
      await button(page, 'Save as a draft').click();
      await page.getByRole('heading', { name: 'Three levels', exact: true }).waitFor();
      assert.equal((await stored(client, 'mine')).house_hold_contribution, { Percentage: 0.195 });
    }));

  test('faults of the platform are shown at their fields as one types, and are found from the list', () =>
    withOwners(async (_client, { page, open }) => {
      await open('/templates/new?start=one-pot');
      await page.getByText('Nothing keeps it from being published.').waitFor();
      const most = page.getByLabel('It never grows above');
      await most.fill('50');
      const fault = page.locator('.pot .fault', { hasText: "above the pot's maximum value" }).first();
      await fault.waitFor();
      const listed = page.locator('.fault-list button').first();
      await listed.click();
      assert.match((await page.locator(':focus').getAttribute('id')) ?? '', '/pots/0/');
      await most.fill('5000');
      await page.getByText('Nothing keeps it from being published.').waitFor();
    }));

  test('pots are added, copied, moved and removed', () =>
    withOwners(async (client, { page, open }) => {
      await open('/templates/new?start=three-levels');
      await idField(page).fill('mine');
      await button(page, 'Duplicate minor').click();
      await button(page, 'Move up mega').click();
      await button(page, 'Remove major').click();
      await button(page, 'Add a pot').click();
      await page.getByLabel('Way to win').last().selectOption({ label: 'Only when the operator triggers it' });
      // minor twice and mega: the house gives what they take too much.
      await button(page, 'Take it from the house').click();
      await button(page, 'Save as a draft').click();
      await page.getByRole('heading', { name: 'Three levels', exact: true }).waitFor();
      const { pots, house_hold_contribution: house } = await stored(client, 'mine');
      assert.equal(
        pots.map(({ id, contribution, supports_external_trigger, pot_types }: Record<string, unknown[]>) => [
          ...[id, contribution, supports_external_trigger, pot_types?.length],
        ]),
        [
          ['minor', { Percentage: 0.4 }, false, 1],
          ['minor-2', { Percentage: 0.4 }, false, 1],
          ['mega', { Percentage: 0.2 }, false, 1],
          ['pot', { Percentage: 0 }, true, 0],
        ],
      );
      assert.equal(house, { Percentage: 0 });
    }));

  test('the par sheet on the page is that of simulate() with the same seed and rounds', () =>
    withOwners(async (client, { page, open }) => {
      await open('/templates/new?start=three-levels');
      await idField(page).fill('mine');
      await page.getByText('Simulation settings').click();
      await page
        .locator('label', { hasText: /^Rounds1/ })
        .locator('select')
        .selectOption('100000');
      await page.getByLabel('Seed', { exact: true }).fill('7');
      await page.getByLabel('Players and wagers').fill('80x0.50,20x5');
      const finished = page.locator('.par[aria-busy="false"]');
      await finished.getByText('100,000 of 100,000 rounds, seed 7.').waitFor();
      const downloading = page.waitForEvent('download');
      await button(page, 'Download the par sheet').click();
      const download = await downloading;
      const shown = await finished.locator('dd').first().textContent();
      await button(page, 'Save as a draft').click();
      await page.getByRole('heading', { name: 'Three levels', exact: true }).waitFor();
      const game = {
        template: await stored(client, 'mine'),
        rounds: 100_000,
        seed: 7,
        players: '80x0.50,20x5',
        roundsPerHour: 1000,
      };
      const sheet = await playSimulation(game, manifest.version);
      assert.match(shown ?? '', `${percent(sheet.returned.mean)} ±`);
      const numbers = (html: string): string => html.replaceAll(/<(details|pre)[^>]*>[\s\S]*?<\/\1>|[0-9a-f]{64}/g, '');
      assert.is(numbers(readFileSync(await download.path(), 'utf8')), numbers(sheetPage(sheet)));
    }));

  test('someone else’s save is not lost, nor is what was typed; a template in use is changed as a copy', () =>
    withOwners(async (client, { page, open }) => {
      await client.call('createTemplate', { body: threePots({ house_hold_contribution: { Percentage: 0.2 } }) });
      await open('/templates/northstar/three-pots/edit');
      await page.getByLabel('Name', { exact: true }).fill('Mine');
      const theirs = threePots({ house_hold_contribution: { Percentage: 0.2 }, name: 'Theirs' });
      await client.call('updateTemplate', { path: { template_id: 'three-pots' }, body: theirs });
      await button(page, 'Save').click();
      await page.getByText('Someone has saved this template since you opened it.').waitFor();
      assert.is((await stored(client, 'three-pots')).name, 'Theirs');
      assert.is(await page.getByLabel('Name', { exact: true }).inputValue(), 'Mine');
      await button(page, 'Replace theirs with mine').click();
      await page.getByText('The next save replaces version 2.').waitFor();
      await button(page, 'Save').click();
      await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
      await openJackpot(client, threePots({ id: 'used', name: 'Used' }));
      await open('/templates/northstar/used');
      assert.is(await page.getByRole('link', { name: 'Edit' }).count(), 0);
      await page.getByRole('link', { name: 'Copy' }).click();
      assert.is(await page.getByLabel('Name', { exact: true }).inputValue(), 'Used (copy)');
    }));

  test('before it is published, a longer run is offered and shown', () =>
    withOwners(async (client, { page, open }) => {
      await client.call('createTemplate', { body: threePots() });
      await open('/templates/northstar/three-pots');
      await button(page, 'Publish').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'Play 10,000,000 rounds first').click();
      await dialog.getByText('of 10,000,000 rounds').waitFor();
      await button(dialog, 'Publish version 1').click();
      await button(page, 'Open a jackpot').waitFor();
      assert.is((await stored(client, 'three-pots')).published, true);
    }));

  test('a template that the platform warns of is published once the person accepts it', () =>
    withOwners(async (client, { page, open }) => {
      const { contribution_rules, ...rest } = threePots();
      const rules = { ...contribution_rules, allowed_brands: ['northstar:luna', 'northstar:nope'] };
      await client.call('createTemplate', { body: { ...rest, contribution_rules: rules } });
      await open('/templates/northstar/three-pots');
      await button(page, 'Publish').click();
      const dialog = page.getByRole('dialog');
      await button(dialog, 'Publish version 1').click();
      await dialog.getByText('the operator has no brand northstar:nope').waitFor();
      assert.is((await stored(client, 'three-pots')).published, false);
      await dialog.getByLabel('Accept warnings').check();
      await button(dialog, 'Publish version 1').click();
      await button(page, 'Open a jackpot').waitFor();
      assert.is((await stored(client, 'three-pots')).published, true);
    }));
});
