import type { Assignment } from '../db/routing/assignments.ts';
import type { SegmentWithJackpots } from '../db/routing/segments.ts';
import type { SourceWithJackpots } from '../db/routing/sources.ts';
import type { AssignedJackpot, Segment, Source } from '../generated/server/types.gen.ts';

export const assignmentToWire = ({ priority, ownerId, instanceId }: Assignment): AssignedJackpot => ({
  priority,
  owner_id: ownerId,
  instance_id: instanceId,
});

/** A source with its assigned jackpots, by priority. */
export const sourceToWire = (source: SourceWithJackpots): Source => ({
  owner_id: source.ownerId,
  source_name: source.name,
  source_id: source.sourceId,
  jackpots: source.jackpots.map(assignmentToWire),
});

/** A segment with its assigned jackpots, by priority. */
export const segmentToWire = (segment: SegmentWithJackpots): Segment => ({
  owner_id: segment.ownerId,
  id: segment.id,
  ...(segment.name !== null && { name: segment.name }),
  priority: segment.priority,
  jackpots: segment.jackpots.map(assignmentToWire),
});

/** The ids in a query, separated by commas. */
export const idsFromQuery = (text = ''): readonly string[] => (text === '' ? [] : text.split(','));
