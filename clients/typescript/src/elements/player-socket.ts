import type { EventOf } from '../generated/events.gen.ts';
import type { Gap, Heartbeat, SubscribeRequest, Ticker } from '../generated/types.gen.ts';
import type { Place } from './feed.ts';
import type { Token } from './player-calls.ts';

export type Names = {
  readonly instance_ids: readonly string[];
  readonly source_ids: readonly string[];
  readonly isAll: boolean;
};

/** A win of a pot or of a raffle. */
export type AnyWin = EventOf<'WinEvent'> | EventOf<'RaffleWinEvent'>;

type Handlers = {
  readonly onUpdate: (ticker: Ticker) => void;
  readonly onWin: (event: AnyWin) => void;
  readonly onOwn: () => void;
  readonly onHeard: () => void;
  /** Some events are missing, or there is no connection: the current state must be loaded. */
  readonly onMissed: () => void;
  /** No connection is possible with the tokens that the page has. */
  readonly onSignedOut: () => void;
};

type Message = Partial<Gap & Heartbeat> & {
  readonly event_type?: string;
  readonly position?: string;
  readonly data?: unknown;
};

/** The most names of one subscription. With more, the platform sends every jackpot, as fast as it fits. */
const NAMES_MAX = 200;
const OWN = ['OptInEvent', 'PlayerBonusAdded', 'PlayerBonusConsumed', 'PlayerBonusExpired', 'PlayerBonusUpdated'];
/** The platform sends a Heartbeat every 15 seconds. */
const SILENCE_MS = 40_000;
const AGAIN_MS = 1_000;
const AGAIN_MAX_MS = 60_000;
/** Close codes after which the same connection would end the same way. */
const FINAL = [1002, 1007, 1009, 4400, 4403];
const TOKEN_ENDED = 4401;
const SEEN_MAX = 200;

/**
 * The socket of the page's player. It goes on where it stopped, and asks for another token when the last one has ended. The client of the package does
 * the same for every channel, at three times the size.
 */
export class PlayerSocket {
  readonly #place: Place;
  readonly #token: Token;
  readonly #currency: string;
  readonly #handlers: Handlers;
  #socket: WebSocket | undefined;
  #names: Names = { instance_ids: [], source_ids: [], isAll: false };
  #since = 'now';
  readonly #seen = new Set<string>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #failures = 0;
  #wasRefused = false;
  #isWanted = false;
  #isOver = false;

  constructor(place: Place, token: Token, currency: string, handlers: Handlers) {
    this.#place = place;
    this.#token = token;
    this.#currency = currency;
    this.#handlers = handlers;
  }

  /** True while a connection delivers. */
  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Connects, if there is no connection, and follows these jackpots. */
  open(names: Names): void {
    const isSame = JSON.stringify(names) === JSON.stringify(this.#names);
    this.#names = names;
    if (this.#isOver) return;
    if (this.#isWanted) {
      if (this.isOpen && !isSame) this.#subscribe();
      return;
    }
    this.#isWanted = true;
    void this.#connect();
  }

  /** Ends the connection. The next one goes on from here. */
  close(): void {
    this.#isWanted = false;
    clearTimeout(this.#timer);
    this.#socket?.close();
    this.#socket = undefined;
  }

  async #connect(): Promise<void> {
    const token = await Promise.resolve(this.#token()).catch(() => undefined);
    if (!this.#isWanted) return;
    if (token === undefined) {
      this.#again();
      return;
    }
    const { base, brand } = this.#place;
    const query = new URLSearchParams({ token, currency: this.#currency });
    const socket = new WebSocket(`${base.replace(/^http/, 'ws')}/events/${brand.replace(':', '/')}?${query}`);
    this.#socket = socket;
    this.#expect();
    socket.onopen = () => this.#subscribe();
    socket.onmessage = ({ data }) => {
      this.#failures = 0;
      this.#wasRefused = false;
      this.#expect();
      this.#hear(JSON.parse(data));
    };
    socket.onclose = ({ code }) => {
      if (socket === this.#socket) this.#ended(code);
    };
  }

  #ended(code: number): void {
    clearTimeout(this.#timer);
    this.#socket = undefined;
    const isRefused = code === TOKEN_ENDED;
    if (FINAL.includes(code) || (isRefused && this.#wasRefused)) {
      this.#isOver = true;
      this.#handlers.onSignedOut();
      return;
    }
    this.#handlers.onMissed();
    this.#wasRefused = isRefused;
    // A page whose token has just ended has another one at hand.
    if (isRefused) void this.#connect();
    else this.#again();
  }

  /** Connects later, at a random moment, so that pages which lost the platform together do not come back together. */
  #again(): void {
    const delayMs = Math.min(AGAIN_MAX_MS, AGAIN_MS * 2 ** this.#failures) * (1 + 4 * Math.random());
    this.#failures += 1;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#connect(), delayMs);
  }

  /** A connection that says nothing is dead, and would confirm no close either. */
  #expect(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const dead = this.#socket;
      this.#ended(0);
      dead?.close();
    }, SILENCE_MS);
  }

  #subscribe(): void {
    const { instance_ids, source_ids, isAll } = this.#names;
    const isNamed = !isAll && instance_ids.length + source_ids.length <= NAMES_MAX;
    const listed = (names: readonly string[]) => (names.length > 0 ? names : undefined);
    const named = { instance_ids: listed(instance_ids), source_ids: listed(source_ids) };
    const events = [
      { event_type: 'JackpotUpdate', ...(isNamed && named) },
      ...['WinEvent', 'RaffleWinEvent', ...OWN].map((event_type) => ({ event_type })),
    ].map((event) => ({ source: 'pitboss' as const, ...event }));
    const request = { SubscribeRequest: { events, since: this.#since } } as SubscribeRequest;
    this.#socket?.send(JSON.stringify(request));
  }

  #hear({ Heartbeat: beat, Gap: gap, event_type, data, position }: Message): void {
    this.#since = (position ?? beat?.position ?? gap?.position) || this.#since;
    if (gap !== undefined) this.#handlers.onMissed();
    if (event_type === undefined) return;
    this.#handlers.onHeard();
    if (event_type === 'JackpotUpdate') this.#handlers.onUpdate(data as Ticker);
    else if (position !== undefined && this.#isNew(position)) {
      if (event_type.endsWith('WinEvent')) this.#handlers.onWin({ event_type, data } as AnyWin);
      else this.#handlers.onOwn();
    }
  }

  /** After a crash, the platform may send an event again. */
  #isNew(position: string): boolean {
    if (this.#seen.has(position)) return false;
    const [oldest] = this.#seen;
    if (this.#seen.size >= SEEN_MAX && oldest !== undefined) this.#seen.delete(oldest);
    this.#seen.add(position);
    return true;
  }
}
