import { listFreespinInstances as list } from '../../db/freespin-instances.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { freespinInstanceToWire } from '../../wire/freespin-instance.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';

/** D1. */
export const listFreespinInstances: PlatformHandler<'listFreespinInstances'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      operatorId: filterOf(query.operator_id),
      id: filterOf(query.id),
      name: filterOf(query.name),
    },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/bonus/freespins/instances', query, listing),
    body: listing.rows.map(freespinInstanceToWire),
  };
};
