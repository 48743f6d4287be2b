import { findListedDelivery } from '../../db/deliveries/listed-deliveries.ts';
import { covers } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';
import { deliveryDetailsToWire } from '../../wire/delivery.ts';

/** Reads a delivery with its content; only those that are listed can be read. */
export const getDelivery: PlatformHandler<'getDelivery'> = async ({ path: { delivery_id: id } }, { tx, caller }) => {
  const delivery = await findListedDelivery(tx, id);
  if (delivery === undefined || !covers(caller.access, delivery.ownerId)) return refuseAbsent('delivery_not_found', id);
  return { status: 200, body: deliveryDetailsToWire(delivery) };
};
