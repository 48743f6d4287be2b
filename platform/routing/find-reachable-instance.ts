import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { findSeen } from './find-seen.ts';

/** An instance to change or audit. Refused if the caller may see it but has no access to its owner. */
export const findReachableInstance = async (
  tx: Tx,
  caller: Caller,
  id: string,
): Promise<Instance | Refusal<'permission_denied' | 'instance_not_found'>> => {
  const instance = await findSeen(tx, caller, id);
  if (isRefusal(instance) || covers(caller.access, instance.ownerId)) return instance;
  const detail = `The instance belongs to ${instance.ownerId}: your account can only read it.`;
  return refuse('permission_denied', { detail });
};
