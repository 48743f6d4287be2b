import { sourceAssignments } from '../../db/routing/sources.ts';
import { refuseMissingSources, refuseOwner } from '../../platform/routing/assign.ts';
import { findOwnInstance } from '../../platform/routing/find-visible.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';

/** B18. All or nothing: if one source is refused, none is unassigned. */
export const unassignSources: PlatformHandler<'unassignSources'> = async ({ body }, { tx, caller }) => {
  const { owner_id: ownerId, source_id: sourceIds, instance_id } = body;
  const refused = (await refuseOwner(tx, caller, ownerId)) ?? (await refuseMissingSources(tx, ownerId, sourceIds));
  if (refused !== undefined) return refused;
  const instance = await findOwnInstance(tx, ownerId, instance_id);
  if (isRefusal(instance)) return instance;
  for (const fromId of sourceIds) await sourceAssignments.unassign(tx, { ownerId, fromId }, instance.id);
  return { status: 200 };
};
