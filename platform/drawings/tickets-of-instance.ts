import type { Listing } from '../../db/page.ts';
import { listTickets, type RaffleTickets } from '../../db/raffle-tickets.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { ListRaffleTicketsData } from '../../generated/server/types.gen.ts';
import { filterOf, pageOf } from '../../wire/paging.ts';
import { findSeen } from '../routing/find-seen.ts';
import type { ReadContext } from '../unit/handler.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';

/** A page of the tickets of an instance, those of the players whom the caller reaches. */
export const ticketsOfInstance = async (
  { tx, caller }: ReadContext,
  instanceId: string,
  query: ListRaffleTicketsData['query'],
): Promise<Listing<RaffleTickets> | Refusal<'instance_not_found'>> => {
  const instance = await findSeen(tx, caller, instanceId);
  if (isRefusal(instance)) return instance;
  const owners = visibleOwners(caller.access);
  return listTickets(tx, { instanceId, brandPath: filterOf(query.brand_id), owners }, pageOf(query));
};
