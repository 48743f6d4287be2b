import fc from 'fast-check';
import * as assert from 'uvu/assert';
import { acknowledgeDiversion } from '../../../domain/jackpot/acknowledge-diversion.ts';
import type { Outcome } from '../../../domain/jackpot/outcome.ts';
import { computePayout, dividePot as divided, toCredit } from '../../../domain/jackpot/payout.ts';
import type { JackpotRules, PotRules, PotTrigger, WinSelector } from '../../../domain/jackpot/rules.ts';
import { settle } from '../../../domain/jackpot/settle.ts';
import type { PotState } from '../../../domain/jackpot/state.ts';
import { divide, fraction, fractionFromNumber, isLess, ONE } from '../../../domain/money/fraction.ts';
import { decimalFromMicros, type Micros } from '../../../domain/money/micros.ts';
import { minorUnitMicros } from '../../../domain/money/minor-unit.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { trigger } from './at-once.ts';
import {
  holding,
  imbalance,
  inEuro,
  jackpot,
  line,
  opened,
  part,
  play,
  pot,
  potOf,
  story,
  units,
} from './sample-jackpot.ts';

suite('domain/jackpot/select-hits', (test) => {
  const ALWAYS: PotTrigger = { kind: 'HitRate', maxMagicNumber: 1n, costPerAttempt: units(1) };
  const NEVER: PotTrigger = { kind: 'HitRate', maxMagicNumber: 2n, costPerAttempt: units(1) };

  /** Hits with the draws below: they are 0 for a pot that always hits, and 1 for one that never does. */
  const zeros = () => scriptedDraw(...Array.from({ length: 9 }, () => 0n));

  /** Pots a, b, c … with these seeds; a contribution does not change their values. */
  const pots = (seeds: number[], given: Partial<PotRules> = {}): PotRules[] =>
    seeds.map((seed, index) =>
      pot({
        id: 'abcdef'.charAt(index),
        contribution: part(0),
        initialSeed: units(seed),
        minReseed: units(5),
        triggers: [ALWAYS],
        ...given,
      }),
    );

  const won = ({ wins }: Outcome): string =>
    wins.map(({ potId, value }) => `${potId} ${decimalFromMicros(value)}`).join(', ');

  const cases: [selector: WinSelector, seeds: number[], verdict: string][] = [
    ['Highest', [10, 30, 20], 'b 30'],
    ['Lowest', [20, 10, 30], 'b 10'],
    ['None', [10, 30, 20], 'a 10, b 30, c 20'],
    ['Highest', [10, 30, 30], 'b 30'],
    ['Lowest', [10, 10, 30], 'a 10'],
    ['Highest', [10], 'a 10'],
    ['Lowest', [10], 'a 10'],
  ];
  for (const [selector, seeds, verdict] of cases)
    test(`order: ${selector} of ${seeds.join(', ')} pays ${verdict}`, () => {
      const rules = jackpot({ selector, pots: pots(seeds) });
      const outcome = play(rules, opened(rules), zeros());
      assert.is(won(outcome), verdict);
      assert.is(imbalance(outcome.state), 0n);
    });

  test('the pots that did not hit do not compete', () => {
    const rules = jackpot({
      pots: [...pots([10]), pot({ id: 'z', contribution: part(0), initialSeed: units(99), triggers: [NEVER] })],
    });
    assert.is(won(play(rules, opened(rules), scriptedDraw(0n, 1n))), 'a 10');
  });

  test('every hit is recorded, and which one was selected', () => {
    const rules = jackpot({ pots: pots([10, 30, 20]) });
    const { entries } = play(rules, opened(rules), zeros());
    assert.equal(
      entries[0]?.decisions.map(({ pot: id, hit, selected }) => `${id} ${hit} ${selected}`),
      ['a true false', 'b true true', 'c true false'],
    );
  });

  test('a HitRate hit that is passed over lapses', () => {
    const rules = jackpot({ pots: [...pots([30]), pot({ id: 'z', contribution: part(0), triggers: [NEVER] })] });
    const { state } = play(rules, opened(rules), zeros());
    assert.is(potOf(state, 'z').due, false);
    assert.is(won(play(rules, state, scriptedDraw(0n, 1n))), 'a 5');
  });

  const due = (): JackpotRules =>
    jackpot({
      pots: [
        pot({ id: 'big', contribution: part(0), initialSeed: units(100), triggers: [NEVER] }),
        pot({ id: 'must', contribution: part(1), triggers: [{ kind: 'MustHitBy', hitBy: units(50) }] }),
      ],
    });

  test('a MustHitBy hit that is passed over is due at the next contribution, without a draw', () => {
    const rules = due();
    const first = play(rules, opened(rules), scriptedDraw(0n, 0n));
    assert.is(won(first), 'big 100');
    assert.is(potOf(first.state, 'must').due, true);
    const second = play(rules, first.state, scriptedDraw(1n));
    assert.is(won(second), 'must 7');
    assert.is(potOf(second.state, 'must').due, false);
  });

  test('… and stays due while it is passed over again', () => {
    const rules = { ...due(), selector: 'Lowest' as const };
    const start = {
      ...opened(rules),
      pots: opened(rules).pots.map((p) => (p.id === 'big' ? { ...p, seedValue: 0n, contributedAmount: units(1) } : p)),
    };
    const first = play(rules, start, scriptedDraw(0n, 0n));
    assert.is(won(first), 'big 1');
    const second = play(rules, first.state, scriptedDraw(0n));
    assert.is(won(second), 'big 5');
    assert.is(potOf(second.state, 'must').due, true);
  });

  test('… and is no longer due once it was won from outside', () => {
    const rules = due();
    const { state } = play(rules, opened(rules), scriptedDraw(0n, 0n));
    const outcome = trigger(rules, state, 'must', inEuro());
    assert.is('refused' in outcome || potOf(outcome.state, 'must').due, false);
  });

  test('when all pay, each hit counts against the house before the next pot is drawn', () => {
    // Each reseed needs 5 of the house: 12 covers two, and no deficit is allowed.
    const house: Micros = units(11);
    const cases3: [selector: WinSelector, armed: string, verdict: string][] = [
      ['None', 'true true false', 'a 10, b 30'],
      ['Highest', 'true true true', 'b 30'],
    ];
    for (const [selector, armed, verdict] of cases3) {
      const rules = jackpot({ selector, pots: pots([10, 30, 20], { allowedSeedDeficit: 0n }) });
      const outcome = play(rules, holding(rules, { house }), zeros());
      assert.is(outcome.entries[0]?.decisions.map((decision) => String(decision.armed)).join(' '), armed);
      assert.is(won(outcome), verdict);
      assert.is(imbalance(outcome.state), 0n);
    }
  });

  test('when all pay, what is owed for several hits has no limit', () => {
    const rules = jackpot({ selector: 'None', pots: pots([3e9, 4e9]) });
    const outcome = play(rules, holding(rules, { seedValue: units(5e9) }), zeros());
    assert.is(outcome.entries[0]?.decisions.map((decision) => String(decision.armed)).join(' '), 'true true');
    assert.is(won(outcome), 'a 5000000000, b 4000000000');
  });

  test('order: each pot is paid and reseeded before the next one is paid', () => {
    const rules = jackpot({ selector: 'None', pots: pots([10, 30]) });
    assert.equal(story(play(rules, opened(rules), zeros()).entries).slice(1), [
      'win a.seedValue -10 withheld 10',
      'reseed a.seedValue 5 house -5',
      'win b.seedValue -30 withheld 30',
      'reseed b.seedValue 5 house -5',
    ]);
  });

  test('simultaneous wins: the second contribution sees the reseeded pot', () => {
    const rules = jackpot({ pots: pots([30]) });
    const first = play(rules, opened(rules), zeros());
    const second = play(rules, first.state, zeros());
    assert.equal([won(first), won(second)], ['a 30', 'a 5']);
    assert.equal([first.wins[0]?.instanceCount, second.wins[0]?.instanceCount], [1, 2]);
  });
});

