import * as assert from 'uvu/assert';
import { checkTemplateRules } from '../../clients/simulator/check-template.ts';
import { playSimulation } from '../../clients/simulator/simulate.ts';
import { exactIn, exactText, minus, percentIn, plus, shareIn, times } from '../../console/template-editor/exact.ts';
import { withRestToHouse } from '../../console/template-editor/shares.ts';
import { STARTING_POINTS } from '../../console/template-editor/starting-points.ts';
import { ownFaults, shareFault } from '../../console/template-editor/template-faults.ts';
import { draftOfTemplate, templateIn } from '../../console/template-editor/template-in.ts';
import { createTemplate } from '../../generated/forms/jackpots.gen.ts';
import type { Draft } from '../../generated/forms/runtime/draft.gen.ts';
import { threePots } from '../support/story.ts';
import { suite } from '../support/suite.ts';

const exact = (text: string) => {
  const number = exactIn(text);
  if (number === undefined) throw new Error(`${text} is no number`);
  return number;
};

const bodyOf = (template: object): Draft => {
  const { body } = draftOfTemplate(createTemplate, template, false);
  if (body === undefined) throw new Error('there is no body');
  return body;
};

const withShares = (contribution: object, house: object, ...shares: readonly object[]) => {
  const { pots, ...rest } = threePots();
  return {
    ...rest,
    contribution_rules: { contribution_type: contribution },
    house_hold_contribution: house,
    pots: shares.map((share, index) => ({ ...pots[0], id: `p${index}`, contribution: share })),
  };
};

suite('console/template-editor', (test) => {
  test('numbers are added without rounding, and percentages are shares with the point moved', () => {
    assert.is(exactText(plus(exact('0.1'), exact('0.2'))), '0.3');
    assert.is(exactText(minus(exact('0.3'), exact('1'))), '-0.7');
    assert.is(exactText(times(exact('8000000000'), exact('0.000001'))), '8000');
    assert.is(exactText(exact('7999999999.999999')), '7999999999.999999');
    for (const [share, percent] of [
      ['0.3', '30'],
      ['1', '100'],
      ['0.000001', '0.0001'],
      ['0.125', '12.5'],
      ['12', '1200'],
    ] as const) {
      assert.is(percentIn(share), percent);
      assert.is(shareIn(percent), share);
    }
    for (const text of ['', '-', 'abc', '1.', '1e3']) {
      assert.is(exactIn(text), undefined);
      assert.is(percentIn(text), text);
      assert.is(shareIn(text), text);
    }
  });

  test('shares that do not add up to one contribution are explained in words, and the house can have the rest', () => {
    const faultOf = (template: object) => shareFault(bodyOf(template));
    const tenths = { Percentage: 0.1 };
    assert.is(faultOf(withShares({ Fixed: 1 }, tenths, { Percentage: 0.2 }, { Percentage: 0.7 })), undefined);
    assert.is(
      faultOf(withShares({ Fixed: 3 }, tenths, { Percentage: 0.2 })),
      '70 % of each contribution are missing. Give it to a pot or to the house.',
    );
    assert.is(
      faultOf(withShares({ Percentage: 0.01 }, tenths, { Percentage: 0.900001 })),
      'The shares take 0.0001 % more than the whole contribution. Take it from a pot or from the house.',
    );
    const inAmounts = withShares({ Fixed: 0.3 }, tenths, { Fixed: 0.2 });
    assert.is(
      faultOf(inAmounts),
      '0.07 EUR of 0.3 EUR of each contribution is missing. Give it to a pot or to the house.',
    );
    // The share of an amount in a contribution depends on the wager, so nothing can be said of the sum.
    assert.is(faultOf(withShares({ Percentage: 0.01 }, tenths, { Fixed: 0.2 })), undefined);
    for (const template of [
      threePots(),
      inAmounts,
      withShares({ Fixed: 3 }, tenths, { Percentage: 0.2 }),
      withShares({ Percentage: 0.01 }, tenths, { Percentage: 0.900001 }),
    ]) {
      const filled = withRestToHouse(bodyOf(template));
      assert.is(filled && shareFault(filled), undefined);
      assert.is.not(filled, undefined);
    }
    const tooMuch = withShares({ Fixed: 1 }, tenths, { Percentage: 0.8 }, { Percentage: 0.3 });
    assert.is(withRestToHouse(bodyOf(tooMuch)), undefined);
  });

  test('a percentage above 100 is reported with the value that was probably meant, although the schema lets it through', () => {
    const draft = draftOfTemplate(
      createTemplate,
      withShares({ Fixed: 1 }, { Percentage: 12 }, { Percentage: 1 }),
      false,
    );
    assert.equal(ownFaults(draft), [
      { pointer: '/house_hold_contribution/Percentage', detail: '1200 % is more than everything. Did you mean 12 %?' },
    ]);
  });

  for (const { id, name, template } of STARTING_POINTS)
    test(`the starting point “${name}” can be published as it is, and does not ruin the house`, async () => {
      const given = template({ owner_id: 'northstar', currency: 'EUR' });
      const checked = checkTemplateRules(given, () => true, 0);
      assert.equal('faults' in checked ? checked.faults : [], []);
      const written = templateIn(draftOfTemplate(createTemplate, given, false));
      assert.equal(written.faults, []);
      const sheet = await playSimulation({ template: given, rounds: 20_000, roundsPerHour: 20 }, '');
      assert.ok(sheet.house.per_round.mean > 0, `${id}: ${sheet.house.per_round.mean}`);
    });

  test('a stored template comes out of the editor as it went in, also what it leaves out', () => {
    const given = templateIn(draftOfTemplate(createTemplate, threePots(), true)).template;
    assert.is(given && 'win_selector_strategy' in given, false);
    const chosen = templateIn(draftOfTemplate(createTemplate, threePots(), false)).template;
    assert.is(chosen?.win_selector_strategy, 'Highest');
  });
});
