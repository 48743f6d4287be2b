import type { Tx } from '../../db/engine/tx.ts';
import {
  findOauthProvider,
  listPlacesOfUsers,
  updateOauthProvider as update,
} from '../../db/logins/oauth-providers.ts';
import { listLineage } from '../../db/operators/organisations.ts';
import type { OauthProvider } from '../../db/tables/accounts.ts';
import { belongsTo, covers } from '../../domain/account/access.ts';
import { refuseMissingOwner, refuseReach, refuseType } from '../../platform/accounts/refuse-provider-owner.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuseTaken } from '../../platform/unit/refusals.ts';
import { refuse, refuseAbsent } from '../../platform/unit/reply.ts';
import { addressFaults, oauthProviderToWire } from '../../wire/oauth-provider.ts';

/** A14. */
export const updateOauthProvider: PlatformHandler<'updateOauthProvider'> = async (
  { path: { provider_id }, body },
  { tx, caller, services, nowMs },
) => {
  const denied = refuseType(caller) ?? (body.owner === undefined ? undefined : refuseReach(caller, body.owner));
  if (denied !== undefined) return denied;
  const before = await findOauthProvider(tx, provider_id);
  if (before === undefined || !covers(caller.access, before.ownerId))
    return refuseAbsent('oauth_provider_not_found', provider_id);
  const { client_secret, ...named } = body;
  const after: OauthProvider = {
    ...before,
    id: named.id ?? before.id,
    ownerId: named.owner ?? before.ownerId,
    clientId: named.client_id ?? before.clientId,
    clientSecret: client_secret === undefined ? before.clientSecret : services.secrets.seal(client_secret),
    issuerUrl: named.issuer_url ?? before.issuerUrl,
    tokenUrl: named.token_url ?? before.tokenUrl,
    jwkUrl: named.jwk_url ?? before.jwkUrl,
    redirectUrl: named.redirect_url ?? before.redirectUrl,
    frontendUrl: named.frontend_url ?? before.frontendUrl,
    updatedAtMs: Object.keys(body).length === 0 ? before.updatedAtMs : nowMs,
  };
  const refusal = named.owner === undefined ? undefined : await refuseMissingOwner(tx, named.owner);
  if (refusal !== undefined) return refusal;
  const errors = addressFaults(named, services.isCallable);
  if (errors.length > 0) return refuse('address_not_allowed', { errors });
  if (after.ownerId !== before.ownerId && !(await isForAllUsers(tx, after)))
    return refuse('oauth_provider_not_applicable', {
      detail: `Some accounts that use the provider do not belong to ${after.ownerId}.`,
    });
  if (after.id !== before.id) {
    const taken = await refuseTaken(tx, { caller, services }, 'oauth_provider_id_taken', after.id, () =>
      findOauthProvider(tx, after.id),
    );
    if (taken !== undefined) return taken;
  }
  const isSameRealm = after.issuerUrl === before.issuerUrl && after.clientId === before.clientId;
  await update(tx, before.key, { ...after, realm: isSameRealm ? before.realm : before.realm + 1 });
  const wire = oauthProviderToWire(after);
  return { status: 200, body: wire, changed: auditedChanges('oauthProvider', oauthProviderToWire(before), wire) };
};

/** Reports whether every account that uses a provider belongs to its owner. */
const isForAllUsers = async (tx: Tx, { key, ownerId }: OauthProvider): Promise<boolean> => {
  for (const { organisationId, unitId } of await listPlacesOfUsers(tx, key)) {
    const lineage = (await listLineage(tx, organisationId)).map((organisation) => organisation.id);
    if (!belongsTo(ownerId, lineage, unitId)) return false;
  }
  return true;
};
