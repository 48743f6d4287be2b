import * as assert from 'uvu/assert';
import type { PayTerms } from '../../../domain/jackpot/player.ts';
import type { PotRules, RaffleRules } from '../../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../../domain/jackpot/state.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../../../domain/money/micros.ts';
import { type Drawing, drawPot } from '../../../domain/raffle/draw-pot.ts';
import { payPrizes } from '../../../domain/raffle/pay-prizes.ts';
import { TicketIntervals } from '../../../domain/raffle/ticket-intervals.ts';
import { scriptedDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, jackpot, line, potOf, story, units } from '../jackpot/sample-jackpot.ts';
import { rafflePot, raffleRules, tier } from './sample-raffle.ts';

const TIERS = raffleRules({ tiers: [tier(0.5, 1), tier(0.3, 2), tier(0.1, 1)] });
const EURO: PayTerms = { currency: 'EUR', rate: ONE };

type Given = { counts?: number[]; raffle?: RaffleRules; pot?: PotRules; isLast?: boolean; state?: JackpotState };

const setUp = (given: Given) => {
  const rules = given.pot ?? rafflePot();
  return {
    rules,
    state: given.state ?? holding(jackpot({ pots: [rules] }), { contributedAmount: units(5.000007) }),
    raffle: given.raffle ?? TIERS,
    intervals: new TicketIntervals(given.counts ?? [3, 1, 2, 4]),
    end: { currency: 'EUR', isLast: given.isLast ?? false },
  };
};

const drawn = (given: Given, ...outcomes: bigint[]) => {
  const { rules, state, raffle, intervals, end } = setUp(given);
  return drawPot(rules, raffle, state, intervals, { ...end, draw: scriptedDraw(...outcomes) });
};

const paid = (given: Given, outcomes: bigint[], payees: readonly PayTerms[] = []) => {
  const drawing = drawn(given, ...outcomes);
  if ('notDrawn' in drawing) throw new Error(drawing.notDrawn);
  const { rules, state, end } = setUp(given);
  const everybody = drawing.picks.map((_, index) => payees[index] ?? EURO);
  return { ...payPrizes(rules, state, drawing, everybody, end), drawing };
};

const picked = (drawing: Drawing | { notDrawn: string }): string[] =>
  'notDrawn' in drawing
    ? [drawing.notDrawn]
    : drawing.picks.map((pick) => `${pick.tier}: ${decimalFromMicros(pick.share)} to ${pick.holder} by ${pick.ticket}`);

suite('domain/raffle/draw-pot', (test) => {
  test('tiers are drawn in their order, and a winner’s other tickets are set aside', () => {
    const drawing = drawn({}, 4n, 0n, 3n, 0n);
    // Tickets 0–2 are of holder 0, 3 of 1, 4–5 of 2, 6–9 of 3; after 4 was drawn, 8 are left.
    assert.equal(picked(drawing), [
      '1: 5.000003 to 2 by 4',
      '2: 1.500001 to 0 by 0',
      '2: 1.500001 to 3 by 8',
      '3: 1 to 1 by 3',
    ]);
    if ('notDrawn' in drawing) throw new Error(drawing.notDrawn);
    assert.equal(
      drawing.draws.map(({ range }) => range),
      [10n, 8n, 5n, 1n],
    );
  });

  test('with fewer holders than prizes the later prizes have no winner', () => {
    assert.equal(picked(drawn({ counts: [2, 1] }, 2n, 1n)), ['1: 5.000003 to 1 by 2', '2: 1.500001 to 0 by 1']);
  });

  const refusals: [title: string, given: Given, verdict: string][] = [
    ['without tickets', { counts: [] }, 'no_tickets'],
    [
      'whose prizes are all below a minor unit',
      { raffle: raffleRules({ tiers: [tier(1, 1_001)] }) },
      'prizes_too_small',
    ],
  ];
  for (const [title, given, verdict] of refusals)
    test(`a pot ${title} is not drawn: ${verdict}`, () => {
      assert.equal(picked(drawn(given)), [verdict]);
    });

  test('a pot that is disabled is not drawn', () => {
    const { state } = setUp({});
    const disabled = { ...state, pots: state.pots.map((pot) => ({ ...pot, enabled: false })) };
    assert.equal(picked(drawn({ state: disabled })), ['pot_disabled']);
  });

  test('a pot whose prizes would leave the platform’s range keeps its value', () => {
    const { state } = setUp({});
    const paidOut = AMOUNT_MAX_MICROS - units(10);
    const full = { ...state, paid: paidOut, adjusted: state.adjusted - paidOut };
    assert.is(imbalance(full), 0n);
    assert.equal(picked(drawn({ state: full })), ['amount_out_of_range']);
    assert.equal(picked(drawn({ state: { ...full, paid: full.paid - 7n } }, 0n, 0n, 0n, 0n)).length, 4);
  });

  test('a house that has no room for another seed keeps the last period, which needs none, from nothing', () => {
    const { state } = setUp({});
    const indebted = { ...state, house: -AMOUNT_MAX_MICROS, adjusted: state.adjusted + AMOUNT_MAX_MICROS };
    assert.is(imbalance(indebted), 0n);
    assert.equal(picked(drawn({ state: indebted })), ['amount_out_of_range']);
    assert.is(picked(drawn({ state: indebted, isLast: true }, 0n, 0n, 0n, 0n)).length, 4);
  });

  test('a tier below a minor unit is left out, the others are drawn', () => {
    const raffle = raffleRules({ tiers: [tier(0.0005, 1), tier(0.001, 1), tier(0.5, 1)] });
    assert.equal(picked(drawn({ raffle }, 9n, 0n)), ['2: 0.01 to 3 by 9', '3: 5.000003 to 0 by 0']);
  });
});

