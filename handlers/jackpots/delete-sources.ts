import { deleteSource, findSource, sourceAssignments } from '../../db/sources.ts';
import { deleteEach } from '../../platform/routing/delete-each.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

/** B15. */
export const deleteSources: PlatformHandler<'deleteSources'> = async ({ body }, context) => {
  const { tx } = context;
  const items = body.map(({ owner_id: ownerId, source_id: fromId }) => ({
    ownerId,
    fromId,
    exists: async () => (await findSource(tx, ownerId, fromId)) !== undefined,
    remove: () => deleteSource(tx, ownerId, fromId),
  }));
  const { deleted, failed } = await deleteEach(context, sourceAssignments, items);
  return {
    status: 200,
    body: {
      succeeded: deleted.map(({ fromId }) => fromId),
      failed: failed.map(({ ownerId, fromId, jackpots }) => ({ owner_id: ownerId, source_id: fromId, jackpots })),
    },
    audited: byOwner(
      'sources',
      deleted.map(({ ownerId, fromId }) => ({ ownerId, id: fromId })),
    ),
  };
};
