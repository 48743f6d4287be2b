import { createHash } from 'node:crypto';
import { mayCall } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import { takeOauthCode } from '../../db/logins/oauth-logins.ts';
import type { Account } from '../../db/tables/accounts.ts';
import type { Unit } from '../unit/handler.ts';

/** The hash under which a one-time code is stored. */
export const hashCode = (code: string): string => createHash('sha256').update(code).digest('hex');

/**
 * Redeems the one-time code of an external login for its account; undefined if the text is not a code. Every attempt spends the code, so
 * commit a `refused` result like a success: do not throw it or return it as a refusal of the unit.
 */
export const redeemCode = async (
  { tx, nowMs }: Pick<Unit, 'tx' | 'nowMs'>,
  code: string,
  verifier: string | undefined,
): Promise<Account | 'refused' | undefined> => {
  const known = await takeOauthCode(tx, hashCode(code));
  if (known === undefined) return undefined;
  if (verifier === undefined || challengeOf(verifier) !== known.codeChallenge || known.expiresAtMs <= nowMs)
    return 'refused';
  const account = await findAccount(tx, known.accountId);
  if (account === undefined || account.epoch !== known.epoch) return 'refused';
  return (await mayCall(tx, account)) ? account : 'refused';
};

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
