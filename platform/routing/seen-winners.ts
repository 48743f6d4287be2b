import type { Tx } from '../../db/engine/tx.ts';
import type { Instance } from '../../db/instances.ts';
import type { WinnerFilter } from '../../db/listed-winners.ts';
import { type Access, covers, visibleOwners } from '../../domain/account/access.ts';
import { isRefusal, type Refusal } from '../unit/reply.ts';
import { findSeen } from './find-seen.ts';

/** An instance, and whose winners of it an account may see. */
export type SeenWinners = { readonly instance: Instance; readonly seen: Pick<WinnerFilter, 'instanceId' | 'owners'> };

/** Which winners of an instance an account sees: of one that reaches only some brands of the operator, those of these brands. */
export const winnersSeen = (instance: Instance, access: Access): SeenWinners => ({
  instance,
  seen: {
    instanceId: instance.id,
    owners: covers(access, instance.operatorId) ? undefined : visibleOwners(access),
  },
});

/** The same for an instance that a request names; one that the account may not see does not exist for it. */
export const findSeenWinners = async (
  tx: Tx,
  access: Access,
  instanceId: string,
): Promise<SeenWinners | Refusal<'instance_not_found'>> => {
  const instance = await findSeen(tx, { access }, instanceId);
  return isRefusal(instance) ? instance : winnersSeen(instance, access);
};
