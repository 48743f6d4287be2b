import type { Store } from '../../db/engine/store.ts';
import { type Booked, findLastEntryId, listBooked } from '../../db/upkeep/operating-figures.ts';

/**
 * Totals booked since the platform started. Each look reads the ledger from where the last one ended, so nothing is counted before its
 * commit, and booking pays nothing for being counted.
 */
export class BookedTotals {
  readonly #store: Pick<Store, 'read'>;
  readonly #totals = new Map<string, Booked>();
  #lastId: number;

  private constructor(store: Pick<Store, 'read'>, lastId: number) {
    this.#store = store;
    this.#lastId = lastId;
  }

  /** Begins to count with the next entry. */
  static async begin(store: Pick<Store, 'read'>): Promise<BookedTotals> {
    return new BookedTotals(store, await store.read(findLastEntryId));
  }

  /** The totals up to now, by kind and currency. Must not be called again before it has answered. */
  async look(): Promise<Booked[]> {
    const { booked, lastId } = await this.#store.read((tx) => tx.aside((aside) => listBooked(aside, this.#lastId)));
    this.#lastId = lastId;
    for (const { kind, currency, count, amountMicros } of booked) {
      const key = `${kind} ${currency}`;
      const before = this.#totals.get(key);
      this.#totals.set(key, {
        ...{ kind, currency },
        count: (before?.count ?? 0) + count,
        amountMicros: (before?.amountMicros ?? 0) + amountMicros,
      });
    }
    return [...this.#totals.values()];
  }
}
