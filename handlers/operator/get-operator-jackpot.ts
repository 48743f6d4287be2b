import { covers } from '../../domain/account/access.ts';
import { findPlayersJackpot } from '../../platform/routing/find-for-player.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuseAccess } from '../../platform/unit/reply.ts';
import { instanceToWire } from '../../wire/instance.ts';
import { idsFromQuery } from '../../wire/routing.ts';
import { jackpotForSourceToWire } from '../../wire/shown-jackpot.ts';
import { operatorPotToWire } from '../../wire/template.ts';

/** C10. */
export const getOperatorJackpot: PlatformHandler<'getOperatorJackpot'> = async (
  { query: { source_id, brand_id: brandPath, player_id: playerId, country_code: country, segments } },
  { tx, caller, nowMs },
) => {
  if (!covers(caller.access, brandPath)) return refuseAccess(brandPath);
  const player = { brandPath, playerId, country, segments: idsFromQuery(segments) };
  const found = await findPlayersJackpot(tx, source_id, player, nowMs);
  if (isRefusal(found)) return found;
  const { instance } = found;
  return {
    status: 200,
    body: {
      ...jackpotForSourceToWire(found, nowMs),
      game_code: instance.gameCode,
      opt_in_per_currency: true,
      pots: instanceToWire(instance, nowMs).pots.map(operatorPotToWire),
    },
  };
};
