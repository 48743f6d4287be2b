import * as assert from 'uvu/assert';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { numberFromMicros } from '../../../domain/money/micros.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { chiSquare, kolmogorovSmirnov } from '../statistics.ts';
import { jackpot, playOn, pot, units } from './sample-jackpot.ts';

const hitRate = (maxMagicNumber: bigint, costPerAttempt: number): JackpotRules =>
  jackpot({ pots: [pot({ triggers: [{ kind: 'HitRate', maxMagicNumber, costPerAttempt: units(costPerAttempt) }] })] });

const mustHitBy = (hitBy: number): JackpotRules =>
  jackpot({
    pots: [pot({ initialSeed: units(2), minReseed: units(2), triggers: [{ kind: 'MustHitBy', hitBy: units(hitBy) }] })],
  });

suite('the odds', (test) => {
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