suite('domain/raffle/pay-prizes', (test) => {
  test('prizes are withheld, and all else helps the next seed', () => {
    const { state, entries, prizes } = paid({}, [4n, 0n, 3n, 0n]);
    assert.equal(story(entries), [
      'draw main.seedValue -5 main.contributedAmount -5.000007 withheld 9 main.surplusSeed 1.000007',
      'reseed main.seedValue 5 main.surplusSeed -1.000007 house -3.999993',
    ]);
    assert.equal(
      prizes.map(({ amount }) => decimalFromMicros(amount)),
      ['5', '1.5', '1.5', '1'],
    );
    assert.is(imbalance(state), 0n);
    assert.is(potOf(state, 'main').instanceCount, 2);
  });

  test('the draws are in the entry, so that they can be repeated', () => {
    const [entry] = paid({}, [4n, 0n, 3n, 0n]).entries;
    assert.equal(entry?.decisions, [
      {
        pot: 'main',
        trigger: 'Raffle',
        armed: true,
        draws: [
          { range: 10n, outcome: 4n },
          { range: 8n, outcome: 0n },
          { range: 5n, outcome: 3n },
          { range: 1n, outcome: 0n },
        ],
        hit: true,
        selected: true,
      },
    ]);
  });

  test('a prize without a winner goes to the surplus seed', () => {
    const { state, entries } = paid({ counts: [1] }, [0n]);
    assert.is(
      story(entries)[0],
      'draw main.seedValue -5 main.contributedAmount -5.000007 withheld 5 main.surplusSeed 5.000007',
    );
    assert.is(line(state), 'v 5 cs 0 ss 0.000007 of 0');
  });

  test('winners are paid in their own currency, and in the jackpot’s where that would be nothing', () => {
    const raffle = raffleRules({ tiers: [tier(0.5, 1), tier(0.004, 1)] });
    const yen: PayTerms = { currency: 'JPY', rate: fraction(1n, 160n) };
    // A prize of 0.04 EUR is 6.4 JPY, but nothing in a currency whose minor unit is worth 0.10 EUR.
    const coarse: PayTerms = { currency: 'JPY', rate: fraction(1n, 10n) };
    assert.equal(
      [yen, coarse].map((payee) => paid({ raffle }, [0n, 0n], [payee, payee]).prizes.map(({ pay }) => pay)),
      [
        [
          { currency: 'JPY', rate: yen.rate, amount: units(800) },
          { currency: 'JPY', rate: yen.rate, amount: units(6) },
        ],
        [
          { currency: 'JPY', rate: coarse.rate, amount: units(50) },
          { currency: 'EUR', rate: ONE, amount: units(0.04) },
        ],
      ],
    );
  });

  test('… and where it would be more than the platform counts', () => {
    const tiny: PayTerms = { currency: 'IDR', rate: fraction(1n, 10_000_000_000n) };
    assert.equal(
      paid({ counts: [1] }, [0n], [tiny]).prizes.map(({ pay }) => pay),
      [{ currency: 'EUR', rate: ONE, amount: units(5) }],
    );
  });

  test('after the last period the pot is disabled and the house seeds nothing', () => {
    const { state, entries } = paid({ isLast: true }, [4n, 0n, 3n, 0n]);
    assert.is(entries.length, 1);
    assert.is(line(state), 'v 0 cs 0 ss 1.000007 of 0');
    assert.not(potOf(state, 'main').enabled);
    assert.is(state.house, 0n);
  });

  test('a pot that has changed since it was drawn is an error', () => {
    const drawing = drawn({}, 4n, 0n, 3n, 0n);
    if ('notDrawn' in drawing) throw new Error(drawing.notDrawn);
    const { rules, end } = setUp({});
    const payees = drawing.picks.map(() => EURO);
    const other = holding(jackpot({ pots: [rules] }), { contributedAmount: units(5) });
    assert.throws(() => payPrizes(rules, other, drawing, payees, end), /has changed/);
    assert.throws(() => payPrizes(rules, setUp({}).state, drawing, payees.slice(1), end), /the pick \d+ has no payee/);
  });
});
