import type { PlatformHandler } from '../handler.ts';
import { findSeen } from '../instance/find-seen.ts';
import { ticketsOfPlayer } from '../raffle/tickets-of-player.ts';
import { isRefusal } from '../reply.ts';
import { operatorTicketRecordToWire } from '../wire/operator-ticket-record.ts';
import { pageHeaders } from '../wire/paging.ts';

/** C4. */
export const listOperatorPlayerInstanceTickets: PlatformHandler<'listOperatorPlayerInstanceTickets'> = async (
  { path: { instance_id, player_id }, query },
  context,
) => {
  const instance = await findSeen(context.tx, context.caller, instance_id);
  if (isRefusal(instance)) return instance;
  const listing = await ticketsOfPlayer(context, { ...query, player_id }, instance.id);
  const path = `/operator/instances/${instance_id}/players/${encodeURIComponent(player_id)}/raffle-tickets`;
  return {
    status: 200,
    headers: pageHeaders(path, query, listing),
    body: listing.rows.map(operatorTicketRecordToWire),
  };
};
