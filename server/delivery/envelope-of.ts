import type { OutboxEvent } from '../../db/outbox.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';

/** An event as receivers get it. `seq` is its position in what the receiver gets. */
export const envelopeOf = (
  { eventType, operatorId, brandId, playerId, createdAtMs, data }: OutboxEvent,
  seq: number,
) => ({
  source: PLATFORM_ORGANISATION,
  event_type: eventType,
  ...(operatorId === '' || operatorId === PLATFORM_ORGANISATION ? {} : { operator_id: operatorId }),
  ...(brandId === '' ? {} : { brand_id: brandId }),
  ...(playerId === '' ? {} : { player_id: playerId }),
  seq,
  timestamp: createdAtMs,
  data,
});
