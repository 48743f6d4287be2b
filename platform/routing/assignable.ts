import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import { statusAt } from '../../domain/jackpot/status.ts';
import { isRefusal, type Refusal, refuse } from '../unit/reply.ts';
import { ownInstance } from './own-instance.ts';

/** An instance that can be assigned to a source or segment of this owner. */
export const assignable = async (
  tx: Tx,
  ownerId: string,
  instanceId: string,
  nowMs: number,
): Promise<Instance | Refusal<'instance_not_found' | 'instance_terminated'>> => {
  const instance = await ownInstance(tx, ownerId, instanceId);
  if (isRefusal(instance)) return instance;
  return statusAt(instance, nowMs) === 'Terminated' ? refuse('instance_terminated') : instance;
};
