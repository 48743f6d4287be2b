import { createHash } from 'node:crypto';
import type { PlayerSession } from '../../platform/unit/operator-wallet.ts';
import type { PlayerTokens } from '../../platform/unit/services.ts';
import { Limiter } from '../http/limiter.ts';

const SESSION_MS = 10 * 60 * 1000;
const SESSIONS_MAX = 100_000;

/** The request that a session was authenticated for. Another brand or currency needs its own authentication. */
export type SessionRequest = {
  readonly operatorId: string;
  readonly brandId: string;
  readonly token: string;
  readonly currency: string;
};

type Remembered = { readonly session: PlayerSession; readonly untilMs: number; readonly groups: readonly string[] };

/** Sessions that a wallet has authenticated: only in memory and by a hash, since tokens are never stored. */
export class WalletSessions {
  readonly #clock: () => number;
  readonly #sessions = new Map<string, Remembered>();
  /**
   * The keys of each player's and each token's sessions, oldest first. Calls that end sessions name a player and no brand: at a wallet, a
   * player id belongs to one brand.
   */
  readonly #groups = new Map<string, Set<string>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  find(request: SessionRequest): PlayerSession | undefined {
    const key = keyOf(request);
    const known = this.#sessions.get(key);
    if (known === undefined) return undefined;
    const leftMs = known.untilMs - this.#clock();
    // More time left than a session lasts: the clock was set back, so the age is unknown.
    if (leftMs > 0 && leftMs <= SESSION_MS) return known.session;
    this.#delete(key);
    return undefined;
  }

  /** The currency in which a token was last authenticated. */
  lastCurrency(request: Omit<SessionRequest, 'currency'>): string | undefined {
    const key = [...(this.#groups.get(tokenOf(request)) ?? [])].at(-1);
    const known = key === undefined ? undefined : this.#sessions.get(key);
    return known !== undefined && known.untilMs > this.#clock() ? known.session.currency : undefined;
  }

  /** Caches a session; when there are too many, the oldest is evicted. */
  remember(request: SessionRequest, session: PlayerSession): void {
    const key = keyOf(request);
    this.#delete(key);
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size >= SESSIONS_MAX) this.#delete(oldest);
    const groups = [playerOf(request.operatorId, session.playerId)];
    // A session in another currency than requested is valid in neither.
    if (session.currency === request.currency) groups.push(tokenOf(request));
    this.#sessions.set(key, { session, untilMs: this.#clock() + SESSION_MS, groups });
    for (const group of groups) {
      const keys = this.#groups.get(group);
      if (keys === undefined) this.#groups.set(group, new Set([key]));
      else keys.add(key);
    }
  }

  /** Drops a player's cached sessions and no others. */
  forget(operatorId: string, playerId: string): void {
    for (const key of this.#groups.get(playerOf(operatorId, playerId)) ?? []) this.#delete(key);
  }

  #delete(key: string): void {
    const known = this.#sessions.get(key);
    if (known === undefined) return;
    this.#sessions.delete(key);
    for (const group of known.groups) {
      const keys = this.#groups.get(group);
      keys?.delete(key);
      if (keys?.size === 0) this.#groups.delete(group);
    }
  }
}

const hashOf = (parts: readonly string[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('base64');

const keyOf = ({ operatorId, brandId, token, currency }: SessionRequest): string =>
  hashOf([operatorId, brandId, token, currency]);

const tokenOf = ({ operatorId, brandId, token }: Omit<SessionRequest, 'currency'>): string =>
  hashOf([operatorId, brandId, token]);

const playerOf = (operatorId: string, playerId: string): string => JSON.stringify([operatorId, playerId]);

const REFUSED_MAX = 100;
const WINDOW_SECONDS = 5 * 60;

/** After 100 player tokens in five minutes that the wallet refused, their address has to wait. */
export const createPlayerTokens = (counted = (limiter: Limiter): Limiter => limiter): PlayerTokens => {
  const refused = counted(new Limiter('player-tokens', REFUSED_MAX, WINDOW_SECONDS));
  return { hit: (address) => refused.hit(address), count: (address) => refused.count(address) };
};
