import { mayCall } from '../../db/accounts/access.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { bindAccount, findBoundAccount, listUnboundAccounts, saveOauthCode } from '../../db/logins/oauth-logins.ts';
import { findOauthProviderByKey } from '../../db/logins/oauth-providers.ts';
import { listLineage } from '../../db/operators/organisations.ts';
import type { Account, OauthProvider } from '../../db/tables/accounts.ts';
import { belongsTo } from '../../domain/account/access.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { mailChanges } from './mail-changes.ts';
import { hashCode } from './redeem-code.ts';

const CODE_LIFETIME_MS = 60_000;
const UNAVAILABLE = 'account_unavailable' as const;

/** A person identified by a provider. The e-mail address is set only if the provider has verified it. */
type Person = { readonly sub: string; readonly email: string | undefined };

/** The code for the frontend, and the challenge that its browser must match to redeem it. */
type Handed = { readonly code: string; readonly codeChallenge: string };

/**
 * Finds the account of a person identified by a provider, binds it if it is unbound, and stores the one-time code for the login.
 * @returns why no account logs in, which the audit trail has too; undefined if one does.
 */
export const identify = async (
  unit: Unit,
  call: Call,
  asked: OauthProvider,
  { sub, email }: Person,
  { code, codeChallenge }: Handed,
): Promise<string | undefined> => {
  const { tx, nowMs } = unit;
  const refused = async (reason: string, account?: Account): Promise<string> => {
    const target = { ownerId: asked.ownerId, resource: 'oauth_providers', targetId: asked.id, code: UNAVAILABLE };
    const about = account === undefined ? target : ofAccount(account, { code: UNAVAILABLE });
    await audit(unit, call, { ...about, detail: { reason } });
    return reason;
  };
  const provider = await findOauthProviderByKey(tx, asked.key);
  // The provider may have been reconfigured during the call to it.
  if (provider === undefined || provider.realm !== asked.realm)
    return refused('The provider was changed during the login.');
  const bound = await findBoundAccount(tx, provider, sub);
  const account = bound ?? (await findOnlyCandidate(tx, provider, email));
  if (account === undefined)
    return refused(
      email === undefined
        ? 'No account has this subject, and the provider has verified no e-mail address.'
        : 'Not exactly one account that waits for its first login with the provider has the verified e-mail address in contacts.email.',
    );
  if (!(await isUnder(tx, provider, account)))
    return refused('The account does not belong to the owner of the provider any more.', account);
  if (!(await mayCall(tx, account))) return refused('The account or its organisation is disabled.', account);
  if (bound === undefined) {
    await bindAccount(tx, account.id, provider.realm, sub);
    await mailChanges(unit, call.services, account, ['identity provider']);
  }
  await saveOauthCode(tx, {
    codeHash: hashCode(code),
    accountId: account.id,
    epoch: account.epoch,
    codeChallenge,
    expiresAtMs: nowMs + CODE_LIFETIME_MS,
  });
  await audit(unit, call, ofAccount(account));
  return undefined;
};

/** The only unbound account that matches the person. If several match, none is bound. */
const findOnlyCandidate = async (
  tx: Tx,
  provider: OauthProvider,
  email: string | undefined,
): Promise<Account | undefined> => {
  if (email === undefined) return undefined;
  let only: Account | undefined;
  for (const account of await listUnboundAccounts(tx, provider, email)) {
    if (!(await isUnder(tx, provider, account))) continue;
    if (only !== undefined) return undefined;
    only = account;
  }
  return only;
};

/** The account's organisation may have moved since it was given the provider. */
const isUnder = async (tx: Tx, { ownerId }: OauthProvider, account: Account): Promise<boolean> => {
  const lineage = await listLineage(tx, account.organisationId);
  return belongsTo(
    ownerId,
    lineage.map(({ id }) => id),
    account.unitId,
  );
};
