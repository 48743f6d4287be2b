import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import { findAccess, findOpenTree, mustSetUpSecondFactor } from '../../db/accounts/access.ts';
import { findAccount } from '../../db/accounts/accounts.ts';
import { lookup } from '../../db/engine/lookups.ts';
import type { Store } from '../../db/engine/store.ts';
import type { Tx } from '../../db/engine/tx.ts';
import { isLogin } from '../../db/logins/logins.ts';
import { accounts, refreshTokens, secondFactors } from '../../db/tables/accounts.ts';
import { brands, organisations } from '../../db/tables/operators.ts';
import type { Caller } from '../../platform/unit/handler.ts';
import type { Keys } from '../keys/keys.ts';
import { toKeyId } from '../keys/signing-keys.ts';
import { createTokenSeal, type TokenSeal } from './token-seal.ts';
import { AUDIENCE, ISSUER, TYPE } from './tokens.ts';

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
const identified = lookup<Claims, Identified>(accounts, secondFactors, refreshTokens, organisations, brands);

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
  const mustSetUp = await mustSetUpSecondFactor(tx, account);
  const caller: Caller = { accountId, username, type, organisationId, unitId, access, tenant, sid };
  return { caller: mustSetUp ? { ...caller, mustSetUpSecondFactor: true } : caller, expiresAtMs };
};

/** Verified tokens are cached until they expire; the account is still looked up each time. */
const REMEMBERED_MAX = 10_000;

/** The owner of a token. Permissions are never read from a token. */
export type Claims = {
  readonly accountId: string;
  readonly organisationId: string;
  readonly epoch: number;
  /** The login that the token comes from. */
  readonly sid: string;
  readonly expiresAtMs: number;
};

/** A verified token and the key that verified it. */
type Remembered = { readonly claims: Claims; readonly key: Buffer };

/** Verifies access tokens: seal, algorithm, key, issuer, audience, type and times. */
export class TokenVerifier {
  readonly #keys: Keys;
  readonly #seal: TokenSeal;
  readonly #remembered = new Map<string, Remembered>();

  constructor(keys: Keys) {
    this.#keys = keys;
    this.#seal = createTokenSeal(keys.secretKeys);
  }

  /** The claims of a token that was verified before and is still valid. */
  known(token: string, nowMs: number): Claims | undefined {
    const known = this.#remembered.get(token);
    if (known === undefined || known.claims.expiresAtMs <= nowMs) return undefined;
    for (const key of this.#keys.verifying(known.claims.organisationId, nowMs))
      if (key === known.key || key.equals(known.key)) return known.claims;
    return undefined;
  }

  /** @returns undefined for an invalid token without giving a reason. */
  async verify(token: string, nowMs: number): Promise<Claims | undefined> {
    if (this.#remembered.has(token)) return this.known(token, nowMs);
    if (!this.#seal.isClosed(token)) return undefined;
    const named = keyNamedIn(token);
    if (named === undefined) return undefined;
    // A replaced key stays valid until the tokens that it signed have expired.
    const key = this.#keys.verifying(named.organisationId, nowMs).find((each) => toKeyId(each) === named.keyId);
    if (key === undefined) return undefined;
    const claims = await claimsOf(token, key, named.organisationId, nowMs);
    if (claims !== undefined) this.#remember(token, { claims, key });
    return claims;
  }

  #remember(token: string, remembered: Remembered): void {
    if (this.#remembered.size >= REMEMBERED_MAX) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.set(token, remembered);
  }
}

/** The organisation and the key id that a token names, if readable. */
const keyNamedIn = (token: string): { readonly organisationId: string; readonly keyId: string } | undefined => {
  try {
    const [, organisationId, keyId] = /^([^:]+):([^:]+)$/.exec(String(decodeProtectedHeader(token).kid)) ?? [];
    return organisationId === undefined || keyId === undefined ? undefined : { organisationId, keyId };
  } catch {
    return undefined;
  }
};

/** The claims of a token, if everything about it is valid. */
const claimsOf = async (
  token: string,
  key: Buffer,
  organisationId: string,
  nowMs: number,
): Promise<Claims | undefined> => {
  try {
    const { payload } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'exp', 'iat', 'jti', 'sid', 'epoch'],
      currentDate: new Date(nowMs),
    });
    const { sub = '', exp = 0, epoch, sid } = payload;
    return { accountId: sub, organisationId, epoch: Number(epoch), sid: String(sid), expiresAtMs: exp * 1000 };
  } catch (error) {
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};
