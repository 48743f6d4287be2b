import type { Soon } from '../../db/engine/lookups.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/instances.ts';
import { operatorOf } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** An instance of the operator that `ownerId` is, or is a brand of. Instances of other operators are not found. */
export const findOwnInstance = (
  tx: Tx,
  ownerId: string,
  instanceId: string,
): Soon<Instance | Refusal<'instance_not_found'>> => {
  const own = (instance: Instance | undefined) =>
    instance?.operatorId === operatorOf(ownerId)
      ? instance
      : refuse('instance_not_found', { detail: `There is no instance ${instanceId} for ${ownerId}.` });
  const found = findInstance(tx, instanceId);
  return found instanceof Promise ? found.then(own) : own(found);
};
