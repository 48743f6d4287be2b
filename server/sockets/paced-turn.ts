import type { Jackpot } from './jackpot-board.ts';

/** A socket that was quiet may be sent what this time allows at once: all that fits is shown together every 3 seconds. */
const BURST_SECONDS = 3;
/** The part of a round that changed jackpots leave to the others, so that none waits for ever. */
const LEFT_TO_OTHERS = 1 / 4;
/** With more changed jackpots than this waiting, first come would mean late: all have their turn. */
const FIRST_MAX = 1_000;
/** A change that waits longer is late. */
const LATE_MS = 1_000;

/** The jackpots of a socket that are due: all in a round, and changed ones before. */
export type Due = {
  readonly changed: readonly Jackpot[];
  /** The number of jackpots that all have their turn now; undefined if only changed ones do. */
  readonly all: number | undefined;
};

/** How much may be shown now, and how. */
export type Spending = {
  /** By id. */
  readonly shown: readonly Jackpot[];
  readonly nowMs: number;
  readonly bytesPerSecond: number;
  /** Shows a jackpot; returns the bytes that it took. */
  readonly show: (jackpot: Jackpot) => number;
};

/**
 * The order in which a socket is shown jackpots, and how fast. All that fits is shown at once. Beyond that, changed jackpots come first, and the
 * others one after the other, none of them more often.
 */
export class PacedTurn {
  /** Changed jackpots that wait, by id. Ended ones are nowhere else. */
  readonly #first = new Map<string, Jackpot>();
  /** The number of jackpots whose turn is still to come, after the one that had its turn last. */
  #left = 0;
  #lastId = '';
  #bytes = Number.POSITIVE_INFINITY;
  #filledAtMs = 0;
  /** The last round ended because no bytes were left. */
  #isShort = false;
  #waitsSinceMs: number | undefined;
  #isLate = false;

  /** Reports whether something was due that could not be shown. */
  get isWaiting(): boolean {
    return this.#left > 0 || this.#first.size > 0;
  }

  /** Reports whether jackpots were ever shown later than promised because there are too many. */
  get isLate(): boolean {
    return this.#isLate;
  }

  /** Starts again with other jackpots. */
  clear(): void {
    this.#first.clear();
    this.#left = 0;
    this.#isShort = false;
    this.#waitsSinceMs = undefined;
  }

  note({ changed, all }: Due): void {
    if (all !== undefined) {
      // The round before should have ended by now.
      this.#isLate ||= this.#isShort && this.#left > 0;
      this.#left = all;
    }
    const ended = changed.filter(hasEnded);
    if (this.#first.size + changed.length - ended.length <= FIRST_MAX)
      for (const jackpot of changed) this.#first.set(jackpot.id, jackpot);
    else {
      for (const [id, jackpot] of this.#first) if (!hasEnded(jackpot)) this.#first.delete(id);
      for (const jackpot of ended) this.#first.set(jackpot.id, jackpot);
      this.#left = Number.POSITIVE_INFINITY;
    }
  }

  /** Shows what is due, as far as it may. */
  spend({ shown, nowMs, bytesPerSecond, show }: Spending): void {
    this.#fill(nowMs, bytesPerSecond);
    this.#left = Math.min(this.#left, shown.length);
    const seen = new Set<Jackpot>();
    this.#showFirst(show, seen, this.#left > 0 ? this.#bytes * LEFT_TO_OTHERS : 0);
    this.#showOthers(shown, show, seen);
    this.#showFirst(show, seen, 0);
    this.#isShort = this.isWaiting;
    this.#waitsSinceMs = this.#first.size === 0 ? undefined : (this.#waitsSinceMs ?? nowMs);
    if (this.#waitsSinceMs !== undefined) this.#isLate ||= nowMs - this.#waitsSinceMs > LATE_MS;
  }

  /** A clock that was set back fills nothing. */
  #fill(nowMs: number, bytesPerSecond: number): void {
    const elapsedMs = Math.max(0, nowMs - this.#filledAtMs);
    this.#filledAtMs = nowMs;
    this.#bytes = Math.min(bytesPerSecond * BURST_SECONDS, this.#bytes + (bytesPerSecond * elapsedMs) / 1_000);
  }

  #showFirst(show: Spending['show'], seen: Set<Jackpot>, kept: number): void {
    for (const [id, jackpot] of this.#first) {
      if (this.#bytes <= kept) return;
      this.#first.delete(id);
      seen.add(jackpot);
      this.#bytes -= show(jackpot);
    }
  }

  #showOthers(shown: Spending['shown'], show: Spending['show'], seen: ReadonlySet<Jackpot>): void {
    for (let at = indexAfter(shown, this.#lastId); this.#left > 0 && this.#bytes > 0; at += 1) {
      const jackpot = shown[at % shown.length];
      if (jackpot === undefined) return;
      this.#left -= 1;
      this.#lastId = jackpot.id;
      if (seen.has(jackpot)) continue;
      this.#first.delete(jackpot.id);
      this.#bytes -= show(jackpot);
    }
  }
}

const hasEnded = ({ status }: Jackpot): boolean => status === 'Terminated';

/** The index of the first jackpot after an id. */
const indexAfter = (shown: readonly Jackpot[], id: string): number => {
  let [from, to] = [0, shown.length];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if ((shown[middle]?.id ?? '') <= id) from = middle + 1;
    else to = middle;
  }
  return from;
};
