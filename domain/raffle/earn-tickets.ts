import type { Quote } from '../jackpot/quote.ts';
import type { RaffleRules } from '../jackpot/raffle-rules.ts';
import { type Fraction, floorTimes } from '../money/fraction.ts';
import { AMOUNT_MAX_MICROS, lesser, type Micros } from '../money/micros.ts';

/** The most tickets of one player in one period; the field that tells their number holds no more. */
export const MAX_TICKETS = 2_147_483_647;

/** What a player has in one period of a raffle. */
export type TicketHolding = {
  /** In the jackpot's currency, with what became tickets. */
  readonly accumulated: Micros;
  readonly tickets: number;
};

export const NO_TICKETS: TicketHolding = { accumulated: 0n, tickets: 0 };

/**
 * What a player holds after a contribution. A contribution that does not qualify earns nothing, whatever was wagered. What does not make
 * a whole ticket counts until the period ends. Both numbers stop at their largest value: a debited contribution is never refused for
 * tickets.
 * @param wager in the player's currency, with the jackpot's units per unit of it.
 */
export const earnTickets = (
  { costPerTicket, costSource }: RaffleRules,
  before: TicketHolding,
  { qualifies, booked }: Pick<Quote, 'qualifies' | 'booked'>,
  wager: { readonly amount: Micros; readonly rate: Fraction },
): TicketHolding & { readonly awarded: number } => {
  if (!qualifies) return { ...before, awarded: 0 };
  const spent = costSource === 'Contribution' ? booked : floorTimes(wager.amount, wager.rate);
  const accumulated = lesser(before.accumulated + spent, AMOUNT_MAX_MICROS);
  const tickets = Number(lesser(accumulated / costPerTicket, BigInt(MAX_TICKETS)));
  return { accumulated, tickets, awarded: tickets - before.tickets };
};
