import { listSources as list } from '../../db/sources.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/source.ts';

/** B13. */
export const listSources: PlatformHandler<'listSources'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: filterOf(query.owner_id),
      sourceId: filterOf(query.source_id),
      name: filterOf(query.name),
    },
    pageOf(query),
  );
  return { status: 200, headers: pageHeaders('/sources', query, listing), body: listing.rows.map(sourceToWire) };
};
