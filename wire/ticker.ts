import type { Instance } from '../db/instances.ts';
import { statusAt } from '../domain/jackpot/status.ts';
import { decimalFromMicros } from '../domain/money/micros.ts';
import type { Ticker } from '../generated/server/types.gen.ts';
import { rulesOf } from './rules-of.ts';
import { shownPots } from './shown-pots.ts';

/** The public part of an instance. `sources` are the ids of its sources. */
export const tickerToWire = (instance: Instance, sources: readonly string[], nowMs: number): Ticker => {
  const rules = rulesOf(instance);
  return {
    id: instance.id,
    jackpot_type: rules.raffle === undefined ? 'Jackpot' : 'Raffle',
    currency: instance.currency,
    pots: shownPots(instance).map(({ id, isProgressive, value, communitySplit }) => ({
      id,
      is_progressive: isProgressive,
      current_value: decimalFromMicros(value),
      community_split: decimalFromMicros(communitySplit),
    })),
    allowed_brands: [...rules.allowedBrands],
    allowed_sources: [...sources],
    status: statusAt(instance, nowMs),
    timestamp_start: instance.startsAtMs ?? instance.createdAtMs,
    timestamp_end: instance.endsAtMs ?? 0,
    last_updated: instance.updatedAtMs,
  };
};
