import * as assert from 'uvu/assert';
import { quote } from '../../../domain/jackpot/quote.ts';
import { fraction, ONE, ZERO } from '../../../domain/money/fraction.ts';
import { NO_PARTICIPATION, type Participation, preferenceFor } from '../../../domain/opt-in/participation.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, units } from '../jackpot/sample-jackpot.ts';

const RATE = fraction(10n, 11n);
const player = (optedIn: boolean | null, preferences: { [currency: string]: number }): Participation => ({
  ...NO_PARTICIPATION,
  optedIn,
  preferences: Object.entries(preferences).map(([currency, amount]) => ({ currency, amount: units(amount) })),
});
const inDollars = (participation: Participation) =>
  preferenceFor(participation, { currency: 'USD', jackpotCurrency: 'EUR', rate: RATE });

suite('domain/opt-in/participation', (test) => {
  test('a contribution uses the preference in its own currency, exactly converted', () => {
    assert.equal(inDollars(player(true, { EUR: 7, USD: 2.5 })), fraction(25_000_000n, 11n));
  });

  test('… else the one in the jackpot’s currency', () => {
    assert.equal(inDollars(player(true, { EUR: 7, GBP: 2 })), fraction(units(7)));
  });

  test('… and no other', () => {
    assert.is(inDollars(player(true, { GBP: 2 })), undefined);
  });

  test('who is not opted in has none', () => {
    assert.is(inDollars(player(false, { USD: 2.5 })), undefined);
    assert.is(inDollars(player(null, { USD: 2.5 })), undefined);
  });

  test('a player who chose 2.50 is debited 2.50 at any rate', () => {
    const rules = jackpot({ operatorPercentage: ZERO });
    for (const rate of [ONE, RATE, fraction(7n, 9n), fraction(1n, 3n), fraction(1_234_567n, 891_011n)]) {
      const preference = preferenceFor(player(true, { USD: 250 }), { currency: 'USD', jackpotCurrency: 'EUR', rate });
      const wager = { wager: 0n, currency: 'USD', rate, preference };
      assert.is(quote(rules, { ...wager, enabledPots: ['main'] }).playerDebit, units(250));
    }
  });
});
