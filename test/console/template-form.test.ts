// A long proof: it draws the template's form in Chromium.
import { join } from 'node:path';
import * as assert from 'uvu/assert';
import { inBrowser, runInPage } from '../support/in-browser.ts';
import { community, threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const CONSOLE = join(import.meta.dirname, '../../console');

/** One with every part that a template can have, although no platform would publish it. */
const everything = () => {
  const { pots, ...rest } = threePots();
  const criteria = { min_base_wager: 1, min_contribution: 0 };
  const full = pots.map((pot) => ({
    ...pot,
    ...community(),
    pot_types: [
      { HitRate: { max_magic_number: 5, cost_per_attempt: 1 } },
      { MustHitBy: { hit_by: 800 } },
      { TimeFixed: { target_datetime: 1_767_376_800_000, repeat_period: { Days: 7 } } },
    ],
    diversion_rules: { target: { External: { endpoint: '', account_id: '' } }, flush_threshold: '0' },
    win_constraints: [{ AllowedSeedDeficit: '10' }],
    wager_criteria: criteria,
  }));
  return {
    ...rest,
    description: 'All of it',
    contribution_rules: {
      contribution_type: { Percentage: 0.1 },
      wager_criteria: criteria,
      allowed_brands: ['northstar:luna'],
      country_filters: { black_list: ['US'], white_list: ['MT'] },
    },
    raffle_rules: {
      cost_per_ticket: '10',
      cost_source: 'BaseWager',
      duration: { Days: 7 },
      prize_distribution: [{ prize_percentage: '0.5', number_of_winners: 1 }],
    },
    pots: full,
  };
};

/**
 * Draws the form of a schema in which every object has another field, `grown`, and every choice between shapes another shape. `missing`
 * are the places that have no control.
 */
const PAGE = (template: object) => `
import { h, render } from 'preact';
import { useState } from 'preact/hooks';
import { createTemplate } from '../generated/forms/jackpots.gen.ts';
import { settled } from '../generated/forms/runtime/form.gen.ts';
import { requestDraft } from '../generated/forms/runtime/draft.gen.ts';
import { idAt } from './form/form-context.ts';
import { TemplateForm, FORM_ID } from './template-editor/template-form.tsx';

const grow = (node) => {
  const own = settled(node);
  if (own.kind === 'list') return { ...own, items: grow(own.items) };
  if (own.kind === 'oneOf')
    return { ...own, branches: [...own.branches.map(grow), { kind: 'object', title: 'GrownShape', fields: [{ name: 'GrownShape', required: true, kind: 'text' }] }] };
  if (own.kind === 'object') return { ...own, fields: [...own.fields.map(grow), { name: 'grown', kind: 'text', description: 'New.' }] };
  return own;
};
const form = { ...createTemplate, body: grow(createTemplate.body) };
const KEPT = ['/reference_count', '/published', '/version'];
const leaves = (draft, at) => {
  if (draft === undefined) return [at];
  if (draft.kind === 'oneOf') return leaves(draft.draft, at);
  if (draft.kind === 'list') return draft.items.flatMap((item, index) => leaves(item.draft, at + '/' + index));
  if (draft.kind === 'object') return [...draft.fields].flatMap(([name, part]) => leaves(part, at + '/' + name));
  return [at];
};
const Editor = () => {
  const [draft, set] = useState(() => requestDraft(form, { body: ${JSON.stringify(template)} }));
  globalThis.places = leaves(draft.body, '').filter((at) => !KEPT.includes(at));
  globalThis.missing = () => globalThis.places.filter((at) => document.getElementById(idAt(FORM_ID, at)) === null);
  return h(TemplateForm, { draft, set, faults: [] });
};
document.body.innerHTML = '<main></main>';
render(h(Editor), document.querySelector('main'));
`;

suite('console/template form', (test) => {
  test('every field of the schema has a control, also one that the editor does not know, in every part', () =>
    inBrowser(async (page) => {
      await runInPage(page, PAGE(everything()), CONSOLE);
      await page.locator('h2').first().waitFor();
      const grown: readonly string[] = await page.evaluate('places.filter((at) => at.endsWith("/grown"))');
      // The template, its rules, each pot, its seed, each way to win it, and so on.
      assert.ok(grown.length > 60, `${grown.length} places have a new field`);
      for (const at of ['/grown', '/pots/0/grown', '/pots/2/seed_strategy/grown', '/pots/0/pot_types/0/HitRate/grown'])
        assert.ok(grown.includes(at), at);
      assert.equal(await page.evaluate('missing()'), []);
    }));

  test('another shape of a choice can be chosen, and is filled in by the form of the specs', () =>
    inBrowser(async (page) => {
      await runInPage(page, PAGE(threePots()), CONSOLE);
      await page.getByLabel('Way to win').first().selectOption({ label: 'Grown shape' });
      await page.getByLabel('Its share: in what').first().selectOption({ label: 'Grown shape' });
      const places: readonly string[] = await page.evaluate('places');
      assert.ok(places.includes('/pots/0/pot_types/0/GrownShape'));
      assert.ok(places.includes('/pots/0/contribution/GrownShape'));
      // These are offered once a person chooses a percentage, a raffle, or a win that is shared.
      const shared = [0, 1, 2].map((pot) => `/pots/${pot}/payout_ruleset`);
      const chosen = ['/contribution_rules/carry_fractions', '/raffle_rules', ...shared];
      assert.equal(await page.evaluate('missing()'), chosen);
    }));
});
