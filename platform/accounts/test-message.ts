import type { NewDelivery } from '../../db/deliveries.ts';
import type { Destination } from '../../db/destinations.ts';
import { operatorOf, PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { EventEnvelope } from '../../generated/server/types.gen.ts';

/** A message that only says that it arrived. Its lane is its own, so it overtakes events that wait for the same receiver. */
export const testMessage = (
  { id: destinationId, ownerId, url }: Pick<Destination, 'id' | 'ownerId' | 'url'>,
  { id, seq, nowMs }: { readonly id: string; readonly seq: number; readonly nowMs: number },
): NewDelivery => {
  const envelope: EventEnvelope = {
    source: PLATFORM_ORGANISATION,
    event_type: 'DestinationTest',
    ...(ownerId === PLATFORM_ORGANISATION ? {} : { operator_id: operatorOf(ownerId) }),
    ...(ownerId.includes(':') ? { brand_id: ownerId } : {}),
    seq,
    timestamp: nowMs,
    data: { destination_id: destinationId },
  };
  return {
    id,
    kind: 'event',
    lane: `test:${id}`,
    ownerId,
    destinationId,
    address: url,
    eventType: envelope.event_type,
    body: JSON.stringify(envelope),
    createdAtMs: nowMs,
    secretUntilMs: null,
    persistent: false,
  };
};
