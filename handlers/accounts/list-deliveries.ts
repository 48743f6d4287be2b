import { listDeliveries as list } from '../../db/deliveries/listed-deliveries.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import { goOnAfter } from '../../platform/unit/go-on-after.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { deliveryToWire } from '../../wire/delivery.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** Lists deliveries that were sent, are waiting or have failed for good, without their content. */
export const listDeliveries: PlatformHandler<'listDeliveries'> = async ({ query }, call) => {
  const { tx, caller } = call;
  const listing = await goOnAfter(call, query, '', (after) =>
    list(
      tx,
      {
        owners: visibleOwners(caller.access),
        destinationId: toFilter(query.destination_id),
        state: query.state,
      },
      { ...toPage(query), after },
    ),
  );
  if (isRefusal(listing)) return listing;
  return { status: 200, headers: pageHeaders('/deliveries', query, listing), body: listing.rows.map(deliveryToWire) };
};
