/**
 * The tickets of one drawing, numbered from 0: each holder has an interval. Holders are ordered by brand path and player id in code units,
 * so the intervals can be rebuilt from the tickets of the period. Costs one number per holder and none per ticket; the store knows who the
 * holders are.
 */
export class TicketIntervals {
  /** The first ticket of each holder, followed by the total. */
  readonly #firsts: Float64Array;

  /** @param counts the tickets of each holder. Throws an Error when one is 0, and above 2⁵³ tickets. */
  constructor(counts: ArrayLike<number>) {
    this.#firsts = new Float64Array(counts.length + 1);
    for (let holder = 0; holder < counts.length; holder += 1) {
      const count = counts[holder] ?? 0;
      if (!Number.isSafeInteger(count) || count < 1) throw new Error(`holder ${holder} has ${count} tickets`);
      this.#firsts[holder + 1] = this.firstOf(holder) + count;
    }
    if (!Number.isSafeInteger(this.total)) throw new Error(`${this.total} tickets cannot be counted exactly`);
  }

  get holders(): number {
    return this.#firsts.length - 1;
  }

  get total(): number {
    return this.firstOf(this.holders);
  }

  firstOf(holder: number): number {
    return this.#firsts[holder] ?? 0;
  }

  countOf(holder: number): number {
    return this.firstOf(holder + 1) - this.firstOf(holder);
  }

  /** The ticket's holder, by binary search. Throws a RangeError when there is no such ticket. */
  holderOf(ticket: number): number {
    if (!Number.isInteger(ticket) || ticket < 0 || ticket >= this.total) throw new RangeError(`no ticket ${ticket}`);
    let below = 0;
    let above = this.holders;
    while (above - below > 1) {
      const middle = (below + above) >>> 1;
      if (this.firstOf(middle) <= ticket) below = middle;
      else above = middle;
    }
    return below;
  }
}
