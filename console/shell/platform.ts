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

/** Whether a login has ended while a page is open: its calls wait until the person has logged in again. */
export const isLoginAsked = signal(false);

/** Calls without an account. */
export const publicly = createPitboss({ baseUrl: PLATFORM });

const KEPT = 'pitboss-refresh-token';

let token: string | undefined;
let renewing: Promise<string> | undefined;
let loggedIn: ((token: string) => void) | undefined;

/** The refresh token is kept for this tab alone, so that a reload needs no login; the token itself is kept in memory. */
export const keepLogin = (reply: Pick<AuthResponse, 'token' | 'refresh_token'>): void => {
  token = reply.token;
  sessionStorage.setItem(KEPT, reply.refresh_token);
  loggedIn?.(reply.token);
  loggedIn = undefined;
  isLoginAsked.value = false;
};

/** Whether this tab was logged in before it was loaded. */
export const hasLogin = (): boolean => sessionStorage.getItem(KEPT) !== null;

export const forgetLogin = (): void => {
  token = undefined;
  sessionStorage.removeItem(KEPT);
};

const exchange = async (): Promise<string | undefined> => {
  const refreshToken = sessionStorage.getItem(KEPT);
  if (refreshToken === null) return undefined;
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
    if (hasLogin()) await pitboss.logout();
  } finally {
    forgetLogin();
    account.value = undefined;
  }
};
