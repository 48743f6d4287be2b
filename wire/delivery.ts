import type { DeliveryWithContent, ListedDelivery } from '../db/deliveries/listed-deliveries.ts';
import type { Destination as Row } from '../db/tables/deliveries.ts';
import type { Delivery, DeliveryDetails, Destination } from '../generated/server/types.gen.ts';

/** A destination, without its secrets. */
export const destinationToWire = (row: Row, nowMs: number): Destination => ({
  id: row.id,
  owner_id: row.ownerId,
  url: row.url,
  events: row.events as Destination['events'],
  enabled: row.enabled,
  ...(row.disabledReason === null ? {} : { disabled_reason: row.disabledReason }),
  ...(row.previousSecretUntilMs === null || row.previousSecretUntilMs <= nowMs
    ? {}
    : { previous_secret_until: row.previousSecretUntilMs }),
  created: row.createdAtMs,
  updated: row.updatedAtMs,
});

/** A delivery, without its content. */
export const deliveryToWire = (row: ListedDelivery): Delivery => ({
  id: row.id,
  kind: row.kind,
  owner_id: row.ownerId,
  ...(row.destinationId === null ? {} : { destination_id: row.destinationId }),
  ...(row.kind === 'event' ? { event_type: row.eventType } : {}),
  url: row.address,
  state: row.state,
  attempts: row.attempts,
  created: row.createdAtMs,
  ...(row.lastAttemptAtMs === null ? {} : { last_attempt: row.lastAttemptAtMs }),
  ...(row.state === 'pending' ? { next_attempt: row.dueAtMs } : {}),
  ...(row.lastStatus === null ? {} : { last_status: row.lastStatus }),
  ...(row.lastError === null ? {} : { last_error: row.lastError }),
});

/** A delivery with what is sent and how the latest attempts went. */
export const deliveryDetailsToWire = (row: DeliveryWithContent): DeliveryDetails => ({
  ...deliveryToWire(row),
  body: row.body,
  recent_attempts: (row.recentAttempts ?? []).map(({ atMs, status, error }) => ({
    timestamp: atMs,
    ...(status === null ? {} : { status }),
    ...(error === null ? {} : { error }),
  })),
});
