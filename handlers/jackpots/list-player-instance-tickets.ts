import { ticketsOfPlayer } from '../../platform/drawings/list-raffle-tickets.ts';
import { findVisibleInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { pageHeaders } from '../../wire/paging.ts';
import { raffleTicketRecordToWire } from '../../wire/raffle-ticket.ts';

/** B37. */
export const listPlayerInstanceTickets: PlatformHandler<'listPlayerInstanceTickets'> = async (
  { path: { instance_id, player_id }, query },
  context,
) => {
  const instance = await findVisibleInstance(context.tx, context.caller, instance_id);
  if (isRefusal(instance)) return instance;
  const listing = await ticketsOfPlayer(context, { ...query, player_id }, instance.id);
  const path = `/instances/${instance_id}/players/${encodeURIComponent(player_id)}/raffle-tickets`;
  return {
    status: 200,
    headers: pageHeaders(path, query, listing),
    body: listing.rows.map(raffleTicketRecordToWire),
  };
};
