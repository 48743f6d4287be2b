import { listPayouts } from '../../db/listed-payouts.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { stateFromWire, winRecordToWire } from '../../wire/win-record.ts';

/** Lists the payouts of wins, owed and paid. */
export const listWins: PlatformHandler<'listWins'> = async ({ query }, { tx, caller }) => {
  const listing = await listPayouts(
    tx,
    {
      owners: visibleOwners(caller.access),
      instanceId: filterOf(query.instance_id),
      brandPath: filterOf(query.brand_id),
      playerId: filterOf(query.player_id),
      withheld: query.withheld,
      state: query.state && stateFromWire(query.state),
      fromMs: query.timestamp_from,
      toMs: query.timestamp_to,
    },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/instances/wins', query, listing),
    body: listing.rows.map(winRecordToWire),
  };
};
