import { findOwnerEnabledState } from '../../db/operators.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/source.ts';

/** F7. Public, so it does not reveal sources of a disabled operator or brand. */
export const listPublicSources: PlatformHandler<'listPublicSources'> = async ({ query }, { tx, services }) => {
  const enabledState = await findOwnerEnabledState(tx, query.owner_id);
  const listing =
    enabledState?.enabled === true
      ? await services.publicSources.list(tx, { ownerId: query.owner_id, name: filterOf(query.name) }, pageOf(query))
      : { rows: [], total: 0 };
  return {
    status: 200,
    headers: pageHeaders('/frontend/sources', query, listing),
    body: listing.rows.map(sourceToWire),
  };
};
