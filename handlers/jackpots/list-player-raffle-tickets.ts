import { listTickets } from '../../db/raffle-tickets.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../handler.ts';
import { pageHeaders } from '../wire/paging.ts';
import { raffleTicketRecordToWire } from '../wire/raffle-ticket-record.ts';

/** B38. */
export const listPlayerRaffleTickets: PlatformHandler<'listPlayerRaffleTickets'> = async (
  { query },
  { tx, caller },
) => {
  const player = { brandPath: query.brand_id, playerId: query.player_id };
  const listing = await listTickets(
    tx,
    { player, owners: visibleOwners(caller.access) },
    { page: query.page, limit: query.limit, sortField: 'timestamp_start', descending: true },
  );
  return {
    status: 200,
    headers: pageHeaders('/instances/raffle-tickets', query, listing),
    body: listing.rows.map(raffleTicketRecordToWire),
  };
};
