import * as assert from 'uvu/assert';
import { apply } from '../../../domain/jackpot/draft.ts';
import { openState } from '../../../domain/jackpot/open-state.ts';
import type { Outcome } from '../../../domain/jackpot/outcome.ts';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import { ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros, numberFromMicros } from '../../../domain/money/micros.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { chiSquare, kolmogorovSmirnov } from '../statistics.ts';
import { trigger } from './at-once.ts';
import {
  imbalance,
  inEuro,
  jackpot,
  line,
  opened,
  play,
  playOn,
  pot,
  story,
  threePots,
  units,
} from './sample-jackpot.ts';

suite('the odds', (test) => {
  const hitRate = (maxMagicNumber: bigint, costPerAttempt: number): JackpotRules =>
    jackpot({
      pots: [pot({ triggers: [{ kind: 'HitRate', maxMagicNumber, costPerAttempt: units(costPerAttempt) }] })],
    });

  const mustHitBy = (hitBy: number): JackpotRules =>
    jackpot({
      pots: [
        pot({ initialSeed: units(2), minReseed: units(2), triggers: [{ kind: 'MustHitBy', hitBy: units(hitBy) }] }),
      ],
    });

  const rates: [n: bigint, cost: number, chance: number][] = [
    [10n, 1, 0.1],
    [1000n, 0.01, 1 - 0.999 ** 100],
    // Two attempts, and half of the time a third.
    [20n, 0.4, 0.5 * (1 - 0.95 ** 2) + 0.5 * (1 - 0.95 ** 3)],
    // An attempt costs four contributions.
    [5n, 4, 0.25 * 0.2],
  ];
  for (const [n, cost, chance] of rates)
    test(`odds: HitRate 1 in ${n} at ${cost} per attempt hits with ${chance.toFixed(4)} (χ²)`, () => {
      const rounds = 20_000;
      let hits = 0;
      let left = rounds;
      playOn(hitRate(n, cost), 11, ({ wins }) => {
        hits += wins.length;
        left -= 1;
        return left > 0;
      });
      const expected = [rounds * chance, rounds * (1 - chance)];
      assert.ok(chiSquare([hits, rounds - hits], expected) < 10.83, `${hits} hits, ${expected[0]} expected`);
    });

  test('odds: HitRate forgets: the contributions between hits are geometric (χ²)', () => {
    const wins = 5_000;
    const lengths = Array.from({ length: 30 }, () => 0);
    let length = 0;
    let left = wins;
    playOn(hitRate(10n, 1), 12, (outcome) => {
      length += 1;
      if (outcome.wins.length === 0) return true;
      const cell = Math.min(length, 30) - 1;
      lengths[cell] = (lengths[cell] ?? 0) + 1;
      length = 0;
      left -= 1;
      return left > 0;
    });
    const expected = lengths.map((_, cell) => wins * (cell < 29 ? 0.1 * 0.9 ** cell : 0.9 ** 29));
    // 29 degrees of freedom, once in 1,000.
    assert.ok(chiSquare(lengths, expected) < 58.3);
  });

  /** The positions of the hits, between the pot's seed (0) and its bound (1), according to the draw. */
  const hitPositions = (hits: number, preference?: () => number): number[] => {
    const positions: number[] = [];
    const limit = units(42);
    playOn(
      { ...mustHitBy(42), contribution: { fixed: units(0.25) } },
      13,
      ({ entries }) => {
        const decision = entries[0]?.decisions[0];
        const drawn = decision?.draws[0];
        if (decision?.hit && drawn !== undefined)
          positions.push(numberFromMicros(limit - drawn.range + drawn.outcome - units(2)) / 40);
        return positions.length < hits;
      },
      preference,
    );
    return positions;
  };

  test('odds: MustHitBy hits uniformly between seed and bound (KS)', () => {
    assert.ok(kolmogorovSmirnov(hitPositions(1_500)) < 1.95);
  });

  test('odds: … for any contributions (KS)', () => {
    const draw = seededDraw(14);
    assert.ok(kolmogorovSmirnov(hitPositions(1_500, () => Number(draw(300n)) / 100)) < 1.95);
  });

  test('odds: MustHitBy never passes its bound, and always hits on the way', () => {
    let wins = 0;
    playOn(mustHitBy(8), 15, (outcome) => {
      for (const win of outcome.wins) assert.ok(win.value <= units(8) && win.value > units(2));
      wins += outcome.wins.length;
      return wins < 500;
    });
  });
});

