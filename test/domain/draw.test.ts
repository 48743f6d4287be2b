import * as assert from 'uvu/assert';
import { seededDraw } from '../support/seeded-draw.ts';
import { suite } from '../support/suite.ts';
import { chiSquare } from './statistics.ts';

// The odds below depend on this draw, so it is tested first.
suite('domain/draw, as tests seed it', (test) => {
  const ranges: [range: bigint, cells: number, limit: number][] = [
    [2n, 2, 10.83],
    [10n, 10, 27.88],
    // One and a half times 2^32: a remainder would make the lower numbers more likely.
    [3n * 2n ** 31n, 3, 13.82],
    [3n * 2n ** 63n, 3, 13.82],
  ];
  for (const [range, cells, limit] of ranges)
    test(`odds: draws below ${range} are uniform`, () => {
      const draw = seededDraw(7);
      const counts = Array.from({ length: cells }, () => 0);
      for (let index = 0; index < 30_000; index += 1) {
        const cell = Number((draw(range) * BigInt(cells)) / range);
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
      assert.ok(
        chiSquare(
          counts,
          counts.map(() => 30_000 / cells),
        ) < limit,
      );
    });

  test('a draw below 1 is 0, and below 0 nothing can be drawn', () => {
    assert.is(seededDraw(1)(1n), 0n);
    assert.throws(() => seededDraw(1)(0n), 'nothing can be drawn');
  });

  test('a seed repeats its draws, another does not', () => {
    const first = (seed: number) => Array.from({ length: 5 }, seededDrawOf(seed));
    const seededDrawOf = (seed: number) => {
      const draw = seededDraw(seed);
      return () => draw(1_000_000n);
    };
    assert.equal(first(1), first(1));
    assert.not.equal(first(1), first(2));
  });
});
