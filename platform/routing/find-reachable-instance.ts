import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findSeen } from './find-seen.ts';

/** An instance whose owner the caller reaches, to be changed or audited. One that the caller may only look at is refused. */
export const findReachableInstance = async (
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<Instance | Refusal<'permission_denied' | 'instance_not_found'>> => {
  const instance = await findSeen(tx, caller, id);
  if (isRefusal(instance) || covers(caller.access, instance.ownerId)) return instance;
  const detail = `The instance belongs to ${instance.ownerId}, which the account does not reach: it may only look at it.`;
  return refuse('permission_denied', { detail });
};
