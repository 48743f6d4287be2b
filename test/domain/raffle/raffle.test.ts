import * as assert from 'uvu/assert';
import type { PayTerms } from '../../../domain/jackpot/player.ts';
import type { PotRules, PrizeTier, RaffleRules } from '../../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../../domain/jackpot/state.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { AMOUNT_MAX_MICROS, decimalFromMicros } from '../../../domain/money/micros.ts';
import { type Drawing, drawPot } from '../../../domain/raffle/draw-pot.ts';
import { earnTickets, MAX_TICKETS, NO_TICKETS, type TicketHolding } from '../../../domain/raffle/earn-tickets.ts';
import { payPrizes } from '../../../domain/raffle/pay-prizes.ts';
import { computePeriod, duePeriods, periodAt, type RaffleCourse } from '../../../domain/raffle/raffle-period.ts';
import { TicketDrum } from '../../../domain/raffle/ticket-drum.ts';
import { TicketIntervals } from '../../../domain/raffle/ticket-intervals.ts';
import { scriptedDraw, seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { holding, imbalance, jackpot, line, opened, potOf, story, units } from '../jackpot/sample-jackpot.ts';
import { chiSquare } from '../statistics.ts';
import { rafflePot, raffleRules, tier } from './sample-raffle.ts';

/** The tickets one by one, as their holders: what the intervals spare. */
const listed = (counts: readonly number[]): number[] =>
  counts.flatMap((count, holder) => Array.from({ length: count }, () => holder));

/** All lists of up to four holders with up to three tickets each. */
const smallCounts = (): number[][] => {
  let lists: number[][] = [[]];
  const all: number[][] = [];
  for (let length = 1; length <= 4; length += 1) {
    lists = lists.flatMap((list) => [1, 2, 3].map((count) => [...list, count]));
    all.push(...lists);
  }
  return all;
};

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

suite('domain/raffle/raffle-period', (test) => {
  const ENDLESS: RaffleCourse = { startsAtMs: 1_000, durationMs: 100, endsAtMs: null };

  /** Its third period is cut short. */
  const SHORT: RaffleCourse = { ...ENDLESS, endsAtMs: 1_250 };

  const WHOLE: RaffleCourse = { ...ENDLESS, endsAtMs: 1_200 };

  const told = (course: RaffleCourse, nowMs: number, drawn?: number): string => {
    const period = periodAt(course, nowMs, drawn);
    if (period === undefined) return 'none';
    return `${period.index}: ${period.startsAtMs} to ${period.endsAtMs}${period.isLast ? ', the last' : ''}`;
  };

  const cases: [course: RaffleCourse, nowMs: number, verdict: string][] = [
    [ENDLESS, 999, 'none'],
    [ENDLESS, 1_000, '0: 1000 to 1100'],
    [ENDLESS, 1_099, '0: 1000 to 1100'],
    [ENDLESS, 1_100, '1: 1100 to 1200'],
    [SHORT, 1_199, '1: 1100 to 1200'],
    [SHORT, 1_200, '2: 1200 to 1250, the last'],
    [SHORT, 1_249, '2: 1200 to 1250, the last'],
    [SHORT, 1_250, 'none'],
    [WHOLE, 1_199, '1: 1100 to 1200, the last'],
    [WHOLE, 1_200, 'none'],
  ];
  for (const [course, nowMs, verdict] of cases)
    test(`at ${nowMs} of a raffle from 1000 to ${course.endsAtMs}: ${verdict}`, () => {
      assert.is(told(course, nowMs), verdict);
    });

  test('a clock that was set back adds nothing to a period that was drawn', () => {
    assert.is(told(ENDLESS, 1_050, 2), '2: 1200 to 1300');
    assert.is(told(WHOLE, 1_150, 2), 'none');
  });

  const due: [course: RaffleCourse, drawn: number, nowMs: number, from: number, until: number][] = [
    [ENDLESS, 0, 900, 0, 0],
    [ENDLESS, 0, 1_099, 0, 0],
    [ENDLESS, 0, 1_100, 0, 1],
    [ENDLESS, 1, 1_100, 1, 1],
    // After a long pause, all of them at once.
    [ENDLESS, 1, 1_000_000, 1, 9_990],
    // Setting the clock back undoes no drawing.
    [ENDLESS, 5, 1_100, 5, 5],
    [SHORT, 2, 1_249, 2, 2],
    [SHORT, 2, 1_250, 2, 3],
    [SHORT, 3, 9_999, 3, 3],
    [WHOLE, 0, 9_999, 0, 2],
  ];
  for (const [course, drawn, nowMs, from, until] of due)
    test(`at ${nowMs} of a raffle to ${course.endsAtMs}, ${drawn} drawn: ${from} until ${until} are due`, () => {
      assert.equal(duePeriods(course, drawn, nowMs), { from, until });
    });

  test('every moment belongs to the one period that contains it, and a period is due as soon as it is over', () => {
    for (const course of [ENDLESS, SHORT, WHOLE])
      for (let nowMs = 1_000; nowMs < (course.endsAtMs ?? 1_400); nowMs += 1) {
        const period = periodAt(course, nowMs);
        if (period === undefined) throw new Error(`no period at ${nowMs}`);
        assert.ok(period.startsAtMs <= nowMs && nowMs < period.endsAtMs);
        assert.equal(period, computePeriod(course, period.index));
        assert.equal(duePeriods(course, 0, nowMs), { from: 0, until: period.index });
      }
  });

  test('a raffle has no period behind its end, and none before its start', () => {
    assert.throws(() => computePeriod(SHORT, 3), /no period 3/);
    assert.throws(() => computePeriod(WHOLE, 2), /no period 2/);
    assert.throws(() => computePeriod(ENDLESS, -1), /no period -1/);
  });
});

suite('domain/raffle/earn-tickets', (test) => {
  const CONTRIBUTION = raffleRules();
  const WAGER = raffleRules({ costSource: 'BaseWager' });
  const SEVEN_NINTHS = { amount: units(10), rate: fraction(7n, 9n) };
  const holding = (accumulated: number, tickets: number): TicketHolding => ({
    accumulated: units(accumulated),
    tickets,
  });
  const booked = (amount: number) => ({ qualifies: true, booked: units(amount) });

  const told = (...given: Parameters<typeof earnTickets>): string => {
    const { accumulated, tickets, awarded } = earnTickets(...given);
    return `${decimalFromMicros(accumulated)}, ${tickets} tickets, ${awarded} new`;
  };

  const wager = { amount: units(10), rate: ONE };
  const cases: [rules: RaffleRules, before: TicketHolding, contribution: number, verdict: string][] = [
    [CONTRIBUTION, NO_TICKETS, 1.999999, '1.999999, 0 tickets, 0 new'],
    [CONTRIBUTION, NO_TICKETS, 2, '2, 1 tickets, 1 new'],
    [CONTRIBUTION, NO_TICKETS, 5, '5, 2 tickets, 2 new'],
    // A remainder below a whole ticket counts with the next contribution.
    [CONTRIBUTION, holding(5, 2), 1, '6, 3 tickets, 1 new'],
    [CONTRIBUTION, holding(5, 2), 0.5, '5.5, 2 tickets, 0 new'],
    [WAGER, NO_TICKETS, 1, '10, 5 tickets, 5 new'],
    [WAGER, holding(1, 0), 1, '11, 5 tickets, 5 new'],
  ];
  for (const [rules, before, contribution, verdict] of cases)
    test(`${rules.costSource}: ${contribution} of a wager of 10 after ${decimalFromMicros(before.accumulated)} gives ${verdict}`, () => {
      assert.is(told(rules, before, booked(contribution), wager), verdict);
    });

  test('a wager in another currency counts what it is worth, rounded down to the micro', () => {
    assert.is(told(WAGER, NO_TICKETS, booked(1), SEVEN_NINTHS), '7.777777, 3 tickets, 3 new');
  });

  test('a contribution that does not qualify earns nothing, not even its wager', () => {
    const nothing = { qualifies: false, booked: 0n };
    for (const rules of [CONTRIBUTION, WAGER])
      assert.is(told(rules, holding(5, 2), nothing, wager), '5, 2 tickets, 0 new');
  });

  test('tickets stop at their largest number instead of refusing a contribution, and what was accumulated has none', () => {
    const cheap = raffleRules({ costPerTicket: 1n });
    const before = { accumulated: AMOUNT_MAX_MICROS, tickets: MAX_TICKETS };
    assert.equal(earnTickets(cheap, before, booked(1), wager), {
      accumulated: AMOUNT_MAX_MICROS + units(1),
      tickets: MAX_TICKETS,
      awarded: 0,
    });
  });
});

suite('domain/raffle/ticket-intervals', (test) => {
  test('every ticket belongs to the holder whose turn it is', () => {
    for (const counts of smallCounts()) {
      const intervals = new TicketIntervals(counts);
      const tickets = listed(counts);
      assert.is(intervals.total, tickets.length);
      assert.equal(
        tickets.map((_, ticket) => intervals.holderOf(ticket)),
        tickets,
      );
      for (const [holder, count] of counts.entries()) {
        assert.is(intervals.countOf(holder), count);
        assert.is(intervals.firstOf(holder), tickets.indexOf(holder));
      }
    }
  });

  test('there are no others', () => {
    const intervals = new TicketIntervals([2, 1]);
    for (const ticket of [-1, 0.5, 3, Number.NaN]) assert.throws(() => intervals.holderOf(ticket), /no ticket/);
    assert.is(new TicketIntervals([]).total, 0);
  });

  test('a holder without tickets, and more tickets than can be counted, are an error', () => {
    assert.throws(() => new TicketIntervals([1, 0, 2]), /holder 1 has 0 tickets/);
    assert.throws(() => new TicketIntervals([2 ** 52, 2 ** 52]), /cannot be counted/);
  });
});

suite('domain/raffle/ticket-drum', (test) => {
  test('a position among the tickets that are left is the ticket that a list would show, until none is left', () => {
    for (const counts of smallCounts()) {
      const holders = listed(counts);
      /** Every way to take a first and a second ticket; the rest follows from the front. */
      for (let first = 0; first < holders.length; first += 1)
        for (let second = 0; second < holders.length; second += 1) {
          const drum = new TicketDrum(new TicketIntervals(counts));
          let left = holders.map((holder, ticket) => ({ ticket, holder }));
          for (const position of [first, second, 0, 0]) {
            assert.is(drum.left, left.length);
            if (position >= left.length) break;
            const taken = drum.take(position);
            assert.equal(taken, left[position]);
            left = left.filter(({ holder }) => holder !== taken.holder);
          }
        }
    }
  });

  test('100,000 holders are drawn to the last one, each once', () => {
    const draw = seededDraw(31);
    const counts = Array.from({ length: 100_000 }, () => 1 + Number(draw(1_000_000n)));
    const intervals = new TicketIntervals(counts);
    const drum = new TicketDrum(intervals);
    const seen = new Set<number>();
    while (drum.left > 0) {
      const { ticket, holder } = drum.take(Number(draw(BigInt(drum.left))));
      assert.is(intervals.holderOf(ticket), holder);
      seen.add(holder);
    }
    assert.is(seen.size, 100_000);
    assert.throws(() => drum.take(0), /0 tickets are left/);
  });
});

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

suite('the odds of a raffle', (test) => {
  const DRAWINGS = 20_000;
  const COUNTS = [1, 2, 3, 4, 10];
  const TOTAL = 20;

  /** Draws repeatedly and reports the tickets with their holders. */
  const drawings = (
    tiers: readonly PrizeTier[],
    each: (picks: readonly { ticket: number; holder: number }[]) => void,
  ): void => {
    const own = rafflePot();
    const state = opened(jackpot({ pots: [own] }));
    const draw = seededDraw(19);
    for (let n = 0; n < DRAWINGS; n += 1) {
      const intervals = new TicketIntervals(COUNTS);
      const drawing = drawPot(own, raffleRules({ tiers }), state, intervals, { currency: 'EUR', isLast: false, draw });
      if ('notDrawn' in drawing) throw new Error(drawing.notDrawn);
      each(drawing.picks);
    }
  };

  const cells = (length: number): number[] => Array.from({ length }, () => 0);

  const add = (counts: number[], cell: number): void => {
    counts[cell] = (counts[cell] ?? 0) + 1;
  };

  test('odds: every ticket is drawn first equally often (χ²)', () => {
    const tickets = cells(TOTAL);
    drawings([tier(1, 1)], ([pick]) => add(tickets, pick?.ticket ?? -1));
    const expected = tickets.map(() => DRAWINGS / TOTAL);
    // 19 degrees of freedom, once in 1,000.
    assert.ok(chiSquare(tickets, expected) < 43.8);
  });

  test('odds: the second prize goes to the other holders by their tickets, in its own tier or the same (χ²)', () => {
    for (const tiers of [[tier(0.5, 1), tier(0.5, 1)], [tier(1, 2)]]) {
      const pairs = cells(COUNTS.length ** 2);
      drawings(tiers, ([first, second]) => add(pairs, (first?.holder ?? 0) * COUNTS.length + (second?.holder ?? 0)));
      const awaited = COUNTS.flatMap((first, a) =>
        COUNTS.map((second, b) => (a === b ? 0 : (DRAWINGS * (first / TOTAL) * second) / (TOTAL - first))),
      );
      const possible = awaited.flatMap((expected, cell) => (expected > 0 ? [cell] : []));
      assert.is(
        possible.reduce((sum, cell) => sum + (pairs[cell] ?? 0), 0),
        DRAWINGS,
        'no player wins twice',
      );
      // 20 ways, so 19 degrees of freedom, once in 1,000.
      const statistic = chiSquare(
        possible.map((cell) => pairs[cell] ?? 0),
        possible.map((cell) => awaited[cell] ?? 0),
      );
      assert.ok(statistic < 43.8, `${statistic}`);
    }
  });

  test('odds: with prizes for all everybody wins one, and anybody may be the last', () => {
    const last = cells(COUNTS.length);
    drawings([tier(1, COUNTS.length)], (picks) => {
      assert.is(new Set(picks.map(({ holder }) => holder)).size, COUNTS.length);
      add(last, picks.at(-1)?.holder ?? -1);
    });
    assert.ok(last.every((times) => times > 0));
  });
});
