import { findInstance } from '../../db/instances.ts';
import { listSourcesOfInstance } from '../../db/sources.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { decimalFromMicros } from '../../domain/money/micros.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { templateOf } from '../wire/rules-of.ts';

/** F8. */
export const getTicker: PlatformHandler<'getTicker'> = async ({ query: { instance_id } }, { tx, nowMs }) => {
  const instance = await findInstance(tx, instance_id);
  if (instance === undefined) return refuse('instance_not_found', { detail: `There is no jackpot ${instance_id}.` });
  const template = templateOf(instance);
  const sources = await listSourcesOfInstance(tx, instance_id);
  return {
    status: 200,
    body: {
      id: instance.id,
      jackpot_type: template.jackpot_type ?? 'Jackpot',
      currency: instance.currency,
      pots: instance.pots.map((pot, position) => ({
        id: pot.id,
        is_progressive: template.pots[position]?.is_progressive ?? true,
        current_value: decimalFromMicros(pot.seedValue + pot.contributedAmount),
        // A pot that pays the winner alone leaves nothing to the community.
        community_split: '0',
      })),
      allowed_brands: template.contribution_rules.allowed_brands ?? [],
      allowed_sources: sources,
      status: statusAt(instance, nowMs),
      ...(instance.startsAtMs === null ? {} : { timestamp_start: instance.startsAtMs }),
      ...(instance.endsAtMs === null ? {} : { timestamp_end: instance.endsAtMs }),
      last_updated: instance.updatedAtMs,
    },
  };
};
