import { findSourceIds, deleteSources as remove, sourceAssignments } from '../../db/routing/sources.ts';
import { deleteEach } from '../../platform/routing/delete-each.ts';
import { byOwner } from '../../platform/unit/audited.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

const SOURCES = { assignments: sourceAssignments, findIds: findSourceIds, remove };

/** B15. */
export const deleteSources: PlatformHandler<'deleteSources'> = async ({ body }, context) => {
  const items = body.map(({ owner_id: ownerId, source_id: fromId }) => ({ ownerId, fromId }));
  const { deleted, failed } = await deleteEach(context, SOURCES, items);
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
