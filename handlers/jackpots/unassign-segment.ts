import { segmentAssignments } from '../../db/segments.ts';
import { ownInstance } from '../assignment/own-instance.ts';
import { ownSegment } from '../assignment/own-segment.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';

/** B12. */
export const unassignSegment: PlatformHandler<'unassignSegment'> = async ({ body }, { tx, caller }) => {
  const segment = await ownSegment(tx, caller, body.owner_id, body.segment_id);
  if (isRefusal(segment)) return segment;
  const instance = await ownInstance(tx, segment.ownerId, body.instance_id);
  if (isRefusal(instance)) return instance;
  await segmentAssignments.unassign(tx, { ownerId: segment.ownerId, fromId: segment.id }, instance.id);
  return { status: 200 };
};
