import type { EventSocket } from './event-client.ts';
import type { Jackpot } from './jackpot-board.ts';
import { SharedUpdate } from './shared-update.ts';

/** Names of jackpots: their ids, and the ids of sources that lead to them. */
export type JackpotNames = {
  /** In order, each once. */
  readonly instanceIds: readonly string[];
  readonly sourceIds: ReadonlySet<string>;
};

/** The jackpots that concern a subscription. */
export type Watched = {
  /** By id. */
  readonly shown: readonly Jackpot[];
  readonly changed: readonly Jackpot[];
};

/** A snapshot of the board. Answers that several sockets need are worked out once. */
export class BoardLook implements Watched {
  readonly atMs: number;
  /** The jackpots that are Active or Paused, by id. */
  readonly shown: readonly Jackpot[];
  /** Jackpots that differ from the previous snapshot, and jackpots that have ended since. */
  readonly changed: readonly Jackpot[];
  readonly #updates = {
    'service-socket': new Map<Jackpot, SharedUpdate>(),
    'player-socket': new Map<Jackpot, SharedUpdate>(),
  };
  #byId: ReadonlyMap<string, Jackpot> | undefined;
  #bySource: ReadonlyMap<string, readonly Jackpot[]> | undefined;
  #news: ReadonlySet<Jackpot> | undefined;

  constructor({ atMs, shown, changed }: Watched & { readonly atMs: number }) {
    this.atMs = atMs;
    this.shown = shown;
    this.changed = changed;
  }

  /** The named ones among its jackpots. */
  named({ instanceIds, sourceIds }: JackpotNames): Watched {
    const byId = this.#ids();
    const found = instanceIds.flatMap((id) => byId.get(id) ?? []);
    if (sourceIds.size > 0) {
      const bySource = this.#sources();
      const led = [...sourceIds].flatMap((id) => bySource.get(id) ?? []);
      const all = new Set([...found, ...led]);
      found.splice(0, found.length, ...[...all].sort((a, b) => (a.id < b.id ? -1 : 1)));
    }
    this.#news ??= new Set(this.changed);
    const news = this.#news;
    const changed = news.size === 0 ? [] : found.filter((jackpot) => news.has(jackpot));
    return { shown: changed.some(hasEnded) ? found.filter((jackpot) => !hasEnded(jackpot)) : found, changed };
  }

  /** A JackpotUpdate, rendered once for all sockets of a kind. */
  updateOf(jackpot: Jackpot, socket: EventSocket): SharedUpdate {
    const known = this.#updates[socket].get(jackpot);
    if (known !== undefined) return known;
    const update = new SharedUpdate(jackpot, this.atMs, socket);
    this.#updates[socket].set(jackpot, update);
    return update;
  }

  #ids(): ReadonlyMap<string, Jackpot> {
    this.#byId ??= new Map(this.#all().map((jackpot) => [jackpot.id, jackpot]));
    return this.#byId;
  }

  #sources(): ReadonlyMap<string, readonly Jackpot[]> {
    if (this.#bySource !== undefined) return this.#bySource;
    const bySource = new Map<string, Jackpot[]>();
    for (const jackpot of this.#all())
      for (const id of jackpot.sources) {
        const known = bySource.get(id);
        if (known === undefined) bySource.set(id, [jackpot]);
        else known.push(jackpot);
      }
    this.#bySource = bySource;
    return bySource;
  }

  /** An ended jackpot is only among the changed ones. */
  #all(): readonly Jackpot[] {
    return [...this.shown, ...this.changed.filter(hasEnded)];
  }
}

const hasEnded = ({ status }: Jackpot): boolean => status === 'Terminated';
