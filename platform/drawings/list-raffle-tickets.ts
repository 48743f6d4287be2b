import { listTickets } from '../../db/jackpots/raffle-tickets.ts';
import type { Listing } from '../../db/listing/page.ts';
import type { RaffleTickets } from '../../db/tables/jackpots.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { ListRaffleTicketsData } from '../../generated/server/types.gen.ts';
import { toFilter, toPage } from '../../wire/paging.ts';
import { findVisibleInstance } from '../routing/find-visible.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';

/** A page of an instance's tickets, of the players whom the caller may see. */
export const ticketsOfInstance = async (
  { tx, caller }: ReadContext,
  instanceId: string,
  query: ListRaffleTicketsData['query'],
): Promise<Listing<RaffleTickets> | Refusal<'instance_not_found'>> => {
  const instance = await findVisibleInstance(tx, caller, instanceId);
  if (isRefusal(instance)) return instance;
  const owners = visibleOwners(caller.access);
  return listTickets(tx, { instanceId, brandPath: toFilter(query.brand_id), owners }, toPage(query));
};

type PlayerTickets = {
  readonly brand_id: string;
  readonly player_id: string;
  readonly page: number;
  readonly limit: number;
};

/** A page of a player's tickets, the latest period first. It is empty if the caller may not see the player. */
export const ticketsOfPlayer = (
  { tx, caller }: ReadContext,
  { brand_id: brandPath, player_id: playerId, page, limit }: PlayerTickets,
  instanceId?: string,
): Promise<Listing<RaffleTickets>> =>
  listTickets(
    tx,
    { instanceId, player: { brandPath, playerId }, owners: visibleOwners(caller.access) },
    { page, limit, sortField: 'timestamp_start', descending: true },
  );
