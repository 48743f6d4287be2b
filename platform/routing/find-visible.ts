import { andThen, type Soon } from '../../db/engine/soon.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/jackpots/instances.ts';
import { type Access, canSeeJackpot, covers, toOperatorId } from '../../domain/account/access.ts';
import { readRules } from '../../wire/read-rules.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse, refuseAbsent } from '../unit/reply.ts';

/** Reports whether an account may see an instance. */
export const canSeeInstance = (access: Access, instance: Instance): boolean =>
  canSeeJackpot(access, { ownerId: instance.ownerId, allowedBrands: readRules(instance).allowedBrands });

/** An instance that the caller may see. Any other instance is not found. */
export const findVisibleInstance = async (
  tx: Tx,
  { access }: Pick<Caller, 'access'>,
  id: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, id);
  return instance !== undefined && canSeeInstance(access, instance) ? instance : refuseAbsent('instance_not_found', id);
};

/** An instance to change or audit. Refused if the caller may see it but has no access to its owner. */
export const findReachableInstance = async (
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<Instance | Refusal<'permission_denied' | 'instance_not_found'>> => {
  const instance = await findVisibleInstance(tx, caller, id);
  if (isRefusal(instance) || covers(caller.access, instance.ownerId)) return instance;
  const detail = `The instance belongs to ${instance.ownerId}: your account can only read it.`;
  return refuse('permission_denied', { detail });
};

/** An instance of the operator that `ownerId` is, or is a brand of. Instances of other operators are not found. */
export const findOwnInstance = (
  tx: Tx,
  ownerId: string,
  instanceId: string,
): Soon<Instance | Refusal<'instance_not_found'>> => {
  const own = (instance: Instance | undefined) =>
    instance?.operatorId === toOperatorId(ownerId)
      ? instance
      : refuse('instance_not_found', { detail: `There is no instance ${instanceId} for ${ownerId}.` });
  return andThen(findInstance(tx, instanceId), own);
};
