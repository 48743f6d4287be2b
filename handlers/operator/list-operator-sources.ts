import { listSources } from '../../db/routing/sources.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/routing.ts';

/** C12. */
export const listOperatorSources: PlatformHandler<'listOperatorSources'> = async ({ query }, { tx, caller }) => {
  const listing = await listSources(
    tx,
    { owners: visibleOwners(caller.access), leading: toFilter(query.owner_id), name: toFilter(query.name) },
    toPage(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/operator/sources', query, listing),
    body: listing.rows.map(sourceToWire),
  };
};
