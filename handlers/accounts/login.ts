import { findAccountByUsername, recordLogin } from '../../db/accounts.ts';
import type { PlatformHandler } from '../handler.ts';
import { isRefusal, refuse } from '../reply.ts';
import { accessToWire } from '../wire/access.ts';

/**
 * A1. An unknown username, a wrong password and a disabled account give the same answer after the same work. The refresh token is stored
 * before it is handed out.
 */
export const login: PlatformHandler<'login'> = async ({ body: { username, password } }, context) => {
  const { passwords, tokens, loginAttempts } = context.services;
  const wait = await loginAttempts.waitSeconds(username, context.address);
  if (wait > 0) return refuse('too_many_requests', { headers: { 'retry-after': String(wait) } });
  const account = await context.read((tx) => findAccountByUsername(tx, username));
  const right = await passwords.verify(account?.passwordHash, password);
  if (right === 'busy') return refuse('unavailable', { detail: 'Too many passwords are being checked at once.' });
  if (!right || account === undefined || !account.enabled) {
    await loginAttempts.failed(username, context.address);
    return refuse('credentials_invalid');
  }
  const { token, refreshToken, refresh } = await tokens.issue(account, context.nowMs);
  const current = await context.write(async ({ tx, nowMs }) => {
    // The password may have been changed, or the account disabled, while this one was checked.
    const still = await findAccountByUsername(tx, username);
    if (still === undefined || !still.enabled || still.epoch !== account.epoch) return refuse('credentials_invalid');
    await recordLogin(tx, refresh, nowMs);
    return still;
  });
  if (isRefusal(current)) return current;
  await loginAttempts.succeeded(username, context.address);
  const secret =
    account.type === 'Service' && account.trusted ? tokens.organisationSecret(account.organisationId) : undefined;
  return {
    status: 200,
    body: {
      token,
      refresh_token: refreshToken,
      ...(secret === undefined ? {} : { secret }),
      access_to: accessToWire(account),
      properties: {},
      services: {},
    },
  };
};
