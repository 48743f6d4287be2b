import type { Store } from '../../db/engine/store.ts';
import type { InProgress } from '../../platform/unit/in-progress.ts';

const ALONE: readonly string[] = ['archiving or erasing'];

/**
 * Lets one work go on at a time. Archiving writes a file from rows and then removes these rows if they are still the same, so nothing may
 * change old rows, or replace the key that proves them, meanwhile.
 */
export class OneAtATime {
  readonly #store: Pick<Store, 'write'> | undefined;
  readonly #inProgress: InProgress | undefined;
  #isTaken = false;

  /** Where servers share the store, at most one of them all. */
  constructor(store?: Pick<Store, 'write'>, inProgress?: InProgress) {
    this.#store = store;
    this.#inProgress = inProgress;
  }

  /** @returns undefined when another work is under way, and this one was not begun. */
  async tryTo<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result } | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    const inProgress = this.#inProgress?.isShared === true ? this.#inProgress : undefined;
    let isClaimed = false;
    try {
      if (inProgress !== undefined) {
        // Until it is known that there is no claim: the answer to a commit may be lost.
        isClaimed = true;
        const claimed = await this.#store?.write((tx) => inProgress.claim(tx, 'alone', ALONE));
        isClaimed = claimed?.length === 1;
        if (!isClaimed) return undefined;
      }
      return { result: await work() };
    } finally {
      this.#isTaken = false;
      if (isClaimed) inProgress?.releaseLater('alone', ALONE);
    }
  }
}
