import { changeAccount } from '../../db/accounts.ts';
import { endTokens } from '../../db/credentials.ts';
import { refuseExcess } from '../account/check-account.ts';
import { findReached } from '../account/find-reached.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal } from '../reply.ts';
import { accountToWire } from '../wire/account.ts';

/** A11. */
export const enableAccount: PlatformHandler<'enableAccount'> = async (
  { path: { account_id } },
  { tx, caller, nowMs },
) => {
  const found = await findReached(tx, caller, account_id);
  if (isRefusal(found)) return found;
  const { account, holding } = found;
  const excess = refuseExcess(caller, holding, '/path/account_id');
  if (excess !== undefined) return excess;
  if (!account.enabled) {
    await changeAccount(tx, account_id, { enabled: true });
    await endTokens(tx, account_id);
  }
  return { status: 200, body: await accountToWire(tx, { ...account, enabled: true }, caller.access, nowMs) };
};
