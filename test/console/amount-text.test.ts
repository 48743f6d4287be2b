import * as assert from 'uvu/assert';
import { amountText, sumAmounts } from '../../console/parts/figure-texts.ts';
import { suite } from '../support/suite.ts';

suite('console/amount-text', (test) => {
  const cases: readonly [amount: number | string, currency: string, shown: string][] = [
    [5, 'EUR', '5.00'],
    [5.63, 'EUR', '5.63'],
    [0.000001, 'EUR', '0.000001'],
    [0.0000001, 'EUR', '0.0000001'],
    [1234567.5, 'EUR', '1,234,567.50'],
    [8_000_000_000, 'EUR', '8,000,000,000.00'],
    [7_999_999_999.999999, 'EUR', '7,999,999,999.999999'],
    ['8000000000', 'JPY', '8,000,000,000'],
    [1200.5, 'JPY', '1,200.5'],
    [-4.13, 'EUR', '−4.13'],
    [0, 'KWD', '0.000'],
    [1, 'XXQ', '1.00'],
  ];
  for (const [amount, currency, shown] of cases)
    test(`${amount} ${currency} is ${shown}`, () => assert.is(amountText(amount, currency), shown));

  test('a sum is exact, where a sum of numbers is not, and one for each currency', () => {
    const of = (amount: number | string, currency = 'EUR') => ({ amount, currency });
    assert.equal(sumAmounts([of(0.1), of(0.2), of('0.000001')]), [{ amount: '0.300001', currency: 'EUR' }]);
    assert.equal(sumAmounts([of(5), of(7, 'SEK'), of(-1)]), [
      { amount: '4.000000', currency: 'EUR' },
      { amount: '7.000000', currency: 'SEK' },
    ]);
    assert.equal(sumAmounts([of(7_999_999_999.999999), of(0.000001)]), [
      { amount: '8000000000.000000', currency: 'EUR' },
    ]);
  });
});
