import { covers } from '../../domain/account/access.ts';
import { findPlayersJackpot } from '../../platform/routing/find-for-player.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuseAccess } from '../../platform/unit/reply.ts';
import { instanceToWire } from '../../wire/instance.ts';
import { jackpotForSourceToWire } from '../../wire/shown-jackpot.ts';

/** B26. */
export const getSourceJackpot: PlatformHandler<'getSourceJackpot'> = async (
  { query: { source_id, brand_id: brandPath, player_id: playerId, country_code: country, segments = [] } },
  { tx, caller, nowMs },
) => {
  if (!covers(caller.access, brandPath)) return refuseAccess(brandPath);
  const found = await findPlayersJackpot(tx, source_id, { brandPath, playerId, country, segments }, nowMs);
  if (isRefusal(found)) return found;
  return {
    status: 200,
    body: { ...jackpotForSourceToWire(found, nowMs), pots: instanceToWire(found.instance, nowMs).pots },
  };
};
