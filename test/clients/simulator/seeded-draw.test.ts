import * as assert from 'uvu/assert';
import { createStreams, SEED_MAX, seededDraw } from '../../../clients/simulator/seeded-draw.ts';
import { chiSquare, kolmogorovSmirnov } from '../../domain/statistics.ts';
import { suite } from '../../support/suite.ts';

const some = (seed: number, stream: number): bigint[] => {
  const { draw } = seededDraw(seed, stream);
  return Array.from({ length: 20 }, () => draw(1_000_000n));
};

suite('clients/simulator/seeded-draw', (test) => {
  test('a seed repeats its numbers; neighbouring seeds, streams and halves of a seed have others', () => {
    assert.equal(some(5, 0), some(5, 0));
    const all = [some(5, 0), some(6, 0), some(5, 1), some(5 + 2 ** 32, 0), some(SEED_MAX, 0), some(0, 0)];
    assert.is(new Set(all.map(String)).size, all.length);
    const { draw, pick } = createStreams(5, 0);
    assert.equal(
      Array.from({ length: 20 }, () => draw(1_000_000n)),
      some(5, 0),
    );
    assert.not.equal(
      Array.from({ length: 20 }, () => BigInt(pick(1_000_000))),
      some(5, 0),
    );
  });

  test('small ranges come equally often', () => {
    const { draw } = seededDraw(20_261_123, 0);
    for (const range of [2, 7, 100]) {
      const counts = Array.from({ length: range }, () => 0);
      for (let at = 0; at < range * 500; at += 1) {
        const drawn = Number(draw(BigInt(range)));
        counts[drawn] = (counts[drawn] ?? 0) + 1;
      }
      // Above this once in 1,000, by the normal approximation of chi-square.
      const limit = range - 1 + 3.1 * Math.sqrt(2 * (range - 1)) + 8;
      assert.ok(
        chiSquare(
          counts,
          counts.map(() => 500),
        ) < limit,
        `${range}`,
      );
    }
  });

  test('ranges beyond a word, up to the largest amount in micros, are uniform', () => {
    const { draw } = seededDraw(20_261_123, 1);
    for (const range of [2n ** 32n + 1n, 8_000_000_000_000_000n, 2n ** 53n])
      assert.ok(
        kolmogorovSmirnov(Array.from({ length: 2000 }, () => Number(draw(range)) / Number(range))) < 1.95,
        `${range}`,
      );
    assert.throws(() => draw(2n ** 53n + 1n), /nothing can be drawn below/);
    assert.throws(() => draw(0n), /nothing can be drawn below/);
  });
});
