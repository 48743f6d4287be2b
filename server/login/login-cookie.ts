import { hkdfSync } from 'node:crypto';
import type { BegunLogin, SecretBox } from '../../platform/unit/services.ts';
import { derived, type KeySource } from '../keys/key-source.ts';
import { createSecretBox } from '../keys/secret-box.ts';

/** `__Host-`: no other host can set it, not even a subdomain. */
const NAME = '__Host-pitboss-oauth';
const LIFETIME_SECONDS = 600;

const cookie = (value: string, seconds: number): string =>
  `${NAME}=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;

/** Seals cookies with a separate key, so that nothing else opens as a cookie. */
export const createCookieBox = (source: KeySource): SecretBox =>
  createSecretBox(derived(source, (key) => Buffer.from(hkdfSync('sha256', key, '', 'login cookies', 32))).all);

/** The Set-Cookie header that deletes the login cookie. */
export const FORGETTING = cookie('', 0);

/** The Set-Cookie header of a login that has begun. */
export const loginCookie = (box: SecretBox, login: Omit<BegunLogin, 'expiresAtMs'>, nowMs: number): string => {
  const whole: BegunLogin = { ...login, expiresAtMs: nowMs + LIFETIME_SECONDS * 1000 };
  return cookie(box.seal(JSON.stringify(whole)), LIFETIME_SECONDS);
};

/** Reads the login from a Cookie header; undefined when it is missing, forged or too old, or has another state. */
export const readLoginCookie = (
  box: SecretBox,
  cookies: string,
  state: string,
  nowMs: number,
): BegunLogin | undefined => {
  const sealed = cookies
    .split(';')
    .map((part) => part.trim())
    .find((part) => part.startsWith(`${NAME}=`))
    ?.slice(NAME.length + 1);
  if (sealed === undefined) return undefined;
  try {
    // Only the platform seals cookies, so the shape is known.
    const login = JSON.parse(box.open(sealed)) as BegunLogin;
    return login.state === state && login.expiresAtMs > nowMs ? login : undefined;
  } catch {
    return undefined;
  }
};
