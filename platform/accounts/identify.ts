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

/** Somebody whom a provider has named; the e-mail address is there only if the provider has verified it. */
type Person = { readonly sub: string; readonly email: string | undefined };

/** What the frontend will be handed, and what only its browser can redeem it with. */
type Handed = { readonly code: string; readonly codeChallenge: string };

/**
 * Finds the account of somebody whom a provider has named, binds it if it is bound to nobody yet, and stores the one-time code that logs
 * it in. @returns whether there is such an account, and it may log in.
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
  // While the provider was asked, its configuration may have come to mean another one.
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

/** The one account that an unknown person can be; nobody is bound to one of several. */
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

/** The organisation of an account may have moved since the account came to use the provider. */
const isUnder = async (tx: Tx, { ownerId }: OauthProvider, account: Account): Promise<boolean> => {
  const lineage = await listLineage(tx, account.organisationId);
  return belongsTo(
    ownerId,
    lineage.map(({ id }) => id),
    account.unitId,
  );
};
