import { createSegments as create, findSegmentIds, segmentAssignments } from '../../db/routing/segments.ts';
import { createEach } from '../../platform/routing/create-each.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

const SEGMENTS = { assignments: segmentAssignments, findIds: findSegmentIds, create };

/** B8. */
export const createSegments: PlatformHandler<'createSegments'> = async ({ body }, context) => {
  const items = body.map(({ owner_id: ownerId, id, name = null, priority, jackpots = [] }) => ({
    ...{ ownerId, fromId: id, jackpots },
    row: { ownerId, id, name, priority },
  }));
  return createEach(context, SEGMENTS, items);
};
