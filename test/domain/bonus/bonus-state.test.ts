import * as assert from 'uvu/assert';
import { bonusStateAt } from '../../../domain/bonus/bonus-state.ts';
import { suite } from '../../support/suite.ts';

suite('domain/bonus/bonus-state', (test) => {
  test('a bonus has expired from its moment on; Consumed and Expired are final whatever the clock says', () => {
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
