import type { Tx } from '../../db/engine/tx.ts';
import { findOwnerEnabledState } from '../../db/operators.ts';
import { covers } from '../../domain/account/access.ts';
import type { Caller } from '../unit/handler.ts';
import { type Refusal, refuse } from '../unit/reply.ts';

/** Why a caller cannot change what this operator or brand owns, if so. */
export const refuseOwner = async (
  tx: Tx,
  { access }: Caller,
  ownerId: string,
): Promise<Refusal<'permission_denied' | 'owner_not_found'> | undefined> => {
  if (!covers(access, ownerId))
    return refuse('permission_denied', { detail: `The account does not reach ${ownerId}.` });
  return (await findOwnerEnabledState(tx, ownerId)) === undefined
    ? refuse('owner_not_found', { detail: `There is no operator or brand ${ownerId}.` })
    : undefined;
};
