import { findInstance, type Instance } from '../../db/instances.ts';
import type { Tx } from '../../db/tx.ts';
import { reachesSome } from '../../domain/account/access.ts';
import type { Caller } from '../handler.ts';
import { type Refusal, refuse } from '../reply.ts';

/** An instance of an operator that the caller reaches, wholly or in one of its brands: for what is shown of single players. */
export const findPartlyReached = async (
  tx: Tx,
  { access }: Caller,
  id: string,
): Promise<Instance | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, id);
  return instance !== undefined && reachesSome(access, instance.operatorId)
    ? instance
    : refuse('instance_not_found', { detail: `There is no instance ${id}.` });
};
