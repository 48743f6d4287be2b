import { mayCall } from '../../db/accounts/access.ts';
import { findAccountByUsername } from '../../db/accounts/accounts.ts';
import { findOneTimePassword, setPassword, spendTry } from '../../db/accounts/credentials.ts';
import { findOrganisation } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { Organisation } from '../../db/tables/operators.ts';
import { containsUsername } from '../../domain/account/password.ts';
import { recordFailure } from '../../platform/accounts/check-password.ts';
import { hashPasswordInTurn } from '../../platform/accounts/hash-and-write.ts';
import { mailChanges } from '../../platform/accounts/mail-changes.ts';
import { refusePassword } from '../../platform/accounts/refuse-password.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { ChainContext, PlatformHandler, Unit } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

type Given = { readonly username: string; readonly otp: string };

/**
 * A5. The one-time password is checked before the new password is hashed, so that only its holder can use up hashing capacity, and again
 * in the unit that spends it.
 */
export const confirmPasswordReset: PlatformHandler<'confirmPasswordReset'> = async ({ body }, context) => {
  const { loginAttempts } = context.services;
  const { username, password } = body;
  const hit = await loginAttempts.admit(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  if (containsUsername(password, username))
    return refuse('password_unacceptable', { detail: 'The password contains the username.' });
  const checked = await context.write((unit) => check(unit, context, body));
  if (checked === 'wrong') {
    await loginAttempts.failed(username, context.address);
    return refuse('otp_invalid');
  }
  const unacceptable = await refusePassword(context, password, { username, organisation: checked.organisation });
  if (unacceptable !== undefined) return unacceptable;
  const hashed = await hashPasswordInTurn(context, password);
  if (isRefusal(hashed)) return hashed;
  const reply = await context.write(async (unit) => {
    const account = await findAccountByUsername(unit.tx, username);
    if (account === undefined || !(await isRight(unit, context, account, body.otp))) return refuse('otp_invalid');
    await setPassword(unit.tx, account.id, hashed.passwordHash);
    await mailChanges(unit, context.services, account, ['password']);
    await audit(unit, context, ofAccount(account));
    return { status: 200 } as const;
  });
  if (!isRefusal(reply)) await loginAttempts.succeeded(username, context.address);
  return reply;
};

/** Checks a one-time password. A wrong one uses up a try, which is committed even if the reply is a refusal. */
const check = async (
  unit: Unit,
  context: ChainContext,
  { username, otp }: Given,
): Promise<'wrong' | { readonly organisation: Organisation | undefined }> => {
  const account = await findAccountByUsername(unit.tx, username);
  if (account !== undefined) {
    if (await isRight(unit, context, account, otp))
      return { organisation: await findOrganisation(unit.tx, account.organisationId) };
    await spendTry(unit.tx, account.id);
  }
  await recordFailure(unit, context, account, 'otp_invalid');
  return 'wrong';
};

const isRight = async (
  { tx, nowMs }: Unit,
  { services }: ChainContext,
  account: Account,
  otp: string,
): Promise<boolean> => {
  const issued = await findOneTimePassword(tx, account.id, nowMs);
  if (issued === undefined || !services.oneTimePasswordHashes(account.id, otp).includes(issued.hash)) return false;
  return mayCall(tx, account);
};
