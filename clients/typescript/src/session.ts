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

/** What a login and every exchange give. */
export type Tokens = { readonly token: string; readonly refreshToken: string };

/** How a session gets its tokens, and what it does when they are no longer needed. */
export type LoginSteps = {
  readonly login: () => Promise<Tokens>;
  /** Exchanges a refresh token; gives nothing when that no longer counts. */
  readonly refresh: (refreshToken: string) => Promise<Tokens | undefined>;
};

/** A session of the client's own, and how to end it: nothing happens when it holds no login, or one that has ended already. */
export type LoginSession = {
  readonly session: Session;
  readonly end: (logout: (session: Session) => Promise<unknown>) => Promise<void>;
};

/**
 * A session that logs in when a token is first needed. When the token ends or is refused, it exchanges its refresh token, and logs in again
 * if that no longer counts. Calls that need a token together share one renewal.
 */
export const loginSession = ({ login, refresh }: LoginSteps, clock: () => number = Date.now): LoginSession => {
  let current: (Tokens & { readonly endsAtMs: number }) | undefined;
  let running: Promise<string> | undefined;
  const renew = async (): Promise<string> => {
    const askedAtMs = clock();
    const tokens = (current && (await refresh(current.refreshToken))) ?? (await login());
    const lifeMs = lifetimeMs(tokens.token);
    current = { ...tokens, endsAtMs: askedAtMs + lifeMs - Math.min(MARGIN_MS, lifeMs * MARGIN_SHARE) };
    return tokens.token;
  };
  return {
    session: (refused) => {
      if (current !== undefined && current.token !== refused && clock() < current.endsAtMs)
        return Promise.resolve(current.token);
      running ??= renew().finally(() => {
        running = undefined;
      });
      return running;
    },
    end: async (logout) => {
      await running?.catch(() => {});
      const held = current;
      if (held === undefined) return;
      current = undefined;
      try {
        await logout(async (refused) =>
          refused === undefined && clock() < held.endsAtMs ? held.token : (await refresh(held.refreshToken))?.token,
        );
      } catch (error) {
        // Without a reply the login may stand, so it can be ended again.
        current ??= held;
        throw error;
      }
    },
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
