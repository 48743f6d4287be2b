import { hkdfSync } from 'node:crypto';
import type { BegunLogin, SecretBox } from '../../platform/unit/services.ts';
import { createSecretBox } from '../keys/secret-box.ts';

/** `__Host-`: no other host, not even a subdomain, can set it. */
const NAME = '__Host-pitboss-oauth';
const LIFETIME_SECONDS = 600;

const cookie = (value: string, seconds: number): string =>
  `${NAME}=${value}; Max-Age=${seconds}; Path=/; Secure; HttpOnly; SameSite=Lax`;

/** Seals cookies with a key of their own: what opens as a cookie was sealed as one. */
export const createCookieBox = (key: Buffer): SecretBox =>
  createSecretBox(Buffer.from(hkdfSync('sha256', key, '', 'login cookies', 32)));

/** Makes the browser forget a login. */
export const FORGETTING = cookie('', 0);

/** The Set-Cookie header that gives a begun login to its browser. */
export const loginCookie = (box: SecretBox, login: Omit<BegunLogin, 'expiresAtMs'>, nowMs: number): string => {
  const whole: BegunLogin = { ...login, expiresAtMs: nowMs + LIFETIME_SECONDS * 1000 };
  return cookie(box.seal(JSON.stringify(whole)), LIFETIME_SECONDS);
};

/** The login in a Cookie header; undefined when there is none of this platform with this state, or it is too old. */
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
    // What opens was sealed here, so its shape is known.
    const login = JSON.parse(box.open(sealed)) as BegunLogin;
    return login.state === state && login.expiresAtMs > nowMs ? login : undefined;
  } catch {
    return undefined;
  }
};
