import { canSeeJackpot, covers, permits } from '../../domain/account/access.ts';
import { sockets } from '../../generated/server/events.gen.ts';
import { seenByBrands } from '../delivery/seen-by-brands.ts';
import { identify } from '../login/identify.ts';
import type { Platform } from '../operations/platform.ts';
import type { Ending } from './connection.ts';
import { isWin, maskedWin } from './masked-win.ts';
import type { Admit, Admitted } from './socket-client.ts';

/** Admits the account of a valid token, with its rights (F3, C2). */
export const admitAccount = (
  platform: Pick<Platform, 'store' | 'verifier' | 'clock'>,
  name: 'service-socket' | 'status-socket',
  token: string,
): Admit => {
  const admit = async (): Promise<Admitted | Ending> => {
    const known = await identify(platform, token);
    if (known === undefined) return { code: 4401, reason: 'The token is invalid, revoked or expired.' };
    const { type, access, accountId, mustSetUpSecondFactor } = known.caller;
    if (mustSetUpSecondFactor) return { code: 4403, reason: 'Set up a second factor: the organisation requires one.' };
    const { accounts, permission: needed } = sockets[name];
    const { resource, permission } = needed;
    if (accounts !== null && !accounts.some((allowed) => allowed === type))
      return { code: 4403, reason: `Only these account types may connect: ${accounts.join(', ')}.` };
    if (!permits(access, resource, permission))
      return { code: 4403, reason: `This needs the permission ${permission} on ${resource}.` };
    return {
      who: `account ${accountId}`,
      endsAtMs: known.expiresAtMs,
      view: {
        canSeeJackpot: (jackpot) => canSeeJackpot(access, jackpot),
        eventSeen: (event, jackpot) => {
          if (covers(access, event.brandId || event.operatorId))
            return seenByBrands(event, (brandPath) => covers(access, brandPath));
          return isWin(event) && jackpot !== undefined && canSeeJackpot(access, jackpot) ? maskedWin(event) : undefined;
        },
      },
    };
  };
  // If the keys cannot be read now, the account is looked up, and that keeps the previous result if it fails too.
  const isStillValid = () =>
    platform.verifier.verify(token, platform.clock()).then(
      (claims) => claims !== undefined,
      () => false,
    );
  return Object.assign(admit, { isStillValid });
};
