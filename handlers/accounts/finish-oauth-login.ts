import { findBoundAccount } from '../../db/oauth-accounts.ts';
import { findOauthProviderByKey } from '../../db/oauth-providers.ts';
import { identify } from '../../platform/accounts/identify.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/**
 * Asks the provider, then decides and writes in one unit. Every outcome except an unknown state goes to the frontend in the fragment of
 * its address and ends the login in this browser.
 */
export const finishOauthLogin: PlatformHandler<'finishOauthLogin'> = async ({ query, headers }, context) => {
  const { oauthLogins } = context.services;
  const login = oauthLogins.begun(headers.cookie, query.state, context.nowMs);
  const provider = login && (await context.read((tx) => findOauthProviderByKey(tx, login.providerKey)));
  if (login === undefined || provider === undefined) return refuse('oauth_state_unknown');
  const outcome = (name: 'code' | 'error', value: string) => ({
    status: 302 as const,
    headers: { location: `${provider.frontendUrl}#${name}=${value}`, 'set-cookie': oauthLogins.forgetting },
  });
  if (query.iss !== undefined && query.iss !== provider.issuerUrl) return outcome('error', 'provider_failed');
  if (query.error !== undefined) return outcome('error', 'login_denied');
  const person =
    query.code === undefined ? undefined : await oauthLogins.finish(provider, login, { ...query, code: query.code });
  if (person === undefined) return outcome('error', 'provider_failed');
  const { sub } = person;
  const isKnown = await context.read(async (tx) => (await findBoundAccount(tx, provider, sub)) !== undefined);
  const email = isKnown ? undefined : await person.email();
  const handed = { code: oauthLogins.drawCode(), codeChallenge: login.codeChallenge };
  const identified = await context.write((unit) => identify(unit, context, provider, { sub, email }, handed));
  return identified ? outcome('code', handed.code) : outcome('error', 'account_unavailable');
};
