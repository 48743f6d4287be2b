import * as assert from 'uvu/assert';
import { openState } from '../../../domain/jackpot/open-state.ts';
import { quote } from '../../../domain/jackpot/quote.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import { templateFaults } from '../../../domain/jackpot/template-faults.ts';
import { type Fraction, fraction, ONE, ZERO } from '../../../domain/money/fraction.ts';
import { AmountOutOfRange } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { fixed, jackpot, pot, units } from './sample-jackpot.ts';

suite('domain/jackpot/attempts', (test) => {
  // A player's debit is rounded up to the minor unit of the player's currency, which may be worth far more than the charge.
  const cases: [
    jackpotCurrency: string,
    amount: number,
    cost: number,
    payer: string,
    rate: Fraction,
    verdict: 'refused' | 'taken',
  ][] = [
    ['EUR', 0.001, 0.000001, 'EUR', ONE, 'refused'],
    ['IDR', 1, 0.001, 'USD', fraction(16000n), 'refused'],
    ['JPY', 1, 0.001, 'EUR', fraction(170n), 'refused'],
    ['EUR', 1, 0.001, 'EUR', ONE, 'taken'],
    ['EUR', 0.01, 0.00001, 'EUR', ONE, 'taken'],
  ];
  for (const [currency, amount, cost, payer, rate, verdict] of cases)
    test(`a contribution of ${amount} ${currency} in ${payer} at ${cost} an attempt, which publishing allows, is ${verdict}`, () => {
      const trigger = { kind: 'HitRate', maxMagicNumber: 1000n, costPerAttempt: units(cost) } as const;
      const rules = jackpot({
        currency,
        contribution: fixed(amount),
        maxContribution: units(amount),
        operatorPercentage: ZERO,
        pots: [pot({ triggers: [trigger] })],
      });
      assert.equal(templateFaults(rules), []);
      const input = { wager: units(10), currency: payer, rate, enabledPots: enabledPots(openState(rules).state) };
      if (verdict === 'taken') assert.ok(quote(rules, input).base / trigger.costPerAttempt <= 1000n);
      else
        assert.throws(
          () => quote(rules, input),
          (error: Error) => error instanceof AmountOutOfRange,
        );
    });
});
