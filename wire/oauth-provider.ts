import type { OauthProvider as Row } from '../db/tables/accounts.ts';
import type { OAuthProvider } from '../generated/server/types.gen.ts';
import type { FieldFault } from './field-fault.ts';

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

/** The addresses of an identity provider that the platform itself calls; browsers call the others. */
const CALLED = ['issuer_url', 'token_url', 'jwk_url'] as const;

/** The addresses that the platform may not call. */
export const addressFaults = (
  named: { readonly [Field in (typeof CALLED)[number]]?: string },
  isCallable: (url: string) => boolean,
): FieldFault[] =>
  CALLED.filter((field) => {
    const url = named[field];
    return url !== undefined && !isCallable(url);
  }).map((field) => ({ pointer: `/${field}`, detail: 'The address must be https and public.' }));
