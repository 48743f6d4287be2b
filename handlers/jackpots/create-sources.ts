import { createSource, findSource, sourceAssignments } from '../../db/sources.ts';
import { createEach } from '../../platform/routing/create-each.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B14. */
export const createSources: PlatformHandler<'createSources'> = async ({ body }, context) => {
  const { tx } = context;
  const items = body.map(({ owner_id: ownerId, source_id: sourceId, source_name: name, jackpots = [] }) => ({
    ownerId,
    fromId: sourceId,
    jackpots,
    exists: async () => (await findSource(tx, ownerId, sourceId)) !== undefined,
    create: () => createSource(tx, { ownerId, sourceId, name }),
  }));
  return createEach(context, sourceAssignments, items);
};
