import { ticketsOfInstance } from '../../platform/drawings/list-raffle-tickets.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { pageHeaders } from '../../wire/paging.ts';
import { operatorTicketRecordToWire } from '../../wire/raffle-ticket.ts';

/** C3. */
export const listOperatorRaffleTickets: PlatformHandler<'listOperatorRaffleTickets'> = async (
  { path: { instance_id }, query },
  context,
) => {
  const listing = await ticketsOfInstance(context, instance_id, query);
  if (isRefusal(listing)) return listing;
  return {
    status: 200,
    headers: pageHeaders(`/operator/instances/${instance_id}/raffle-tickets`, query, listing),
    body: listing.rows.map(operatorTicketRecordToWire),
  };
};
