import type { Listing } from '../../db/page.ts';
import { listTickets, type RaffleTickets } from '../../db/raffle-tickets.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { ReadContext } from '../unit/handler.ts';

type Asked = {
  readonly brand_id: string;
  readonly player_id: string;
  readonly page: number;
  readonly limit: number;
};

/** A page of a player's tickets, the latest period first; none of a player whom the caller does not reach. */
export const ticketsOfPlayer = (
  { tx, caller }: ReadContext,
  { brand_id: brandPath, player_id: playerId, page, limit }: Asked,
  instanceId?: string,
): Promise<Listing<RaffleTickets>> =>
  listTickets(
    tx,
    { instanceId, player: { brandPath, playerId }, owners: visibleOwners(caller.access) },
    { page, limit, sortField: 'timestamp_start', descending: true },
  );
