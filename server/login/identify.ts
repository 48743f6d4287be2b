import { findAccess, findOpenTree } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import { lookup } from '../../db/engine/lookups.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { isLogin } from '../../db/logins/logins.ts';
import { accounts, refreshTokens } from '../../db/tables/accounts.ts';
import { brands, organisations } from '../../db/tables/operators.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Claims, TokenVerifier } from './token-verifier.ts';

/** The parts that checking a token needs. */
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
  return store.known(identified, claims) ?? identifyOnce(store, claims);
};

/** The same for a token that was used before, whose account has not changed since: undefined if that takes longer to say. */
export const identifyAtOnce = ({ store, verifier, clock }: TokenChecks, token: string): Identified | undefined => {
  const claims = verifier.known(token, clock());
  return claims && store.known(identified, claims);
};

/** By the claims of a token: the verifier keeps them, so they are the same object for every request. */
const identified = lookup<Claims, Identified>(accounts, refreshTokens, organisations, brands);

/** Reads that have not started yet, by store. */
const waiting = new WeakMap<Store, Map<Claims, Promise<Identified | undefined>>>();

/**
 * Callers that ask for the same before its read starts share that read, so an answer is never older than the question. Where servers share
 * the store, each caller has a separate read: the version of the store that it sees is queried before its unit starts, and another server
 * may have ended the token since.
 */
const identifyOnce = (store: Store, claims: Claims): Promise<Identified | undefined> => {
  const readAs = (tx: Tx) => tx.lookUp(identified, claims, () => readIdentified(tx, claims));
  if (store.shared !== undefined) return store.read(readAs, { tenant: claims.organisationId });
  const reads = waiting.get(store) ?? new Map<Claims, Promise<Identified | undefined>>();
  waiting.set(store, reads);
  const known = reads.get(claims);
  if (known !== undefined) return known;
  const read = store.read((tx) => {
    reads.delete(claims);
    return readAs(tx);
  });
  reads.set(claims, read);
  // A read that the store refuses never starts.
  read.catch(() => reads.delete(claims));
  return read;
};

/** A token is valid only for the account it names, in that account's organisation, while its epoch and login are current. */
const readIdentified = async (
  tx: Tx,
  { accountId, organisationId, epoch, sid, expiresAtMs }: Claims,
): Promise<Identified | undefined> => {
  const account = await findAccount(tx, accountId);
  if (!account?.enabled || account.organisationId !== organisationId || account.epoch !== epoch) return undefined;
  if (!(await isLogin(tx, sid, accountId))) return undefined;
  const tenant = await findOpenTree(tx, organisationId);
  if (tenant === undefined) return undefined;
  const { username, type, unitId } = account;
  const access = await findAccess(tx, account);
  return { caller: { accountId, username, type, organisationId, unitId, access, tenant, sid }, expiresAtMs };
};
