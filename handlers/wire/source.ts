import type { SourceJackpot, Source as SourceRow } from '../../db/sources.ts';
import type { Source } from '../../generated/server/types.gen.ts';

/** A source with the jackpots that it leads to, the one to try first first. */
export const sourceToWire = (source: SourceRow & { readonly jackpots: readonly SourceJackpot[] }): Source => ({
  owner_id: source.ownerId,
  source_name: source.name,
  source_id: source.sourceId,
  jackpots: source.jackpots.map(({ priority, ownerId, instanceId }) => ({
    priority,
    owner_id: ownerId,
    instance_id: instanceId,
  })),
});
