import { findInstance } from '../../db/instances.ts';
import { findOwnerStanding } from '../../db/operators.ts';
import { assignJackpot, findSource } from '../../db/sources.ts';
import { covers, operatorOf } from '../../domain/account/access.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import type { PlatformHandler } from '../handler.ts';
import { type FieldFault, refuse } from '../reply.ts';

/** B16. All of the sources are assigned, or none. */
export const assignSources: PlatformHandler<'assignSources'> = async ({ body }, { tx, caller, nowMs }) => {
  const { owner_id, source_id, instance_id } = body;
  if (!covers(caller.access, owner_id))
    return refuse('permission_denied', { detail: `The account does not reach ${owner_id}.` });
  if ((await findOwnerStanding(tx, owner_id)) === undefined)
    return refuse('owner_not_found', { detail: `There is no operator or brand ${owner_id}.` });
  const missing: FieldFault[] = [];
  for (const [index, id] of source_id.entries()) {
    if ((await findSource(tx, owner_id, id)) === undefined)
      missing.push({ pointer: `/source_id/${index}`, detail: `${owner_id} has no source ${id}.` });
  }
  if (missing.length > 0) return refuse('source_not_found', { errors: missing });
  const instance = await findInstance(tx, instance_id);
  if (instance === undefined || instance.operatorId !== operatorOf(owner_id)) {
    return refuse('instance_not_found', { detail: `The operator has no instance ${instance_id}.` });
  }
  if (statusAt(instance, nowMs) === 'Terminated') return refuse('instance_terminated');
  for (const id of new Set(source_id)) await assignJackpot(tx, owner_id, id, instance_id);
  return { status: 200 };
};
