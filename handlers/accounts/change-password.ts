import { findAccount } from '../../db/accounts/accounts.ts';
import { setPassword } from '../../db/accounts/credentials.ts';
import { findOrganisation } from '../../db/operators/organisations.ts';
import { checkPassword, recordFailure } from '../../platform/accounts/check-password.ts';
import { hashPasswordInTurn } from '../../platform/accounts/hash-and-write.ts';
import { mailChanges } from '../../platform/accounts/mail-changes.ts';
import { refusePassword } from '../../platform/accounts/refuse-password.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';

/** A3. */
export const changePassword: PlatformHandler<'changePassword'> = async ({ body: { password, current } }, context) => {
  const { loginAttempts } = context.services;
  const { accountId, username } = context.caller;
  const hit = await loginAttempts.admit(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  if (password.normalize('NFKC') === current.normalize('NFKC'))
    return refuse('password_unacceptable', { detail: 'The password equals the current one.' });
  const { account, organisation } = await context.read(async (tx) => {
    const found = await findAccount(tx, accountId);
    return { account: found, organisation: found && (await findOrganisation(tx, found.organisationId)) };
  });
  if (account === undefined) return refuse('token_invalid');
  const unacceptable = await refusePassword(context, password, { username, organisation });
  if (unacceptable !== undefined) return unacceptable;
  const { passwordHash } = account;
  const right = await checkPassword(context, { username, password: current, passwordHash, mayUseIt: true });
  if (typeof right !== 'boolean') return right;
  if (!right) {
    await context.write((unit) => recordFailure(unit, context, account, 'current_password_wrong'));
    return refuse('current_password_wrong');
  }
  const hashed = await hashPasswordInTurn(context, password);
  if (isRefusal(hashed)) return hashed;
  return context.write(async (unit) => {
    // The account may have changed or been disabled while the passwords were hashed.
    const still = await findAccount(unit.tx, accountId);
    if (still === undefined || !still.enabled || still.epoch !== account.epoch) return refuse('token_invalid');
    await setPassword(unit.tx, accountId, hashed.passwordHash);
    await mailChanges(unit, context.services, still, ['password']);
    await audit(unit, context, ofAccount(still));
    return { status: 200 };
  });
};
