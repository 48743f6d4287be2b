import * as assert from 'uvu/assert';
import { amountsFaults, type CurrencyAmounts } from '../../../domain/jackpot/currency-amounts.ts';
import { defaultContributions } from '../../../domain/jackpot/default-contributions.ts';
import { type Quote, type QuoteInput, quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { enabledPots } from '../../../domain/jackpot/state.ts';
import {
  divide,
  type Fraction,
  fraction,
  fractionFromDecimal,
  multiply,
  ONE,
  textFromFraction,
  ZERO,
} from '../../../domain/money/fraction.ts';
import { decimalFromMicros } from '../../../domain/money/micros.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { chiSquare } from '../statistics.ts';
import { contribute } from './at-once.ts';
import { fixed, inEuro, jackpot, opened, part, pot, units } from './sample-jackpot.ts';

const perEuro = (text: string): Fraction => divide(ONE, fractionFromDecimal(text));
const RATES: Readonly<Record<string, Fraction>> = { EUR: ONE, GBP: perEuro('0.85'), JPY: perEuro('163.7') };

const amounts = (of: Readonly<Record<string, CurrencyAmounts>>) => ({
  contributionByCurrency: new Map(Object.entries(of)),
});

const GBP: CurrencyAmounts = { default: units(0.1), minimum: units(0.05), maximum: units(1), step: units(0.05) };

/** Players pay 0.10 EUR, or one of the round amounts. */
const round = (given: Partial<JackpotRules> = {}): JackpotRules =>
  jackpot({
    contribution: fixed(0.1),
    maxContribution: units(1),
    operatorPercentage: ZERO,
    ...amounts({ GBP, JPY: { default: units(15) } }),
    ...given,
  });

const asked = (rules: JackpotRules, currency: string, preference?: number): Quote => {
  const rate = RATES[currency] ?? ONE;
  const input: QuoteInput = {
    ...{ wager: units(1), currency, rate, enabledPots: rules.pots.map(({ id }) => id) },
    preference: preference === undefined ? undefined : multiply(fraction(units(preference)), rate),
  };
  return quote(rules, input);
};

suite('domain/jackpot/currency-amounts', (test) => {
  test('0.10 GBP at 0.85 debits 0.10, and counts for 0.117647 EUR', () => {
    const { playerDebit, booked, exactBase = ZERO } = asked(round(), 'GBP');
    assert.equal([decimalFromMicros(playerDebit), decimalFromMicros(booked)], ['0.1', '0.117647']);
    assert.is(textFromFraction(exactBase), '2000000/17');
    assert.is(asked(round(), 'JPY').playerDebit, units(15));
    assert.is(asked(round(), 'EUR').exactBase, undefined);
  });

  test('a preference counts within the limits of its currency, on a step; the maximum of all does not bound it', () => {
    const debits = [0.05, 0.07, 0.15, 1, 1.05, 0.04].map((wish) => asked(round(), 'GBP', wish));
    assert.equal(
      debits.map(({ playerDebit, isPreferred }) => `${decimalFromMicros(playerDebit)} ${isPreferred}`),
      ['0.05 true', '0.1 false', '0.15 true', '1 true', '0.1 false', '0.1 false'],
    );
    // 163 JPY are less than 1 EUR, 164 are more.
    assert.equal(
      [14, 15, 163, 164].map((wish) => asked(round(), 'JPY', wish).playerDebit),
      [15, 15, 163, 15].map(units),
    );
  });

  test('the default contribution in a currency is its round amount', () => {
    const multipliers = new Map([
      ['GBP', fractionFromDecimal('0.85')],
      ['SEK', fractionFromDecimal('11.25')],
    ]);
    assert.equal(
      defaultContributions(round(), { base: 'EUR', multipliers }).map(({ currency, amount }) => [currency, amount]),
      [
        ['EUR', units(0.1)],
        ['GBP', units(0.1)],
        ['SEK', units(1.13)],
      ],
    );
  });

  test('the operator pays its part of the default of the currency, never of what was added', () => {
    const rules = round({ operatorPercentage: fractionFromDecimal('0.5') });
    const parts = ({ operatorPaid, playerDebit }: Quote) =>
      [operatorPaid, playerDebit].map(decimalFromMicros).join(' ');
    assert.equal(
      [parts(asked(rules, 'GBP')), parts(asked(rules, 'GBP', 1)), parts(asked(rules, 'GBP', 0.05))],
      ['0.058823 0.06', '0.058823 0.96', '0.029411 0.03'],
    );
  });

  test('a debit that is rounded up to a coin buys as much more as it costs', () => {
    // A tenth is for the house, and a third of it for a pot that is out: 0.0933… GBP are charged, and 0.10 debited.
    const out = { contribution: part(1 / 16), criteria: { minBaseWager: units(1000), minContribution: 0n } };
    const rules = round({ pots: [pot(), pot({ id: 'out', ...out })], house: part(0) });
    const whole = asked({ ...rules, pots: [pot({ contribution: part(0.5) }), pot({ id: 'out', ...out })] }, 'GBP');
    assert.equal([whole.inPots, whole.playerDebit], [['main'], units(0.1)]);
    assert.is(textFromFraction(whole.exactBase ?? ZERO), textFromFraction(fraction(2_000_000n * 16n, 17n * 15n)));
  });

  test('amounts that are no coins, or do not follow one another, or require a Fixed contribution, are faults', () => {
    const faults = (of: Readonly<Record<string, CurrencyAmounts>>, more: Partial<JackpotRules> = {}) =>
      amountsFaults(jackpot({ ...amounts(of), ...more }), (currency) => RATES[currency]).map(
        ({ currency, field = '', detail }) => `${currency} ${field} ${detail}`,
      );
    assert.equal(faults({ GBP, JPY: { default: units(15) } }), []);
    assert.equal(faults({ GBP }, { contribution: part(0.1) }), [
      'GBP  amounts by currency require a Fixed contribution',
    ]);
    for (const [own, says] of [
      [{ default: 0n }, 'default must be above 0'],
      [{ default: units(0.5) }, 'default must be a multiple of the smallest amount of JPY'],
      [{ default: units(5), step: units(0.1) }, 'step must be a multiple of the smallest amount of JPY'],
      [{ default: units(5), minimum: units(6) }, 'minimum must not be above the default'],
      [{ default: units(5), maximum: units(4) }, 'maximum must not be below the default'],
    ] as const)
      assert.equal(faults({ JPY: own }), [`JPY ${says}`]);
    const bought = {
      pots: [pot({ triggers: [{ kind: 'HitRate', maxMagicNumber: 5n, costPerAttempt: units(0.01) }] })],
    };
    assert.equal(faults({ JPY: { default: units(15), maximum: units(1637) } }, bought), []);
    assert.equal(faults({ JPY: { default: units(15), maximum: units(1638) } }, bought), [
      "JPY maximum would buy more than 1000 attempts of a pot at today's rates",
    ]);
    // Without a rate, nobody contributes in the currency.
    assert.equal(faults({ SEK: { default: units(1_000_000) } }, bought), []);
  });

  test('odds: a unit of the jackpot buys as many hits in each currency (χ²)', () => {
    // Attempts cost more than some contributions, and are no multiple of any.
    const rules = round({
      pots: [pot({ triggers: [{ kind: 'HitRate', maxMagicNumber: 3n, costPerAttempt: units(0.07) }] })],
    });
    const draw = seededDraw(52);
    const rounds = 12_000;
    const counts: number[] = [];
    const expected: number[] = [];
    for (const currency of ['EUR', 'GBP', 'JPY']) {
      const one = asked(rules, currency);
      const { numerator, denominator } = one.exactBase ?? fraction(one.base);
      let hits = 0;
      for (let at = 0; at < rounds; at += 1) {
        const state = opened(rules);
        assert.equal(enabledPots(state), one.inPots);
        hits += contribute(rules, state, one, inEuro(draw)).wins.length;
      }
      // Attempts are ⌊G/k⌋ and one more with the chance of the rest, of which the first hit ends them.
      const attempts = Number(numerator) / Number(denominator) / 70_000;
      const [whole, rest] = [Math.floor(attempts), attempts % 1];
      const chance = 1 - (2 / 3) ** whole * (1 - rest / 3);
      counts.push(hits, rounds - hits);
      expected.push(rounds * chance, rounds * (1 - chance));
    }
    assert.ok(chiSquare(counts, expected) < 16.27, `${counts}; expected ${expected}`);
  });

  test('odds: E[attempts] is G/k in every currency, with amounts far below a micro of it', () => {
    for (const currency of ['GBP', 'JPY']) {
      const { exactBase = ZERO } = asked(round(), currency);
      const rate = RATES[currency] ?? ONE;
      const paid = multiply(fraction(units(currency === 'GBP' ? 0.1 : 15)), rate);
      assert.is(textFromFraction(exactBase), textFromFraction(paid));
    }
  });
});
