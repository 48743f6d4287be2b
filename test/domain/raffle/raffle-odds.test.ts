import * as assert from 'uvu/assert';
import type { PrizeTier } from '../../../domain/jackpot/rules.ts';
import { drawPot } from '../../../domain/raffle/draw-pot.ts';
import { TicketIntervals } from '../../../domain/raffle/ticket-intervals.ts';
import { seededDraw } from '../../support/seeded-draw.ts';
import { suite } from '../../support/suite.ts';
import { jackpot, opened } from '../jackpot/sample-jackpot.ts';
import { chiSquare } from '../statistics.ts';
import { rafflePot, raffleRules, tier } from './sample-raffle.ts';

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

suite('the odds of a raffle', (test) => {
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
