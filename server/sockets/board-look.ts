import type { EventSocket } from './event-client.ts';
import type { Jackpot } from './jackpot-board.ts';
import { SharedUpdate } from './shared-update.ts';

/** Names of jackpots: their ids, and the ids of sources that lead to them. */
export type JackpotNames = {
  /** In order, each once. */
  readonly instanceIds: readonly string[];
  readonly sourceIds: ReadonlySet<string>;
  /** All of them as one text. */
  readonly key: string;
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
  readonly #shownBy: () => Index;
  readonly #changedBy: () => Index;
  /** The same lobby is open on many pages. */
  readonly #named = new Map<string, Watched>();
  readonly #updates = {
    'service-socket': new Map<Jackpot, SharedUpdate>(),
    'player-socket': new Map<Jackpot, SharedUpdate>(),
  };

  constructor({ atMs, shown, changed }: Watched & { readonly atMs: number }) {
    this.atMs = atMs;
    this.shown = shown;
    this.changed = changed;
    this.#shownBy = onFirstUse(() => indexOf(shown));
    this.#changedBy = onFirstUse(() => indexOf(changed));
  }

  /** The named ones among its jackpots. */
  named(names: JackpotNames): Watched {
    const known = this.#named.get(names.key);
    if (known !== undefined) return known;
    const watched = { shown: pick(this.#shownBy(), names), changed: pick(this.#changedBy(), names) };
    this.#named.set(names.key, watched);
    return watched;
  }

  /** A JackpotUpdate, rendered once for all sockets of a kind. */
  updateOf(jackpot: Jackpot, socket: EventSocket): SharedUpdate {
    const known = this.#updates[socket].get(jackpot);
    if (known !== undefined) return known;
    const update = new SharedUpdate(jackpot, this.atMs, socket);
    this.#updates[socket].set(jackpot, update);
    return update;
  }
}

/** Jackpots by their ids, and by the ids of their sources. */
type Index = {
  readonly byId: ReadonlyMap<string, Jackpot>;
  readonly bySource: ReadonlyMap<string, readonly Jackpot[]>;
};

const indexOf = (jackpots: readonly Jackpot[]): Index => {
  const bySource = new Map<string, Jackpot[]>();
  for (const jackpot of jackpots)
    for (const id of jackpot.sources) {
      const known = bySource.get(id);
      if (known === undefined) bySource.set(id, [jackpot]);
      else known.push(jackpot);
    }
  return { byId: new Map(jackpots.map((jackpot) => [jackpot.id, jackpot])), bySource };
};

/** The named jackpots, by id. */
const pick = ({ byId, bySource }: Index, { instanceIds, sourceIds }: JackpotNames): readonly Jackpot[] => {
  const found = instanceIds.flatMap((id) => byId.get(id) ?? []);
  if (sourceIds.size === 0) return found;
  const all = new Set([...found, ...[...sourceIds].flatMap((id) => bySource.get(id) ?? [])]);
  return [...all].sort((a, b) => (a.id < b.id ? -1 : 1));
};

const onFirstUse = <Value>(make: () => Value): (() => Value) => {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
};
