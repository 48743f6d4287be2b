import { mayCall } from '../../db/access.ts';
import type { Account } from '../../db/accounts.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { bindAccount, findBoundAccount, listUnboundAccounts } from '../../db/oauth-accounts.ts';
import { saveOauthCode } from '../../db/oauth-codes.ts';
import { findOauthProviderByKey, type OauthProvider } from '../../db/oauth-providers.ts';
import { listLineage } from '../../db/organisations.ts';
import { belongsTo } from '../../domain/account/belongs-to.ts';
import { audit, ofAccount } from '../unit/audit.ts';
import type { Call, Unit } from '../unit/handler.ts';
import { codeHashOf } from './redeem-code.ts';

const CODE_LIFETIME_MS = 60_000;

/** A person identified by a provider. The e-mail address is set only if the provider has verified it. */
type Person = { readonly sub: string; readonly email: string | undefined };

/** The code for the frontend, and the challenge that its browser must match to redeem it. */
type Handed = { readonly code: string; readonly codeChallenge: string };

/**
 * Finds the account of a person identified by a provider, binds it if it is unbound, and stores the one-time code for the login.
 * @returns whether there is such an account and it may log in.
 */
export const identify = async (
  unit: Unit,
  call: Call,
  asked: OauthProvider,
  { sub, email }: Person,
  { code, codeChallenge }: Handed,
): Promise<boolean> => {
  const { tx, nowMs } = unit;
  const provider = await findOauthProviderByKey(tx, asked.key);
  // The provider may have been reconfigured while it was asked.
  if (provider === undefined || provider.realm !== asked.realm) return false;
  const bound = await findBoundAccount(tx, provider, sub);
  const account = bound ?? (await findOnlyCandidate(tx, provider, email));
  if (account === undefined) return false;
  if (!(await isUnder(tx, provider, account)) || !(await mayCall(tx, account))) {
    await audit(unit, call, ofAccount(account, { code: 'account_unavailable' }));
    return false;
  }
  if (bound === undefined) await bindAccount(tx, account.id, provider.realm, sub);
  await saveOauthCode(tx, {
    codeHash: codeHashOf(code),
    accountId: account.id,
    epoch: account.epoch,
    codeChallenge,
    expiresAtMs: nowMs + CODE_LIFETIME_MS,
  });
  await audit(unit, call, ofAccount(account));
  return true;
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
