import type { Draw } from '../draw.ts';
import { isArmed } from '../jackpot/arming.ts';
import type { BarReason } from '../jackpot/bar-reason.ts';
import { Draft } from '../jackpot/draft.ts';
import { recordingDraw } from '../jackpot/draws.ts';
import type { Drawn, Entry } from '../jackpot/entry.ts';
import type { PotRules, RaffleRules } from '../jackpot/rules.ts';
import { type JackpotState, potValue } from '../jackpot/state.ts';
import { floorTimes, fraction, multiply, ONE } from '../money/fraction.ts';
import type { Micros } from '../money/micros.ts';
import { minorUnitMicros } from '../money/minor-unit.ts';
import { finalLife } from './pay-prizes.ts';
import { TicketDrum } from './ticket-drum.ts';
import type { TicketIntervals } from './ticket-intervals.ts';

/** A prize and the ticket drawn for it. */
export type TicketPick = {
  /** The tier, counted from 1. */
  readonly tier: number;
  readonly ticket: number;
  /** The index of the ticket's holder in the intervals. */
  readonly holder: number;
  /** In the jackpot's currency, before rounding to the winner's minor unit. */
  readonly share: Micros;
};

/** A ticket that was drawn although its holder may not win: the holder's tickets are set aside, and the prize is drawn again. */
export type PassedTicket = Omit<TicketPick, 'share'> & { readonly reason: BarReason };

/** The drawing of one pot: together with the intervals, all an auditor needs to repeat it. */
export type Drawing = {
  readonly potId: string;
  /** The life of the pot that was drawn. */
  readonly instanceCount: number;
  readonly value: Micros;
  /** In tier order; fewer than the prizes when there were not enough holders. */
  readonly picks: readonly TicketPick[];
  readonly passed: readonly PassedTicket[];
  /** One per pick or passed ticket, in order: a position among the tickets that were left. */
  readonly draws: readonly Drawn[];
};

/** Reasons why a pot keeps its value, in the order checked. */
export type NotDrawn = 'pot_disabled' | 'no_tickets' | 'prizes_too_small' | 'amount_out_of_range';

/**
 * Draws the prizes of one pot, tier by tier: a ticket uniformly among those left, after which the winner's other tickets are set aside, so
 * no player wins two prizes of one pot. Holders who may not win are passed over in the same way. Books nothing; `payPrizes` does that in the same unit, once the winners are known.
 */
export const drawPot = (
  rules: PotRules,
  raffle: RaffleRules,
  state: JackpotState,
  intervals: TicketIntervals,
  {
    currency,
    isLast,
    draw,
    barred = NOBODY,
  }: {
    readonly currency: string;
    readonly isLast: boolean;
    readonly draw: Draw;
    /** By their index in the intervals. */
    readonly barred?: ReadonlyMap<number, BarReason>;
  },
): Drawing | { readonly notDrawn: NotDrawn } => {
  let tickets = intervals.total;
  for (const holder of barred.keys()) tickets -= intervals.countOf(holder);
  const notDrawn = findNotDrawn(rules, raffle, state, tickets, { currency, isLast });
  if (notDrawn !== undefined) return { notDrawn };
  const pot = new Draft(state).pot(rules.id);
  const value = potValue(pot);
  const drum = new TicketDrum(intervals);
  const draws: Drawn[] = [];
  const recorded = recordingDraw(draw, draws);
  const picks: TicketPick[] = [];
  const passed: PassedTicket[] = [];
  for (const { tier, share, winners } of prizesOf(raffle, value, currency))
    for (let winner = 0; winner < winners && drum.left > 0; ) {
      const taken = drum.take(Number(recorded(BigInt(drum.left))));
      const reason = barred.get(taken.holder);
      if (reason !== undefined) passed.push({ tier, ...taken, reason });
      else {
        picks.push({ tier, share, ...taken });
        winner += 1;
      }
    }
  return { potId: rules.id, instanceCount: pot.instanceCount, value, picks, passed, draws };
};

const NOBODY: ReadonlyMap<number, BarReason> = new Map();

/** Returns the reason why a drawing with this many tickets would pay nothing; undefined when it pays. */
export const findNotDrawn = (
  rules: PotRules,
  raffle: RaffleRules,
  state: JackpotState,
  tickets: number,
  { currency, isLast }: { readonly currency: string; readonly isLast: boolean },
): NotDrawn | undefined => {
  const draft = new Draft(state);
  const pot = draft.pot(rules.id);
  if (!pot.enabled) return 'pot_disabled';
  if (tickets === 0) return 'no_tickets';
  if (prizesOf(raffle, potValue(pot), currency).length === 0) return 'prizes_too_small';
  const life = isLast ? finalLife(rules, pot) : rules;
  return isArmed(life, draft, { winnerCurrency: currency, rate: ONE, draw: drawNothing }, currency)
    ? undefined
    : 'amount_out_of_range';
};

/** For the arming check, which precedes every draw. */
const drawNothing: Draw = () => {
  throw new Error('the arming check must not draw');
};

/** Prizes worth at least one minor unit of the jackpot's currency; smaller ones are not drawn. */
const prizesOf = ({ tiers }: RaffleRules, value: Micros, currency: string) =>
  tiers
    .map(({ percentage, winners }, index) => ({
      tier: index + 1,
      share: floorTimes(value, multiply(percentage, fraction(1n, BigInt(winners)))),
      winners,
    }))
    .filter(({ share }) => share >= minorUnitMicros(currency));

/** The ledger entry of a drawing that pays nothing: the pot keeps its value. */
export const undrawnEntry = (potId: string): Entry => ({
  kind: 'draw',
  postings: [],
  decisions: [{ pot: potId, trigger: 'Raffle', armed: false, draws: [], hit: false, selected: false }],
});
