import { segmentAssignments } from '../../db/routing/segments.ts';
import { findAssignable, findOwnSegment } from '../../platform/routing/assign.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** B10. */
export const assignSegment: PlatformHandler<'assignSegment'> = async ({ body }, { tx, caller, nowMs }) => {
  const segment = await findOwnSegment(tx, caller, body.owner_id, body.segment_id);
  if (isRefusal(segment)) return segment;
  const instance = await findAssignable(tx, segment.ownerId, body.instance_id, nowMs);
  if (isRefusal(instance)) return instance;
  const from = { ownerId: segment.ownerId, fromId: segment.id };
  return (await segmentAssignments.assign(tx, from, instance.id)) ? { status: 200 } : refuse('too_many_assignments');
};
