import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/instances.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** An instance of the owner's operator, to assign or unassign. */
export const ownInstance = async (
  tx: Tx,
  ownerId: string,
  instanceId: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, instanceId);
  return instance !== undefined && instance.operatorId === operatorOf(ownerId)
    ? instance
    : refuse('instance_not_found', { detail: `The operator has no instance ${instanceId}.` });
};
