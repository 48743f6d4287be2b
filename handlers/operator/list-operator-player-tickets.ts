import { ticketsOfPlayer } from '../../platform/drawings/list-raffle-tickets.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders } from '../../wire/paging.ts';
import { operatorTicketRecordToWire } from '../../wire/raffle-ticket.ts';

/** C5. */
export const listOperatorPlayerTickets: PlatformHandler<'listOperatorPlayerTickets'> = async ({ query }, context) => {
  const listing = await ticketsOfPlayer(context, query);
  return {
    status: 200,
    headers: pageHeaders('/operator/raffle-tickets', query, listing),
    body: listing.rows.map(operatorTicketRecordToWire),
  };
};
