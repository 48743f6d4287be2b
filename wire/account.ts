import { findAccess } from '../db/accounts/access.ts';
import { findResets } from '../db/accounts/listed-accounts.ts';
import { listActiveSecondFactors } from '../db/accounts/second-factors.ts';
import type { Tx } from '../db/engine/tx.ts';
import { findOauthLinks } from '../db/logins/oauth-providers.ts';
import { findOwners } from '../db/operators/operators.ts';
import { listLineage } from '../db/operators/organisations.ts';
import type { Account } from '../db/tables/accounts.ts';
import { type Access, covers, visibleOwners } from '../domain/account/access.ts';
import type { AccessTo, Account as WireAccount } from '../generated/server/types.gen.ts';

/** Accounts as shown to the caller, with only those parent organisations that the caller has access to. */
export const accountsToWire = async (
  tx: Tx,
  accounts: readonly Account[],
  access: Access,
  nowMs: number,
): Promise<WireAccount[]> => {
  const ids = accounts.map(({ id }) => id);
  const resets = await findResets(tx, ids, nowMs);
  const links = await findOauthLinks(tx, accounts);
  const secured = await listActiveSecondFactors(tx, ids);
  const lineages = new Map<string, string[]>();
  for (const { organisationId } of accounts)
    if (!lineages.has(organisationId)) lineages.set(organisationId, await seenLineage(tx, organisationId, access));
  return accounts.map((account) => {
    const link = links.get(account.id);
    return {
      id: account.id,
      account_type: account.type,
      ...(account.systemId === null ? {} : { system_id: account.systemId }),
      username: account.username,
      org_unit: {
        org_id: account.organisationId,
        unit_id: account.unitId,
        org_list: lineages.get(account.organisationId) ?? [],
      },
      org_bound: account.orgBound,
      permissions: account.permissions as WireAccount['permissions'],
      enabled: account.enabled,
      trusted: account.trusted,
      created_on: account.createdAtMs,
      last_logged_in: account.lastLoggedInAtMs,
      reset_password_otp: { expires_at: resets.get(account.id) ?? 0 },
      contacts: account.contacts,
      oauth_sub: link?.sub ?? '',
      oauth_provider_id: link?.providerId ?? '',
      second_factor: secured.has(account.id),
    };
  });
};

/** One account as shown to the caller. */
export const accountToWire = async (tx: Tx, account: Account, access: Access, nowMs: number): Promise<WireAccount> => {
  const [wire] = await accountsToWire(tx, [account], access, nowMs);
  if (wire === undefined) throw new Error('one account makes one');
  return wire;
};

/** The access of an account, as shown to itself, limited to operators and brands that exist. */
export const accessToWire = async (tx: Tx, account: Account): Promise<AccessTo> => ({
  org_id: account.organisationId,
  unit_ids: account.unitId === '' ? [] : [account.unitId],
  brandpath_list: await findOwners(tx, visibleOwners(await findAccess(tx, account))),
});

/** `org_list` of the interface: the parents that an account has access to, from the top down, then the organisation itself. */
export const seenLineage = async (tx: Tx, organisationId: string, access: Access): Promise<string[]> =>
  (await listLineage(tx, organisationId))
    .map(({ id }) => id)
    .filter((id) => id === organisationId || covers(access, id))
    .reverse();
