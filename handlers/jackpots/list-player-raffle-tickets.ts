import { ticketsOfPlayer } from '../../platform/drawings/list-raffle-tickets.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders } from '../../wire/paging.ts';
import { raffleTicketRecordToWire } from '../../wire/raffle-ticket.ts';

/** B38. */
export const listPlayerRaffleTickets: PlatformHandler<'listPlayerRaffleTickets'> = async ({ query }, context) => {
  const listing = await ticketsOfPlayer(context, query);
  return {
    status: 200,
    headers: pageHeaders('/instances/raffle-tickets', query, listing),
    body: listing.rows.map(raffleTicketRecordToWire),
  };
};
