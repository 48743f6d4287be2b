import { queueDelivery } from '../../db/deliveries/deliveries.ts';
import { findDestination } from '../../db/deliveries/destinations.ts';
import { findListedDelivery } from '../../db/deliveries/listed-deliveries.ts';
import { findLogEnd } from '../../db/events/event-log.ts';
import { covers } from '../../domain/account/access.ts';
import { testMessage } from '../../platform/accounts/destinations.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';
import { deliveryToWire } from '../../wire/delivery.ts';

/** Queues a message for one destination. It is no event of the log: no other destination and no socket gets it. */
export const testDestination: PlatformHandler<'testDestination'> = async (
  { path: { destination_id } },
  { tx, caller, services, nowMs, newId },
) => {
  const destination = await findDestination(tx, destination_id);
  if (destination === undefined || !covers(caller.access, destination.ownerId))
    return refuseAbsent('destination_not_found', destination_id);
  if (!destination.enabled) return refuse('destination_disabled');
  const hit = await services.testMessages.take(tx, destination_id);
  if (hit !== undefined) return refuseTooMany(hit);
  // Positions begin with 1, and a log can be empty.
  const seq = Math.max((await findLogEnd(tx)).id, 1);
  const message = testMessage(destination, { id: newId(), seq, nowMs });
  await queueDelivery(tx, message);
  const queued = await findListedDelivery(tx, message.id);
  if (queued === undefined) throw new Error(`the delivery ${message.id} was not queued`);
  services.wakeDeliveries([message.lane]);
  return {
    status: 200,
    body: deliveryToWire(queued),
    audited: [{ ownerId: destination.ownerId, resource: 'deliveries', targetId: destination_id }],
  };
};
