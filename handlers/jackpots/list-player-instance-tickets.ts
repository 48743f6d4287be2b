import { listTickets } from '../../db/raffle-tickets.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { findPartlyReached } from '../instance/find-partly-reached.ts';
import { isRefusal } from '../reply.ts';
import { pageHeaders } from '../wire/paging.ts';
import { raffleTicketRecordToWire } from '../wire/raffle-ticket-record.ts';

/** B37. */
export const listPlayerInstanceTickets: PlatformHandler<'listPlayerInstanceTickets'> = async (
  { path: { instance_id, player_id }, query },
  { tx, caller },
) => {
  const instance = await findPartlyReached(tx, caller, instance_id);
  if (isRefusal(instance)) return instance;
  const player = { brandPath: query.brand_id, playerId: player_id };
  const listing = await listTickets(
    tx,
    { instanceId: instance_id, player, owners: visibleOwners(caller.access) },
    { page: query.page, limit: query.limit, sortField: 'timestamp_start', descending: true },
  );
  const path = `/instances/${instance_id}/players/${encodeURIComponent(player_id)}/raffle-tickets`;
  return {
    status: 200,
    headers: pageHeaders(path, query, listing),
    body: listing.rows.map(raffleTicketRecordToWire),
  };
};
