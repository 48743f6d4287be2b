import type { OutboxEvent } from '../../db/tables/events.ts';
import type { WinEvent } from '../../generated/server/types.gen.ts';

/** An event for a receiver who may see some brands' players: a win lists only the community payees of these. */
export const seenByBrands = (event: OutboxEvent, covers: (brandPath: string) => boolean): OutboxEvent => {
  if (event.eventType !== 'WinEvent') return event;
  const { community_winners: payees = [], ...data } = event.data as WinEvent;
  const seen = payees.filter(({ brand_id }) => covers(brand_id));
  return seen.length === payees.length ? event : { ...event, data: { ...data, community_winners: seen } };
};
