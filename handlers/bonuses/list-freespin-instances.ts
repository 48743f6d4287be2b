import { listFreespinInstances as list } from '../../db/bonuses/freespins.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { freespinInstanceToWire } from '../../wire/freespins.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';

/** D1. */
export const listFreespinInstances: PlatformHandler<'listFreespinInstances'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      operatorId: toFilter(query.operator_id),
      id: toFilter(query.id),
      name: toFilter(query.name),
    },
    toPage(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/bonus/freespins/instances', query, listing),
    body: listing.rows.map(freespinInstanceToWire),
  };
};
