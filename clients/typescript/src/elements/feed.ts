import type { Ticker } from '../generated/types.gen.ts';
import { atRate, toMicros } from './amounts.ts';
import type { LobbyJackpot } from './lobby-jackpot.ts';
import { PlayerCalls, type Token } from './player-calls.ts';
import type { AnyWin, PlayerSocket } from './player-socket.ts';

/** Where the jackpots of a page come from, and for whom. */
export type Place = {
  /** The platform's address, without a trailing slash. */
  readonly base: string;
  /** The brand path, such as `northstar:luna`. */
  readonly brand: string;
  readonly currency: string | undefined;
  readonly language: string;
  readonly player: string | undefined;
  readonly country: string | undefined;
};

/** A jackpot by its id, by a source that leads to it, or all that the brand may play. */
export type Wanted = { readonly instance: string } | { readonly source: string } | 'all';

export type WinDetail = { readonly event: AnyWin; readonly isOwn: boolean };

/** The events of a feed: `change` when jackpots changed, `win`, `state` when values become old or fresh, `own` when something of the player's own changed. */
export type FeedEvent = 'change' | 'win' | 'state' | 'own' | 'signed-out';

/** The most names that a request or a subscription may hold. */
const NAMES_MAX = 200;
/** Without a socket, values are fetched this often; with one, only what it does not carry. */
const POLL_MS = 5_000;
const REFRESH_MS = 60_000;
const AFTER_WIN_MS = 1_500;
const BACKOFF_MAX_MS = 60_000;
/** Values without news for this long are shown as old. */
const OLD_AFTER_MS = 10_000;
const GATHER_MS = 30;
const RUNNING: readonly string[] = ['Active', 'Paused'];

/** One connection for all elements of a page: what they want is gathered, fetched together, and kept current while the page is seen. */
export class Feed extends EventTarget {
  readonly place: Place;
  readonly calls: PlayerCalls;
  readonly #token: Token | undefined;
  #socket: PlayerSocket | undefined;
  /** The last ones of this connection. */
  readonly #tickers = new Map<string, Ticker>();
  readonly #wanted = new Map<object, Wanted>();
  #jackpots: ReadonlyMap<string, LobbyJackpot> = new Map();
  #loads: AbortController | undefined;
  #pollTimer: ReturnType<typeof setTimeout> | undefined;
  #followTimer: ReturnType<typeof setTimeout> | undefined;
  #stateTimer: ReturnType<typeof setInterval> | undefined;
  #heardMs = Date.now();
  #failures = 0;
  #isOld = false;
  #hasLoaded = false;

  constructor(place: Place, token: Token | undefined) {
    super();
    this.place = place;
    this.calls = new PlayerCalls(place, token);
    this.#token = token;
  }

  /** True once the first reply has arrived. */
  get hasLoaded(): boolean {
    return this.#hasLoaded;
  }

  /** True while the values shown are not current. */
  get isOld(): boolean {
    return this.#isOld;
  }

