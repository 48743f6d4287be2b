import { findPlace } from '../../db/accounts/access.ts';
import { saveAccount, usernameKey } from '../../db/accounts/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOrganisation } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { PLATFORM_SYSTEM } from '../../domain/account/access.ts';
import { normalised } from '../../domain/account/permission-groups.ts';
import {
  checkHolding,
  refuseMissingPlace,
  refuseOrgList,
  refuseUnreached,
  refuseUsername,
} from '../../platform/accounts/check-account.ts';
import { hashAndWrite } from '../../platform/accounts/hash-and-write.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { accountToWire } from '../../wire/account.ts';
import { auditedAccount } from '../../wire/audit.ts';

/** A8. */
export const createAccount: PlatformHandler<'createAccount'> = (request, context) => {
  const { body } = request;
  const { caller, services } = context;
  const placement = {
    organisationId: body.org_unit.org_id,
    unitId: body.org_unit.unit_id ?? '',
    orgBound: body.org_bound ?? false,
  };
  const type = body.account_type;
  const trusted = body.trusted ?? false;
  return hashAndWrite(request, context, {
    password: body.password,
    decide: async (tx: Tx) => {
      const place = await findPlace(tx, placement);
      const unreached = refuseUnreached(caller, place);
      if (unreached !== undefined) return unreached;
      const missing = (await refuseMissingPlace(tx, place)) ?? (await refuseOrgList(tx, caller, body.org_unit));
      if (missing !== undefined) return missing;
      const isSystem = ({ id }: { id: string }): boolean => id === body.system_id;
      if (body.system_id !== undefined && ![{ id: PLATFORM_SYSTEM }, ...services.systems].some(isSystem))
        return refuse('system_not_found', { detail: `No system ${body.system_id} is registered.` });
      const checked = await checkHolding(tx, context, {
        holding: { type, trusted, permissions: body.permissions, place },
        asksForPermissions: true,
        providerId: body.oauth_provider_id || undefined,
      });
      if (isRefusal(checked)) return checked;
      const unnamed = await refuseUsername(tx, context, body.username);
      if (unnamed !== undefined) return unnamed;
      const organisation = await findOrganisation(tx, placement.organisationId);
      return { ...checked, owner: { username: body.username, organisation } };
    },
    write: async ({ tx, nowMs, newId }, { provider }, passwordHash = '') => {
      const account: Account = {
        id: newId(),
        type,
        username: body.username,
        usernameKey: usernameKey(body.username),
        passwordHash,
        ...placement,
        systemId: body.system_id ?? null,
        permissions: normalised(body.permissions),
        contacts: { ...body.contacts } as Account['contacts'],
        oauthProviderKey: provider?.key ?? null,
        oauthSub: null,
        oauthRealm: null,
        enabled: true,
        trusted,
        epoch: 1,
        createdAtMs: nowMs,
        lastLoggedInAtMs: 0,
      };
      await saveAccount(tx, account);
      return {
        status: 200 as const,
        body: await accountToWire(tx, account, caller.access, nowMs),
        changed: auditedChanges('account', { permissions: {} }, auditedAccount(account, body.oauth_provider_id ?? '')),
      };
    },
  });
};
