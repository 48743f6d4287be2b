import type { Instance } from '../../db/instances.ts';
import type { PayoutRuleset } from '../../domain/jackpot/rules.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { add, floorTimes, ZERO } from '../../domain/money/fraction.ts';
import { decimalFromMicros, MICROS_PER_UNIT } from '../../domain/money/micros.ts';
import type { Ticker } from '../../generated/server/types.gen.ts';
import { rulesOf } from './rules-of.ts';

/** What everybody may see of an instance. `sources` are the ids of those that lead to it. */
export const tickerToWire = (instance: Instance, sources: readonly string[], nowMs: number): Ticker => {
  const rules = rulesOf(instance);
  return {
    id: instance.id,
    jackpot_type: rules.raffle === undefined ? 'Jackpot' : 'Raffle',
    currency: instance.currency,
    pots: instance.pots
      .map((pot, position) => ({ pot, own: rules.pots[position] }))
      .filter(({ pot }) => pot.enabled)
      .map(({ pot, own }) => ({
        id: pot.id,
        is_progressive: own?.progressive ?? true,
        current_value: decimalFromMicros(pot.seedValue + pot.contributedAmount),
        community_split: communitySplit(own?.payout),
      })),
    allowed_brands: [...rules.allowedBrands],
    allowed_sources: [...sources],
    status: statusAt(instance, nowMs),
    ...(instance.startsAtMs === null ? {} : { timestamp_start: instance.startsAtMs }),
    ...(instance.endsAtMs === null ? {} : { timestamp_end: instance.endsAtMs }),
    last_updated: instance.updatedAtMs,
  };
};

/** What the rules give to others than the winner, down to 6 decimals. */
const communitySplit = (payout: PayoutRuleset | undefined): string => {
  const split = (payout?.community ?? []).reduce((sum, { share }) => add(sum, share), ZERO);
  return decimalFromMicros(floorTimes(MICROS_PER_UNIT, split));
};
