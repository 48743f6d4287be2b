/**
 * Gives the token for a request, undefined when there is none. After a `token_invalid` or `session_expired` it is told the token that was refused, and gives
 * another one if it can.
 */
export type Session = (refused: string | undefined) => Promise<string | undefined>;

/** A token of your own keeping. It is told the token that the platform refused last, if one was, so that it does not give that again. */
export type TokenSource = (refused: string | undefined) => string | Promise<string>;

/** A new token is fetched before the old one ends, so that it does not end on its way; but one that is short-lived is used all the same. */
const MARGIN_MS = 30_000;
const MARGIN_SHARE = 0.1;

/** Calls without credentials: only public operations succeed. */
export const nobody: Session = async () => undefined;

/** A session on a token that somebody else keeps. */
export const keptSession =
  (token: string | TokenSource): Session =>
  async (refused) =>
    typeof token === 'string' ? token : await token(refused);

/** A session that logs in when a token is first needed, and again when it ends or is refused. Calls that need it together share one login. */
export const loginSession = (login: () => Promise<string>, clock: () => number = Date.now): Session => {
  let current: { readonly token: string; readonly endsAtMs: number } | undefined;
  let running: Promise<string> | undefined;
  const renew = async (): Promise<string> => {
    const askedAtMs = clock();
    const token = await login();
    const lifeMs = lifetimeMs(token);
    current = { token, endsAtMs: askedAtMs + lifeMs - Math.min(MARGIN_MS, lifeMs * MARGIN_SHARE) };
    return token;
  };
  return (refused) => {
    if (current !== undefined && current.token !== refused && clock() < current.endsAtMs)
      return Promise.resolve(current.token);
    running ??= renew().finally(() => {
      running = undefined;
    });
    return running;
  };
};

/** How long a JWT counts, by its own two times, so that a clock that is wrong here does no harm. Other tokens are used until refused. */
const lifetimeMs = (token: string): number => {
  try {
    const payload: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof payload !== 'object' || payload === null || !('exp' in payload) || !('iat' in payload)) return Infinity;
    const seconds = Number(payload.exp) - Number(payload.iat);
    return Number.isFinite(seconds) ? seconds * 1000 : Infinity;
  } catch {
    return Infinity;
  }
};
