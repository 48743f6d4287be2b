import { findPlace } from '../../db/accounts/access.ts';
import { changeAccount, hasOtherSystemAccount, usernameKey } from '../../db/accounts/accounts.ts';
import { endTokens, setPassword } from '../../db/accounts/credentials.ts';
import { removeSecondFactor } from '../../db/accounts/second-factors.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { findOauthLinks } from '../../db/logins/oauth-providers.ts';
import { findOrganisation } from '../../db/operators/organisations.ts';
import type { Account } from '../../db/tables/accounts.ts';
import { normalised } from '../../domain/account/permission-groups.ts';
import { isPerson } from '../../domain/account/second-factor.ts';
import type { AccountChanges } from '../../generated/server/types.gen.ts';
import {
  checkHolding,
  findReachableAccount,
  refuseMissingPlace,
  refuseOrgList,
  refuseUnreached,
  refuseUsername,
} from '../../platform/accounts/check-account.ts';
import { hashAndWrite } from '../../platform/accounts/hash-and-write.ts';
import { changedCredentials, mailChanges } from '../../platform/accounts/mail-changes.ts';
import { auditedChanges } from '../../platform/unit/audited-changes.ts';
import type { PlatformHandler } from '../../platform/unit/handler.ts';
import { isRefusal, refuse } from '../../platform/unit/reply.ts';
import { auditedAccount } from '../../wire/audit.ts';

/** A9. */
export const updateAccount: PlatformHandler<'updateAccount'> = (request, context) => {
  const { body } = request;
  const { caller } = context;
  return hashAndWrite(request, context, {
    password: body.password,
    decide: async (tx: Tx) => {
      const found = await findReachableAccount(tx, caller, body.id);
      if (isRefusal(found)) return found;
      const { account: before, holding } = found;
      const changes = changesOf(before, body);
      const changesRights = RIGHTS.some((name) => name in changes);
      const providerId = (await findOauthLinks(tx, [before])).get(before.id)?.providerId ?? '';
      const rebinds = body.oauth_provider_id !== undefined && body.oauth_provider_id !== providerId;
      if (before.id === caller.accountId && (body.password !== undefined || rebinds || changesRights))
        return refuse('own_account', { detail: 'You cannot change this on your own account.' });
      const after = { ...before, ...changes };
      const place = await findPlace(tx, after);
      const unreached = refuseUnreached(caller, place);
      if (unreached !== undefined) return unreached;
      const missing =
        (await refuseMissingPlace(tx, place)) ?? (body.org_unit && (await refuseOrgList(tx, caller, body.org_unit)));
      if (missing !== undefined) return missing;
      const moves = 'organisationId' in changes || 'unitId' in changes;
      const wanted = rebinds ? body.oauth_provider_id : moves ? providerId : '';
      const checked = await checkHolding(tx, context, {
        holding: { ...after, permissions: body.permissions ?? before.permissions, place },
        before: { ...holding, pointer: '/id' },
        asksForPermissions: 'permissions' in changes,
        providerId: wanted || undefined,
      });
      if (isRefusal(checked)) return checked;
      const isLost = before.type === 'System' && before.enabled && !(after.type === 'System' && after.enabled);
      if (isLost && !(await hasOtherSystemAccount(tx, before.id))) return refuse('last_system_account');
      const isRenamed = usernameKey(after.username) !== before.usernameKey;
      const unnamed = isRenamed ? await refuseUsername(tx, context, after.username) : undefined;
      if (unnamed !== undefined) return unnamed;
      const unbound = { oauthProviderKey: checked.provider?.key ?? null, oauthSub: null, oauthRealm: null };
      const organisation = await findOrganisation(tx, after.organisationId);
      return {
        before,
        owner: { username: after.username, organisation },
        changes: rebinds ? { ...changes, ...unbound } : changes,
        changed: auditedChanges(
          'account',
          auditedAccount(before, providerId),
          auditedAccount(after, body.oauth_provider_id ?? providerId),
        ),
      };
    },
    write: async (unit, { before, changes, changed }, passwordHash) => {
      const { tx } = unit;
      if (Object.keys(changes).length > 0) await changeAccount(tx, body.id, changes);
      // Software has nobody who could read a code.
      if (changes.type !== undefined && !isPerson(changes.type)) await removeSecondFactor(tx, body.id);
      if (passwordHash !== undefined) await setPassword(tx, body.id, passwordHash);
      else if (RIGHTS.some((name) => name in changes)) await endTokens(tx, body.id);
      const credentials = changedCredentials(before, { ...before, ...changes });
      const password = passwordHash === undefined ? [] : (['password'] as const);
      await mailChanges(unit, context.services, before, [...password, ...credentials]);
      return { status: 200 as const, changed };
    },
  });
};

type Changes = Partial<
  Pick<
    Account,
    | 'type'
    | 'username'
    | 'organisationId'
    | 'unitId'
    | 'orgBound'
    | 'permissions'
    | 'trusted'
    | 'enabled'
    | 'contacts'
    | 'oauthProviderKey'
    | 'oauthSub'
    | 'oauthRealm'
  >
>;

/** Fields that an account cannot change on itself. Changing them ends all of its tokens. */
const RIGHTS: readonly (keyof Account)[] = [
  'type',
  'organisationId',
  'unitId',
  'orgBound',
  'permissions',
  'trusted',
  'enabled',
];

/** The fields that differ from the account's current ones. */
const changesOf = (account: Account, body: AccountChanges): Changes => {
  const asked: Changes = {
    ...(body.account_type === undefined ? {} : { type: body.account_type }),
    ...(body.username === undefined ? {} : { username: body.username }),
    ...(body.org_unit === undefined
      ? {}
      : { organisationId: body.org_unit.org_id, unitId: body.org_unit.unit_id ?? '' }),
    ...(body.org_bound === undefined ? {} : { orgBound: body.org_bound }),
    ...(body.permissions === undefined ? {} : { permissions: normalised(body.permissions) }),
    ...(body.trusted === undefined ? {} : { trusted: body.trusted }),
    ...(body.enabled === undefined ? {} : { enabled: body.enabled }),
    ...(body.contacts === undefined ? {} : { contacts: { ...body.contacts } as Account['contacts'] }),
  };
  return Object.fromEntries(
    Object.entries(asked).filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(account[name as keyof Changes]),
    ),
  );
};
