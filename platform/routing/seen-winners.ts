import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { WinnerFilter } from '../../db/listed-winners.ts';
import { type Access, covers, visibleOwners } from '../../domain/account/access.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { findSeen } from './find-seen.ts';

/** An instance, and the winners of it that an account may see. */
export type SeenWinners = { readonly instance: Instance; readonly seen: Pick<WinnerFilter, 'instanceId' | 'owners'> };

/**
 * The winners of an instance that an account may see. An account with access to only some of the operator's brands sees only their
 * winners.
 */
export const winnersSeen = (instance: Instance, access: Access): SeenWinners => ({
  instance,
  seen: {
    instanceId: instance.id,
    owners: covers(access, instance.operatorId) ? undefined : visibleOwners(access),
  },
});

/** The same by instance id. An instance that the account may not see is not found. */
export const findSeenWinners = async (
  tx: Tx,
  access: Access,
  instanceId: string,
): Promise<SeenWinners | Refusal<'instance_not_found'>> => {
  const instance = await findSeen(tx, { access }, instanceId);
  return isRefusal(instance) ? instance : winnersSeen(instance, access);
};
