import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { decodeProtectedHeader, errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../../db/accounts.ts';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { Tokens } from '../../handlers/services.ts';
import type { Keys } from '../keys/keys.ts';

const ISSUER = 'pitboss';
const AUDIENCE = 'pitboss';
const TYPE = 'at+jwt';
export const ACCESS_SECONDS = 30 * 60;
/** How far the clock of a service that issues tokens itself may be ahead. */
const AHEAD_SECONDS = 60;
const REFRESH_MS = 30 * 24 * 60 * 60 * 1000;
/** Signatures that were right are remembered until their token expires; the account is looked up each time all the same. */
const REMEMBERED_MAX = 10_000;

/** Who a token speaks for. What the account may do is never read from a token. */
export type Claims = {
  readonly accountId: string;
  readonly organisationId: string;
  readonly epoch: number;
  readonly expiresAtMs: number;
};

/** The family's id, which says whose it is, and a secret: both drawn. */
const REFRESH_TOKEN = /^r_([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

const refreshHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Issues tokens with the key of the account's organisation. */
export const createTokens = (keys: Keys): Tokens => ({
  issue: async (account, nowMs, familyId = randomBytes(16).toString('base64url')) => {
    const issuedAt = Math.floor(nowMs / 1000);
    const token = await new SignJWT({ epoch: account.epoch })
      .setProtectedHeader({ alg: 'HS256', typ: TYPE, kid: account.organisationId })
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setSubject(account.id)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + ACCESS_SECONDS)
      .setJti(randomUUID())
      .sign(keys.signing(account.organisationId));
    const refreshToken = `r_${familyId}${randomBytes(32).toString('base64url')}`;
    const refresh = {
      familyId,
      tokenHash: refreshHash(refreshToken),
      accountId: account.id,
      epoch: account.epoch,
      expiresAtMs: nowMs + REFRESH_MS,
    };
    return { token, refreshToken, refresh };
  },
  readRefresh: (token) => {
    const familyId = REFRESH_TOKEN.exec(token)?.[1];
    return familyId === undefined ? undefined : { familyId, tokenHash: refreshHash(token) };
  },
  organisationSecret: (organisationId) =>
    organisationId === PLATFORM_ORGANISATION ? undefined : keys.signing(organisationId).toString('base64'),
});

/** A token whose signature was right, and the key that it was right with. */
type Remembered = { readonly claims: Claims; readonly key: Buffer };

/** Verifies access tokens: algorithm, key, issuer, audience, type and times. */
export class TokenVerifier {
  readonly #keys: Keys;
  readonly #remembered = new Map<string, Remembered>();

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** @returns undefined for a token that does not count, whatever the reason. */
  async verify(token: string, nowMs: number): Promise<Claims | undefined> {
    const known = this.#remembered.get(token);
    if (known !== undefined) {
      const { claims } = known;
      const stands = this.#keys.verifying(claims.organisationId, nowMs).some((key) => key.equals(known.key));
      return stands && claims.expiresAtMs > nowMs ? claims : undefined;
    }
    const organisationId = kidOf(token);
    if (organisationId === undefined) return undefined;
    // Newest first: a key that was replaced counts until the tokens that it signed have expired.
    for (const key of this.#keys.verifying(organisationId, nowMs)) {
      const claims = await claimsOf(token, key, nowMs);
      if (claims === 'another key') continue;
      if (claims !== undefined) this.#remember(token, { claims, key });
      return claims;
    }
    return undefined;
  }

  #remember(token: string, remembered: Remembered): void {
    if (this.#remembered.size >= REMEMBERED_MAX) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.set(token, remembered);
  }
}

/** The organisation whose key a token names, if it can be read at all. */
const kidOf = (token: string): string | undefined => {
  try {
    const { kid } = decodeProtectedHeader(token);
    return typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
};

/** What a token says, if everything about it is right but perhaps the key. */
const claimsOf = async (token: string, key: Buffer, nowMs: number): Promise<Claims | 'another key' | undefined> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(token, key, {
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      requiredClaims: ['sub', 'exp', 'iat', 'jti', 'epoch'],
      currentDate: new Date(nowMs),
    });
    const { sub = '', exp = 0, iat = 0, epoch } = payload;
    // A service that signs tokens itself gives them no longer life than the platform does: so a replaced key can be forgotten.
    if (exp - iat > ACCESS_SECONDS || iat > nowMs / 1000 + AHEAD_SECONDS) return undefined;
    return {
      accountId: sub,
      organisationId: protectedHeader.kid ?? '',
      epoch: Number(epoch),
      expiresAtMs: exp * 1000,
    };
  } catch (error) {
    if (error instanceof errors.JWSSignatureVerificationFailed) return 'another key';
    if (error instanceof errors.JOSEError) return undefined;
    throw error;
  }
};

/** A token counts only for the account that it names, in that account's organisation, as long as its credentials stand. */
export const counts = (claims: Claims, account: Account | undefined): account is Account =>
  account?.enabled === true && account.organisationId === claims.organisationId && account.epoch === claims.epoch;