suite('domain/jackpot/trigger-hit', (test) => {
  const attempt = (given: Partial<PotRules>, changed: Partial<PotState> = {}) => {
    const rules = jackpot({ pots: [pot(given)] });
    const state = opened(rules);
    return trigger(rules, { ...state, pots: state.pots.map((p) => ({ ...p, ...changed })) }, 'main', inEuro());
  };

  const cases: [title: string, given: Partial<PotRules>, changed: Partial<PotState>, verdict: string][] = [
    ['a pot that supports it', {}, {}, 'won'],
    ['a pot that does not', { externalTrigger: false }, {}, 'external_trigger_not_supported'],
    ['… disabled or not', { externalTrigger: false }, { enabled: false }, 'external_trigger_not_supported'],
    ['a disabled pot', {}, { enabled: false }, 'pot_disabled'],
    ['a pot worth less than a cent', { initialSeed: units(0.009) }, {}, 'pot_not_armed'],
    ['a seed deficit that is not allowed', { allowedSeedDeficit: units(4.99) }, {}, 'pot_not_armed'],
    ['a seed deficit that is', { allowedSeedDeficit: units(5) }, {}, 'won'],
  ];
  for (const [title, given, changed, verdict] of cases)
    test(`${title}: ${verdict}`, () => {
      const outcome = attempt(given, changed);
      assert.is('refused' in outcome ? outcome.refused : 'won', verdict);
    });

  test('the decision is recorded with the win', () => {
    const outcome = attempt({});
    assert.equal('refused' in outcome || outcome.entries.map((entry) => entry.decisions), [
      [{ pot: 'main', trigger: 'External', armed: true, draws: [], hit: true, selected: true }],
      [],
    ]);
  });

  test('a pot that the jackpot does not have is refused as a bug', () => {
    const rules = jackpot();
    assert.throws(() => trigger(rules, opened(rules), 'other', inEuro()), 'has no pot other');
  });
});

