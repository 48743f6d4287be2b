import * as assert from 'uvu/assert';
import { amountFormat, atRate, toMicros } from '../../../clients/typescript/src/elements/amounts.ts';
import { suite } from '../../support/suite.ts';

suite('clients/elements/amounts', (test) => {
  test('amounts are exact up to the largest of the platform', () => {
    assert.is(toMicros('8000000000'), 8_000_000_000_000_000);
    assert.is(toMicros('0.000001'), 1);
    assert.is(toMicros('12.5'), 12_500_000);
    assert.is(toMicros(0.3), 300_000);
  });

  test('another currency is rounded down, as the platform does', () => {
    assert.is(atRate(12_500_000, undefined), 12_500_000);
    assert.is(atRate(12_500_000, '1.1'), 13_750_000);
    assert.is(atRate(1, '0.999999'), 0);
    assert.is(atRate(8_000_000_000_000_000, '1'), 8_000_000_000_000_000);
    assert.is(atRate(100_000_000, '0.847211'), 84_721_100);
    const dong = atRate(7_999_999_123_456_789, '30211.987654321');
    assert.is(amountFormat('en', 'VND').format(dong), '₫241,695,874,752,455');
  });

  test('they are written in the language of the page, rounded down to the smallest coin', () => {
    assert.is(amountFormat('en', 'EUR').format(toMicros('1284310.559')), '€1,284,310.55');
    assert.is(amountFormat('de', 'EUR').format(toMicros('1284310.55')).replaceAll(/\s/g, ' '), '1.284.310,55 €');
    assert.is(amountFormat('en', 'JPY').format(toMicros('1999.9')), '¥1,999');
    assert.is(amountFormat('en', 'JPY').coin, 1_000_000);
  });

  test('currencies that are none stand behind their number, with their decimals', () => {
    assert.is(amountFormat('en', 'POINTS', 0).format(toMicros('1500.7')), '1,500 POINTS');
    assert.is(amountFormat('en', 'SC').format(toMicros('12.5')), '12.50 SC');
    assert.is(amountFormat('en', 'USDT', 6).format(toMicros('0.123456')), '0.123456 USDT');
  });
});
