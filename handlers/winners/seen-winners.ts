import { findInstance, type Instance } from '../../db/instances.ts';
import type { Tx } from '../../db/tx.ts';
import type { WinnerFilter } from '../../db/wins.ts';
import { type Access, covers, operatorOf, visibleOwners } from '../../domain/account/access.ts';
import { type Refusal, refuse } from '../reply.ts';

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

/** The same for an instance that a request names; one of an operator of which the account reaches nothing does not exist for it. */
export const findSeenWinners = async (
  tx: Tx,
  access: Access,
  instanceId: string,
): Promise<SeenWinners | Refusal<'instance_not_found'>> => {
  const instance = await findInstance(tx, instanceId);
  const owners = visibleOwners(access);
  return instance !== undefined &&
    (owners === undefined || owners.some((owner) => operatorOf(owner) === instance.operatorId))
    ? winnersSeen(instance, access)
    : refuse('instance_not_found', { detail: `There is no instance ${instanceId}.` });
};
