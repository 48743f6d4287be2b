import { findAccount } from '../../db/accounts/accounts.ts';
import { listLogins } from '../../db/logins/logins.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

const LISTED_MAX = 100;

/** The caller's logins that have not ended. */
export const listOwnSessions: PlatformHandler<'listOwnSessions'> = async (_request, { tx, caller, nowMs }) => {
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined) return refuse('token_invalid');
  const { id: accountId, epoch } = account;
  const logins = await listLogins(tx, { accountId, epoch, nowMs, limit: LISTED_MAX });
  return {
    status: 200,
    body: logins.map(({ sid, replacedAtMs, expiresAtMs }) => ({
      session_id: sid,
      current: sid === caller.sid,
      ...(replacedAtMs === null ? {} : { last_refreshed: replacedAtMs }),
      expires_on: expiresAtMs,
    })),
  };
};
