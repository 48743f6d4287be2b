import * as assert from 'uvu/assert';
import { numberFromMultiplier } from '../../../domain/money/currencies.ts';
import { fractionFromDecimal } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';

suite('domain/money/currencies', (test) => {
  test('a multiplier is written as the number that it was read from', () => {
    for (const text of ['163', '11.25', '1.0852', '0.1', '0.000000000001', '1000000000000', '16400.123456789'])
      assert.is(numberFromMultiplier(fractionFromDecimal(text)), Number(text), text);
  });

  test('one with more digits than a number holds is written as the nearest', () => {
    const text = '16400.123456789012';
    assert.is(numberFromMultiplier(fractionFromDecimal(text)), Number(text));
  });
});
