import { keepLogin, PLATFORM, publicly } from '../shell/platform.ts';

const VERIFIER = 'pitboss-code-verifier';
const RETURN_TO = 'pitboss-return-to';
const PROVIDER = 'pitboss-provider';

const base64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const REASONS: Readonly<Record<string, string>> = {
  provider_failed: 'The identity provider did not answer as it should. Try again, or log in with a password.',
  login_denied: 'The identity provider refused the login.',
  account_unavailable: 'No account here belongs to that login. Ask your administrator.',
};

/**
 * Logs in at an external identity provider. The provider's `frontend_url` is the address of the console, where the browser returns with the
 * result in the fragment.
 */
export const external = {
  /** Browsers compute the challenge only on pages that were loaded safely. */
  isPossible: globalThis.isSecureContext,

  lastProvider: (): string => localStorage.getItem(PROVIDER) ?? '',

  begin: async (provider: string): Promise<void> => {
    const verifier = base64url(crypto.getRandomValues(new Uint8Array(32)));
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
    sessionStorage.setItem(VERIFIER, verifier);
    sessionStorage.setItem(RETURN_TO, location.href);
    localStorage.setItem(PROVIDER, provider);
    const query = new URLSearchParams({ provider_id: provider, code_challenge: base64url(new Uint8Array(digest)) });
    location.assign(`${PLATFORM}/oauth/login?${query}`);
  },

  /**
   * Takes the result of a login that has just returned, if one has, and goes back to where it began.
   * @throws Error with a sentence for the person when it failed.
   */
  finish: async (): Promise<void> => {
    const result = new URLSearchParams(location.hash.slice(1));
    const code = result.get('code');
    const failed = result.get('error');
    if (code === null && failed === null) return;
    const verifier = sessionStorage.getItem(VERIFIER) ?? '';
    const returnTo = sessionStorage.getItem(RETURN_TO);
    sessionStorage.removeItem(VERIFIER);
    sessionStorage.removeItem(RETURN_TO);
    history.replaceState(null, '', returnTo ?? location.pathname);
    if (failed !== null) throw new Error(REASONS[failed] ?? `The login failed (${failed}).`);
    const { body } = await publicly.exchangeToken({ body: { token: code ?? '', code_verifier: verifier } });
    keepLogin(body);
  },
};
