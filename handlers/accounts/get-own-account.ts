import { findAccount } from '../../db/accounts.ts';
import type { OwnAccount } from '../../generated/server/types.gen.ts';
import type { PlatformHandler } from '../handler.ts';
import { refuse } from '../reply.ts';
import { accessToWire } from '../wire/access.ts';

/** A2. */
export const getOwnAccount: PlatformHandler<'getOwnAccount'> = async (_request, { tx, caller }) => {
  const account = await findAccount(tx, caller.accountId);
  if (account === undefined) return refuse('token_invalid');
  return {
    status: 200,
    body: {
      id: account.id,
      username: account.username,
      org_id: account.organisationId,
      unit_id: account.unitId,
      permissions: account.permissions as OwnAccount['permissions'],
      enabled: account.enabled,
      trusted: account.trusted,
      created_on: account.createdAtMs,
      last_logged_in: account.lastLoggedInAtMs,
      pending_password_reset: false,
      access_to: accessToWire(account),
    },
  };
};
