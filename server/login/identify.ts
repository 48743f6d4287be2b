import { findAccess, isOrganisationOpen } from '../../db/access.ts';
import { type Account, findAccount } from '../../db/accounts.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { isLogin } from '../../db/refresh-tokens.ts';
import type { Access } from '../../domain/account/access.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Claims, TokenVerifier } from './token-verifier.ts';

/** What decides about a token. */
export type Judge = { readonly store: Store; readonly verifier: TokenVerifier; readonly clock: () => number };

/** Whom a token speaks for, as the store knows them now, and when the token expires. */
export type Identified = { readonly caller: Caller; readonly expiresAtMs: number };

/**
 * The one judge of tokens of accounts: nothing when a token does not count now. It is asked for every request, and for a socket as long as it
 * is open. A token ends when it expires, when its key no longer counts, when its login ends, when its account gets another epoch (another
 * password, other rights), moves or is disabled, and when its organisation or one above is disabled.
 */
export const identify = async ({ store, verifier, clock }: Judge, token: string): Promise<Identified | undefined> => {
  const claims = await verifier.verify(token, clock());
  if (claims === undefined) return undefined;
  const standing = await findStandingOnce(store, claims);
  if (standing === undefined) return undefined;
  const { id: accountId, username, type, organisationId, unitId } = standing.account;
  return {
    caller: { accountId, username, type, organisationId, unitId, access: standing.access, sid: claims.sid },
    expiresAtMs: claims.expiresAtMs,
  };
};

/** An account whose token counts, and what it may do. */
type Standing = { readonly account: Account; readonly access: Access };

/** Reads of a login that have not begun, by store. */
const waiting = new WeakMap<Store, Map<string, Promise<Standing | undefined>>>();

/** Calls that ask for the same before its read has begun share that read: the answer is never older than the question. */
const findStandingOnce = (store: Store, claims: Claims): Promise<Standing | undefined> => {
  const reads = waiting.get(store) ?? new Map<string, Promise<Standing | undefined>>();
  waiting.set(store, reads);
  const { accountId, organisationId, epoch, sid } = claims;
  const key = [accountId, organisationId, epoch, sid].join('\n');
  const known = reads.get(key);
  if (known !== undefined) return known;
  const read = store.read((tx) => {
    reads.delete(key);
    return findStanding(tx, claims);
  });
  reads.set(key, read);
  // A store that refuses the read never begins it.
  read.catch(() => reads.delete(key));
  return read;
};

/** A token counts only for the account that it names, in that account's organisation, as long as its credentials and its login stand. */
const findStanding = async (
  tx: Tx,
  { accountId, organisationId, epoch, sid }: Claims,
): Promise<Standing | undefined> => {
  const account = await findAccount(tx, accountId);
  if (!account?.enabled || account.organisationId !== organisationId || account.epoch !== epoch) return undefined;
  if (!(await isLogin(tx, sid, accountId)) || !(await isOrganisationOpen(tx, organisationId))) return undefined;
  return { account, access: await findAccess(tx, account) };
};
