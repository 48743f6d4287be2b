import { listInstances as list } from '../../db/jackpots/listed-instances.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { instanceToWire } from '../../wire/instance.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** B19. */
export const listInstances: PlatformHandler<'listInstances'> = async ({ query }, { tx, caller, nowMs }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: toFilter(query.owner_id),
      status: query.status || undefined,
      name: toFilter(query.name),
      jackpotType: query.jackpot_type || undefined,
      ids: toFilter(query.ids)?.split(','),
    },
    toPage(query),
    nowMs,
  );
  return {
    status: 200,
    headers: pageHeaders('/instances', query, listing),
    body: listing.rows.map((instance) => instanceToWire(instance, nowMs)),
  };
};
