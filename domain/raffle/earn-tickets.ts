import type { Quote } from '../jackpot/quote.ts';
import type { RaffleRules } from '../jackpot/rules.ts';
import { type Fraction, floorTimes } from '../money/fraction.ts';
import { lesser, type Micros } from '../money/micros.ts';

/** The most tickets of a player in one period: the largest int32, which the API's field can hold. */
export const MAX_TICKETS = 2_147_483_647;

/** A player's tickets in one period of a raffle. */
export type TicketHolding = {
  /** In the jackpot's currency, including what became tickets. */
  readonly accumulated: Micros;
  readonly tickets: number;
};

export const NO_TICKETS: TicketHolding = { accumulated: 0n, tickets: 0 };

/**
 * A player's holding after a contribution. A contribution that does not qualify earns nothing, however large the wager. A remainder below
 * the cost of a ticket counts until the period ends. Tickets stop at their maximum: a debited contribution is never refused over them.
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
  const accumulated = before.accumulated + spent;
  const tickets = Number(lesser(accumulated / costPerTicket, BigInt(MAX_TICKETS)));
  return { accumulated, tickets, awarded: tickets - before.tickets };
};
