import { findDelivery, replayDelivery } from '../../db/deliveries/deliveries.ts';
import { findReceiver } from '../../db/deliveries/destinations.ts';
import type { Delivery } from '../../db/tables/deliveries.ts';
import { covers } from '../../domain/account/access.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** Deliveries that carry a secret cannot be replayed and are not found here, as in the list. */
export const replayDeliveries: PlatformHandler<'replayDeliveries'> = async (
  { body },
  { tx, caller, services, nowMs },
) => {
  const replayed: Delivery[] = [];
  const failed: string[] = [];
  for (const id of new Set(body)) {
    const delivery = await findDelivery(tx, id);
    const isReached = delivery?.secretUntilMs === null && covers(caller.access, delivery.ownerId);
    const receiver = isReached ? await findReceiver(tx, delivery) : undefined;
    if (delivery === undefined || receiver === undefined) {
      failed.push(id);
      continue;
    }
    await replayDelivery(tx, id, nowMs);
    replayed.push(delivery);
  }
  services.wakeDeliveries(replayed.map(({ lane }) => lane));
  return {
    status: 200,
    body: { succeeded: replayed.map(({ id }) => id), failed },
    audited: byOwner('deliveries', replayed),
  };
};
