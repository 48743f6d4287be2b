import { createOauthProvider as create, findOauthProvider } from '../../db/logins/oauth-providers.ts';
import type { OauthProvider } from '../../db/tables/accounts.ts';
import { refuseMissingOwner, refuseReach, refuseType } from '../../platform/accounts/refuse-provider-owner.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTaken } from '../../platform/unit/refusals.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { addressFaults, oauthProviderToWire } from '../../wire/oauth-provider.ts';

/** A13. */
export const createOauthProvider: PlatformHandler<'createOauthProvider'> = async (
  { body },
  { tx, caller, services, nowMs, newId },
) => {
  const refusal = refuseType(caller) ?? refuseReach(caller, body.owner) ?? (await refuseMissingOwner(tx, body.owner));
  if (refusal !== undefined) return refusal;
  const errors = addressFaults(body, services.isCallable);
  if (errors.length > 0) return refuse('address_not_allowed', { errors });
  const taken = await refuseTaken(tx, { caller, services }, 'oauth_provider_id_taken', body.id, () =>
    findOauthProvider(tx, body.id),
  );
  if (taken !== undefined) return taken;
  const provider: OauthProvider = {
    key: newId(),
    id: body.id,
    ownerId: body.owner,
    clientId: body.client_id,
    clientSecret: services.secrets.seal(body.client_secret),
    issuerUrl: body.issuer_url,
    tokenUrl: body.token_url,
    jwkUrl: body.jwk_url,
    redirectUrl: body.redirect_url,
    frontendUrl: body.frontend_url,
    realm: 1,
    createdAtMs: nowMs,
    updatedAtMs: nowMs,
  };
  await create(tx, provider);
  const wire = oauthProviderToWire(provider);
  return { status: 200, body: wire, changed: auditedChanges('oauthProvider', {}, wire) };
};
