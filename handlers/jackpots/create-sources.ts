import { createSources as create, findSourceIds, sourceAssignments } from '../../db/routing/sources.ts';
import { createEach } from '../../platform/routing/create-each.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';

const SOURCES = { assignments: sourceAssignments, findIds: findSourceIds, create };

/** B14. */
export const createSources: PlatformHandler<'createSources'> = async ({ body }, context) => {
  const items = body.map(({ owner_id: ownerId, source_id: sourceId, source_name: name, jackpots = [] }) => ({
    ...{ ownerId, fromId: sourceId, jackpots },
    row: { ownerId, sourceId, name },
  }));
  return createEach(context, SOURCES, items);
};
