import { changeAccount, hasOtherSystemAccount } from '../../db/accounts/accounts.ts';
import { endTokens, removeOneTimePassword } from '../../db/accounts/credentials.ts';
import { findReachableAccount, refuseExcess } from '../../platform/accounts/check-account.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { accountToWire } from '../../wire/account.ts';

/** A10. */
export const disableAccount: PlatformHandler<'disableAccount'> = async (
  { path: { account_id } },
  { tx, caller, nowMs },
) => {
  const found = await findReachableAccount(tx, caller, account_id);
  if (isRefusal(found)) return found;
  const { account, holding } = found;
  if (account_id === caller.accountId) return refuse('own_account', { detail: 'You cannot disable your own account.' });
  const excess = refuseExcess(caller, holding, '/path/account_id');
  if (excess !== undefined) return excess;
  if (account.enabled) {
    if (account.type === 'System' && !(await hasOtherSystemAccount(tx, account_id)))
      return refuse('last_system_account');
    await changeAccount(tx, account_id, { enabled: false });
    await removeOneTimePassword(tx, account_id);
    await endTokens(tx, account_id);
  }
  return {
    status: 200,
    body: await accountToWire(tx, { ...account, enabled: false }, caller.access, nowMs),
    changed: auditedChanges('account', { enabled: account.enabled }, { enabled: false }),
  };
};
