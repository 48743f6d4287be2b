import * as assert from 'uvu/assert';
import { drawContribution } from '../../../domain/jackpot/draw-contribution.ts';
import type { PotDecision } from '../../../domain/jackpot/entry.ts';
import { payHits } from '../../../domain/jackpot/pay-hits.ts';
import type { JackpotRules, PayoutRuleset, PotRules, Ramp } from '../../../domain/jackpot/rules.ts';
import type { InstanceBalances, PotBalances } from '../../../domain/jackpot/state.ts';
import { fraction, fractionFromNumber, ZERO } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../../../domain/money/micros.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { contribute } from './at-once.ts';
import { fixed, holding, inEuro, jackpot, opened, part, play, pot, potOf, quoteFor, units } from './sample-jackpot.ts';

const hitRate = (maxMagicNumber: bigint, costPerAttempt: number): Partial<PotRules> => ({
  triggers: [{ kind: 'HitRate', maxMagicNumber, costPerAttempt: units(costPerAttempt) }],
});
const mustHitBy = (hitBy: number): Partial<PotRules> => ({ triggers: [{ kind: 'MustHitBy', hitBy: units(hitBy) }] });
const mustHitBetween = (hitFrom: number, hitBy: number, weight?: 1 | 2): Partial<PotRules> => ({
  triggers: [
    { kind: 'MustHitBy', hitBy: units(hitBy), hitFrom: units(hitFrom), ...(weight === undefined ? {} : { weight }) },
  ],
});
const risingTo = (maxMagicNumber: bigint, ramp: Omit<Ramp, 'maxMagicNumber'>): Partial<PotRules> => ({
  triggers: [{ kind: 'HitRate', maxMagicNumber: 1000n, costPerAttempt: units(1), ramp: { ...ramp, maxMagicNumber } }],
});
/** Half of a win has no eligible payee. */
const HALVED: PayoutRuleset = {
  main: fraction(1n, 2n),
  fee: ZERO,
  community: [{ share: fraction(1n, 2n), rule: { kind: 'HighestLifetimeContributor' } }],
};

const told = ({ trigger, armed, draws, hit }: PotDecision): string =>
  [
    trigger,
    ...(armed ? draws.map(({ range, outcome }) => `${outcome}/${range}`) : ['not armed']),
    hit ? 'hit' : 'no hit',
  ].join(' ');

