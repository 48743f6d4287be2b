/** Holders whose tickets are added up together, so that a pick looks at few of many. */
const BLOCK_HOLDERS = 256;

/**
 * The tickets of a drawing that are left, numbered in the order of their holders. Each pick sets its holder's other tickets aside, so
 * no player wins two prizes of one pot.
 */
export class PrizeDrum {
  readonly #left: number[];
  readonly #blocks: number[] = [];
  readonly #first: number[] = [];

  /** @param counts the tickets of each holder. */
  constructor(counts: readonly number[]) {
    this.#left = [...counts];
    let first = 0;
    for (const [holder, count] of counts.entries()) {
      const block = Math.floor(holder / BLOCK_HOLDERS);
      this.#blocks[block] = (this.#blocks[block] ?? 0) + count;
      this.#first.push(first);
      first += count;
    }
  }

  get left(): number {
    return this.#blocks.reduce((sum, count) => sum + count, 0);
  }

  /** The ticket at a place among those left, and its holder. Throws a RangeError beyond them. */
  pick(place: number): { readonly ticket: number; readonly holder: number } {
    let before = place;
    let block = 0;
    for (; before >= (this.#blocks[block] ?? Number.POSITIVE_INFINITY); block += 1) before -= this.#blocks[block] ?? 0;
    let holder = block * BLOCK_HOLDERS;
    for (; before >= (this.#left[holder] ?? Number.POSITIVE_INFINITY); holder += 1) before -= this.#left[holder] ?? 0;
    const [count, first] = [this.#left[holder], this.#first[holder]];
    if (count === undefined || first === undefined) throw new RangeError(`no ticket is left at ${place}`);
    this.#blocks[block] = (this.#blocks[block] ?? 0) - count;
    this.#left[holder] = 0;
    return { ticket: first + before, holder };
  }
}
