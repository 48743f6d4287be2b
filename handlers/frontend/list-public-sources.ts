import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { sourceToWire } from '../../wire/routing.ts';

/** F7. Public, so it does not reveal sources of a disabled operator or brand. */
export const listPublicSources: PlatformHandler<'listPublicSources'> = async ({ query }, { tx, services }) => {
  const enabledState = await findOwnerEnabledState(tx, query.owner_id);
  const listing =
    enabledState?.enabled === true
      ? await services.publicSources.list(tx, { ownerId: query.owner_id, name: toFilter(query.name) }, toPage(query))
      : { rows: [], total: 0 };
  return {
    status: 200,
    headers: pageHeaders('/frontend/sources', query, listing),
    body: listing.rows.map(sourceToWire),
  };
};
