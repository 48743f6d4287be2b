import * as assert from 'uvu/assert';
import { NOTHING_DONE, outcomeToWire, withRows } from '../../../platform/opt-ins/bulk-outcome.ts';
import { suite } from '../../support/suite.ts';

const failures = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ under: `p-${from + index}`, reason: 'brand_excluded: No.' }));

suite('platform/opt-ins/bulk-outcome', (test) => {
  test('B24 lists 1,000 reasons, and says how many more there are', () => {
    let outcome = NOTHING_DONE;
    for (let from = 0; from < 100_000; from += 250) {
      outcome = withRows(outcome, 250, failures(from, 250));
      assert.ok(outcome.reasons.size <= 1000);
    }
    const { errors } = outcomeToWire(outcome);
    assert.equal([Object.keys(errors).length, errors['further errors']], [1001, '99000']);
    assert.equal([errors['p-999'], errors['p-1000']], ['brand_excluded: No.', undefined]);
    assert.is(outcome.done, 0);
  });

  test('B24 a player who fails twice has one reason, and 1,000 of them no further ones', () => {
    const all = withRows(NOTHING_DONE, 1002, failures(0, 1000));
    const again = withRows(all, 1, [{ under: 'p-7', reason: 'validation_failed: No.' }]);
    const { errors } = outcomeToWire(again);
    assert.equal([Object.keys(errors).length, errors['p-7']], [1000, 'validation_failed: No.']);
    assert.equal([again.done, all.reasons.get('p-7')], [2, 'brand_excluded: No.']);
  });

  test('B24 the names of objects are players like others', () => {
    const outcome = withRows(NOTHING_DONE, 1, [{ under: '__proto__', reason: 'brand_excluded: No.' }]);
    assert.is(JSON.stringify(outcomeToWire(outcome)), '{"errors":{"__proto__":"brand_excluded: No."}}');
  });
});
