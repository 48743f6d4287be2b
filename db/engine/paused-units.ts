/** A unit that continues in a later transaction. */
export interface Paused<Unit> {
  readonly started: Unit;
  go(): void;
  fail(error: unknown): void;
}

/** The units of a lane that have paused, the longest first; those that read elsewhere join when they are done there. */
export class PausedUnits<Unit> {
  readonly #ready: Paused<Unit>[] = [];
  readonly #away = new Set<Paused<Unit>>();
  readonly #back: () => void;

  /** @param back is called when a unit has come back. */
  constructor(back: () => void) {
    this.#back = back;
  }

  get areWaiting(): boolean {
    return this.#ready.length > 0;
  }

  /** @param until what the unit does elsewhere, if anything. */
  add(paused: Paused<Unit>, until: Promise<unknown> | undefined): void {
    if (until === undefined) {
      this.#ready.push(paused);
      return;
    }
    this.#away.add(paused);
    const back = (): void => {
      if (!this.#away.delete(paused)) return;
      this.#ready.push(paused);
      this.#back();
    };
    until.then(back, back);
  }

  next(): Paused<Unit> | undefined {
    return this.#ready.shift();
  }

  putBack(paused: Paused<Unit> | undefined): void {
    if (paused !== undefined) this.#ready.unshift(paused);
  }

  /** Forgets a unit that ended without waiting for its pause. */
  remove(started: Unit): boolean {
    for (const paused of this.#away) if (paused.started === started) return this.#away.delete(paused);
    const at = this.#ready.findIndex((paused) => paused.started === started);
    if (at !== -1) this.#ready.splice(at, 1);
    return at !== -1;
  }

  fail(error: unknown): void {
    for (const { fail } of [...this.#ready.splice(0), ...this.#away]) fail(error);
    this.#away.clear();
  }
}
