import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { computePayout, divide as divided, toCredit } from '../../../domain/jackpot/payout.ts';
import { divide, fraction, fractionFromNumber, isLess, ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import { holding, imbalance, inEuro, jackpot, line, pot, story, units } from './sample-jackpot.ts';

const SEED = 20_260_103;

/** The rate of a currency with this many units per unit of the jackpot's. */
const worth = (rate: number) => divide(ONE, fractionFromNumber(rate));

suite('domain/jackpot/payout', (test) => {
  const cases: [value: number, winnerCurrency: string, perUnit: number, verdict: string][] = [
    [5.63, 'EUR', 1, 'pays 5.63, worth 5.63, leaves 0'],
    [5.639999, 'EUR', 1, 'pays 5.63, worth 5.63, leaves 0.009999'],
    [0.009999, 'EUR', 1, 'pays 0, worth 0, leaves 0.009999'],
    [5.63, 'JPY', 160, 'pays 900, worth 5.625, leaves 0.005'],
    [1, 'USD', 1.1, 'pays 1.1, worth 1, leaves 0'],
    // 3.70 USD are worth 3.3636…: what leaves the pot is rounded up to the micro.
    [3.37, 'USD', 1.1, 'pays 3.7, worth 3.363637, leaves 0.006363'],
    [5.63, 'BHD', 0.4, 'pays 2.252, worth 5.63, leaves 0'],
  ];
  for (const [value, winnerCurrency, perUnit, verdict] of cases)
    test(`rounding: ${value} ${verdict} in ${winnerCurrency}`, () => {
      const { pay, amount, residue } = computePayout(units(value), { winnerCurrency, rate: worth(perUnit) });
      const [p, a, r] = [pay, amount, residue].map(decimalFromMicros);
      assert.is(`pays ${p}, worth ${a}, leaves ${r}`, verdict);
    });

  test('rounding: a payout is whole minor units, never more than its share, and leaves less than one minor unit', () => {
    const currency = fc.constantFrom('EUR', 'JPY', 'BHD', 'CLF');
    const rate = fc
      .tuple(fc.bigInt({ min: 1n, max: 10n ** 9n }), fc.bigInt({ min: 1n, max: 10n ** 9n }))
      .map(([n, d]) => fraction(n, d));
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 8n * 10n ** 15n }), currency, rate, (value, winnerCurrency, unitWorth) => {
        const { pay, amount, residue } = computePayout(value, { winnerCurrency, rate: unitWorth });
        const unit = minorUnitMicros(winnerCurrency);
        assert.is(pay % unit, 0n);
        assert.is(amount + residue, value);
        assert.ok(residue >= 0n && amount >= 0n);
        // The credit is covered: pay · rate ≤ amount, and by less than a micro.
        assert.not(isLess(fraction(amount), fraction(pay * unitWorth.numerator, unitWorth.denominator)));
        assert.ok(isLess(fraction(residue), fraction((unit + 1n) * unitWorth.numerator, unitWorth.denominator)));
      }),
      { seed: SEED, numRuns: 1_000 },
    );
  });

  test('rounding: a pay beyond the range is made in the jackpot’s currency', () => {
    const idr = { currency: 'IDR', rate: worth(17_000) };
    const shown = (share: number) => {
      const { amount, pay } = toCredit(units(share), idr, 'EUR');
      return `${decimalFromMicros(pay.amount)} ${pay.currency} at ${pay.rate.numerator}/${pay.rate.denominator}, worth ${decimalFromMicros(amount)}`;
    };
    assert.is(shown(470_588.235), '7999999995 IDR at 1/17000, worth 470588.235');
    assert.is(shown(470_588.239), '470588.23 EUR at 1/1, worth 470588.23');
  });

  test('rounding: a value is divided into parts that are each rounded down', () => {
    const third = fraction(1n, 3n);
    const ruleset = {
      main: third,
      fee: third,
      community: [{ share: third, rule: { kind: 'HighestLifetimeContributor' as const } }],
    };
    assert.equal(divided(units(0.000005), ruleset), { main: 1n, fee: 1n, community: [1n] });
    assert.equal(divided(units(0.000005), undefined), { main: 5n, fee: 0n, community: [] });
  });

  test('the residue stays in the pot, as the first help for its next seed', () => {
    const rules = jackpot({ pots: [pot()] });
    const state = holding(rules, { contributedAmount: units(0.639999) });
    const outcome = trigger(rules, state, 'main', inEuro());
    if ('refused' in outcome) throw new Error(outcome.refused);
    assert.equal(story(outcome.entries), [
      'win main.seedValue -5 main.contributedAmount -0.639999 withheld 5.63 main.surplusSeed 0.009999',
      'reseed main.seedValue 5 main.surplusSeed -0.009999 house -4.990001',
    ]);
    assert.is(line(outcome.state), 'v 5 cs 0 ss 0 of 0');
    assert.is(imbalance(outcome.state), 0n);
  });

  test('the winner is paid in the winner’s currency', () => {
    const rules = jackpot({ pots: [pot()] });
    const outcome = trigger(rules, holding(rules, { contributedAmount: units(0.63) }), 'main', {
      ...inEuro(),
      winnerCurrency: 'JPY',
      rate: worth(160),
    });
    if ('refused' in outcome) throw new Error(outcome.refused);
    assert.equal(outcome.wins, [
      {
        potId: 'main',
        instanceCount: 1,
        value: units(5.63),
        amount: units(5.625),
        pay: { currency: 'JPY', amount: units(900), rate: worth(160) },
        fee: 0n,
        community: [],
        residue: units(0.005),
      },
    ]);
  });
});
