import { listExclusions } from '../../db/opt-ins/player-exclusions.ts';
import { isBrandPath, toOperatorId, visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { excludedPlayerToWire } from '../../wire/excluded-player.ts';
import { pageHeaders, toFilter } from '../../wire/paging.ts';

/** Lists the exclusions that the caller has access to; of a named player, those of the operator too. */
export const listExcludedPlayers: PlatformHandler<'listExcludedPlayers'> = async ({ query }, { tx, caller, nowMs }) => {
  const owners = visibleOwners(caller.access);
  const listing = await listExclusions(
    tx,
    {
      ...{ owners, operators: owners?.filter(isBrandPath).map(toOperatorId) },
      ownerId: toFilter(query.owner_id),
      playerId: toFilter(query.player_id),
      atMs: query.past === true ? undefined : nowMs,
    },
    query,
  );
  const body = listing.rows.map(excludedPlayerToWire);
  return { status: 200, headers: pageHeaders('/excluded-players', query, listing), body };
};
