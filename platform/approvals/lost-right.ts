import { findAccess, mayCall } from '../../db/access.ts';
import { findAccount } from '../../db/accounts.ts';
import type { Approval } from '../../db/approvals.ts';
import { covers, permits } from '../../domain/account/access.ts';
import type { Unit } from '../unit/handler.ts';

/** Why the account that asked could not ask any more; undefined if it still could. Nothing is done in the name of an account that may not do it. */
export const lostRight = async (
  tx: Unit['tx'],
  { requestedBy, requestedByUsername, ownerId }: Approval,
  { resource, permission }: { readonly resource: string; readonly permission: string },
): Promise<string | undefined> => {
  const account = await findAccount(tx, requestedBy);
  if (account === undefined || !(await mayCall(tx, account)))
    return `The account ${requestedByUsername}, which asked, is disabled.`;
  const access = await findAccess(tx, account);
  return permits(access, resource, permission) && covers(access, ownerId)
    ? undefined
    : `The account ${requestedByUsername}, which asked, has lost the permission or the access for it.`;
};
