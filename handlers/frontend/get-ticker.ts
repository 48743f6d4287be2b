import { findInstance } from '../../db/instances.ts';
import { listSourcesOfInstance } from '../../db/sources.ts';
import type { PayoutRuleset } from '../../domain/jackpot/rules.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { add, floorTimes, ZERO } from '../../domain/money/fraction.ts';
import { decimalFromMicros, MICROS_PER_UNIT } from '../../domain/money/micros.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { rulesOf } from '../wire/rules-of.ts';

/** F8. */
export const getTicker: PlatformHandler<'getTicker'> = async ({ query: { instance_id } }, { tx, nowMs }) => {
  const instance = await findInstance(tx, instance_id);
  if (instance === undefined) return refuse('instance_not_found', { detail: `There is no jackpot ${instance_id}.` });
  const rules = rulesOf(instance);
  const sources = await listSourcesOfInstance(tx, instance_id);
  return {
    status: 200,
    body: {
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
      allowed_sources: sources,
      status: statusAt(instance, nowMs),
      ...(instance.startsAtMs === null ? {} : { timestamp_start: instance.startsAtMs }),
      ...(instance.endsAtMs === null ? {} : { timestamp_end: instance.endsAtMs }),
      last_updated: instance.updatedAtMs,
    },
  };
};

/** What the rules give to others than the winner, down to 6 decimals. */
const communitySplit = (payout: PayoutRuleset | undefined): string => {
  const split = (payout?.community ?? []).reduce((sum, { share }) => add(sum, share), ZERO);
  return decimalFromMicros(floorTimes(MICROS_PER_UNIT, split));
};
