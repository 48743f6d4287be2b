import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import type { Account } from '../db/accounts.ts';
import type { Tokens } from '../handlers/services.ts';
import { type Keys, PLATFORM_ORGANISATION } from './keys.ts';

const ISSUER = 'pitboss';
const AUDIENCE = 'pitboss';
const TYPE = 'at+jwt';
const ACCESS_SECONDS = 30 * 60;
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

export const refreshTokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Issues tokens with the key of the account's organisation. */
export const createTokens = (keys: Keys): Tokens => ({
  issue: async (account, nowMs) => {
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
    const refreshToken = randomBytes(32).toString('base64url');
    const refresh = {
      tokenHash: refreshTokenHash(refreshToken),
      accountId: account.id,
      familyId: randomUUID(),
      expiresAtMs: nowMs + REFRESH_MS,
    };
    return { token, refreshToken, refresh };
  },
  organisationSecret: (organisationId) =>
    organisationId === PLATFORM_ORGANISATION ? undefined : keys.signing(organisationId).toString('base64url'),
});

/** Verifies access tokens: algorithm, key, issuer, audience, type and times. */
export class TokenVerifier {
  readonly #keys: Keys;
  readonly #remembered = new Map<string, Claims>();

  constructor(keys: Keys) {
    this.#keys = keys;
  }

  /** @returns undefined for a token that does not count, whatever the reason. */
  async verify(token: string, nowMs: number): Promise<Claims | undefined> {
    const known = this.#remembered.get(token);
    if (known !== undefined) return known.expiresAtMs > nowMs ? known : undefined;
    try {
      const { payload, protectedHeader } = await jwtVerify(token, (header) => this.#key(header.kid), {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        typ: TYPE,
        requiredClaims: ['sub', 'exp', 'iat', 'jti', 'epoch'],
        currentDate: new Date(nowMs),
      });
      const claims: Claims = {
        accountId: String(payload.sub),
        organisationId: protectedHeader.kid ?? '',
        epoch: Number(payload.epoch),
        expiresAtMs: Number(payload.exp) * 1000,
      };
      this.#remember(token, claims);
      return claims;
    } catch (error) {
      if (error instanceof errors.JOSEError) return undefined;
      throw error;
    }
  }

  #key(organisationId: string | undefined): Buffer {
    const key = organisationId === undefined ? undefined : this.#keys.verifying(organisationId);
    if (key === undefined) throw new errors.JWKSNoMatchingKey();
    return key;
  }

  #remember(token: string, claims: Claims): void {
    if (this.#remembered.size >= REMEMBERED_MAX) {
      const oldest = this.#remembered.keys().next().value;
      if (oldest !== undefined) this.#remembered.delete(oldest);
    }
    this.#remembered.set(token, claims);
  }
}

/** A token counts only for the account that it names, in that account's organisation, as long as its credentials stand. */
export const counts = (claims: Claims, account: Account | undefined): account is Account =>
  account?.enabled === true && account.organisationId === claims.organisationId && account.epoch === claims.epoch;
