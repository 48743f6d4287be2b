import * as assert from 'uvu/assert';
import { type AvailableBonus, payByBonus } from '../../../domain/jackpot/pay-by-bonus.ts';
import { operatorShareOf, type QuoteInput, quote } from '../../../domain/jackpot/quote.ts';
import { chargeWithout } from '../../../domain/jackpot/share-out.ts';
import { add, floor, fraction, isLess, ONE, subtract } from '../../../domain/money/fraction.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, pot, units } from './sample-jackpot.ts';

const bonus = (given: Partial<AvailableBonus>): AvailableBonus => ({
  ...{ id: 'b', type: 'Variable', currency: 'EUR', count: 1, amount: units(1), left: units(1) },
  ...{ games: [], awardedAtMs: 0, expiresAtMs: 1, rate: ONE },
  ...given,
});

suite('domain/jackpot/pay-by-bonus', (test) => {
  test('a budget lowers a request by no more than it has to, whatever the shares of the pots that are out', () => {
    const draw = seededDraw(5);
    const below = (n: number): bigint => draw(BigInt(n));
    let lowered = 0;
    for (let round = 0; round < 2_000; round += 1) {
      const share = () => (below(2) === 0n ? { fixed: below(400) } : { percentage: fraction(below(30), 100n) });
      const pots = ['a', 'b', 'c'].map((id) =>
        pot({ id, contribution: share(), criteria: { minBaseWager: below(2) * units(5), minContribution: 0n } }),
      );
      const rules = jackpot({
        contribution: { fixed: 1_000n + below(500) },
        operatorPercentage: fraction(below(11), 10n),
        house: share(),
        pots,
      });
      const input: QuoteInput = {
        ...{ wager: units(1), currency: 'CLF', rate: ONE, enabledPots: ['a', 'b', 'c'] },
        preference: below(2) === 0n ? undefined : fraction(1_600n),
      };
      const plain = quote(rules, input);
      const left = below(1_000);
      const paid = payByBonus(rules, input, plain, [bonus({ left })])?.quote;
      if (paid === undefined) {
        assert.ok(plain.playerDebit === 0n || left === 0n);
        continue;
      }
      const restOf = (requested: typeof paid.requested) => {
        const charge = chargeWithout(rules, requested, paid.inPots);
        return subtract(charge, fraction(floor(operatorShareOf(rules, input, charge))));
      };
      assert.not(isLess(fraction(left), restOf(paid.requested)));
      assert.is(paid.booked, paid.operatorPaid + (paid.bonus?.paid ?? 0n));
      assert.equal(paid.inPots, plain.inPots);
      if (!isLess(paid.requested, plain.requested)) continue;
      lowered += 1;
      assert.is(paid.bonus?.paid, left);
      assert.ok(isLess(fraction(left), restOf(add(paid.requested, fraction(1n, 10n ** 9n)))));
    }
    assert.ok(lowered > 300, `${lowered}`);
  });

  test('spins pay fixed contributions alone, whatever the player prefers, up to the maximum', () => {
    const rules = jackpot({ contribution: { fixed: units(0.1) }, operatorPercentage: fraction(1n, 5n) });
    const input: QuoteInput = {
      ...{ wager: units(1), currency: 'EUR', rate: ONE, enabledPots: ['main'] },
      preference: fraction(units(0.5)),
    };
    const spin = bonus({ type: 'Fixed', count: 3, amount: units(0.25), left: units(0.75) });
    const pay = (of: typeof rules) => payByBonus(of, input, quote(of, input), [spin])?.quote;
    const paid = pay(rules);
    assert.equal([paid?.operatorPaid, paid?.bonus?.paid, paid?.bonus?.used], [units(0.02), units(0.23), units(0.25)]);
    assert.is(pay({ ...rules, maxContribution: units(0.2) }), undefined);
    assert.is(pay({ ...rules, contribution: { percentage: fraction(1n, 10n) } }), undefined);
    assert.is(pay({ ...rules, operatorPercentage: ONE })?.bonus?.paid, units(0.15));
  });
});
