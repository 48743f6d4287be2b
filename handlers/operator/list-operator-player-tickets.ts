import type { PlatformHandler } from '../handler.ts';
import { ticketsOfPlayer } from '../raffle/tickets-of-player.ts';
import { operatorTicketRecordToWire } from '../wire/operator-ticket-record.ts';
import { pageHeaders } from '../wire/paging.ts';

/** C5. */
export const listOperatorPlayerTickets: PlatformHandler<'listOperatorPlayerTickets'> = async ({ query }, context) => {
  const listing = await ticketsOfPlayer(context, query);
  return {
    status: 200,
    headers: pageHeaders('/operator/raffle-tickets', query, listing),
    body: listing.rows.map(operatorTicketRecordToWire),
  };
};
