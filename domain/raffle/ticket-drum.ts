import type { TicketIntervals } from './ticket-intervals.ts';

/** The tickets left to draw from: all except those of holders set aside. A Fenwick tree. */
export class TicketDrum {
  readonly #intervals: TicketIntervals;
  readonly #sums: Float64Array;
  readonly #step: number;
  #left: number;

  constructor(intervals: TicketIntervals) {
    const { holders } = intervals;
    this.#intervals = intervals;
    this.#left = intervals.total;
    this.#sums = new Float64Array(holders + 1);
    // A node at n holds the tickets of the n & −n holders up to n.
    for (let node = 1; node <= holders; node += 1)
      this.#sums[node] = intervals.firstOf(node) - intervals.firstOf(node - (node & -node));
    this.#step = 1;
    while (this.#step * 2 <= holders) this.#step *= 2;
  }

  /** Number of tickets left. */
  get left(): number {
    return this.#left;
  }

  /** Takes the ticket at a position among those left, and sets all tickets of its holder aside. */
  take(position: number): { readonly ticket: number; readonly holder: number } {
    if (!Number.isInteger(position) || position < 0 || position >= this.#left)
      throw new RangeError(`position ${position} is out of range: ${this.#left} tickets are left`);
    let holder = 0;
    let offset = position;
    for (let step = this.#step; step > 0; step >>>= 1) {
      const sum = this.#sums[holder + step];
      if (sum === undefined || sum > offset) continue;
      holder += step;
      offset -= sum;
    }
    this.#setAside(holder);
    return { ticket: this.#intervals.firstOf(holder) + offset, holder };
  }

  #setAside(holder: number): void {
    const count = this.#intervals.countOf(holder);
    this.#left -= count;
    for (let node = holder + 1; node < this.#sums.length; node += node & -node)
      this.#sums[node] = (this.#sums[node] ?? 0) - count;
  }
}
