import type { Draw } from '../../domain/draw.ts';
import type { Entry } from '../../domain/jackpot/entry.ts';
import type { Quote } from '../../domain/jackpot/quote.ts';
import type { JackpotRules, RaffleRules } from '../../domain/jackpot/rules.ts';
import type { JackpotState } from '../../domain/jackpot/state.ts';
import type { Fraction } from '../../domain/money/fraction.ts';
import type { Micros } from '../../domain/money/micros.ts';
import { drawPot } from '../../domain/raffle/draw-pot.ts';
import { earnTickets, NO_TICKETS, type TicketHolding } from '../../domain/raffle/earn-tickets.ts';
import { payPrizes } from '../../domain/raffle/pay-prizes.ts';
import { periodAt } from '../../domain/raffle/raffle-period.ts';
import { TicketIntervals } from '../../domain/raffle/ticket-intervals.ts';
import type { Crowd } from './crowd.ts';
import type { Payment } from './pot-count.ts';

/** A drawing of one pot; without a payment, the pot kept its value. */
type Drawn = { readonly potId: string; readonly payment?: Payment; readonly entries: readonly Entry[] };

/** The drawing periods of a run, and the tickets of the current one. */
export class SimulatedRaffle {
  /** The time at which the current period is over. */
  dueMs = 0;
  readonly #rules: JackpotRules & { readonly startsAtMs: number };
  readonly #raffle: RaffleRules;
  readonly #crowd: Crowd;
  readonly #draw: Draw;
  #holdings: (TicketHolding | undefined)[] = [];

  constructor(rules: JackpotRules & { readonly startsAtMs: number }, raffle: RaffleRules, crowd: Crowd, draw: Draw) {
    this.#rules = rules;
    this.#raffle = raffle;
    this.#crowd = crowd;
    this.#draw = draw;
    this.begin(rules.startsAtMs);
  }

  /** Gives a player the tickets of a round. */
  note(player: number, quote: Quote, amount: Micros, rate: Fraction): void {
    this.#holdings[player] = earnTickets(this.#raffle, this.#holdings[player] ?? NO_TICKETS, quote, { amount, rate });
  }

  /** The raffle has a single drawing, at the end of the run. */
  get isDrawnOnce(): boolean {
    return this.#raffle.durationMs === undefined;
  }

  begin(nowMs: number): void {
    const { startsAtMs } = this.#rules;
    const { durationMs } = this.#raffle;
    const period = durationMs === undefined ? undefined : periodAt({ startsAtMs, durationMs, endsAtMs: null }, nowMs);
    this.dueMs = period?.endsAtMs ?? Number.POSITIVE_INFINITY;
    this.#holdings = [];
  }

  /** Draws every pot among the tickets of the period that is over. */
  draw(before: JackpotState): { readonly state: JackpotState; readonly pots: readonly Drawn[] } {
    const { currency, pots } = this.#rules;
    const isLast = this.isDrawnOnce;
    const holders: number[] = [];
    const counts: number[] = [];
    for (const [player, holding] of this.#holdings.entries()) {
      if (holding === undefined || holding.tickets === 0) continue;
      holders.push(player);
      counts.push(holding.tickets);
    }
    const intervals = new TicketIntervals(counts);
    let state = before;
    const drawn = pots.map((pot): Drawn => {
      const drawing = drawPot(pot, this.#raffle, state, intervals, { currency, isLast, draw: this.#draw });
      if ('notDrawn' in drawing) return { potId: pot.id, entries: [] };
      const payees = drawing.picks.map(({ holder }) => this.#crowd.payee(holders[holder] ?? 0));
      const paid = payPrizes(pot, state, drawing, payees, { currency, isLast });
      state = paid.state;
      const amount = paid.prizes.reduce((sum, prize) => sum + prize.amount, 0n);
      const payment = { value: drawing.value, paid: amount, fee: 0n, prizes: paid.prizes.length };
      return { potId: pot.id, payment, entries: paid.entries };
    });
    return { state, pots: drawn };
  }
}
