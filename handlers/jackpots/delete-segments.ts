import { findSegmentIds, deleteSegments as remove, segmentAssignments } from '../../db/routing/segments.ts';
import { deleteEach } from '../../platform/routing/delete-each.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

const SEGMENTS = { assignments: segmentAssignments, findIds: findSegmentIds, remove };

/** B9. */
export const deleteSegments: PlatformHandler<'deleteSegments'> = async ({ body }, context) => {
  const items = body.map(({ owner_id: ownerId, segment_id: fromId }) => ({ ownerId, fromId }));
  const { deleted, failed } = await deleteEach(context, SEGMENTS, items);
  return {
    status: 200,
    body: {
      succeeded: deleted.map(({ fromId }) => fromId),
      failed: failed.map(({ ownerId, fromId, jackpots }) => ({ owner_id: ownerId, segment_id: fromId, jackpots })),
    },
    audited: byOwner(
      'segments',
      deleted.map(({ ownerId, fromId }) => ({ ownerId, id: fromId })),
    ),
  };
};
