import { endTokens } from '../../db/accounts/credentials.ts';
import { findReachableAccount, refuseExcess } from '../../platform/accounts/check-account.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** Ends all sessions of another account, which stays enabled. */
export const endAccountSessions: PlatformHandler<'endAccountSessions'> = async (
  { path: { account_id } },
  { tx, caller },
) => {
  const found = await findReachableAccount(tx, caller, account_id);
  if (isRefusal(found)) return found;
  if (account_id === caller.accountId)
    return refuse('own_account', { detail: 'End your own sessions with POST /accounts/me/sessions/end.' });
  const excess = refuseExcess(caller, found.holding, '/path/account_id');
  if (excess !== undefined) return excess;
  await endTokens(tx, account_id);
  return { status: 200 };
};
