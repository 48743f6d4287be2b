import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/instances.ts';
import { type Access, covers } from '../../domain/account/access.ts';
import { canSeeJackpot } from '../../domain/account/can-see-jackpot.ts';
import { rulesOf } from '../../wire/rules-of.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';

/** Whether an account may see an instance. */
export const canSeeInstance = (access: Access, instance: Instance): boolean =>
  canSeeJackpot(access, { ownerId: instance.ownerId, allowedBrands: rulesOf(instance).allowedBrands });

/** An instance that the caller may see. Any other instance is not found. */
export const findVisibleInstance = async (
  tx: Tx,
  { access }: Pick<Caller, 'access'>,
  id: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, id);
  return instance !== undefined && canSeeInstance(access, instance)
    ? instance
    : refuse('instance_not_found', { detail: `There is no instance ${id}.` });
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
