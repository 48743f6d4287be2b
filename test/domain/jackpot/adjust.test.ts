import * as assert from 'uvu/assert';
import { type Adjustable, adjust } from '../../../domain/jackpot/adjust.ts';
import type { PotRules } from '../../../domain/jackpot/rules.ts';
import type { PotBalances } from '../../../domain/jackpot/state.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, jackpot, pot, potOf, story, units } from './sample-jackpot.ts';

/** The pot holds 5 seed value, 3 contributed, 2 for its next seed and 1 surplus seed. */
const BEFORE: Partial<PotBalances> = {
  contributedAmount: units(3),
  contributedSeed: units(2),
  surplusSeed: units(1),
  overflow: units(4),
};

const set = (what: Adjustable, target: number, given: Partial<PotRules> = {}) => {
  const rules = jackpot({ pots: [pot(given)] });
  return adjust(rules, holding(rules, BEFORE), 'main', what, units(target));
};

suite('domain/jackpot/adjust', (test) => {
  const cases: [what: Adjustable, target: number, verdict: string][] = [
    ['currentValue', 10, 'adjustment adjusted -2 main.contributedAmount 2'],
    ['currentValue', 7.999999, 'adjustment adjusted 0.000001 main.contributedAmount -0.000001'],
    ['currentValue', 5, 'adjustment adjusted 3 main.contributedAmount -3'],
    ['currentValue', 4.5, 'adjustment adjusted 3.5 main.contributedAmount -3 main.seedValue -0.5'],
    ['currentValue', 0, 'adjustment adjusted 8 main.contributedAmount -3 main.seedValue -5'],
    ['contributedSeed', 5.5, 'adjustment adjusted -3.5 main.contributedSeed 3.5'],
    ['contributedSeed', 0, 'adjustment adjusted 2 main.contributedSeed -2'],
    ['surplusSeed', 26, 'adjustment adjusted -25 main.surplusSeed 25'],
    ['surplusSeed', 0.5, 'adjustment adjusted 0.5 main.surplusSeed -0.5'],
    ['currentValue', 8, ''],
    ['contributedSeed', 2, ''],
    ['surplusSeed', 1, ''],
  ];
  for (const [what, target, verdict] of cases)
    test(`${what} to ${target}: ${verdict || 'no entry'}`, () => {
      const adjusted = set(what, target);
      if ('refused' in adjusted) throw new Error(adjusted.refused);
      assert.is(story(adjusted.entries).join('; '), verdict);
      assert.is(imbalance(adjusted.state), 0n);
      const after = potOf(adjusted.state, 'main');
      assert.is(what === 'currentValue' ? after.seedValue + after.contributedAmount : after[what], units(target));
      assert.is(after.overflow, units(4));
    });

  const ceilings: [title: string, target: number, given: Partial<PotRules>, verdict: string][] = [
    ['the maximum', 20, { ceiling: units(20) }, 'set'],
    ['more than the maximum', 20.000001, { ceiling: units(20) }, 'pot_ceiling_exceeded'],
    ['hit_by', 20, { triggers: [{ kind: 'MustHitBy', hitBy: units(20) }] }, 'set'],
    ['more than hit_by', 20.000001, { triggers: [{ kind: 'MustHitBy', hitBy: units(20) }] }, 'pot_ceiling_exceeded'],
  ];
  for (const [title, target, given, verdict] of ceilings)
    test(`the value to ${title}: ${verdict}`, () => {
      const adjusted = set('currentValue', target, given);
      assert.is('refused' in adjusted ? adjusted.refused : 'set', verdict);
    });

  test('what a pot holds for its next seed has no ceiling', () => {
    assert.not('refused' in set('contributedSeed', 21, { ceiling: units(20) }));
    assert.not('refused' in set('surplusSeed', 21, { ceiling: units(20) }));
  });

  test('a disabled pot is set too', () => {
    const rules = jackpot();
    const state = holding(rules, BEFORE);
    const disabled = { ...state, pots: state.pots.map((p) => ({ ...p, enabled: false })) };
    const adjusted = adjust(rules, disabled, 'main', 'surplusSeed', 0n);
    assert.is('refused' in adjusted || potOf(adjusted.state, 'main').surplusSeed, 0n);
  });

  test('a negative target and a pot that is not there are bugs, adjustments beyond the range are not', () => {
    assert.throws(() => set('surplusSeed', -0.01), 'cannot be set to -10000');
    assert.throws(() => adjust(jackpot(), holding(jackpot(), {}), 'other', 'surplusSeed', 0n), 'has no pot other');
    assert.throws(
      () => set('surplusSeed', 8e9),
      (error: unknown) => error instanceof AmountOutOfRange && error.what === 'adjusted',
    );
  });
});
