import { segmentAssignments, segmentWithJackpots } from '../../db/routing/segments.ts';
import { findOwnSegment, setPriorities } from '../../platform/routing/assign.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { auditedPriorities } from '../../wire/audit.ts';
import { segmentToWire } from '../../wire/routing.ts';

/** B11. */
export const setSegmentPriorities: PlatformHandler<'setSegmentPriorities'> = async ({ body }, { tx, caller }) => {
  const segment = await findOwnSegment(tx, caller, body.brand_id, body.segment_id);
  if (isRefusal(segment)) return segment;
  const from = { ownerId: segment.ownerId, fromId: segment.id };
  const before = await segmentWithJackpots(tx, segment);
  const unassigned = await setPriorities(tx, segmentAssignments, from, body.priorities);
  if (unassigned !== undefined) return unassigned;
  const after = await segmentWithJackpots(tx, segment);
  return {
    status: 200,
    body: [segmentToWire(after)],
    changed: auditedChanges('priorities', auditedPriorities(before), auditedPriorities(after)),
  };
};
