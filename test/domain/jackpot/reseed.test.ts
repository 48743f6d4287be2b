import * as assert from 'uvu/assert';
import type { PotRules } from '../../../domain/jackpot/rules.ts';
import type { PotBalances } from '../../../domain/jackpot/state.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { holding, imbalance, inEuro, jackpot, line, pot, potOf, story, units } from './sample-jackpot.ts';

const win = (given: Partial<PotRules>, before: Partial<PotBalances> & { house?: bigint } = {}) => {
  const rules = jackpot({ pots: [pot(given)] });
  const outcome = trigger(rules, holding(rules, before), 'main', inEuro());
  if ('refused' in outcome) throw new Error(outcome.refused);
  return { rules, ...outcome };
};

suite('domain/jackpot/reseed', (test) => {
  // A pot of 5 EUR is won; its next seed is at least 5.
  const cases: [title: string, given: Partial<PotRules>, cs: number, of: number, ss: number, verdict: string][] = [
    ['Full: the house pays what nothing else covers', {}, 0, 0, 0, 'v 5 cs 0 ss 0 of 0 house -5'],
    ['Full: contributed seed first', {}, 2, 0, 0, 'v 5 cs 0 ss 0 of 0 house -3'],
    ['Full: then the overflow, then the surplus', {}, 2, 1, 1, 'v 5 cs 0 ss 0 of 0 house -1'],
    ['Full: the overflow before the surplus', {}, 2, 4, 4, 'v 5 cs 0 ss 4 of 1 house 0'],
    ['Full: the surplus last, and only as far as needed', {}, 2, 1, 4, 'v 5 cs 0 ss 2 of 0 house 0'],
    ['Full: more contributed seed makes a larger seed', {}, 8, 1, 1, 'v 8 cs 0 ss 1 of 1 house 0'],
    [
      'Full: an overflow that is diverted is not used',
      { diversion: { flushThreshold: units(9) } },
      2,
      1,
      1,
      'v 5 cs 0 ss 0 of 1 house -2',
    ],
    [
      'Full: what is above the ceiling goes to the overflow',
      { ceiling: units(6) },
      8,
      1,
      0,
      'v 6 cs 0 ss 0 of 3 house 0',
    ],
    [
      'MinReseed: contributed seed beyond it waits',
      { reseedStrategy: 'MinReseed' },
      8,
      1,
      1,
      'v 5 cs 3 ss 1 of 1 house 0',
    ],
    ['MinReseed: the house pays the rest', { reseedStrategy: 'MinReseed' }, 2, 1, 1, 'v 5 cs 0 ss 0 of 0 house -1'],
    ['Available: only what there is', { reseedStrategy: 'Available' }, 2, 0, 1, 'v 3 cs 0 ss 0 of 0 house 0'],
    [
      'Available: the overflow does not raise the target',
      { reseedStrategy: 'Available' },
      2,
      2,
      1,
      'v 3 cs 0 ss 1 of 1 house 0',
    ],
    ['Available: at most the minimum', { reseedStrategy: 'Available' }, 4, 0, 4, 'v 5 cs 0 ss 3 of 0 house 0'],
    ['Available: nothing is there', { reseedStrategy: 'Available' }, 0, 3, 0, 'v 0 cs 0 ss 0 of 3 house 0'],
  ];
  for (const [title, given, cs, of, ss, verdict] of cases)
    test(title, () => {
      const before = { contributedSeed: units(cs), overflow: units(of), surplusSeed: units(ss) };
      const { state } = win(given, before);
      assert.is(`${line(state)} house ${decimalFromMicros(state.house)}`, verdict);
      assert.is(potOf(state, 'main').seedValue, units(Number(verdict.split(' ')[1])));
      assert.is(imbalance(state), 0n);
    });

  test('what is above the ceiling is queued at once when it reaches the threshold', () => {
    const { state, entries } = win(
      { ceiling: units(6), diversion: { flushThreshold: units(2) } },
      { contributedSeed: units(8) },
    );
    assert.equal(story(entries), [
      'win main.seedValue -5 withheld 5',
      'reseed main.seedValue 6 main.contributedSeed -8 main.overflow 2',
      'flush main.overflow -2 diverting 2',
    ]);
    assert.is(line(state), 'v 6 cs 0 ss 0 of 0');
  });

  test('a pot without a seed moves nothing, and lives on', () => {
    const { state, entries } = win({ minReseed: 0n });
    assert.equal(story(entries), ['win main.seedValue -5 withheld 5']);
    assert.equal([potOf(state, 'main').instanceCount, potOf(state, 'main').enabled], [2, true]);
  });

  const lives: [limit: number | undefined, count: number, verdict: string][] = [
    [undefined, 1, 'life 2, enabled'],
    [0, 7, 'life 8, enabled'],
    [2, 1, 'life 2, enabled'],
    [2, 2, 'life 2, disabled'],
    [1, 1, 'life 1, disabled'],
  ];
  for (const [limit, count, verdict] of lives)
    test(`a win in life ${count} of ${limit ?? 'any number'} leads to ${verdict}`, () => {
      const rules = jackpot({ pots: [pot(limit === undefined ? {} : { maxInstantiationCount: limit })] });
      const start = holding(rules, { contributedSeed: units(1), surplusSeed: units(2), overflow: units(3) });
      const state = { ...start, pots: start.pots.map((p) => ({ ...p, instanceCount: count })) };
      const outcome = trigger(rules, state, 'main', inEuro());
      if ('refused' in outcome) throw new Error(outcome.refused);
      const after = potOf(outcome.state, 'main');
      assert.is(`life ${after.instanceCount}, ${after.enabled ? 'enabled' : 'disabled'}`, verdict);
      // A disabled pot keeps its money for a transfer or an adjustment.
      if (!after.enabled) assert.is(line(outcome.state), 'v 0 cs 1 ss 2 of 3');
      assert.is(outcome.wins[0]?.instanceCount, count);
      assert.is(imbalance(outcome.state), 0n);
    });
});
