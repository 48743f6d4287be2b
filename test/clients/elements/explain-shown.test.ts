import * as assert from 'uvu/assert';
import { suite } from '../../support/suite.ts';
import { unexplained } from './explain-shown.ts';

const HELD = [
  { fromMs: 0, coins: 100 },
  { fromMs: 10, coins: 200 },
  { fromMs: 20, coins: 50 },
  { fromMs: 30, coins: 80 },
];
const shown = (...values: [atMs: number, coins: number][]) => values.map(([atMs, coins]) => ({ atMs, coins }));

suite('clients/elements/explain-shown', (test) => {
  test('a counter that follows late is explained', () => {
    assert.is(unexplained(HELD, shown([5, 100], [12, 140], [18, 200], [25, 200], [31, 50], [40, 80])), undefined);
    assert.is(unexplained(HELD, shown([5, 100], [25, 50], [26, 50], [90, 80])), undefined, 'it missed a value');
  });

  const found = (...values: Parameters<typeof shown>): string => unexplained(HELD, shown(...values)) ?? 'nothing';

  test('a counter ahead of the pot, above it, or back without a fall is found', () => {
    assert.match(found([9, 101]), '101 at 9');
    assert.match(found([15, 201]), '201 at 15');
    assert.match(found([12, 150], [15, 140]), '140 at 15');
    assert.match(found([12, 150], [25, 50], [35, 81]), '81 at 35');
    assert.match(found([5, 100], [25, 50], [35, 70], [36, 60]), '60 at 36');
  });
});
