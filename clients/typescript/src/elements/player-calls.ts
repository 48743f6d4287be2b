import type { Place } from './feed.ts';

/** Returns the token of the player's session. Called before each use, and again when a token was refused. */
export type Token = () => string | Promise<string>;

/** A refusal of the platform, with the sentence of its problem. */
export class Refused extends Error {
  readonly status: number;
  readonly code: string | undefined;

  constructor(status: number, code: string | undefined, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

type Query = Readonly<Record<string, string | number | readonly string[] | undefined>>;

const UNAUTHORIZED = 401;

/** The requests of elements. Public ones carry no token, so that caches may share their replies. */
export class PlayerCalls {
  readonly #place: Place;
  readonly #token: Token | undefined;
  #optedIn: Promise<ReadonlySet<string>> | undefined;

  constructor(place: Place, token: Token | undefined) {
    this.#place = place;
    this.#token = token;
  }

  /** True if the page knows its player. */
  get hasPlayer(): boolean {
    return this.#token !== undefined && this.#place.player !== undefined;
  }

  /** Makes a public request. */
  get<Reply>(path: string, query: Query, signal?: AbortSignal): Promise<Reply> {
    return this.#fetch(path, query, signal === undefined ? {} : { signal });
  }

  /** Makes a request for the player alone. */
  async getOwn<Reply>(path: string, query: Query = {}): Promise<Reply> {
    const { brand, player } = this.#place;
    return this.#asPlayer(path, { brand_id: brand, player_id: player, ...query }, {});
  }

  /** The ids of the jackpots that the player has opted in to: one request for all elements, until something changes. */
  optedIn(): Promise<ReadonlySet<string>> {
    this.#optedIn ??= this.getOwn<{ instance_id: string; opted_in: boolean }[]>('/frontend/my/opt-ins', {
      limit: 200,
    }).then((all) => new Set(all.flatMap(({ instance_id, opted_in }) => (opted_in ? [instance_id] : []))));
    this.#optedIn.catch(() => this.forgetOptIns());
    return this.#optedIn;
  }

  forgetOptIns(): void {
    this.#optedIn = undefined;
  }

  /** Opts the player in or out. */
  async setOptIn(choice: { readonly instance_id: string; readonly opt_in: boolean }): Promise<void> {
    const { brand, player, country } = this.#place;
    const body = JSON.stringify({ brand_id: brand, player_id: player, player_country: country, ...choice });
    await this.#asPlayer('/frontend/opt-in', {}, { method: 'POST', body });
    this.forgetOptIns();
  }

  async #asPlayer<Reply>(path: string, query: Query, init: RequestInit, isRepeated = false): Promise<Reply> {
    if (this.#token === undefined) throw new Refused(UNAUTHORIZED, undefined, '');
    const headers = { authorization: `Bearer ${await this.#token()}`, 'content-type': 'application/json' };
    try {
      return await this.#fetch(path, query, { ...init, headers });
    } catch (error) {
      if (isRepeated || !(error instanceof Refused) || error.status !== UNAUTHORIZED) throw error;
      return this.#asPlayer(path, query, init, true);
    }
  }

  async #fetch<Reply>(path: string, query: Query, init: RequestInit): Promise<Reply> {
    const search = new URLSearchParams();
    // The names of a list are separated by commas, as in a list's text.
    for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
    const response = await fetch(`${this.#place.base}${path}?${search}`, { credentials: 'omit', ...init });
    const text = await response.text();
    if (!response.ok) throw refusalIn(response.status, text);
    return (text === '' ? undefined : JSON.parse(text)) as Reply;
  }
}

/** A proxy may answer with something else than a problem. */
const refusalIn = (status: number, text: string): Refused => {
  try {
    const { code, detail, title } = JSON.parse(text);
    return new Refused(status, code, detail ?? title ?? '');
  } catch {
    return new Refused(status, undefined, '');
  }
};
