import { createHash } from 'node:crypto';
import type { PlayerSession } from '../handlers/operator-wallet.ts';

const SESSION_MS = 10 * 60 * 1000;
const SESSIONS_MAX = 100_000;

/** What a session was authenticated for: the same token counts anew at another brand or in another currency. */
export type SessionRequest = {
  readonly operatorId: string;
  readonly brandId: string;
  readonly token: string;
  readonly currency: string;
};

type Remembered = { readonly session: PlayerSession; readonly untilMs: number; readonly player: string };

/** Sessions that a wallet has authenticated: in memory alone and by a hash, since tokens are never stored. */
export class WalletSessions {
  readonly #clock: () => number;
  readonly #sessions = new Map<string, Remembered>();
  /** The keys of each player's sessions. The calls that end them name a player and no brand: at a wallet a player id has one brand. */
  readonly #ofPlayer = new Map<string, Set<string>>();

  constructor(clock: () => number) {
    this.#clock = clock;
  }

  find(request: SessionRequest): PlayerSession | undefined {
    const key = keyOf(request);
    const known = this.#sessions.get(key);
    if (known === undefined) return undefined;
    const leftMs = known.untilMs - this.#clock();
    // More is left when the clock was set back, and then nobody knows how long it has been.
    if (leftMs > 0 && leftMs <= SESSION_MS) return known.session;
    this.#delete(key);
    return undefined;
  }

  /** When there are too many, the oldest goes. */
  remember(request: SessionRequest, session: PlayerSession): void {
    const key = keyOf(request);
    this.#delete(key);
    const [oldest] = this.#sessions.keys();
    if (oldest !== undefined && this.#sessions.size >= SESSIONS_MAX) this.#delete(oldest);
    const player = playerOf(request.operatorId, session.playerId);
    this.#sessions.set(key, { session, untilMs: this.#clock() + SESSION_MS, player });
    const keys = this.#ofPlayer.get(player);
    if (keys === undefined) this.#ofPlayer.set(player, new Set([key]));
    else keys.add(key);
  }

  /** Ends what is remembered of a player's sessions, and of nobody else's. */
  forget(operatorId: string, playerId: string): void {
    for (const key of this.#ofPlayer.get(playerOf(operatorId, playerId)) ?? []) this.#delete(key);
  }

  #delete(key: string): void {
    const known = this.#sessions.get(key);
    if (known === undefined) return;
    this.#sessions.delete(key);
    const keys = this.#ofPlayer.get(known.player);
    keys?.delete(key);
    if (keys?.size === 0) this.#ofPlayer.delete(known.player);
  }
}

const keyOf = ({ operatorId, brandId, token, currency }: SessionRequest): string =>
  createHash('sha256')
    .update(JSON.stringify([operatorId, brandId, token, currency]))
    .digest('base64');

const playerOf = (operatorId: string, playerId: string): string => JSON.stringify([operatorId, playerId]);
