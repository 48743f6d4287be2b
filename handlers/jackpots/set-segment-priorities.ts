import { segmentAssignments, withJackpots } from '../../db/segments.ts';
import { ownSegment } from '../../platform/routing/own-segment.ts';
import { setPriorities } from '../../platform/routing/set-priorities.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { segmentToWire } from '../../wire/segment.ts';

/** B11. */
export const setSegmentPriorities: PlatformHandler<'setSegmentPriorities'> = async ({ body }, { tx, caller }) => {
  const segment = await ownSegment(tx, caller, body.brand_id, body.segment_id);
  if (isRefusal(segment)) return segment;
  const from = { ownerId: segment.ownerId, fromId: segment.id };
  const unassigned = await setPriorities(tx, segmentAssignments, from, body.priorities);
  return unassigned ?? { status: 200, body: [segmentToWire(await withJackpots(tx, segment))] };
};
