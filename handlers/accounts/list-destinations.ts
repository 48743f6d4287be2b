import { listDestinations as list } from '../../db/deliveries/destinations.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { destinationToWire } from '../../wire/delivery.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** Lists destinations, without their signing secrets. */
export const listDestinations: PlatformHandler<'listDestinations'> = async ({ query }, { tx, caller, nowMs }) => {
  const filter = { owners: visibleOwners(caller.access), ownerId: toFilter(query.owner_id) };
  const listing = await list(tx, filter, toPage(query));
  return {
    status: 200,
    headers: pageHeaders('/deliveries/destinations', query, listing),
    body: listing.rows.map((row) => destinationToWire(row, nowMs)),
  };
};
