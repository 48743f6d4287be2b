import { listSources as list } from '../../db/routing/sources.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/routing.ts';

/** B13. */
export const listSources: PlatformHandler<'listSources'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    {
      owners: visibleOwners(caller.access),
      ownerId: toFilter(query.owner_id),
      sourceId: toFilter(query.source_id),
      name: toFilter(query.name),
    },
    toPage(query),
  );
  return { status: 200, headers: pageHeaders('/sources', query, listing), body: listing.rows.map(sourceToWire) };
};
