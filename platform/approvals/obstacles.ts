import { findAccess, mayCall } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import { findApproval } from '../../db/approvals/approvals.ts';
import { listCredentialGivers } from '../../db/audit/audit-events.ts';
import type { Tx } from '../../db/engine/tx.ts';
import type { Approval } from '../../db/tables/approvals.ts';
import { covers, permits } from '../../domain/account/access.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { type Refusal, refuseAbsent } from '../unit/reply.ts';

/** A request for approval about an owner that the caller reaches. Any other does not exist. */
export const findReachableApproval = async (
  { tx, caller }: Pick<Unit, 'tx'> & Pick<Call, 'caller'>,
  id: string,
): Promise<Approval | Refusal<'approval_request_not_found'>> => {
  const found = await findApproval(tx, id);
  return found !== undefined && covers(caller.access, found.ownerId)
    ? found
    : refuseAbsent('approval_request_not_found', id);
};

const DAYS = 30;
const WINDOW_MS = DAYS * 24 * 60 * 60 * 1000;

/** Accounts looked at. A person has fewer hands. */
const ACCOUNTS_MAX = 1000;

/**
 * Reports whether one person could hold both accounts: in the last 30 days, `holderId` created the account or gave it credentials, itself
 * or through accounts that it holds in the same way.
 */
export const isInHand = async (tx: Tx, accountId: string, holderId: string, nowMs: number): Promise<boolean> => {
  const seen = new Set([accountId]);
  for (const id of seen) {
    if (seen.size > ACCOUNTS_MAX) break;
    for (const giver of await listCredentialGivers(tx, id, nowMs - WINDOW_MS)) {
      if (giver === holderId) return true;
      seen.add(giver);
    }
  }
  return false;
};

/** The reason the requesting account could not ask any more, if so. Nothing is done in the name of an account that may not do it. */
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
