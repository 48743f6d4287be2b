import { listSources } from '../../db/sources.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/source.ts';

/** C12. */
export const listOperatorSources: PlatformHandler<'listOperatorSources'> = async ({ query }, { tx, caller }) => {
  const listing = await listSources(
    tx,
    { owners: visibleOwners(caller.access), leading: filterOf(query.owner_id), name: filterOf(query.name) },
    pageOf(query),
  );
  return {
    status: 200,
    headers: pageHeaders('/operator/sources', query, listing),
    body: listing.rows.map(sourceToWire),
  };
};
