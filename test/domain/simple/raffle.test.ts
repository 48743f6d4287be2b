import * as assert from 'uvu/assert';
import { openState } from '../../../domain/jackpot/open-state.ts';
import { quote } from '../../../domain/jackpot/quote.ts';
import type { PotRules, PrizeTier, RaffleRules } from '../../../domain/jackpot/rules.ts';
import { fraction, ONE } from '../../../domain/money/fraction.ts';
import { drawPot } from '../../../domain/raffle/draw-pot.ts';
import { earnTickets, NO_TICKETS } from '../../../domain/raffle/earn-tickets.ts';
import { payPrizes } from '../../../domain/raffle/pay-prizes.ts';
import { TicketIntervals } from '../../../domain/raffle/ticket-intervals.ts';
import { suite } from '../../support/suite.ts';
import { jackpot } from '../jackpot/sample-jackpot.ts';
import { rafflePot, raffleRules } from '../raffle/sample-raffle.ts';
import { assertSame, noting, repeating } from './both.ts';
import { everyOutcome, grid } from './every-outcome.ts';
import { open } from './ledger.ts';
import { drawRaffle, ticketsOf } from './raffle.ts';
import { type Ratio, ratio } from './rational.ts';
import type { Winner } from './win.ts';

/** Sixths of the value for so many winners. */
const tier = (sixths: bigint, winners: number): PrizeTier => ({ percentage: fraction(sixths, 6n), winners });

/** A holder by index is paid in the currency at this index. */
const TERMS: readonly (readonly [currency: string, rate: Ratio])[] = [
  ['CLF', ratio(1n)],
  ['BHD', ratio(1n, 7n)],
  ['EUR', ratio(1n)],
];
const winnerAt = (holder: number): Winner => {
  const [currency, rate] = TERMS[holder % TERMS.length] ?? ['CLF', ratio(1n)];
  return { player: `p${holder}`, currency, rate };
};

type Cell = {
  readonly tiers: readonly PrizeTier[];
  readonly counts: readonly number[];
  readonly isLast: boolean;
  readonly initialSeed: bigint;
  readonly minReseed: bigint;
  readonly reseedStrategy: PotRules['reseedStrategy'];
};

const CELLS = grid<Cell>({
  tiers: [[tier(6n, 1)], [tier(3n, 1), tier(2n, 2)], [tier(1n, 3), tier(5n, 1)], [tier(6n, 7)]],
  counts: [[], [3], [1, 2], [2, 1, 3], [1, 1, 1, 1]],
  isLast: [false, true],
  initialSeed: [99n, 100n, 1_001n, 12_345n],
  minReseed: [0n, 2_000n],
  reseedStrategy: ['Full', 'Available'],
});

suite('the domain and the simple implementation raffle alike, whichever tickets are drawn', (test) => {
  test('tiers, holders, currencies, prizes without a winner, reseeds and the last period', async () => {
    const seen = new Set<string>();
    for (const { tiers, counts, isLast, ...given } of CELLS) {
      const raffle = raffleRules({ tiers });
      const own = rafflePot(given);
      const rules = jackpot({ currency: 'CLF', pots: [own], raffle });
      const tickets = counts.flatMap((count, holder) => Array.from({ length: count }, () => winnerAt(holder)));
      await everyOutcome((draw) => {
        const { state } = openState(rules);
        const simple = open(rules);
        const noted = noting(draw);
        const end = { currency: rules.currency, isLast };
        const drawing = drawPot(own, raffle, state, new TicketIntervals(counts), { ...end, draw: noted.draw });
        const repeat = repeating(noted.given);
        const win = drawRaffle(rules, raffle, simple, own.id, { tickets, isLast, draw: repeat.draw });
        repeat.end();
        if ('notDrawn' in drawing) {
          seen.add(drawing.notDrawn);
          assert.is(win, undefined);
          assertSame(state, simple);
          return;
        }
        const payees = drawing.picks.map(({ holder }) => {
          const { currency, rate } = winnerAt(holder);
          return { currency, rate: fraction(rate.top, rate.bottom) };
        });
        const paid = payPrizes(own, state, drawing, payees, end);
        assertSame(paid.state, simple);
        assert.equal(
          paid.prizes.map(({ holder, amount, pay }) => ({
            player: `p${holder}`,
            currency: pay.currency,
            pay: pay.amount,
            P: amount,
          })),
          win?.credits,
        );
        for (const { pay, holder } of paid.prizes)
          seen.add(pay.currency === winnerAt(holder).currency ? 'own currency' : 'jackpot currency');
      });
    }
    for (const what of ['no_tickets', 'prizes_too_small', 'own currency', 'jackpot currency'])
      assert.ok(seen.has(what), `nothing was ${what}`);
  });

  test('tickets that contributions earn, by what was booked or wagered', () => {
    type Play = { raffle: RaffleRules; wagers: readonly bigint[]; rate: Ratio };
    const plays = grid<Play>({
      raffle: (['Contribution', 'BaseWager'] as const).flatMap((costSource) =>
        [1n, 7n, 1_000n].map((costPerTicket) => raffleRules({ costSource, costPerTicket })),
      ),
      wagers: [[0n], [999n, 1n], [7n, 7n, 6_001n], [100_000n, 3n]],
      rate: [ratio(1n), ratio(7n, 3n), ratio(1n, 160n)],
    });
    for (const { raffle, wagers, rate } of plays) {
      const exact = fraction(rate.top, rate.bottom);
      const rules = jackpot({ contribution: { percentage: fraction(1n, 5n) }, operatorPercentage: ONE });
      let holding = { ...NO_TICKETS, awarded: 0 };
      let awarded = 0;
      const counting: { B: bigint; W: bigint; rate: Ratio }[] = [];
      for (const wager of wagers) {
        const quoted = quote(rules, { wager, currency: 'EUR', rate: exact, enabledPots: ['main'] });
        holding = earnTickets(raffle, holding, quoted, { amount: wager, rate: exact });
        awarded += holding.awarded;
        if (quoted.qualifies) counting.push({ B: quoted.booked, W: wager, rate });
        assert.is(BigInt(holding.tickets), ticketsOf(raffle, counting));
        assert.is(holding.tickets, awarded);
      }
    }
  });
});
