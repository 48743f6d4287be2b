import { outside } from '../../db/engine/inside.ts';
import type { Store } from '../../db/engine/store.ts';
import { type Booked, readFigures, type StoreFigures } from '../../db/upkeep/operating-figures.ts';
import type { BookedTotals } from './booked-totals.ts';

/** Sooner than Prometheus gives up a scrape. */
const LIMIT_MS = 2_000;

type Stored = StoreFigures & { readonly booked: readonly Booked[] };

/** Reads the figures that the store knows. While it does not answer, a scrape shows everything else: that is when someone looks. */
export class StoredFigures {
  readonly #store: Pick<Store, 'read'>;
  readonly #booked: BookedTotals;
  readonly #failed: (error: unknown) => void;
  #looking: Promise<Stored | undefined> | undefined;

  /** @param failed is called when the store cannot be read. */
  constructor(store: Pick<Store, 'read'>, booked: BookedTotals, failed: (error: unknown) => void) {
    this.#store = store;
    this.#booked = booked;
    this.#failed = failed;
  }

  /** Undefined when the store cannot be read, or not in time. */
  async look(): Promise<Stored | undefined> {
    this.#looking ??= outside(() => this.#read())
      .catch((error: unknown) => {
        this.#failed(error);
        return undefined;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<undefined>((resolve) => {
      timer = setTimeout(() => resolve(undefined), LIMIT_MS);
    });
    return Promise.race([this.#looking, late]).finally(() => clearTimeout(timer));
  }

  async #read(): Promise<Stored> {
    return { ...(await this.#store.read((tx) => tx.aside(readFigures))), booked: await this.#booked.look() };
  }
}
