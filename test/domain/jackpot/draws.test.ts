import * as assert from 'uvu/assert';
import { drawSample } from '../../../domain/jackpot/draws.ts';
import { scriptedDraw, seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';

/** Every sequence of outcomes that the draws of a sample can have. */
const allOutcomes = (population: number, size: number): bigint[][] => {
  let sequences: bigint[][] = [[]];
  for (let last = population - size; last < population; last += 1)
    sequences = sequences.flatMap((before) =>
      Array.from({ length: last + 1 }, (_, outcome) => [...before, BigInt(outcome)]),
    );
  return sequences;
};

suite('domain/jackpot/draws', (test) => {
  for (const [population, size] of [
    [4, 1],
    [5, 2],
    [5, 4],
    [6, 3],
  ] as const)
    test(`odds: over all draws each ${size} of ${population} are taken equally often`, () => {
      const times = new Map<string, number>();
      const sequences = allOutcomes(population, size);
      for (const outcomes of sequences) {
        const draw = scriptedDraw(...outcomes);
        const taken = drawSample(population, size, draw).join(' ');
        assert.is(draw.ranges.at(-1), BigInt(population));
        times.set(taken, (times.get(taken) ?? 0) + 1);
      }
      let subsets = 1;
      for (let index = 0; index < size; index += 1) subsets = (subsets * (population - index)) / (index + 1);
      assert.is(times.size, subsets);
      for (const count of times.values()) assert.is(count, sequences.length / subsets);
    });

  for (const [population, size] of [
    [0, 3],
    [2, 3],
    [3, 3],
  ] as const)
    test(`all of ${population} are taken when there is room for ${size}, and nothing is drawn`, () => {
      assert.equal(drawSample(population, size, scriptedDraw()), [0, 1, 2].slice(0, population));
    });

  test('10,000 of 100 million are taken with 10,000 draws, ascending and each once', () => {
    const draw = seededDraw(5);
    let draws = 0;
    const taken = drawSample(100_000_000, 10_000, (range) => {
      draws += 1;
      return draw(range);
    });
    assert.is(draws, 10_000);
    assert.is(taken.length, 10_000);
    for (const [index, place] of taken.entries()) assert.ok(place > (taken[index - 1] ?? -1) && place < 100_000_000);
  });
});
