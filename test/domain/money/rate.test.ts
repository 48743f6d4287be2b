import * as assert from 'uvu/assert';
import { rateBetween } from '../../../domain/money/currencies.ts';
import { fraction, fractionFromNumber, multiply, ONE, textFromFraction } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';

const table = {
  base: 'EUR',
  multipliers: new Map([
    ['EUR', fraction(7n)],
    ['USD', fractionFromNumber(1.25)],
    ['JPY', fractionFromNumber(160)],
    ['ZZZ', fraction(0n)],
  ]),
};

suite('domain/money/rate', (test) => {
  const cases: [from: string, to: string, ratio: string | undefined][] = [
    ['EUR', 'EUR', '1/1'],
    ['XTS', 'XTS', '1/1'],
    ['EUR', 'USD', '5/4'],
    ['USD', 'EUR', '4/5'],
    ['USD', 'JPY', '128/1'],
    ['JPY', 'USD', '1/128'],
    ['EUR', 'XTS', undefined],
    ['XTS', 'EUR', undefined],
    ['EUR', 'ZZZ', undefined],
    ['ZZZ', 'EUR', undefined],
  ];
  for (const [from, to, ratio] of cases)
    test(`unit: 1 ${from} is ${ratio ?? 'an unknown amount of'} ${to}`, () => {
      const rate = rateBetween(from, to, table);
      assert.is(rate && textFromFraction(rate), ratio);
    });

  test('unit: there and back is exactly 1', () => {
    const there = rateBetween('USD', 'JPY', table);
    const back = rateBetween('JPY', 'USD', table);
    assert.equal(there && back && multiply(there, back), ONE);
  });
});
