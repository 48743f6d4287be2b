import { mayCall } from '../../db/accounts/access.ts';
import { findAccountByUsername } from '../../db/accounts/accounts.ts';
import { recordLogin } from '../../db/logins/logins.ts';
import { authResponse } from '../../wire/auth-response.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { PlatformHandler } from '../unit/handler.ts';
import { refuseTooMany } from '../unit/refusals.ts';
import { isRefusal, refuse } from '../unit/reply.ts';
import { checkPassword, recordFailure } from './check-password.ts';
import { admitCode } from './second-factor.ts';

/**
 * A1. An unknown username, a wrong password and a disabled account get the same reply after the same work; only who knows the password
 * learns of a second factor. The refresh token is stored before it is handed out.
 */
export const logIn: PlatformHandler<'login' | 'loginAdmin'> = async (
  { body: { username, password, code } },
  context,
) => {
  const { tokens, loginAttempts } = context.services;
  const hit = await loginAttempts.admit(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  const found = await context.read(async (tx) => {
    const account = await findAccountByUsername(tx, username);
    return account && { account, mayLogIn: await mayCall(tx, account) };
  });
  const passwordHash = found?.account.passwordHash;
  const right = await checkPassword(context, { username, password, passwordHash, mayUseIt: found?.mayLogIn ?? false });
  if (typeof right !== 'boolean') return right;
  if (!right || found === undefined) {
    await context.write((unit) => recordFailure(unit, context, found?.account, 'credentials_invalid'));
    return refuse('credentials_invalid');
  }
  const { account } = found;
  const issued = await tokens.issue(account, context.nowMs);
  const secret =
    account.type === 'Service' && account.trusted ? tokens.organisationSecret(account.organisationId) : undefined;
  const body = await context.write(async (unit) => {
    const { tx, nowMs } = unit;
    // The password may have changed, or the account been disabled, during the check.
    const still = await findAccountByUsername(tx, username);
    if (still === undefined || !(await mayCall(tx, still)) || still.epoch !== account.epoch)
      return refuse('credentials_invalid');
    const admitted = await admitCode(unit, context, still, code);
    if (typeof admitted === 'string') return admitted;
    await recordLogin(tx, issued.refresh, nowMs);
    const detail = { ...admitted.detail, ...(secret === undefined ? {} : { secret: 'true' }) };
    await audit(unit, context, ofAccount(still, { detail }));
    return authResponse(tx, still, issued, context.services);
  });
  if (body === 'second_factor_invalid') await loginAttempts.failed(username, context.address);
  if (typeof body === 'string') return refuse(body);
  if (isRefusal(body)) return body;
  await loginAttempts.succeeded(username, context.address);
  return { status: 200, body: secret === undefined ? body : { ...body, secret } };
};
