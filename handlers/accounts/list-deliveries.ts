import { listDeliveries as list } from '../../db/listed-deliveries.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { deliveryToWire } from '../../wire/delivery.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** Lists deliveries that were sent, are waiting or have failed for good, without their content. */
export const listDeliveries: PlatformHandler<'listDeliveries'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      destinationId: filterOf(query.destination_id),
      state: query.state,
    },
    pageOf(query),
  );
  return { status: 200, headers: pageHeaders('/deliveries', query, listing), body: listing.rows.map(deliveryToWire) };
};
