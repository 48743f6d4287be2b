/**
 * Lets one work go on at a time. Archiving writes a file from rows and then removes these rows if they are still the same, so nothing may
 * change old rows, or replace the key that proves them, meanwhile.
 */
export class OneAtATime {
  #isTaken = false;

  /** @returns undefined when another work is under way, and this one was not begun. */
  async tryTo<Result>(work: () => Promise<Result>): Promise<{ readonly result: Result } | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    try {
      return { result: await work() };
    } finally {
      this.#isTaken = false;
    }
  }
}
