import { listInstances as list } from '../../db/listed-instances.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { instanceToWire } from '../../wire/instance.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** B19. */
export const listInstances: PlatformHandler<'listInstances'> = async ({ query }, { tx, caller, nowMs }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: filterOf(query.owner_id),
      status: query.status || undefined,
      name: filterOf(query.name),
      ids: filterOf(query.ids)?.split(','),
    },
    pageOf(query),
    nowMs,
  );
  return {
    status: 200,
    headers: pageHeaders('/instances', query, listing),
    body: listing.rows.map((instance) => instanceToWire(instance, nowMs)),
  };
};
