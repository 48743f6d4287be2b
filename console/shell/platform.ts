import { signal } from '@preact/signals';
import {
  ApiError,
  type AuthResponse,
  createPitboss,
  type OwnAccount,
  type Pitboss,
} from '../../clients/typescript/src/pitboss.ts';

/** The address of the platform, which serves this page under `/console`, perhaps behind a path of a proxy. */
export const PLATFORM = new URL('../..', import.meta.url).href.replace(/\/$/, '');

/** The account that is logged in. */
export const account = signal<OwnAccount | undefined>(undefined);

/** True if a login has ended while a page is open: its calls wait until the person has logged in again. */
export const isLoginAsked = signal(false);

/** Calls without an account. */
export const publicly = createPitboss({ baseUrl: PLATFORM });

const KEPT = 'pitboss-refresh-token';

let token: string | undefined;
let renewing: Promise<string> | undefined;
let loggedIn: ((token: string) => void) | undefined;

/** Read from this tab's storage: the name of its login, and the refresh token. */
const kept = (): { readonly login: string; readonly refreshToken: string } | undefined => {
  const [login, refreshToken] = sessionStorage.getItem(KEPT)?.split(' ') ?? [];
  return login === undefined || refreshToken === undefined ? undefined : { login, refreshToken };
};

/** The refresh token is kept for this tab alone, so that a reload needs no login; the token itself is kept in memory. */
export const keepLogin = (reply: Pick<AuthResponse, 'token' | 'refresh_token'>): void => {
  const before = kept()?.login;
  const login = before ?? Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('');
  token = reply.token;
  sessionStorage.setItem(KEPT, `${login} ${reply.refresh_token}`);
  if (before === undefined) void claim(login);
  loggedIn?.(reply.token);
  loggedIn = undefined;
  isLoginAsked.value = false;
};

/** Holds a login for as long as the tab is open. @returns whether no other tab does. */
const claim = (login: string): Promise<boolean> =>
  // Browsers lock only on pages that were loaded safely.
  navigator.locks === undefined
    ? Promise.resolve(true)
    : new Promise((resolve, reject) => {
        navigator.locks
          .request(`${KEPT} ${login}`, { ifAvailable: true }, (lock) => {
            resolve(lock !== null);
            return lock === null ? undefined : new Promise(() => {});
          })
          .catch(reject);
      });

const CLAIM_TRIES = 10;
const CLAIM_WAIT_MS = 50;

/**
 * Reports whether this tab was logged in before it was loaded. A copy of another tab has the other's refresh token as well: used by both
 * it would end both logins, so the copy does without.
 */
export const hasLogin = async (): Promise<boolean> => {
  const login = kept()?.login;
  if (login === undefined) return false;
  // After a reload, the page before may be gone only in a moment.
  for (let tries = 0; tries < CLAIM_TRIES; tries += 1) {
    if (await claim(login)) return true;
    await new Promise((resolve) => setTimeout(resolve, CLAIM_WAIT_MS));
  }
  forgetLogin();
  return false;
};

export const forgetLogin = (): void => {
  token = undefined;
  sessionStorage.removeItem(KEPT);
};

const exchange = async (): Promise<string | undefined> => {
  const refreshToken = kept()?.refreshToken;
  if (refreshToken === undefined) return undefined;
  try {
    const { body } = await publicly.exchangeToken({ body: { token: refreshToken } });
    keepLogin(body);
    return body.token;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 429 || error.status >= 500) throw error;
    forgetLogin();
    return undefined;
  }
};

/** Resolves once the person has logged in again, so that what they were doing goes on. */
const loginAgain = (): Promise<string> =>
  new Promise((resolve) => {
    loggedIn = resolve;
    isLoginAsked.value = true;
  });

const tokenAfter = (refused: string | undefined): string | Promise<string> => {
  if (token !== undefined && token !== refused) return token;
  renewing ??= exchange()
    .then((renewed) => renewed ?? loginAgain())
    .finally(() => {
      renewing = undefined;
    });
  return renewing;
};

/** The platform, for the account that is logged in. */
export const pitboss: Pitboss = createPitboss({ baseUrl: PLATFORM, token: tokenAfter });

/** A token that the platform accepted just now. */
export const freshToken = async (): Promise<string> => {
  await readAccount();
  return tokenAfter(undefined);
};

/** Reads who is logged in. */
export const readAccount = async (): Promise<OwnAccount> => {
  const { body } = await pitboss.getOwnAccount();
  account.value = body;
  return body;
};

/** Ends the login, here and at the platform. */
export const logOut = async (): Promise<void> => {
  try {
    if (kept() !== undefined) await pitboss.logout();
  } finally {
    forgetLogin();
    account.value = undefined;
  }
};
