import { changeAccount } from '../../db/accounts/accounts.ts';
import { endTokens } from '../../db/accounts/credentials.ts';
import { findReachableAccount, refuseExcess } from '../../platform/accounts/check-account.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal } from '../../platform/unit/reply.ts';
import { accountToWire } from '../../wire/account.ts';

/** A11. */
export const enableAccount: PlatformHandler<'enableAccount'> = async (
  { path: { account_id } },
  { tx, caller, nowMs },
) => {
  const found = await findReachableAccount(tx, caller, account_id);
  if (isRefusal(found)) return found;
  const { account, holding } = found;
  const excess = refuseExcess(caller, holding, '/path/account_id');
  if (excess !== undefined) return excess;
  if (!account.enabled) {
    await changeAccount(tx, account_id, { enabled: true });
    await endTokens(tx, account_id);
  }
  return {
    status: 200,
    body: await accountToWire(tx, { ...account, enabled: true }, caller.access, nowMs),
    changed: auditedChanges('account', { enabled: account.enabled }, { enabled: true }),
  };
};
