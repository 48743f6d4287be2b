import { findOauthProvider } from '../../db/logins/oauth-providers.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseAbsent } from '../../platform/unit/reply.ts';

/** Nothing is stored: a cookie ties the login to the browser. */
export const startOauthLogin: PlatformHandler<'startOauthLogin'> = async (
  { query: { provider_id, code_challenge } },
  { services, read, nowMs },
) => {
  const provider = await read((tx) => findOauthProvider(tx, provider_id));
  if (provider === undefined) return refuseAbsent('oauth_provider_not_found', provider_id);
  const begun = await services.oauthLogins.begin(provider, code_challenge, nowMs);
  const headers: Record<string, string> =
    begun === undefined
      ? { location: `${provider.frontendUrl}#error=provider_failed` }
      : { location: begun.location, 'set-cookie': begun.cookie };
  return { status: 302, headers };
};
