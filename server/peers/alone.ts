import type { Store } from '../../db/engine/store.ts';
import { nothingInProgress } from '../../platform/unit/in-progress.ts';
import type { Duties, Duty, End } from './duties.ts';

/** The only process on its store. */
export class Alone implements Duties {
  readonly isShared = false;
  readonly newId = undefined;
  readonly mayRest = undefined;
  readonly running = undefined;
  readonly inProgress = nothingInProgress();
  readonly #store: Store;
  readonly #ends = new Map<Duty, End>();

  constructor(store: Store) {
    this.#store = store;
  }

  async take(duty: Duty, begin: (store: Store) => End | Promise<End>): Promise<void> {
    this.#ends.set(duty, await begin(this.#store));
  }

  has(duty: Duty): boolean {
    return this.#ends.has(duty);
  }

  async end(...duties: readonly Duty[]): Promise<void> {
    await Promise.all(
      duties.map((duty) => {
        const end = this.#ends.get(duty);
        this.#ends.delete(duty);
        return end?.();
      }),
    );
  }

  mayCall(): boolean {
    return true;
  }

  tell(): void {}
  onMessage(): void {}
  onPublished(): void {}
  onGone(): void {}
  watchWhile(): void {}

  /** In the reverse order in which they were taken on. */
  async leave(): Promise<void> {
    for (const duty of [...this.#ends.keys()].toReversed()) await this.end(duty);
  }
}
