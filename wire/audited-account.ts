import type { Account } from '../db/accounts.ts';
import type { Account as WireAccount } from '../generated/server/types.gen.ts';

/** What an account may do: its permissions by system and resource, so that two versions are compared permission by permission. */
type AuditedAccount = Pick<
  WireAccount,
  'account_type' | 'username' | 'org_bound' | 'enabled' | 'trusted' | 'oauth_provider_id'
> & {
  readonly org_unit: { readonly org_id: string; readonly unit_id: string };
  readonly permissions: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;
};

/** An account as the audit trail compares it. */
export const auditedAccount = (account: Account, oauthProviderId: string): AuditedAccount => ({
  account_type: account.type,
  username: account.username,
  org_unit: { org_id: account.organisationId, unit_id: account.unitId },
  org_bound: account.orgBound,
  permissions: Object.fromEntries(
    account.permissions.map(({ system_id, permissions }) => [
      system_id,
      Object.fromEntries(
        [...Map.groupBy(permissions, ({ resource_id }) => resource_id)].map(([resource, granted]) => [
          resource,
          granted.map(({ permission }) => permission),
        ]),
      ),
    ]),
  ),
  enabled: account.enabled,
  trusted: account.trusted,
  oauth_provider_id: oauthProviderId,
});
