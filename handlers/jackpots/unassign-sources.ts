import { sourceAssignments } from '../../db/sources.ts';
import { ownInstance } from '../assignment/own-instance.ts';
import { refuseMissingSources } from '../assignment/refuse-missing-sources.ts';
import { refuseOwner } from '../assignment/refuse-owner.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';

/** B18. All of the sources are changed, or none. */
export const unassignSources: PlatformHandler<'unassignSources'> = async ({ body }, { tx, caller }) => {
  const { owner_id: ownerId, source_id: sourceIds, instance_id } = body;
  const refused = (await refuseOwner(tx, caller, ownerId)) ?? (await refuseMissingSources(tx, ownerId, sourceIds));
  if (refused !== undefined) return refused;
  const instance = await ownInstance(tx, ownerId, instance_id);
  if (isRefusal(instance)) return instance;
  for (const fromId of sourceIds) await sourceAssignments.unassign(tx, { ownerId, fromId }, instance.id);
  return { status: 200 };
};
