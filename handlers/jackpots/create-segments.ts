import { createSegment, findSegment, segmentAssignments } from '../../db/segments.ts';
import { createEach } from '../../platform/routing/create-each.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B8. */
export const createSegments: PlatformHandler<'createSegments'> = async ({ body }, context) => {
  const { tx } = context;
  const items = body.map(({ owner_id: ownerId, id, name = null, priority, jackpots = [] }) => ({
    ownerId,
    fromId: id,
    jackpots,
    exists: async () => (await findSegment(tx, ownerId, id)) !== undefined,
    create: () => createSegment(tx, { ownerId, id, name, priority }),
  }));
  return createEach(context, segmentAssignments, items);
};
