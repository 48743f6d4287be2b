// A long proof: it writes templates in Chromium.
import type { Page } from 'playwright-core';
import * as assert from 'uvu/assert';
import { withServer } from '../support/server.ts';
import { registerOwners } from '../support/story.ts';
import { suite } from '../support/suite.ts';
import { withVisitor } from './visitor.ts';

type Template = {
  readonly contribution_rules: object;
  readonly currency: string;
  readonly pots: readonly { readonly pot_types: readonly object[] }[];
};

/** Runs work in the editor of a new template, saves it as a draft and publishes it. Returns the template as the platform has it. */
const written = async (
  start: string,
  work: (page: Page, at: (path: string) => ReturnType<Page['locator']>) => Promise<void>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Template> => {
  let stored: Template | undefined;
  await withServer(async (client) => {
    await registerOwners(client);
    await withVisitor(client.url, async ({ page, open, logIn, faults }) => {
      await open('/');
      await logIn();
      await open(`/templates/new?start=${start}`);
      const at = (path: string) => page.locator(`[id="template/${path}"]`);
      await at('id').fill('mine');
      await at('name').fill('Mine');
      await work(page, at);
      await page.getByText('Nothing keeps it from being published.').waitFor();
      await page.getByRole('button', { name: 'Save as a draft', exact: true }).click();
      await page.getByRole('heading', { name: 'Mine', exact: true }).waitFor();
      await page.getByRole('button', { name: 'Publish', exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Publish version 1', exact: true }).click();
      await page.getByRole('button', { name: 'Open a jackpot', exact: true }).waitFor();
      assert.equal(faults, []);
    });
    ({ body: stored } = await client.call('getTemplate', { path: { template_id: 'mine' } }));
  }, environment);
  if (stored === undefined) throw new Error('no template was stored');
  return stored;
};

const wayOf = (page: Page, pot: number, label: string): Promise<string[]> =>
  page.getByLabel('Way to win', { exact: true }).nth(pot).selectOption({ label });

suite('console/pot-kinds', (test) => {
  test('a daily jackpot by the clocks of Malta, with round amounts in pounds', async () => {
    const { pots, contribution_rules: rules } = await written('one-pot', async (page, at) => {
      await wayOf(page, 0, 'Once in each period');
      await at('pots/0/pot_types/0/TimeFixed/target_datetime').fill('2027-01-02T20:00');
      await at('pots/0/pot_types/0/TimeFixed/repeat_period/Days').fill('1');
      await at('pots/0/pot_types/0/TimeFixed/time_zone').fill('Europe/Malta');
      await page.getByText('Round amounts in some currencies').click();
      const add = page.getByRole('button', { name: 'Add amounts by currency' });
      await add.click();
      await add.click();
      await at('contribution_rules/contribution_by_currency-name-0').fill('GBP');
      await at('contribution_rules/contribution_by_currency/GBP/default').fill('0.4');
      await at('contribution_rules/contribution_by_currency/GBP/step').fill('0.1');
    });
    assert.equal(pots[0]?.pot_types, [
      {
        TimeFixed: {
          ...{ target_datetime: new Date('2027-01-02T20:00').getTime(), time_zone: 'Europe/Malta' },
          repeat_period: { Seconds: 86_400 },
        },
      },
    ]);
    assert.equal((rules as { readonly contribution_by_currency: object }).contribution_by_currency, {
      GBP: { default: '0.4', step: '0.1' },
    });
  });

  test('a wheel for two pots, and a third that drops between two amounts', async () => {
    const { pots } = await written('three-levels', async (page, at) => {
      await wayOf(page, 0, 'By a wheel, together with other pots');
      const add = page.getByRole('button', { name: 'Add pots of the wheel' });
      const wheel = 'pots/0/pot_types/0/Wheel';
      await at(`${wheel}/max_magic_number`).fill('50');
      for (const [place, pot, weight] of [
        [0, 'minor', '9'],
        [1, 'major', '1'],
      ] as const) {
        await add.click();
        await at(`${wheel}/levels/${place}/pot_id`).fill(pot);
        await at(`${wheel}/levels/${place}/weight`).fill(weight);
      }
      // A level has no way to win besides the wheel.
      await wayOf(page, 1, 'Only when the operator triggers it');
      await wayOf(page, 2, 'Before it reaches an amount');
      await at('pots/2/pot_types/0/MustHitBy/hit_by').fill('6000');
      await at('pots/2/pot_types/0/MustHitBy/hit_from').fill('4000');
      await at('pots/2/pot_types/0/MustHitBy/weight').selectOption({ label: '2' });
    });
    assert.equal(
      pots.map(({ pot_types }) => pot_types),
      [
        [
          {
            Wheel: {
              ...{ max_magic_number: 50, cost_per_attempt: 1 },
              levels: [
                { pot_id: 'minor', weight: 9 },
                { pot_id: 'major', weight: 1 },
              ],
            },
          },
        ],
        [],
        [{ MustHitBy: { hit_by: 6000, hit_from: 4000, weight: 2 } }],
      ],
    );
  });

  test('a percentage of small wagers, whose fractions are kept for each player', async () => {
    const { contribution_rules: rules } = await written('one-pot', async (page) => {
      const keep = page.getByLabel('Keep fractions of a coin');
      assert.is(await keep.count(), 0, 'a fixed amount has none');
      await page.getByLabel('Each round contributes: in what').selectOption({ label: 'of the wager' });
      await page.getByLabel('Each round contributes', { exact: true }).fill('1');
      await keep.selectOption({ label: 'Yes' });
    });
    assert.is((rules as { readonly carry_fractions?: boolean }).carry_fractions, true);
  });

  test('a jackpot in coins that no bank knows, whose windows are drawn by stake', async () => {
    const { currency, pots } = await written(
      'one-pot',
      async (page, at) => {
        await at('currency').fill('SC');
        await wayOf(page, 0, 'Once in each period');
        await at('pots/0/pot_types/0/TimeFixed/target_datetime').fill('2027-01-02T20:00');
        await at('pots/0/pot_types/0/TimeFixed/weighting').selectOption({ label: 'Stake' });
      },
      { PITBOSS_CURRENCIES: 'SC=2' },
    );
    assert.is(currency, 'SC');
    const target_datetime = new Date('2027-01-02T20:00').getTime();
    assert.equal(pots[0]?.pot_types, [
      { TimeFixed: { target_datetime, repeat_period: { Seconds: 604_800 }, weighting: 'Stake' } },
    ]);
  });
});
