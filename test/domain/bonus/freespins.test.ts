import * as assert from 'uvu/assert';
import { type Freespins, spinsUsed, takenBy, totalBudget } from '../../../domain/bonus/freespins.ts';
import { suite } from '../../support/suite.ts';

const FIXED: Freespins = { type: 'Fixed', currency: 'EUR', count: 20, amount: 200_000n };
const VARIABLE: Freespins = { type: 'Variable', currency: 'EUR', count: 1, amount: 5_000_000n };

suite('domain/bonus/freespins', (test) => {
  test('a budget is the value of all spins', () => {
    assert.is(totalBudget(FIXED), 4_000_000n);
    assert.is(totalBudget(VARIABLE), 5_000_000n);
  });

  test('spins are counted; a budget is used when nothing is left of it', () => {
    const cases = [
      [FIXED, 0n, 0],
      [FIXED, 200_000n, 1],
      [FIXED, 4_000_000n, 20],
      [VARIABLE, 0n, 0],
      [VARIABLE, 4_999_999n, 0],
      [VARIABLE, 5_000_000n, 1],
    ] as const;
    for (const [freespins, used, spins] of cases)
      assert.is(spinsUsed(freespins, used), spins, `${freespins.type} ${used}`);
  });

  test('a use names a count of Fixed freespins or an amount of Variable ones, and nothing else', () => {
    const cases = [
      [FIXED, { count: 3 }, 600_000n],
      [FIXED, { amount: 200_000n }, undefined],
      [FIXED, { count: 1, amount: 200_000n }, undefined],
      [FIXED, {}, undefined],
      [VARIABLE, { amount: 7n }, 7n],
      [VARIABLE, { count: 1 }, undefined],
      [VARIABLE, { count: 1, amount: 7n }, undefined],
      [VARIABLE, {}, undefined],
    ] as const;
    for (const [freespins, use, taken] of cases) assert.is(takenBy(freespins, use), taken, freespins.type);
  });
});
