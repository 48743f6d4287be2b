import { mayCall } from '../../db/access.ts';
import { findAccountByUsername } from '../../db/accounts.ts';
import { saveOneTimePassword } from '../../db/one-time-passwords.ts';
import { emit } from '../../db/outbox.ts';
import { countUnknownLogin } from '../../db/unknown-logins.ts';
import type { Draw } from '../../domain/draw.ts';
import type { PasswordResetRequested } from '../../generated/server/types.gen.ts';
import { audit, ofAccount } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refuse-too-many.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const TRIES = 5;

/** A4. The reply does not reveal whether the username exists. The one-time password leaves the platform only in the event. */
export const requestPasswordReset: PlatformHandler<'requestPasswordReset'> = async (
  { body: { username } },
  context,
) => {
  const { resetRequests, oneTimePasswordHash } = context.services;
  const hit = await resetRequests.take(username, context.address);
  if (hit !== undefined) return refuseTooMany(hit);
  await context.write(async (unit) => {
    const { tx, nowMs, draw } = unit;
    const account = await findAccountByUsername(tx, username);
    if (account === undefined || !(await mayCall(tx, account))) return countUnknownLogin(tx);
    const otp = drawOneTimePassword(draw);
    const expiresAtMs = nowMs + LIFETIME_MS;
    await saveOneTimePassword(tx, {
      accountId: account.id,
      hash: oneTimePasswordHash(account.id, otp),
      triesLeft: TRIES,
      expiresAtMs,
    });
    const data: PasswordResetRequested = {
      account_id: account.id,
      username: account.username,
      // Encrypted, because it stays in the store until erased, and its bytes may remain in the file even then.
      otp: context.services.secrets.seal(otp),
      expires_at: expiresAtMs,
      contacts: account.contacts,
    };
    await emit(tx, {
      instanceId: '',
      eventType: 'PasswordResetRequested',
      operatorId: account.organisationId,
      brandId: '',
      playerId: '',
      data,
      createdAtMs: nowMs,
    });
    await audit(unit, context, ofAccount(account));
  });
  return { status: 200 };
};

const drawOneTimePassword = (draw: Draw): string => draw(100_000_000n).toString().padStart(8, '0');
