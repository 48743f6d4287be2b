import { createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { CompactSign } from 'jose';
import { PLATFORM_ORGANISATION } from '../../domain/account/access.ts';
import type { SecretBox, Tokens } from '../../platform/unit/services.ts';
import type { Keys } from '../keys/keys.ts';
import { createSecretBox } from '../keys/secret-box.ts';
import { toKeyId } from '../keys/signing-keys.ts';
import { createTokenSeal } from './token-seal.ts';

/** The fixed header and claim values of access tokens. */
export const ISSUER = 'pitboss';
export const AUDIENCE = 'pitboss';
export const TYPE = 'at+jwt';
export const ACCESS_SECONDS = 30 * 60;
const SESSION_MS = 30 * 24 * 60 * 60 * 1000;

/** The id of the token family, which says whose it is, and a secret; both random. */
const REFRESH_TOKEN = /^r_([A-Za-z0-9_-]{22})[A-Za-z0-9_-]{43}$/;

const sha256 = (text: string) => createHash('sha256').update(text);

const refreshHash = (token: string): string => sha256(token).digest('hex');

/** The session id in access tokens. It must not reveal how the refresh tokens begin, because a wrong refresh token ends the login. */
export const toSid = (familyId: string, generation = ''): string =>
  sha256(generation === '' ? `sid ${familyId}` : `sid ${generation} ${familyId}`)
    .digest('base64url')
    .slice(0, 22);

/** Only the refresh token opens it: a stolen store does not reveal the content. */
const boxUnder = (refreshToken: string): SecretBox =>
  createSecretBox(Buffer.from(hkdfSync('sha256', refreshToken, '', 'refresh token successors', 32)));

/**
 * Issues tokens signed with the organisation's key and sealed as the platform's own.
 * @param sessionMs how long a login lasts without being used.
 * @param sessionMaxMs how long it lasts however often it is used.
 */
export const createTokens = (keys: Keys, sessionMs = SESSION_MS, sessionMaxMs = SESSION_MS): Tokens => {
  const seal = createTokenSeal(keys.secretKeys);
  return {
    issue: async (account, nowMs, { presented, familyId = presented?.familyId ?? drawFamily(), beganAtMs } = {}) => {
      const key = keys.signing(account.organisationId);
      const issuedAt = Math.floor(nowMs / 1000);
      const endsAtMs = (beganAtMs ?? nowMs) + sessionMaxMs;
      // After the key: what a revoked key signs never belongs to the generation that follows.
      const sid = toSid(familyId, keys.generation(account.organisationId));
      const header = { alg: 'HS256', typ: TYPE, kid: `${account.organisationId}:${toKeyId(key)}` };
      const claims = {
        iss: ISSUER,
        aud: AUDIENCE,
        sub: account.id,
        iat: issuedAt,
        exp: Math.min(issuedAt + ACCESS_SECONDS, Math.floor(endsAtMs / 1000)),
        jti: randomUUID(),
        sid,
        epoch: account.epoch,
      };
      const token = await new CompactSign(seal.close(header, claims)).setProtectedHeader(header).sign(key);
      const refreshToken = `r_${familyId}${randomBytes(32).toString('base64url')}`;
      const refresh = {
        familyId,
        sid,
        tokenHash: refreshHash(refreshToken),
        accountId: account.id,
        epoch: account.epoch,
        expiresAtMs: Math.min(nowMs + sessionMs, endsAtMs),
        beganAtMs: beganAtMs ?? nowMs,
        previousHash: presented?.tokenHash ?? null,
        successor: presented === undefined ? null : boxUnder(presented.token).seal(refreshToken),
        replacedAtMs: presented === undefined ? null : nowMs,
      };
      return { token, refreshToken, refresh };
    },
    stands: ({ familyId, sid }, { organisationId }) => {
      const generation = keys.generation(organisationId);
      return sid === null ? generation === '' : sid === toSid(familyId, generation);
    },
    readRefresh: (token) => {
      const familyId = REFRESH_TOKEN.exec(token)?.[1];
      return familyId === undefined ? undefined : { token, familyId, tokenHash: refreshHash(token) };
    },
    openSuccessor: (presented, sealed) => boxUnder(presented.token).open(sealed),
    organisationSecret: (organisationId) =>
      organisationId === PLATFORM_ORGANISATION ? undefined : keys.signing(organisationId).toString('base64'),
  };
};

const drawFamily = (): string => randomBytes(16).toString('base64url');
