import { findAccount } from '../../db/accounts.ts';
import { setPassword } from '../../db/credentials.ts';
import { containsUsername } from '../../domain/account/password.ts';
import { audit, ofAccount } from '../audit.ts';
import { recordFailure } from '../credentials/record-failure.ts';
import { refuseTooMany } from '../credentials/refuse-too-many.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';

const BUSY = { detail: 'Too many passwords are being checked at once.' };

/** A3. */
export const changePassword: PlatformHandler<'changePassword'> = async ({ body: { password, current } }, context) => {
  const { passwords, loginAttempts } = context.services;
  const { accountId, username } = context.caller;
  const hit = await loginAttempts.admit(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  if (containsUsername(password, username))
    return refuse('password_unacceptable', { detail: 'It contains the username.' });
  if (password.normalize('NFKC') === current.normalize('NFKC'))
    return refuse('password_unacceptable', { detail: 'It equals the current one.' });
  const account = await context.read((tx) => findAccount(tx, accountId));
  if (account === undefined) return refuse('token_invalid');
  const right = await passwords.verify(account.passwordHash, current);
  if (right === 'busy') return refuse('unavailable', BUSY);
  if (!right) {
    await loginAttempts.failed(username, context.address);
    await context.write((unit) => recordFailure(unit, context, account, 'current_password_wrong'));
    return refuse('current_password_wrong');
  }
  const hashed = await passwords.hash(password);
  if (hashed === 'busy') return refuse('unavailable', BUSY);
  return context.write(async (unit) => {
    // The account may have been changed or disabled while the passwords were hashed.
    const still = await findAccount(unit.tx, accountId);
    if (still === undefined || !still.enabled || still.epoch !== account.epoch) return refuse('token_invalid');
    await setPassword(unit.tx, accountId, hashed.passwordHash);
    await audit(unit, context, ofAccount(still));
    return { status: 200 };
  });
};
