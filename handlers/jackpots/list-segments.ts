import { listSegments as list } from '../../db/segments.ts';
import { visibleOwners } from '../../domain/account/access.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { filterOf, pageHeaders, pageOf } from '../../wire/paging.ts';
import { segmentToWire } from '../../wire/segment.ts';

/** B7. */
export const listSegments: PlatformHandler<'listSegments'> = async ({ query }, { tx, caller }) => {
  const listing = await list(
    tx,
    { owners: visibleOwners(caller.access), ownerId: filterOf(query.brand_id), name: filterOf(query.name) },
    pageOf(query),
  );
  return { status: 200, headers: pageHeaders('/segments', query, listing), body: listing.rows.map(segmentToWire) };
};
