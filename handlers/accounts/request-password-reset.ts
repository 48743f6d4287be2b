import { recordResetRequest } from '../../platform/accounts/reset-request.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';

/**
 * A4. Neither the reply nor its time reveals whether the username exists: the account is found seconds after the commit. The one-time
 * password leaves the platform only in the event.
 */
export const requestPasswordReset: PlatformHandler<'requestPasswordReset'> = async (
  { body: { username } },
  context,
) => {
  const { operation, requestId, address, services } = context;
  const hit = await services.resetRequests.take(username, address);
  if (hit !== undefined) return refuseTooMany(hit);
  await context.write((unit) => recordResetRequest(unit, { username, operation, requestId, address }, services));
  return { status: 200 };
};
