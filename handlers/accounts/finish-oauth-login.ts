import { findBoundAccount } from '../../db/logins/oauth-logins.ts';
import { findOauthProviderByKey } from '../../db/logins/oauth-providers.ts';
import type { OauthProvider } from '../../db/tables/accounts.ts';
import { identify } from '../../platform/accounts/identify.ts';
import { audit } from '../../platform/unit/audit.ts';
import type { ChainContext, PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';

/** The reason a login ends without an account, for the frontend. */
type Code = 'account_unavailable' | 'login_denied' | 'provider_failed';

/**
 * Asks the provider, then decides and writes in one unit. Every outcome except an unknown state goes to the frontend in the fragment of
 * its address and ends the login in this browser. A refusal is logged and audited with its reason, which the frontend does not get.
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
  const refused = async (code: Code, reason: string) => {
    await note(context, provider, code, reason);
    return outcome('error', code);
  };
  if (query.iss !== undefined && query.iss !== provider.issuerUrl)
    return refused('provider_failed', 'The answer is from another issuer than issuer_url.');
  if (query.error !== undefined)
    return refused('login_denied', 'The provider, or the person at it, has denied the login.');
  if (query.code === undefined) return refused('provider_failed', 'The answer of the provider has no code.');
  const person = await oauthLogins.finish(provider, login, { ...query, code: query.code });
  if (person === undefined)
    return refused('provider_failed', 'The provider did not answer, or not acceptably: the log says more.');
  const { sub } = person;
  const isKnown = await context.read(async (tx) => (await findBoundAccount(tx, provider, sub)) !== undefined);
  const email = isKnown ? undefined : await person.email();
  const handed = { code: oauthLogins.drawCode(), codeChallenge: login.codeChallenge };
  const reason = await context.write((unit) => identify(unit, context, provider, { sub, email }, handed));
  if (reason === undefined) return outcome('code', handed.code);
  oauthLogins.refused(provider, reason);
  return outcome('error', 'account_unavailable');
};

/** Logs a refusal and records it for those who administer the provider. No account is known yet. */
const note = async (context: ChainContext, provider: OauthProvider, code: Code, reason: string): Promise<void> => {
  context.services.oauthLogins.refused(provider, reason);
  const { ownerId, id: targetId } = provider;
  await context.write((unit) =>
    audit(unit, context, { ownerId, resource: 'oauth_providers', targetId, code, detail: { reason } }),
  );
};
