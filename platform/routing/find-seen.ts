import type { Tx } from '../../db/engine/tx.ts';
import { findInstance, type Instance } from '../../db/instances.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';
import { seesInstance } from './sees-instance.ts';

/** An instance that the caller may see. Any other instance is not found. */
export const findSeen = async (
  tx: Tx,
  { access }: Pick<Caller, 'access'>,
  id: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, id);
  return instance !== undefined && seesInstance(access, instance)
    ? instance
    : refuse('instance_not_found', { detail: `There is no instance ${id}.` });
};
