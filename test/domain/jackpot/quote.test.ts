import * as assert from 'uvu/assert';
import { type Quote, type QuoteInput, quote } from '../../../domain/jackpot/quote.ts';
import type { JackpotRules } from '../../../domain/jackpot/rules.ts';
import { divide, fraction, fractionFromNumber, ONE, ZERO } from '../../../domain/money/fraction.ts';
import { AmountOutOfRange, decimalFromMicros } from '../../../domain/money/micros.ts';
import { suite } from '../../support/suite.ts';
import { fixed, jackpot, part, pot, threePots, units } from './sample-jackpot.ts';

const ask = (given: Partial<QuoteInput> = {}): QuoteInput => ({
  wager: units(1),
  currency: 'EUR',
  rate: ONE,
  enabledPots: ['main', 'minor', 'major', 'mega', 'first', 'second'],
  ...given,
});

const told = ({ playerDebit, operatorPaid, playerPaid, base, inPots, qualifies }: Quote): string => {
  if (!qualifies) return 'nothing';
  const [debit, operator, player, shared] = [playerDebit, operatorPaid, playerPaid, base].map(decimalFromMicros);
  return `debit ${debit} operator ${operator} player ${player} base ${shared} in ${inPots.join(' ')}`;
};

const playerPays = { operatorPercentage: ZERO };
const atLeast = (minBaseWager: number, minContribution = 0) => ({
  criteria: { minBaseWager: units(minBaseWager), minContribution: units(minContribution) },
});
const bigWagersForMega = (): JackpotRules => {
  const rules = threePots();
  return { ...rules, pots: rules.pots.map((p) => (p.id === 'mega' ? { ...p, ...atLeast(10) } : p)) };
};
const twoPots = (first: Parameters<typeof pot>[0], second: Parameters<typeof pot>[0]) => [
  pot({ id: 'first', ...first }),
  pot({ id: 'second', ...second }),
];
/** A currency with this many units per EUR. */
const perEuro = (rate: number) => ({ rate: divide(ONE, fractionFromNumber(rate)) });

