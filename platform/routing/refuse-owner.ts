import type { Tx } from '../../db/engine/tx.ts';
import { findOwnerEnabledState } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Refuses an owner that does not exist or that the caller has no access to. */
export const refuseOwner = async (
  tx: Tx,
  { access }: Caller,
  ownerId: string,
): Promise<Refusal<'permission_denied' | 'owner_not_found'> | undefined> => {
  if (!covers(access, ownerId))
    return refuse('permission_denied', { detail: `Your account has no access to ${ownerId}.` });
  return (await findOwnerEnabledState(tx, ownerId)) === undefined
    ? refuse('owner_not_found', { detail: `There is no operator or brand ${ownerId}.` })
    : undefined;
};
