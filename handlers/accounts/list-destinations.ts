import { listDestinations as list } from '../../db/destinations.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { destinationToWire } from '../../wire/destination.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** Lists destinations, without their signing secrets. */
export const listDestinations: PlatformHandler<'listDestinations'> = async ({ query }, { tx, caller, nowMs }) => {
  const filter = { owners: visibleOwners(caller.access), ownerId: filterOf(query.owner_id) };
  const listing = await list(tx, filter, pageOf(query));
  return {
    status: 200,
    headers: pageHeaders('/deliveries/destinations', query, listing),
    body: listing.rows.map((row) => destinationToWire(row, nowMs)),
  };
};
