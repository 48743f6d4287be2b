import { segmentAssignments } from '../../db/routing/segments.ts';
import { findOwnSegment } from '../../platform/routing/assign.ts';
import { findOwnInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** B12. */
export const unassignSegment: PlatformHandler<'unassignSegment'> = async ({ body }, { tx, caller }) => {
  const segment = await findOwnSegment(tx, caller, body.owner_id, body.segment_id);
  if (isRefusal(segment)) return segment;
  const instance = await findOwnInstance(tx, segment.ownerId, body.instance_id);
  if (isRefusal(instance)) return instance;
  await segmentAssignments.unassign(tx, { ownerId: segment.ownerId, fromId: segment.id }, instance.id);
  return { status: 200 };
};
