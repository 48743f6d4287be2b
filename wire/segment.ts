import type { SegmentWithJackpots } from '../db/segments.ts';
import type { Segment } from '../generated/server/types.gen.ts';
import { assignmentToWire } from './assignment.ts';

/** A segment with its assigned jackpots, by priority. */
export const segmentToWire = (segment: SegmentWithJackpots): Segment => ({
  owner_id: segment.ownerId,
  id: segment.id,
  ...(segment.name !== null && { name: segment.name }),
  priority: segment.priority,
  jackpots: segment.jackpots.map(assignmentToWire),
});
