import { findAccount } from '../../db/accounts/accounts.ts';
import { endLogin } from '../../db/logins/logins.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** Ends the caller's login by deleting its row, which invalidates its access tokens and its refresh token. */
export const logout: PlatformHandler<'logout'> = async (_request, context) => {
  const { tx, caller } = context;
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined || caller.sid === undefined) return refuse('token_invalid');
  await endLogin(tx, { sid: caller.sid });
  await audit(context, context, ofAccount(account));
  return { status: 200 };
};
