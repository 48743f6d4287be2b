import { deleteDestination, findDestination } from '../../db/deliveries/destinations.ts';
import { strandDeliveries } from '../../db/deliveries/stranded-deliveries.ts';
import type { Destination } from '../../db/tables/deliveries.ts';
import { covers } from '../../domain/account/access.ts';
import { DELIVERIES_PER_UNIT, mayDecideOn } from '../../platform/accounts/destinations.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** The deliveries waiting for the deleted destinations may not fit one unit of work; the deliverer removes the rest. */
export const deleteDestinations: PlatformHandler<'deleteDestinations'> = async (
  { body },
  { tx, caller, services, nowMs },
) => {
  const deleted: Destination[] = [];
  const failed: string[] = [];
  let room = DELIVERIES_PER_UNIT;
  for (const id of new Set(body)) {
    const destination = await findDestination(tx, id);
    if (destination === undefined || !covers(caller.access, destination.ownerId) || !mayDecideOn(caller, destination)) {
      failed.push(id);
      continue;
    }
    await deleteDestination(tx, id);
    if (room > 0) room -= await strandDeliveries(tx, id, nowMs, room);
    deleted.push(destination);
  }
  services.wakeDeliveries('all');
  return {
    status: 200,
    body: { succeeded: deleted.map(({ id }) => id), failed },
    audited: byOwner('deliveries', deleted),
  };
};
