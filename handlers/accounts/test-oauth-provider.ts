import { findOauthProvider } from '../../db/logins/oauth-providers.ts';
import { covers } from '../../domain/account/access.ts';
import { refuseType } from '../../platform/accounts/refuse-provider-owner.ts';
import { audit } from '../../platform/unit/audit.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTooMany } from '../../platform/unit/refusals.ts';
import { isRefusal, refuseAbsent } from '../../platform/unit/reply.ts';

/** Tries an identity provider without a login. */
export const testOauthProvider: PlatformHandler<'testOauthProvider'> = async ({ path: { provider_id } }, context) => {
  const { caller, services } = context;
  const denied = refuseType(caller);
  if (denied !== undefined) return denied;
  const provider = await context.write(async (unit) => {
    const found = await findOauthProvider(unit.tx, provider_id);
    if (found === undefined || !covers(caller.access, found.ownerId))
      return refuseAbsent('oauth_provider_not_found', provider_id);
    const hit = await services.providerTests.take(unit.tx, found.key);
    if (hit !== undefined) return refuseTooMany(hit);
    await audit(unit, context, { ownerId: found.ownerId, resource: 'oauth_providers', targetId: provider_id });
    return found;
  });
  if (isRefusal(provider)) return provider;
  return { status: 200, body: { checks: [...(await services.oauthLogins.test(provider))] } };
};
