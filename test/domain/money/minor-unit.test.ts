import * as assert from 'uvu/assert';
import { fraction } from '../../../domain/money/fraction.ts';
import { microsFromDecimal } from '../../../domain/money/micros.ts';
import {
  ceilToMinorUnit,
  floorToMinorUnit,
  isCurrencyCode,
  minorUnitMicros,
} from '../../../domain/money/minor-unit.ts';
import { suite } from '../../support/suite.ts';

suite('domain/money/minor-unit', (test) => {
  const cases: [currency: string, amount: string, floored: string, ceiled: string][] = [
    ['EUR', '5.639999', '5.63', '5.64'],
    ['EUR', '5.63', '5.63', '5.63'],
    ['EUR', '0.000001', '0', '0.01'],
    ['EUR', '-0.005', '-0.01', '0'],
    ['JPY', '5.63', '5', '6'],
    ['KRW', '0.999999', '0', '1'],
    ['BHD', '5.6385', '5.638', '5.639'],
    ['CLF', '5.63855', '5.6385', '5.6386'],
    ['XXX', '5.639', '5.63', '5.64'],
  ];
  for (const [currency, amount, floored, ceiled] of cases)
    test(`rounding: ${amount} ${currency} lies between ${floored} and ${ceiled}`, () => {
      assert.is(floorToMinorUnit(microsFromDecimal(amount), currency), microsFromDecimal(floored));
      assert.is(ceilToMinorUnit(microsFromDecimal(amount), currency), microsFromDecimal(ceiled));
    });

  test('rounding: a part below one micro counts', () => {
    const third = fraction(40_001n, 4n);
    assert.is(floorToMinorUnit(third, 'EUR'), 10_000n);
    assert.is(ceilToMinorUnit(third, 'EUR'), 20_000n);
  });

  test('unit: EUR has cents, JPY none, BHD thousandths, UYW ten-thousandths', () => {
    assert.equal(['EUR', 'JPY', 'BHD', 'UYW'].map(minorUnitMicros), [10_000n, 1_000_000n, 1_000n, 100n]);
  });

  const codes: [text: string, verdict: boolean][] = [
    ['EUR', true],
    ['eur', false],
    ['EU', false],
    ['EURO', false],
    ['E1R', false],
    ['EUR\n', false],
    ['', false],
  ];
  for (const [text, verdict] of codes)
    test(`unit: ${JSON.stringify(text)} is ${verdict ? 'a' : 'no'} currency code`, () =>
      assert.is(isCurrencyCode(text), verdict));
});
