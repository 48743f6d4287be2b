import { findReachableAccount, refuseExcess } from '../../platform/accounts/check-account.ts';
import { removeFactorOf } from '../../platform/accounts/second-factor.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** Removes the second factor of another account, whose holder has lost it. */
export const removeAccountSecondFactor: PlatformHandler<'removeAccountSecondFactor'> = async (
  { path: { account_id } },
  context,
) => {
  const { tx, caller, services } = context;
  const found = await findReachableAccount(tx, caller, account_id);
  if (isRefusal(found)) return found;
  if (account_id === caller.accountId)
    return refuse('own_account', { detail: 'Remove your own with POST /accounts/me/second-factor/remove.' });
  const excess = refuseExcess(caller, found.holding, '/path/account_id');
  if (excess !== undefined) return excess;
  return (await removeFactorOf(context, services, found.account)) ?? { status: 200 };
};
