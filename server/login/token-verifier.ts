import { decodeProtectedHeader, errors, jwtVerify } from 'jose';
import type { Keys } from '../keys/keys.ts';
import { toKeyId } from '../keys/signing-keys.ts';
import { createTokenSeal, type TokenSeal } from './token-seal.ts';
import { AUDIENCE, ISSUER, TYPE } from './tokens.ts';

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
