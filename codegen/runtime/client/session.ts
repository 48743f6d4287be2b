/** Tokens are renewed this long before they expire, so that none expires in transit. A token with a shorter life is used anyway. */
const MARGIN_MS = 30_000;
const MARGIN_SHARE = 0.1;

/** The result of a login or a refresh. */
export type Tokens = {
  readonly token: string;
  /** Absent if a new login is the only way to another token. */
  readonly refreshToken?: string | undefined;
  /** The lifetime of the token, in milliseconds. Default: what a JWT says itself, or until it is refused. */
  readonly lifeMs?: number | undefined;
};

/** The calls that get the tokens of a session. */
export type LoginSteps = {
  readonly login: () => Promise<Tokens>;
  /** Exchanges a refresh token; returns undefined when it is no longer valid. */
  readonly refresh?: (refreshToken: string) => Promise<Tokens | undefined>;
};

/** The client's own session, and how to end it: a no-op when there is no login or it has already ended. */
export type LoginSession = {
  /** The credential of a security scheme. */
  readonly session: (refused: string | undefined) => Promise<string | undefined>;
  readonly end: (logout: (session: LoginSession['session']) => Promise<unknown>) => Promise<void>;
};

/**
 * A session that logs in when a token is first needed. When the token expires or is refused, it exchanges its refresh token, or logs in
 * again if that is no longer valid. Concurrent calls share one renewal.
 */
export const loginSession = ({ login, refresh }: LoginSteps, clock: () => number = Date.now): LoginSession => {
  let current: (Tokens & { readonly endsAtMs: number }) | undefined;
  let running: Promise<string> | undefined;
  const exchange = async ({ refreshToken }: Tokens) =>
    refreshToken === undefined ? undefined : refresh?.(refreshToken);
  const renew = async (): Promise<string> => {
    const askedAtMs = clock();
    const tokens = (current && (await exchange(current))) ?? (await login());
    const lifeMs = tokens.lifeMs ?? lifetimeMs(tokens.token);
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
          refused === undefined && clock() < held.endsAtMs ? held.token : (await exchange(held))?.token,
        );
      } catch (error) {
        // Without a reply the login may still be valid, so keep it to allow another attempt.
        current ??= held;
        throw error;
      }
    },
  };
};

/** The lifetime of a JWT, from its own two timestamps, so that a wrong local clock does not matter. Other tokens are used until refused. */
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
