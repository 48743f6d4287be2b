import { Keys } from '../../server/keys/keys.ts';
import { createCookieBox, loginCookie } from '../../server/login/login-cookie.ts';
import { select } from './tables.ts';

/** A login that a browser started with a provider, which need not be reachable. */
export type BegunLogin = { readonly state: string; readonly cookie: string };

export const beginLogin = (data: string, providerId: string): BegunLogin => {
  const [row] = select(data, 'select key from oauth_providers where id = ?', providerId);
  const login = { providerKey: String(row?.key), state: 'a-state', nonce: 'n', verifier: 'v', codeChallenge: 'c' };
  const [cookie = ''] = loginCookie(createCookieBox(new Keys(data).secrets), login, Date.now()).split(';');
  return { state: login.state, cookie };
};
