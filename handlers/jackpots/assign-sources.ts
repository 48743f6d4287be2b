import { sourceAssignments } from '../../db/routing/sources.ts';
import { findAssignable, refuseMissingSources, refuseOwner } from '../../platform/routing/assign.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import type { FieldFault } from '../../wire/field-fault.ts';

/** B16. All or nothing: if one source is refused, none is assigned. */
export const assignSources: PlatformHandler<'assignSources'> = async ({ body }, { tx, caller, nowMs }) => {
  const { owner_id: ownerId, source_id: sourceIds, instance_id } = body;
  const refused = (await refuseOwner(tx, caller, ownerId)) ?? (await refuseMissingSources(tx, ownerId, sourceIds));
  if (refused !== undefined) return refused;
  const instance = await findAssignable(tx, ownerId, instance_id, nowMs);
  if (isRefusal(instance)) return instance;
  const full: FieldFault[] = [];
  for (const [index, fromId] of sourceIds.entries()) {
    if (!(await sourceAssignments.assign(tx, { ownerId, fromId }, instance.id)))
      full.push({ pointer: `/source_id/${index}`, detail: `${fromId} already has the maximum number of instances.` });
  }
  return full.length > 0 ? refuse('too_many_assignments', { errors: full }) : { status: 200 };
};