suite('domain/jackpot/quote', (test) => {
  const cases: [title: string, rules: JackpotRules, input: QuoteInput, verdict: string][] = [
    ['the operator pays all', jackpot(), ask(), 'debit 0 operator 1 player 0 base 1 in main'],
    ['the player pays all', jackpot(playerPays), ask(), 'debit 1 operator 0 player 1 base 1 in main'],
    [
      'the operator pays a quarter',
      jackpot({ operatorPercentage: fractionFromNumber(0.25) }),
      ask(),
      'debit 0.75 operator 0.25 player 0.75 base 1 in main',
    ],
    // Preferences.
    [
      'a preference is paid by the player, beyond the default that the operator pays',
      jackpot({ maxContribution: units(3) }),
      ask({ preference: fraction(units(2)) }),
      'debit 1 operator 1 player 1 base 2 in main',
    ],
    [
      'a preference at the maximum counts',
      jackpot({ maxContribution: units(3) }),
      ask({ preference: fraction(units(3)) }),
      'debit 2 operator 1 player 2 base 3 in main',
    ],
    [
      'a preference above the maximum does not count',
      jackpot({ maxContribution: units(3) }),
      ask({ preference: fraction(units(3.01)) }),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    [
      'a preference of the default changes nothing',
      jackpot(),
      ask({ preference: fraction(units(1)) }),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    [
      'a preference below it does not count',
      jackpot(),
      ask({ preference: fraction(units(0.5)) }),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    [
      'without a maximum every higher preference counts',
      jackpot(),
      ask({ preference: fraction(units(50)) }),
      'debit 49 operator 1 player 49 base 50 in main',
    ],
    [
      'a percentage ignores preferences',
      jackpot({ ...playerPays, contribution: part(0.01) }),
      ask({ wager: units(100), preference: fraction(units(2)) }),
      'debit 1 operator 0 player 1 base 1 in main',
    ],
    // The requested amount and its cap.
    [
      'a percentage is of the wager',
      jackpot({ ...playerPays, contribution: part(0.01) }),
      ask({ wager: units(250) }),
      'debit 2.5 operator 0 player 2.5 base 2.5 in main',
    ],
    ['a wager of 0 requests nothing', jackpot({ contribution: part(0.01) }), ask({ wager: 0n }), 'nothing'],
    [
      'the maximum caps a percentage',
      jackpot({ contribution: part(0.5), maxContribution: units(5) }),
      ask({ wager: units(100) }),
      'debit 0 operator 5 player 0 base 5 in main',
    ],
    [
      'the maximum caps a fixed amount',
      jackpot({ maxContribution: units(0.5) }),
      ask(),
      'debit 0 operator 0.5 player 0 base 0.5 in main',
    ],
    // Rounding a debit.
    [
      'a percentage rounds down to the minor unit',
      jackpot({ ...playerPays, contribution: part(0.01) }),
      ask({ wager: units(1.99) }),
      'debit 0.01 operator 0 player 0.01 base 0.01 in main',
    ],
    [
      'a debit that rounds down to 0 lets nothing happen',
      jackpot({ ...playerPays, contribution: part(0.01) }),
      ask({ wager: units(0.99) }),
      'nothing',
    ],
    [
      'a fixed amount rounds up',
      jackpot({ ...playerPays, contribution: fixed(0.015) }),
      ask(),
      'debit 0.02 operator 0 player 0.02 base 0.02 in main',
    ],
    [
      'rounding up may pass the maximum by less than a minor unit',
      jackpot({ ...playerPays, maxContribution: units(0.555) }),
      ask(),
      'debit 0.56 operator 0 player 0.56 base 0.56 in main',
    ],
    [
      'what the operator leaves is rounded, not what it pays',
      jackpot({ operatorPercentage: fractionFromNumber(0.333) }),
      ask(),
      'debit 0.67 operator 0.333 player 0.67 base 1.003 in main',
    ],
    // Other currencies.
    [
      'a fixed amount in JPY is whole yen, and what these are worth is booked',
      jackpot(playerPays),
      ask({ currency: 'JPY', ...perEuro(150.5) }),
      'debit 151 operator 0 player 1.003322 base 1.003322 in main',
    ],
    [
      'a percentage in JPY is whole yen',
      jackpot({ ...playerPays, contribution: part(0.01) }),
      ask({ currency: 'JPY', wager: units(15_099), ...perEuro(150) }),
      'debit 150 operator 0 player 1 base 1 in main',
    ],
    [
      'a whole debit is not lost to a rate without an end',
      jackpot({ ...playerPays, contribution: part(0.001) }),
      ask({ currency: 'USD', wager: units(100), rate: fraction(1n, 3n) }),
      'debit 0.1 operator 0 player 0.033333 base 0.033333 in main',
    ],
    [
      'an operator that pays all leaves no part of a micro to the player',
      jackpot({ contribution: part(0.001) }),
      ask({ currency: 'USD', wager: units(100), rate: fraction(1n, 3n) }),
      'debit 0 operator 0.033333 player 0 base 0.033333 in main',
    ],
    [
      'a debit worth less than a micro lets nothing happen',
      jackpot({ ...playerPays, contribution: part(0.1) }),
      ask({ currency: 'VND', wager: units(10), rate: fraction(1n, 10_000_000n) }),
      'nothing',
    ],
    // Qualifying.
    ['a wager at the minimum qualifies', jackpot(atLeast(1)), ask(), 'debit 0 operator 1 player 0 base 1 in main'],
    ['a wager below it does not', jackpot(atLeast(1.000001)), ask(), 'nothing'],
    [
      'the wager counts in the jackpot’s currency',
      jackpot(atLeast(1)),
      ask({ currency: 'JPY', wager: units(150), ...perEuro(150) }),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    [
      '… and not in its own',
      jackpot(atLeast(1)),
      ask({ currency: 'JPY', wager: units(149), ...perEuro(150) }),
      'nothing',
    ],
    [
      'a request at the minimum contribution qualifies',
      jackpot(atLeast(0, 1)),
      ask(),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    ['a request below it does not', jackpot(atLeast(0, 1.01)), ask(), 'nothing'],
    ['all pots are in', threePots(), ask(), 'debit 0 operator 1 player 0 base 1 in minor major mega'],
    [
      'a pot that is out is not funded',
      bigWagersForMega(),
      ask(),
      'debit 0 operator 0.8 player 0 base 1 in minor major',
    ],
    [
      '… and is in with a larger wager',
      bigWagersForMega(),
      ask({ wager: units(10) }),
      'debit 0 operator 1 player 0 base 1 in minor major mega',
    ],
    [
      'a disabled pot is out',
      threePots(),
      ask({ enabledPots: ['minor'] }),
      'debit 0 operator 0.5 player 0 base 1 in minor',
    ],
    ['a player who cannot win pays nothing, not even the house', threePots(), ask({ enabledPots: [] }), 'nothing'],
    [
      'the base grows with a charge that was rounded up',
      jackpot({
        ...playerPays,
        pots: twoPots({ contribution: part(0.667) }, { contribution: part(0.333), ...atLeast(10) }),
      }),
      ask(),
      'debit 0.67 operator 0 player 0.67 base 1.004497 in first',
    ],
    [
      'the operator pays only its part of the default when a pot is out',
      jackpot({
        operatorPercentage: fractionFromNumber(0.25),
        maxContribution: units(3),
        pots: twoPots({ contribution: part(0.5) }, { contribution: part(0.5), ...atLeast(10) }),
      }),
      ask({ preference: fraction(units(2)) }),
      'debit 0.75 operator 0.25 player 0.75 base 2 in first',
    ],
    [
      'fixed shares beyond the requested amount are deducted only as far as they would be funded',
      jackpot({
        contribution: part(1),
        pots: twoPots({ contribution: fixed(0.8) }, { contribution: fixed(0.8), ...atLeast(10) }),
      }),
      ask(),
      'debit 0 operator 0.8 player 0 base 1 in first',
    ],
    [
      '… in the order of the template',
      jackpot({
        contribution: part(1),
        pots: twoPots({ contribution: fixed(0.8), ...atLeast(10) }, { contribution: fixed(0.8) }),
      }),
      ask(),
      'debit 0 operator 0.2 player 0 base 1 in second',
    ],
    [
      'a charge of which no pot takes a share is still a charge',
      jackpot({ pots: [pot({ contribution: part(0) })] }),
      ask(),
      'debit 0 operator 1 player 0 base 1 in main',
    ],
    [
      'a charge of 0 lets nothing happen',
      jackpot({ pots: twoPots({ contribution: part(0) }, { contribution: part(1), ...atLeast(10) }) }),
      ask(),
      'nothing',
    ],
  ];
  for (const [title, rules, input, verdict] of cases) test(title, () => assert.is(told(quote(rules, input)), verdict));

  test('rounding: the requested amount and the charge are exact', () => {
    const { requested, charge } = quote(
      jackpot({
        contribution: part(0.001),
        pots: twoPots({ contribution: part(0.5) }, { contribution: part(0.25), ...atLeast(1_000) }),
      }),
      ask({ wager: units(100), rate: fraction(1n, 3n) }),
    );
    assert.equal(requested, fraction(100_000n, 3n));
    assert.equal(charge, fraction(25_000n));
  });

  test('unit: an amount beyond 8e9 units is refused, booked or debited', () => {
    const whole = jackpot({ ...playerPays, contribution: part(1) });
    const outOfRange = (error: unknown) => error instanceof AmountOutOfRange;
    assert.is(
      told(quote(whole, ask({ wager: units(8e9) }))),
      'debit 8000000000 operator 0 player 8000000000 base 8000000000 in main',
    );
    assert.throws(() => quote(whole, ask({ wager: units(8e9), rate: fraction(2n) })), outOfRange);
    assert.throws(
      () => quote(jackpot({ ...playerPays, contribution: fixed(1e6) }), ask({ currency: 'VND', ...perEuro(27_000) })),
      outOfRange,
    );
  });

  test('idempotence: the same input gives the same quote', () => {
    assert.equal(quote(threePots(), ask()), quote(threePots(), ask()));
  });
});
