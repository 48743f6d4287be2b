import { listSegments as list } from '../../db/routing/segments.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { pageHeaders, toFilter, toPage } from '../../wire/paging.ts';
import { segmentToWire } from '../../wire/routing.ts';

/** B7. */
export const listSegments: PlatformHandler<'listSegments'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    { owners: visibleOwners(caller.access), ownerId: toFilter(query.brand_id), name: toFilter(query.name) },
    toPage(query),
  );
  return { status: 200, headers: pageHeaders('/segments', query, listing), body: listing.rows.map(segmentToWire) };
};
