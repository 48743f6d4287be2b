import * as assert from 'uvu/assert';
import type { PotRules } from '../../../domain/jackpot/rules.ts';
import type { PotState } from '../../../domain/jackpot/state.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { inEuro, jackpot, opened, pot, units } from './sample-jackpot.ts';

const attempt = (given: Partial<PotRules>, changed: Partial<PotState> = {}) => {
  const rules = jackpot({ pots: [pot(given)] });
  const state = opened(rules);
  return trigger(rules, { ...state, pots: state.pots.map((p) => ({ ...p, ...changed })) }, 'main', inEuro());
};

suite('domain/jackpot/trigger-hit', (test) => {
  const cases: [title: string, given: Partial<PotRules>, changed: Partial<PotState>, verdict: string][] = [
    ['a pot that supports it', {}, {}, 'won'],
    ['a pot that does not', { externalTrigger: false }, {}, 'external_trigger_not_supported'],
    ['… disabled or not', { externalTrigger: false }, { enabled: false }, 'external_trigger_not_supported'],
    ['a disabled pot', {}, { enabled: false }, 'pot_disabled'],
    ['a pot worth less than a cent', { initialSeed: units(0.009) }, {}, 'pot_not_armed'],
    ['a seed deficit that is not allowed', { allowedSeedDeficit: units(4.99) }, {}, 'pot_not_armed'],
    ['a seed deficit that is', { allowedSeedDeficit: units(5) }, {}, 'won'],
  ];
  for (const [title, given, changed, verdict] of cases)
    test(`${title}: ${verdict}`, () => {
      const outcome = attempt(given, changed);
      assert.is('refused' in outcome ? outcome.refused : 'won', verdict);
    });

  test('the decision is recorded with the win', () => {
    const outcome = attempt({});
    assert.equal('refused' in outcome || outcome.entries.map((entry) => entry.decisions), [
      [{ pot: 'main', trigger: 'External', armed: true, draws: [], hit: true, selected: true }],
      [],
    ]);
  });

  test('a pot that the jackpot does not have is refused as a bug', () => {
    const rules = jackpot();
    assert.throws(() => trigger(rules, opened(rules), 'other', inEuro()), 'has no pot other');
  });
});
