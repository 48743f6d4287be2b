import type { Destination as Row } from '../db/destinations.ts';
import type { Destination } from '../generated/server/types.gen.ts';

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
