import * as assert from 'uvu/assert';
import { bonusStateAt } from '../../../domain/bonus/freespins.ts';
import { suite } from '../../support/suite.ts';

suite('domain/bonus/bonus-state', (test) => {
  test('a bonus is expired from its end on; Consumed and Expired are final even if the clock is set back', () => {
    const cases = [
      ['Available', 999, 'Available'],
      ['Available', 1000, 'Expired'],
      ['Available', 1001, 'Expired'],
      ['Consumed', 1001, 'Consumed'],
      ['Expired', 0, 'Expired'],
    ] as const;
    for (const [state, nowMs, expected] of cases)
      assert.is(bonusStateAt({ state, expiresAtMs: 1000 }, nowMs), expected);
  });
});
