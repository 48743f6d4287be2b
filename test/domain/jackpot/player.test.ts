import * as assert from 'uvu/assert';
import { payTerms } from '../../../domain/jackpot/player.ts';
import { fraction, ONE, textFromFraction } from '../../../domain/money/fraction.ts';
import { suite } from '../../support/suite.ts';

const currencies = { base: 'EUR', multipliers: new Map([['USD', fraction(11n, 10n)]]) };

suite('domain/jackpot/player', (test) => {
  const cases: [title: string, last: string | undefined, verdict: string][] = [
    ['the currency of the last contribution', 'USD', 'USD 10/11'],
    ['… also when it is the jackpot’s', 'EUR', 'EUR 1/1'],
    ['the jackpot’s without a contribution', undefined, 'EUR 1/1'],
    ['the jackpot’s when a multiplier is missing', 'SEK', 'EUR 1/1'],
  ];
  for (const [title, last, verdict] of cases)
    test(`is paid in ${title}`, () => {
      const { currency, rate } = payTerms(last, 'EUR', currencies);
      assert.is(`${currency} ${textFromFraction(rate)}`, verdict);
    });

  test('a jackpot in a currency without a multiplier pays in it all the same', () => {
    assert.equal(payTerms('USD', 'SEK', currencies), { currency: 'SEK', rate: ONE });
  });
});