suite('domain/jackpot, money that leaves', (test) => {
  /** 6 are withheld and 4 are being diverted. */
  const waiting = () => ({ ...opened(jackpot()), withheld: units(6), diverting: units(4), adjusted: units(-10) });

  test('a credit that the wallet acknowledged is a payment, one that was paid elsewhere a settlement', () => {
    const paid = settle(waiting(), units(2));
    const settled = settle(paid.state, units(4), 'settlement');
    assert.equal(story([paid.entry, settled.entry]), ['payment withheld -2 paid 2', 'settlement withheld -4 paid 4']);
    assert.equal([settled.state.withheld, settled.state.paid], [0n, units(6)]);
    assert.is(imbalance(settled.state), 0n);
  });

  test('a diversion that the external account acknowledged has left', () => {
    const { state, entry } = acknowledgeDiversion(waiting(), units(4));
    assert.equal(story([entry]), ['diversion diverting -4 diverted 4']);
    assert.equal([state.diverting, state.diverted, state.withheld], [0n, units(4), units(6)]);
    assert.is(imbalance(state), 0n);
  });

  for (const [name, acknowledge] of [
    ['payment', (amount: bigint) => settle(waiting(), amount)],
    ['settlement', (amount: bigint) => settle(waiting(), amount, 'settlement')],
    ['diversion', (amount: bigint) => acknowledgeDiversion(waiting(), amount)],
  ] as const)
    test(`sign: a ${name} of nothing, of less, or of more than there is, is a bug`, () => {
      for (const amount of [0n, -1n]) assert.throws(() => acknowledge(amount), 'cannot be acknowledged');
      assert.throws(() => acknowledge(units(6.000001)), 'wrong sign');
    });
});

suite('domain/jackpot/payout', (test) => {
  const SEED = 20_260_103;

  /** The rate of a currency with this many units per unit of the jackpot's. */
  const worth = (rate: number) => divide(ONE, fractionFromNumber(rate));

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
        sharing: [],
        residue: units(0.005),
      },
    ]);
  });
});
