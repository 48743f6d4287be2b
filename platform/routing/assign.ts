import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/jackpots/instances.ts';
import { findOwnerEnabledState } from '../../db/operators/operators.ts';
import type { AssignedFrom, Assignments } from '../../db/routing/assignments.ts';
import { findSegment } from '../../db/routing/segments.ts';
import { findSource } from '../../db/routing/sources.ts';
import type { Segment } from '../../db/tables/routing.ts';
import { covers } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/schedule.ts';
import { assignedSourceFault, type FieldFault, priorityFault } from '../../wire/field-fault.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent, refuseAccess } from '../unit/reply.ts';
import { findOwnInstance } from './find-visible.ts';

/** Refuses an owner that does not exist or that the caller has no access to. */
export const refuseOwner = async (
  tx: Tx,
  { access }: Caller,
  ownerId: string,
): Promise<Refusal<'permission_denied' | 'owner_not_found'> | undefined> => {
  if (!covers(access, ownerId)) return refuseAccess(ownerId);
  return (await findOwnerEnabledState(tx, ownerId)) === undefined
    ? refuseAbsent('owner_not_found', ownerId)
    : undefined;
};

/** A segment, if the caller has access to its owner. */
export const findOwnSegment = async (
  tx: Tx,
  caller: Caller,
  ownerId: string,
  id: string,
): Promise<Segment | Refusal<'permission_denied' | 'owner_not_found' | 'segment_not_found'>> => {
  const refused = await refuseOwner(tx, caller, ownerId);
  if (refused !== undefined) return refused;
  return (
    (await findSegment(tx, ownerId, id)) ?? refuse('segment_not_found', { detail: `${ownerId} has no segment ${id}.` })
  );
};

/** Refuses sources that do not exist, with a pointer to each. */
export const refuseMissingSources = async (
  tx: Tx,
  ownerId: string,
  sourceIds: readonly string[],
): Promise<Refusal<'source_not_found'> | undefined> => {
  const missing: FieldFault[] = [];
  for (const [index, id] of sourceIds.entries()) {
    if ((await findSource(tx, ownerId, id)) === undefined)
      missing.push(assignedSourceFault({ at: [index], detail: `${ownerId} has no source ${id}.` }));
  }
  return missing.length > 0 ? refuse('source_not_found', { errors: missing }) : undefined;
};

/** An instance that can be assigned to a source or segment of this owner. */
export const findAssignable = async (
  tx: Tx,
  ownerId: string,
  instanceId: string,
  nowMs: number,
): Promise<Instance | Refusal<'instance_not_found' | 'instance_terminated'>> => {
  const instance = await findOwnInstance(tx, ownerId, instanceId);
  if (isRefusal(instance)) return instance;
  return statusAt(instance, nowMs) === 'Terminated' ? refuse('instance_terminated') : instance;
};

/** Sets the priorities of instances assigned to a source or segment. Points to each instance that is not assigned. */
export const setPriorities = async (
  tx: Tx,
  assignments: Assignments,
  from: AssignedFrom,
  priorities: Readonly<Record<string, number>>,
): Promise<Refusal<'jackpot_not_assigned'> | undefined> => {
  const faults: FieldFault[] = [];
  for (const [instanceId, priority] of Object.entries(priorities)) {
    if (!(await assignments.setPriority(tx, from, instanceId, priority)))
      faults.push(priorityFault(instanceId, `${instanceId} is not assigned to ${from.fromId}.`));
  }
  return faults.length > 0 ? refuse('jackpot_not_assigned', { errors: faults }) : undefined;
};
