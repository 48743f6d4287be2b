import { mustSetUpSecondFactor } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import { findOneTimePassword } from '../../db/accounts/credentials.ts';
import { findActiveSecondFactor } from '../../db/accounts/second-factors.ts';
import { findOauthLinks } from '../../db/logins/oauth-providers.ts';
import type { OwnAccount } from '../../generated/server/types.gen.ts';
import { effectivePermissions } from '../../platform/accounts/effective-permissions.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { refuse } from '../../platform/unit/reply.ts';
import { accessToWire } from '../../wire/account.ts';

/** A2. */
export const getOwnAccount: PlatformHandler<'getOwnAccount'> = async (_request, { tx, caller, nowMs }) => {
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined) return refuse('token_invalid');
  const link = (await findOauthLinks(tx, [account])).get(account.id);
  return {
    status: 200,
    body: {
      id: account.id,
      account_type: account.type,
      username: account.username,
      org_id: account.organisationId,
      unit_id: account.unitId,
      permissions: account.permissions as OwnAccount['permissions'],
      effective_permissions: effectivePermissions(caller.access),
      enabled: account.enabled,
      trusted: account.trusted,
      created_on: account.createdAtMs,
      last_logged_in: account.lastLoggedInAtMs,
      pending_password_reset: (await findOneTimePassword(tx, account.id, nowMs)) !== undefined,
      access_to: await accessToWire(tx, account),
      oauth_provider_id: link?.providerId ?? '',
      second_factor: (await findActiveSecondFactor(tx, account.id)) !== undefined,
      second_factor_setup_required: await mustSetUpSecondFactor(tx, account),
    },
  };
};