  get jackpots(): readonly LobbyJackpot[] {
    return [...this.#jackpots.values()];
  }

  find(wanted: Wanted): LobbyJackpot | undefined {
    if (wanted === 'all') return undefined;
    if ('instance' in wanted) return this.#jackpots.get(wanted.instance);
    return this.jackpots.find(({ source_ids }) => source_ids.includes(wanted.source));
  }

  /** Keeps a jackpot current until the returned function is called. */
  watch(wanted: Wanted): () => void {
    const key = {};
    const isKnown = this.find(wanted) !== undefined;
    this.#wanted.set(key, wanted);
    // Elements of one page ask one after the other: they are served by one request, or by what is known.
    if (isKnown) this.#follow();
    else this.#pollIn(GATHER_MS);
    return () => {
      this.#wanted.delete(key);
      this.#follow();
    };
  }

  #follow(): void {
    clearTimeout(this.#followTimer);
    this.#followTimer = setTimeout(() => this.#socket?.isOpen && this.#socket.open(this.#names()), GATHER_MS);
  }

  /** Begins, or goes on when the page is seen or online again. An open connection may be dead. */
  start(): void {
    this.#socket?.close();
    this.#stateTimer ??= setInterval(() => this.#check(), 1_000);
    this.#pollIn(GATHER_MS);
  }

  /** Stops all traffic. */
  stop(): void {
    clearTimeout(this.#pollTimer);
    clearInterval(this.#stateTimer);
    this.#stateTimer = undefined;
    this.#loads?.abort();
    this.#socket?.close();
  }

  #pollIn(ms: number): void {
    clearTimeout(this.#pollTimer);
    this.#pollTimer = setTimeout(() => void this.#poll(), ms);
  }

  async #poll(): Promise<void> {
    if (this.#stateTimer === undefined || this.#wanted.size === 0) return;
    this.#loads?.abort();
    const loads = new AbortController();
    this.#loads = loads;
    try {
      await this.#load(loads.signal);
      this.#failures = 0;
      await this.#connect();
    } catch {
      if (loads.signal.aborted) return;
      this.#failures += 1;
    }
    const pauseMs = this.#isPushed() ? REFRESH_MS : POLL_MS;
    // Spread, so that pages which failed together do not come back together.
    const delayMs = Math.min(BACKOFF_MAX_MS, POLL_MS * 2 ** this.#failures) * (0.5 + Math.random());
    this.#pollIn(this.#failures === 0 ? pauseMs : delayMs);
  }

  /** The socket sends the values of jackpots that run. */
  #isPushed(): boolean {
    return this.#socket?.isOpen === true && this.jackpots.some(({ status }) => RUNNING.includes(status));
  }

  async #load(signal: AbortSignal): Promise<void> {
    const { instance_ids, source_ids, isAll } = this.#names();
    const { brand, currency, language } = this.place;
    const query = { brand_id: brand, currency, language };
    const pages = isAll
      ? [{ ...query, limit: NAMES_MAX }]
      : instance_ids.length + source_ids.length <= NAMES_MAX
        ? [{ ...query, instance_ids, source_ids }]
        : [...chunks(instance_ids, 'instance_ids'), ...chunks(source_ids, 'source_ids')].map((names) => ({
            ...query,
            ...names,
          }));
    const replies = await Promise.all(
      pages.map((page) => this.calls.get<LobbyJackpot[]>('/frontend/lobby', page, signal)),
    );
    this.#jackpots = new Map(replies.flat().map((jackpot) => [jackpot.id, jackpot]));
    // A list may be older than what the socket has sent: no counter goes back to it.
    if (this.#socket?.isOpen) for (const ticker of this.#tickers.values()) this.#update(ticker);
    this.#hasLoaded = true;
    this.#heard();
    this.#tell('change');
  }

  /** Visitors without a session have no socket, so their pages do not load its client. */
  async #connect(): Promise<void> {
    const currency = this.place.currency ?? this.jackpots[0]?.shown_currency;
    if (this.#token === undefined || currency === undefined) return;
    const { PlayerSocket } = await import('./player-socket.ts');
    if (this.#stateTimer === undefined) return;
    this.#socket ??= new PlayerSocket(this.place, this.#token, currency, {
      onUpdate: (ticker) => {
        this.#tickers.set(ticker.id, ticker);
        this.#update(ticker);
      },
      onWin: (event) => this.#won(event),
      onOwn: () => {
        this.calls.forgetOptIns();
        this.#tell('own');
      },
      onHeard: () => this.#heard(),
      onMissed: () => {
        this.#tickers.clear();
        this.#pollIn(0);
      },
      onSignedOut: () => {
        this.#tell('signed-out');
        this.#pollIn(0);
      },
    });
    this.#socket.open(this.#names());
  }

  #names() {
    const wanted = [...this.#wanted.values()];
    const isAll = wanted.includes('all');
    const instance_ids = new Set(wanted.flatMap((one) => (one !== 'all' && 'instance' in one ? [one.instance] : [])));
    const source_ids = new Set(wanted.flatMap((one) => (one !== 'all' && 'source' in one ? [one.source] : [])));
    return { instance_ids: [...instance_ids], source_ids: [...source_ids], isAll };
  }

  /** Takes the values of a ticker, which are in the jackpot's currency. */
  #update(ticker: Ticker): void {
    const known = this.#jackpots.get(ticker.id);
    if (known === undefined) return;
    const { status, timestamp_end, timestamp_start } = ticker;
    const values = new Map(ticker.pots.map(({ id, current_value }) => [id, current_value]));
    const pots = known.pots.map((pot) => {
      const current_value = values.get(pot.id) ?? pot.current_value;
      const shown = atRate(toMicros(current_value), known.rate);
      return { ...pot, current_value, shown_value: String(shown / 1_000_000) };
    });
    this.#jackpots = new Map(this.#jackpots).set(known.id, {
      ...known,
      ...{ status, timestamp_end, timestamp_start, pots },
    });
    // One that ended or paused changes the list.
    this.#tell('change', status === known.status ? known.id : undefined);
  }

  #won(event: AnyWin): void {
    // Ids of other players begin with stars.
    const isOwn = event.data.player_id !== undefined && !event.data.player_id.startsWith('*');
    this.#tell('win', { event, isOwn } satisfies WinDetail);
    // The last win and the windows of the pot have changed; thousands of pages must not ask at once.
    this.#pollIn(AFTER_WIN_MS * (1 + Math.random()));
  }

  #heard(): void {
    this.#heardMs = Date.now();
    this.#check();
  }

  #check(): void {
    const isOld = this.#wanted.size > 0 && Date.now() - this.#heardMs > OLD_AFTER_MS;
    if (isOld === this.#isOld) return;
    this.#isOld = isOld;
    this.#tell('state');
  }

  #tell(name: FeedEvent, detail?: unknown): void {
    this.dispatchEvent(new CustomEvent(name, { detail }));
  }
}

const chunks = <Name extends string>(names: readonly string[], name: Name): Record<Name, string[]>[] =>
  Array.from(
    { length: Math.ceil(names.length / NAMES_MAX) },
    (_, index) => ({ [name]: names.slice(index * NAMES_MAX, (index + 1) * NAMES_MAX) }) as Record<Name, string[]>,
  );
