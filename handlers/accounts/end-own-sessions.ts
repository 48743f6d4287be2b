import { findAccount } from '../../db/accounts/accounts.ts';
import { endLogin, isLogin } from '../../db/logins/logins.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** Ends logins of the caller, of which the calling one may be one. */
export const endOwnSessions: PlatformHandler<'endOwnSessions'> = async ({ body }, context) => {
  const { tx, caller } = context;
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined) return refuse('token_invalid');
  const ended: string[] = [];
  for (const sid of new Set(body.session_ids)) {
    if (!(await isLogin(tx, sid, account.id))) continue;
    await endLogin(tx, { sid });
    ended.push(sid);
  }
  if (ended.length > 0) await audit(context, context, ofAccount(account, { detail: { count: String(ended.length) } }));
  return { status: 200, body: { ended } };
};
