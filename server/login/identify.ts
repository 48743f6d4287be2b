import { findAccess, isOrganisationOpen } from '../../db/access.ts';
import { type Account, findAccount } from '../../db/accounts.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { isLogin } from '../../db/refresh-tokens.ts';
import type { Access } from '../../domain/account/access.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Claims, TokenVerifier } from './token-verifier.ts';

/** What checking a token needs. */
export type TokenChecks = { readonly store: Store; readonly verifier: TokenVerifier; readonly clock: () => number };

/** The account behind a token as the store has it now, and when the token expires. */
export type Identified = { readonly caller: Caller; readonly expiresAtMs: number };

/**
 * Checks an account's access token; undefined when it is not valid now. Called for every request, and repeatedly while a socket is open. A
 * token ends when it expires, when its key is revoked, when its login ends, when its account gets a new epoch (new password or rights),
 * moves or is disabled, and when its organisation or a parent is disabled.
 */
export const identify = async (
  { store, verifier, clock }: TokenChecks,
  token: string,
): Promise<Identified | undefined> => {
  const claims = await verifier.verify(token, clock());
  if (claims === undefined) return undefined;
  const active = await findActiveAccountOnce(store, claims);
  if (active === undefined) return undefined;
  const { id: accountId, username, type, organisationId, unitId } = active.account;
  return {
    caller: { accountId, username, type, organisationId, unitId, access: active.access, sid: claims.sid },
    expiresAtMs: claims.expiresAtMs,
  };
};

/** An account with a valid token, and its access rights. */
type ActiveAccount = { readonly account: Account; readonly access: Access };

/** Reads that have not started yet, by store. */
const waiting = new WeakMap<Store, Map<string, Promise<ActiveAccount | undefined>>>();

/** Callers that ask for the same before its read starts share that read, so an answer is never older than the question. */
const findActiveAccountOnce = (store: Store, claims: Claims): Promise<ActiveAccount | undefined> => {
  const reads = waiting.get(store) ?? new Map<string, Promise<ActiveAccount | undefined>>();
  waiting.set(store, reads);
  const { accountId, organisationId, epoch, sid } = claims;
  const key = [accountId, organisationId, epoch, sid].join('\n');
  const known = reads.get(key);
  if (known !== undefined) return known;
  const read = store.read((tx) => {
    reads.delete(key);
    return findActiveAccount(tx, claims);
  });
  reads.set(key, read);
  // A read that the store refuses never starts.
  read.catch(() => reads.delete(key));
  return read;
};

/** A token is valid only for the account it names, in that account's organisation, while its epoch and login are current. */
const findActiveAccount = async (
  tx: Tx,
  { accountId, organisationId, epoch, sid }: Claims,
): Promise<ActiveAccount | undefined> => {
  const account = await findAccount(tx, accountId);
  if (!account?.enabled || account.organisationId !== organisationId || account.epoch !== epoch) return undefined;
  if (!(await isLogin(tx, sid, accountId)) || !(await isOrganisationOpen(tx, organisationId))) return undefined;
  return { account, access: await findAccess(tx, account) };
};
