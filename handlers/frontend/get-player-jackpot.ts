import { numberFromMicros } from '../../domain/money/micros.ts';
import { requireSession } from '../../platform/players/authenticated-player.ts';
import { findPlayersJackpot } from '../../platform/routing/find-for-player.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { idsFromQuery } from '../../wire/routing.ts';
import { jackpotForSourceToWire, shownPots } from '../../wire/shown-jackpot.ts';

/** F5. */
export const getPlayerJackpot: PlatformHandler<'getPlayerJackpot'> = async ({ query }, context) => {
  const { source_id: sourceId, brand_id: brandPath, player_id: playerId, country_code: country } = query;
  const player = { brandPath, playerId };
  const session = await requireSession(context, player, sourceId);
  if (isRefusal(session)) return session;
  const segments = idsFromQuery(query.segments);
  const seeker = { ...player, country, segments, sessionSegments: session.segments };
  const found = await context.read((tx) => findPlayersJackpot(tx, sourceId, seeker, context.nowMs));
  if (isRefusal(found)) return found;
  return {
    status: 200,
    body: {
      ...jackpotForSourceToWire(found, context.nowMs),
      opt_in_per_currency: true,
      pots: shownPots(found.instance).map(({ id, instanceCount, isProgressive, value, communitySplit }) => ({
        id,
        instance_count: instanceCount,
        is_progressive: isProgressive,
        current_value: numberFromMicros(value),
        community_split: numberFromMicros(communitySplit),
      })),
    },
  };
};
