import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import type { SecondFactors } from '../../platform/unit/services.ts';

const ISSUER = 'Pitboss';
/** The form that authenticators take for granted: some ignore the parameters of the address. */
const FORM = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
const PERIOD_MS = FORM.period * 1000;
/** The length of a SHA-1 hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
/** Steps that a clock may be behind or ahead. */
const WINDOW = 1;
const RECOVERY_CODES = 10;
/** 80 bits cannot be guessed, so a plain hash keeps them. */
const RECOVERY_BYTES = 10;

const totpOf = (secret: string, label = '') =>
  new TOTP({ ...FORM, issuer: ISSUER, label, secret: Secret.fromBase32(secret) });

const drawBase32 = (bytes: number): string => new Secret({ buffer: Uint8Array.from(randomBytes(bytes)).buffer }).base32;

export const authenticatorCodes: SecondFactors = {
  start: (username) => {
    const secret = drawBase32(SECRET_BYTES);
    return { secret, uri: totpOf(secret, username).toString() };
  },
  stepOf: (secret, code, nowMs) => {
    const delta = totpOf(secret).validate({ token: code, timestamp: nowMs, window: WINDOW });
    return delta === null ? undefined : Math.floor(nowMs / PERIOD_MS) + delta;
  },
  drawRecoveryCodes: () =>
    Array.from({ length: RECOVERY_CODES }, () =>
      (drawBase32(RECOVERY_BYTES).toLowerCase().match(/.{4}/g) ?? []).join('-'),
    ),
};
