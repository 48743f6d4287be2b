import type { OutboxEvent } from '../../db/tables/events.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';

/** An event as receivers get it. `seq` counts what the receiver gets; `position` is where a socket resumes after it. */
export const toEnvelope = (
  {
    eventType,
    operatorId,
    brandId,
    playerId,
    createdAtMs,
    data,
  }: Omit<OutboxEvent, 'id' | 'instanceId' | 'deliveredAtMs'>,
  seq: number,
  position?: string,
) => ({
  source: PLATFORM_ORGANISATION,
  event_type: eventType,
  ...(operatorId === '' || operatorId === PLATFORM_ORGANISATION ? {} : { operator_id: operatorId }),
  ...(brandId === '' ? {} : { brand_id: brandId }),
  ...(playerId === '' ? {} : { player_id: playerId }),
  seq,
  ...(position === undefined ? {} : { position }),
  timestamp: createdAtMs,
  data,
});