suite('domain/jackpot/draw-triggers', (test) => {
  const levels = [
    { potId: 'mini', weight: 3n },
    { potId: 'grand', weight: 1n },
  ];
  const wheel = (grand: Partial<PotRules> = {}, selector: JackpotRules['selector'] = 'Highest') =>
    jackpot({
      selector,
      pots: [
        pot({
          ...{ id: 'mini', contribution: part(0.4) },
          triggers: [{ kind: 'Wheel', maxMagicNumber: 9n, costPerAttempt: units(1), levels }],
        }),
        pot({ ...hitRate(4n, 1), id: 'other', contribution: part(0.2) }),
        pot({ id: 'grand', contribution: part(0.4), ...grand }),
      ],
    });
  const spun = (rules: JackpotRules, ...draws: bigint[]) => {
    const state = opened(rules);
    const quoted = quoteFor(rules, ['mini', 'other', 'grand']);
    const { entries, hits } = drawContribution(rules, state, quoted, inEuro(scriptedDraw(...draws)));
    const decided = entries[0]?.decisions.map((each) => `${each.pot} ${told(each)}${each.selected ? ', paid' : ''}`);
    return [...(decided ?? []), hits.map(({ potId }) => potId).join(' ')];
  };

  test('Wheel: a first draw hits or not, a second one picks the level', () => {
    assert.equal(spun(wheel(), 1n, 1n), ['mini Wheel 1/9 no hit', 'other HitRate 1/4 no hit', '']);
    assert.equal(spun(wheel(), 0n, 2n, 1n), ['mini Wheel 0/9 2/4 hit, paid', 'other HitRate 1/4 no hit', 'mini']);
    assert.equal(spun(wheel(), 0n, 3n, 1n), ['grand Wheel 0/9 3/4 hit, paid', 'other HitRate 1/4 no hit', 'grand']);
  });

  test('Wheel: it is not drawn unless each of its levels could be won', () => {
    const poor = wheel({ contribution: fixed(0), initialSeed: 0n });
    assert.equal(spun(poor, 1n), ['mini Wheel not armed no hit', 'other HitRate 1/4 no hit', '']);
  });

  test('Wheel: with other hits, all are paid in template order, or one is and the others lapse', () => {
    const both = ['grand Wheel 0/9 3/4 hit, paid', 'other HitRate 0/4 hit, paid', 'other grand'];
    assert.equal(spun(wheel({}, 'None'), 0n, 3n, 0n), both);
    const one = ['grand Wheel 0/9 3/4 hit', 'other HitRate 0/4 hit, paid', 'other'];
    assert.equal(spun(wheel({}, 'Lowest'), 0n, 3n, 0n), one);
  });

  const cases: [
    title: string,
    given: Partial<PotRules>,
    before: Partial<PotBalances> & { house?: bigint },
    draws: bigint[],
    verdict: string,
  ][] = [
    // A contribution is 1.00; the pot takes all of it.
    ['HitRate: one attempt that misses', hitRate(1000n, 1), {}, [1n], 'HitRate 1/1000 no hit'],
    ['HitRate: one attempt that hits', hitRate(1000n, 1), {}, [0n], 'HitRate 0/1000 hit'],
    [
      'HitRate: as many attempts as whole costs',
      hitRate(1000n, 0.25),
      {},
      [1n, 999n, 5n, 7n],
      'HitRate 1/1000 999/1000 5/1000 7/1000 no hit',
    ],
    ['HitRate: the first hit ends it', hitRate(1000n, 0.25), {}, [1n, 0n], 'HitRate 1/1000 0/1000 hit'],
    [
      'HitRate: half a cost that is left is an attempt half of the time',
      hitRate(1000n, 0.4),
      {},
      [199_999n, 1n, 2n, 0n],
      'HitRate 199999/400000 1/1000 2/1000 0/1000 hit',
    ],
    [
      'HitRate: … and the other half it is none',
      hitRate(1000n, 0.4),
      {},
      [200_000n, 1n, 2n],
      'HitRate 200000/400000 1/1000 2/1000 no hit',
    ],
    ['HitRate: a cost above the contribution', hitRate(10n, 4), {}, [1_000_000n], 'HitRate 1000000/4000000 no hit'],
    ['HitRate: 1 in 1 always hits', hitRate(1n, 1), {}, [0n], 'HitRate 0/1 hit'],
    [
      'MustHitBy: hits when the draw is below what was added',
      mustHitBy(10),
      {},
      [999_999n],
      'MustHitBy 999999/5000000 hit',
    ],
    ['MustHitBy: misses at what was added', mustHitBy(10), {}, [1_000_000n], 'MustHitBy 1000000/5000000 no hit'],
    [
      'MustHitBy: draws over the way that is left',
      mustHitBy(10),
      { contributedAmount: units(3) },
      [1_500_000n],
      'MustHitBy 1500000/2000000 no hit',
    ],
    [
      'MustHitBy: the last step cannot miss',
      mustHitBy(10),
      { contributedAmount: units(4.5) },
      [499_999n],
      'MustHitBy 499999/500000 hit',
    ],
    [
      'MustHitBy: at the bound it hits without a draw',
      mustHitBy(10),
      { contributedAmount: units(5) },
      [],
      'MustHitBy hit',
    ],
    [
      'MustHitBy: what adds nothing draws nothing',
      { ...mustHitBy(10), contribution: fixed(0) },
      {},
      [],
      'MustHitBy no hit',
    ],
    [
      'MustHitBy: up to hit_from nothing is drawn',
      mustHitBetween(7, 10),
      { contributedAmount: units(1) },
      [],
      'MustHitBy no hit',
    ],
    [
      'MustHitBy: … and past it, the part that passed it counts over the whole range',
      mustHitBetween(7, 10),
      { contributedAmount: units(1.5) },
      [500_000n],
      'MustHitBy 500000/3000000 no hit',
    ],
    [
      'MustHitBy: … of which the last step cannot miss',
      mustHitBetween(7, 10),
      { contributedAmount: units(4) },
      [999_999n],
      'MustHitBy 999999/1000000 hit',
    ],
    [
      'MustHitBy: with weight 2, distances count as their squares',
      mustHitBetween(7, 10, 2),
      { contributedAmount: units(3) },
      [2_999_999_999_999n],
      'MustHitBy 2999999999999/8000000000000 hit',
    ],
    [
      'MustHitBy: … and miss at what was gained',
      mustHitBetween(7, 10, 2),
      { contributedAmount: units(3) },
      [3_000_000_000_000n],
      'MustHitBy 3000000000000/8000000000000 no hit',
    ],
    [
      'HitRate: odds that have not begun to rise',
      risingTo(10n, { by: 'Value', from: units(5), to: units(8) }),
      {},
      [1n],
      'HitRate 1/1000 no hit',
    ],
    [
      'HitRate: odds on their way, rounded to the harder',
      risingTo(10n, { by: 'Value', from: units(5), to: units(8) }),
      { contributedAmount: units(1.0001) },
      [0n],
      'HitRate 0/670 hit',
    ],
    [
      'HitRate: odds at their best',
      risingTo(10n, { by: 'Value', from: units(5), to: units(8) }),
      { contributedAmount: units(30) },
      [9n],
      'HitRate 9/10 no hit',
    ],
    // Arming.
    [
      'a pot that would pay less than a cent is not drawn',
      { ...hitRate(1n, 1), initialSeed: 0n, contribution: fixed(0.009999) },
      {},
      [],
      'HitRate not armed no hit',
    ],
    [
      '… at one cent it is',
      { ...hitRate(1n, 1), initialSeed: 0n, contribution: fixed(0.01) },
      {},
      [0n],
      'HitRate 0/1 hit',
    ],
    ['without AllowedSeedDeficit any deficit is', hitRate(1n, 1), { house: units(-7e9) }, [0n], 'HitRate 0/1 hit'],
    [
      'a deficit of the allowed size is',
      { ...hitRate(1n, 1), allowedSeedDeficit: units(2), contribution: fixed(1) },
      { house: units(3) },
      [0n],
      'HitRate 0/1 hit',
    ],
    [
      '… of a micro more is not',
      { ...hitRate(1n, 1), allowedSeedDeficit: units(2), contribution: fixed(1) },
      { house: units(2.999999) },
      [],
      'HitRate not armed no hit',
    ],
    [
      'a pot that can reseed itself is, however much the house owes',
      { ...hitRate(1n, 1), allowedSeedDeficit: 0n },
      { house: units(-9), contributedSeed: units(2), overflow: units(2), surplusSeed: units(1) },
      [0n],
      'HitRate 0/1 hit',
    ],
    [
      '… but not with an overflow that belongs elsewhere',
      { ...hitRate(1n, 1), allowedSeedDeficit: 0n, diversion: { flushThreshold: units(100) } },
      { house: units(-9), contributedSeed: units(2), overflow: units(2), surplusSeed: units(1) },
      [],
      'HitRate not armed no hit',
    ],
    [
      'in its last life it needs no seed',
      { ...hitRate(1n, 1), allowedSeedDeficit: 0n, maxInstantiationCount: 1 },
      { house: units(-9) },
      [0n],
      'HitRate 0/1 hit',
    ],
    [
      '… before it, it does',
      { ...hitRate(1n, 1), allowedSeedDeficit: 0n, maxInstantiationCount: 2 },
      { house: units(-9) },
      [],
      'HitRate not armed no hit',
    ],
    [
      'Available never needs the house',
      { ...hitRate(1n, 1), allowedSeedDeficit: 0n, reseedStrategy: 'Available' },
      { house: units(-9) },
      [0n],
      'HitRate 0/1 hit',
    ],
    [
      'a reseed that the house’s range has no room for is not risked',
      hitRate(1n, 1),
      { house: units(-8e9) },
      [],
      'HitRate not armed no hit',
    ],
    [
      'a share that may have no payee, and that the surplus seed has no room for, is not risked',
      { ...hitRate(1n, 1), payout: HALVED },
      { surplusSeed: AMOUNT_MAX_MICROS },
      [],
      'HitRate not armed no hit',
    ],
  ];
  for (const [title, given, before, draws, verdict] of cases)
    test(title, () => {
      const rules = jackpot({ pots: [pot(given)] });
      const draw = scriptedDraw(...draws);
      const { entries } = play(rules, holding(rules, before), draw);
      assert.equal(entries[0]?.decisions.map(told), [verdict]);
      assert.is(draw.ranges.length, draws.length);
    });

  test('a pot whose pay would be beyond the range in the winner’s currency is armed, and pays in the jackpot’s', () => {
    const rules = jackpot({ pots: [pot({ ...hitRate(1n, 1), initialSeed: units(1_000_000) })] });
    const state = opened(rules);
    const rate = { numerator: 1n, denominator: 17_000n };
    const context = { ...inEuro(scriptedDraw(0n)), winnerCurrency: 'IDR', rate };
    const { entries, wins } = contribute(rules, state, quoteFor(rules, ['main'], { currency: 'IDR', rate }), context);
    assert.equal(entries[0]?.decisions.map(told), ['HitRate 0/1 hit']);
    const { currency, amount } = wins[0]?.pay ?? {};
    assert.is(`${decimalFromMicros(amount ?? 0n)} ${currency}`, '1000001 EUR');
  });

  test('a fee that the house has no room for is the operator’s at once', () => {
    const payout = { main: fractionFromNumber(0.5), fee: fractionFromNumber(0.5), community: [] };
    const rules = jackpot({ pots: [pot({ ...hitRate(1n, 1), payout })] });
    const before = holding(rules, { house: units(8e9 - 2) });
    const { state, entries } = drawContribution(rules, before, quoteFor(rules, ['main']), inEuro(scriptedDraw(0n)));
    assert.equal(entries[0]?.decisions.map(told), ['HitRate 0/1 hit']);
    const paid = payHits(
      rules,
      { state, entries, hits: [{ potId: 'main', decisions: [] }] },
      inEuro(scriptedDraw()),
      new Map([['main', { byRule: [], decisions: [] }]]),
    );
    assert.equal([paid.state.house, paid.state.swept], [units(8e9 - 5), units(1)]);
  });

  // A pot of 5 EUR gets 1 EUR, so a win moves 6.
  const nearTheRange: [title: string, changed: Partial<InstanceBalances>, own: Partial<PotBalances>, armed: boolean][] =
    [
      ['withheld wins have no limit', { withheld: 1_000n * AMOUNT_MAX_MICROS }, {}, true],
      ['neither has what was paid', { paid: 10_000n * AMOUNT_MAX_MICROS, withheld: units(1) }, {}, true],
      ['the pot’s own balances fit into one', {}, { surplusSeed: units(8e9 - 6) }, true],
      ['… do not', {}, { surplusSeed: units(8e9 - 5.999999) }, false],
      ['diversions have no limit', { diverted: 10_000n * AMOUNT_MAX_MICROS, diverting: units(8e9) }, {}, true],
    ];
  for (const [title, changed, own, armed] of nearTheRange)
    test(`${title}: ${armed ? 'armed' : 'not armed'}`, () => {
      const rules = jackpot({ pots: [pot({ ...hitRate(2n, 1), diversion: { flushThreshold: units(8e9) } })] });
      const { entries } = play(
        rules,
        { ...holding(rules, own), ...changed },
        armed ? scriptedDraw(1n) : scriptedDraw(),
      );
      assert.equal(
        entries[0]?.decisions.map((decision) => decision.armed),
        [armed],
      );
    });

  test('every trigger of a pot is drawn, and one hit is enough', () => {
    const rules = jackpot({
      pots: [pot({ triggers: [...(hitRate(10n, 1).triggers ?? []), ...(mustHitBy(10).triggers ?? [])] })],
    });
    const { entries, wins } = play(rules, opened(rules), scriptedDraw(0n, 4_999_999n));
    assert.equal(entries[0]?.decisions.map(told), ['HitRate 0/10 hit', 'MustHitBy 4999999/5000000 no hit']);
    assert.is(wins.length, 1);
  });

  test('a pot that the contribution is not in is not drawn', () => {
    const criteria = { minBaseWager: units(10), minContribution: 0n };
    const rules = jackpot({
      pots: [
        pot({ id: 'one', contribution: fixed(0.5), ...hitRate(10n, 1) }),
        pot({ id: 'two', contribution: fixed(0.5), ...hitRate(10n, 1), criteria }),
      ],
    });
    const { entries } = play(rules, opened(rules), scriptedDraw(5n));
    assert.equal(
      entries[0]?.decisions.map((decision) => decision.pot),
      ['one'],
    );
  });

  test('order: pots are drawn in the order of the template', () => {
    const rules = jackpot({
      pots: [
        pot({ id: 'z', contribution: fixed(0.5), ...hitRate(7n, 1) }),
        pot({ id: 'a', contribution: fixed(0.5), ...hitRate(9n, 1) }),
      ],
    });
    const draw = scriptedDraw(1n, 1n);
    play(rules, opened(rules), draw);
    assert.equal(draw.ranges, [7n, 9n]);
  });

  test('a draw outside of its range is refused as a bug', () => {
    const rules = jackpot({ pots: [pot(hitRate(10n, 1))] });
    assert.throws(() => play(rules, opened(rules), () => 10n), 'a draw below 10 gave 10');
  });

  test('attempts are based on the whole base, not on the pot’s share', () => {
    const rules = jackpot({ pots: [pot({ contribution: fixed(0.01), ...hitRate(10n, 0.5) })] });
    const draw = scriptedDraw(1n, 1n);
    const { state } = play(rules, opened(rules), draw);
    assert.equal(draw.ranges, [10n, 10n]);
    assert.is(potOf(state, 'main').contributedAmount, units(0.01));
  });
});
