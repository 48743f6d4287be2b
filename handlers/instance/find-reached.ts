import { findInstance, type Instance } from '../../db/instances.ts';
import type { Tx } from '../../db/tx.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../handler.ts';
import { type Refusal, refuse } from '../reply.ts';

/** An instance that the caller reaches; any other does not exist for the caller. */
export const findReached = async (
  tx: Tx,
  { access }: Caller,
  id: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, id);
  return instance !== undefined && covers(access, instance.ownerId)
    ? instance
    : refuse('instance_not_found', { detail: `There is no instance ${id}.` });
};
