import type { OauthProvider as Row } from '../db/oauth-providers.ts';
import type { OAuthProvider } from '../generated/server/types.gen.ts';

/** An identity provider, without its secret. */
export const oauthProviderToWire = (provider: Row): OAuthProvider => ({
  id: provider.id,
  owner: provider.ownerId,
  client_id: provider.clientId,
  issuer_url: provider.issuerUrl,
  token_url: provider.tokenUrl,
  jwk_url: provider.jwkUrl,
  redirect_url: provider.redirectUrl,
  frontend_url: provider.frontendUrl,
  created: provider.createdAtMs,
  updated: provider.updatedAtMs,
});