suite('the money model’s example', (test) => {
  // An example to follow with a pencil: 1.00 EUR each, a tenth for the house, three pots of 5, 50 and 500 EUR.
  const afterThree = () => {
    const rules = threePots();
    return [1, 2, 3].reduce((state) => play(rules, state).state, opened(rules));
  };

  const won = (): Outcome => {
    const outcome = trigger(threePots(), afterThree(), 'minor', inEuro());
    assert.not('refused' in outcome);
    if ('refused' in outcome) throw new Error(outcome.refused);
    return outcome;
  };

  test('opens with 555 of initial seeds', () => {
    const { state, entry } = openState(threePots());
    assert.equal(story([entry]), ['seed initialSeed -555 minor.seedValue 5 major.seedValue 50 mega.seedValue 500']);
    assert.is(imbalance(state), 0n);
  });

  test('after three contributions every balance is known', () => {
    const state = afterThree();
    assert.is(decimalFromMicros(state.house), '0.6');
    assert.is(line(state, 'minor'), 'v 5.63 cs 0.27 ss 0 of 0');
    assert.is(line(state, 'major'), 'v 50.45 cs 0.45 ss 0 of 0');
    assert.is(line(state, 'mega'), 'v 500.3 cs 0.3 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('minor pays 5.63 and is reseeded with 0.27 from its seed and 4.73 from the house', () => {
    const { state, entries, wins } = won();
    assert.equal(wins, [
      {
        potId: 'minor',
        instanceCount: 1,
        value: units(5.63),
        amount: units(5.63),
        pay: { currency: 'EUR', amount: units(5.63), rate: ONE },
        fee: 0n,
        community: [],
        sharing: [],
        residue: 0n,
      },
    ]);
    assert.equal(story(entries), [
      'win minor.seedValue -5 minor.contributedAmount -0.63 withheld 5.63',
      'reseed minor.seedValue 5 minor.contributedSeed -0.27 house -4.73',
    ]);
    assert.is(decimalFromMicros(state.house), '-4.13');
    assert.is(decimalFromMicros(state.withheld), '5.63');
    assert.is(line(state, 'minor'), 'v 5 cs 0 ss 0 of 0');
    assert.is(imbalance(state), 0n);
  });

  test('paid, 552.37 are left', () => {
    const { state, entry } = settle(won().state, units(5.63));
    const stock = state.pots.reduce(
      (sum, p) => sum + p.seedValue + p.contributedAmount + p.contributedSeed,
      state.house,
    );
    assert.is(decimalFromMicros(stock + state.withheld), '552.37');
    assert.is(decimalFromMicros(state.withheld), '0');
    assert.is(decimalFromMicros(state.paid), '5.63');
    assert.equal(story([entry]), ['payment withheld -5.63 paid 5.63']);
    assert.is(imbalance(state), 0n);
  });

  test('conservation: the ledger leads to the same balances', () => {
    const rules = threePots();
    const { state, entries } = won();
    const replayed = entries.reduce((at, entry) => apply(at, entry.postings), afterThree());
    const balances = (of: typeof state) => ({ ...of, pots: of.pots.map(({ id }) => line(of, id)) });
    assert.equal(balances(replayed), balances(state));
    assert.is(rules.pots.length, state.pots.length);
  });
});
